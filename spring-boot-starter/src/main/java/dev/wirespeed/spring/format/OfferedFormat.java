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
 * A format that clients may ask for by its media types. It serves types that have codecs, and of which the application's mapper has nothing of its own: what that
 * hides or writes in another way, no other format shows.
 */
public final class OfferedFormat {
    private final WireFormat format;
    private final MapperAgreement agreement;
    private final List<MediaType> mediaTypes;
    private final Recent<Part, WireFormat> parts = new Recent<>();

    /** What of a value is sent. */
    private record Part(@Nullable Class<?> view, String properties) {}

    /** @param agreement that of the application's mapper */
    public OfferedFormat(WireFormat format, MapperAgreement agreement) {
        this.agreement = agreement;
        this.format = format.allow(type -> agreement.whyNotWritten(type).isEmpty());
        this.mediaTypes = MediaType.parseMediaTypes(format.mediaTypes());
    }

    /** Those of the format, the one to send first. */
    public List<MediaType> mediaTypes() {
        return mediaTypes;
    }

    /** Whether a media type is one of the format's, and has all parameters by which it differs from others. */
    public boolean isAsked(@Nullable MimeType asked) {
        return asked != null && mediaTypes.stream().anyMatch(each -> isSame(each, asked));
    }

    private static boolean isSame(MediaType offered, MimeType asked) {
        return offered.includes(asked)
                && offered.getParameters().entrySet().stream()
                        .allMatch(each -> each.getValue().equalsIgnoreCase(asked.getParameter(each.getKey())));
    }

    /** Whether values of a type are written in this format, and nothing of them in another way than the application's mapper would. */
    public boolean writes(Type type) {
        return format.handles(type) && agreement.whyNotWritten(type).isEmpty();
    }

    /** Whether values of a type are read in this format, and nothing of them in another way than the application's mapper would. */
    public boolean reads(Type type) {
        return format.handles(type) && agreement.whyNotRead(type).isEmpty();
    }

    /** By what type a value is written, as Spring's converters have it: a container by what it is declared to hold, all else by its class. */
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
     * Writes a value, or what is {@linkplain Selected selected} of it.
     *
     * @param type one that it {@linkplain #writes}
     * @param view the active one; null for none
     * @throws dev.wirespeed.WireException if the value holds something that is not for this format
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
     * @param type one that it {@linkplain #reads}
     * @param view the active one; null for none
     * @return null where the document says so
     * @throws dev.wirespeed.WireException if the document is none of the type
     */
    public @Nullable Object read(InputStream document, Type type, @Nullable Class<?> view) {
        return parts.get(new Part(view, ""), this::part).read(document, TypeRef.of(type));
    }
}
