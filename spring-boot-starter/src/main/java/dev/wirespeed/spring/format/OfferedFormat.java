package dev.wirespeed.spring.format;

import dev.wirespeed.TypeRef;
import dev.wirespeed.WireFormat;
import dev.wirespeed.jackson.MapperAgreement;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.util.MimeType;

/**
 * A format that clients may ask for by its media types. It serves types that have codecs and that the application's
 * mapper does not customize. So it never exposes something that the mapper hides or writes differently.
 */
public final class OfferedFormat {
    private final WireFormat format;
    private final MapperAgreement agreement;
    private final List<MediaType> mediaTypes;
    private final Recent<Part, WireFormat> parts = new Recent<>();

    /** The part of a value that is sent. */
    private record Part(@Nullable Class<?> view, String properties) {}

    /** @param agreement the agreement of the application's mapper with the default one */
    public OfferedFormat(WireFormat format, MapperAgreement agreement) {
        this.agreement = agreement;
        this.format = format.allow(type -> agreement.whyNotWritten(type).isEmpty());
        this.mediaTypes = MediaType.parseMediaTypes(format.mediaTypes());
    }

    /** The media types of the format; the first is the one to send. */
    public List<MediaType> mediaTypes() {
        return mediaTypes;
    }

    /** Whether a media type is one of the format's, with all parameters that distinguish it. */
    public boolean isAsked(@Nullable MimeType asked) {
        return asked != null && mediaTypes.stream().anyMatch(each -> isSame(each, asked));
    }

    private static boolean isSame(MediaType offered, MimeType asked) {
        return offered.includes(asked)
                && offered.getParameters().entrySet().stream()
                        .allMatch(each -> each.getValue().equalsIgnoreCase(asked.getParameter(each.getKey())));
    }

    /**
     * Whether this format writes values of a type, and writes nothing in them differently from the application's
     * mapper.
     */
    public boolean writes(Type type) {
        return format.handles(type) && agreement.whyNotWritten(type).isEmpty();
    }

    /**
     * Whether this format reads values of a type, and reads nothing in them differently from the application's mapper.
     */
    public boolean reads(Type type) {
        return format.handles(type) && agreement.whyNotRead(type).isEmpty();
    }

    /**
     * The type that a value is written as, as in Spring's converters: the declared type of a container, otherwise its
     * class.
     */
    public static Type written(ResolvableType declared, Object value) {
        if (value instanceof Selected selected) {
            return selected.type();
        }
        Class<?> container = declared.toClass();
        boolean contains = Iterable.class.isAssignableFrom(container)
                || Map.class.isAssignableFrom(container)
                || container.isArray()
                || container == Optional.class;
        return contains && container.isInstance(value) ? declared.getType() : value.getClass();
    }

    /**
     * Writes a value, or the {@linkplain Selected selected} part of it.
     *
     * @param type a type that it {@linkplain #writes}
     * @param view the active view; null for none
     * @throws dev.wirespeed.WireException if the value holds something that this format does not write
     */
    public byte[] write(Object value, Type type, @Nullable Class<?> view) {
        Object whole = value instanceof Selected selected ? selected.value() : value;
        String properties = value instanceof Selected selected ? selected.properties() : "";
        WireFormat part = parts.get(new Part(view, properties), this::part);
        return type instanceof Class<?> ? part.write(whole) : typed(part, TypeRef.of(type), whole);
    }

    private WireFormat part(Part part) {
        WireFormat inView = part.view == null ? format : format.view(part.view);
        return part.properties.isEmpty() ? inView : inView.select(part.properties);
    }

    @SuppressWarnings("unchecked") // the value is of the type
    private static <T> byte[] typed(WireFormat part, TypeRef<T> type, Object value) {
        return part.forType(type).write((T) value);
    }

    /**
     * Reads a value.
     *
     * @param type a type that it {@linkplain #reads}
     * @param view the active view; null for none
     * @return null if the document says so
     * @throws dev.wirespeed.WireException if the document does not fit the type
     */
    public @Nullable Object read(InputStream document, Type type, @Nullable Class<?> view) {
        return parts.get(new Part(view, ""), this::part).read(document, TypeRef.of(type));
    }
}
