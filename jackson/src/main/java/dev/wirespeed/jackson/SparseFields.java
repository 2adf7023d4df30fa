package dev.wirespeed.jackson;

import dev.wirespeed.WireException;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.runtime.Parts;
import dev.wirespeed.runtime.Selection;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectMapper;

/**
 * Some properties of what a mapper writes, such as {@code id,email,orders(id,total)}: those named, and of the objects in {@code orders} only what
 * the parentheses name.
 *
 * <pre>{@code
 * static final SparseFields BRIEF = SparseFields.parse("id,email");
 * byte[] document = mapper.writeValueAsBytes(BRIEF.of(user));
 * }</pre>
 *
 * <p>A codec calls the getters of these properties alone, so that what is lazy is not loaded for others. Where Jackson writes a class, all are called
 * and what is not named is left out; a name that such a class has not is looked over. A view is followed, too. All threads can share one.
 */
public final class SparseFields {
    private final Selection selection;
    private final Map<Class<?>, Selection> inViews = new ConcurrentHashMap<>();

    private SparseFields(Selection selection) {
        this.selection = selection;
    }

    /**
     * Reads a list of properties, as {@link dev.wirespeed.Json#select} does.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static SparseFields parse(String properties) {
        return new SparseFields(Selection.parse(properties));
    }

    /** What a mapper writes in the place of a value: an object, or a list or an array of some. */
    public Object of(Object value) {
        return new Sparse(value, this);
    }

    /**
     * Makes sure that what a mapper writes by codecs has these properties.
     *
     * @param type of the values; of the elements of a list, too, or the list's
     * @throws WireException if it has not; the message says which there are
     */
    public void check(ObjectMapper mapper, Type type) {
        JavaType found = mapper.constructType(type);
        while (found.getContentType() != null && !found.isMapLikeType()) {
            found = found.getContentType();
        }
        JavaType object = found;
        try {
            Probe.writing(mapper, context -> {
                if (context.findValueSerializer(object) instanceof CodecSerializer codec) {
                    codec.check(this, context);
                }
                return true;
            });
        } catch (JacksonException e) {
            if (e.getCause() instanceof WireException unknown) {
                throw unknown;
            }
            throw new IllegalStateException("The mapper can't tell: " + e.getMessage(), e);
        }
    }

    void check(JsonCodec<?> codec) {
        Parts<?> parts = codec.parts();
        if (parts != null) {
            selection.check(parts);
        }
    }

    /** Of these, what is in a view. */
    Selection in(@Nullable Class<?> view) {
        return view == null ? selection : inViews.computeIfAbsent(view, selection::and);
    }
}
