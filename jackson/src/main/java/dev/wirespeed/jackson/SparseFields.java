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
 * Some properties of the objects that a mapper writes, such as {@code id,email,orders(id,total)}: the named ones, and
 * of the objects in {@code orders} only those in the parentheses.
 *
 * <pre>{@code
 * static final SparseFields BRIEF = SparseFields.parse("id,email");
 * byte[] document = mapper.writeValueAsBytes(BRIEF.of(user));
 * }</pre>
 *
 * <p>A codec calls only the getters of these properties, so other lazy ones are not loaded. Where Jackson writes a
 * class, all getters are called, properties that are not named are left out, and unknown names are ignored. A view is
 * followed, too. Threads can share an instance.
 */
public final class SparseFields {
    private final Selection selection;
    private final Map<Class<?>, Selection> inViews = new ConcurrentHashMap<>();

    private SparseFields(Selection selection) {
        this.selection = selection;
    }

    /**
     * Parses a list of properties, as {@link dev.wirespeed.Json#select} does.
     *
     * @throws IllegalArgumentException if the text is not such a list
     */
    public static SparseFields parse(String properties) {
        return new SparseFields(Selection.parse(properties));
    }

    /** Wraps a value for a mapper to write: an object, or a list or an array of objects. */
    public Object of(Object value) {
        return new Sparse(value, this);
    }

    /**
     * Checks that values that a mapper writes with codecs have these properties.
     *
     * @param type the type of the values, or of the elements of a list, or the list's type
     * @throws WireException if a property is missing; the message lists the names there are
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

    /** Those of the properties that are in a view. */
    Selection in(@Nullable Class<?> view) {
        return view == null ? selection : inViews.computeIfAbsent(view, selection::and);
    }
}
