package dev.wirespeed;

import dev.wirespeed.json.JsonSupport;
import dev.wirespeed.runtime.Selection;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * JSON (RFC 8259), written byte for byte as Jackson 3's default mapper writes it, and read as it reads.
 *
 * <pre>{@code
 * byte[] bytes = Json.standard().write(user);
 * User back = Json.standard().read(bytes, User.class);
 * }</pre>
 */
public final class Json implements WireFormat {
    private static final Json STANDARD = new Json(Limits.standard(), false, null, null);

    private final Limits limits;
    private final boolean pretty;
    private final @Nullable Class<?> view;
    private final @Nullable Selection selection;

    private Json(Limits limits, boolean pretty, @Nullable Class<?> view, @Nullable Selection selection) {
        this.limits = limits;
        this.pretty = pretty;
        this.view = view;
        this.selection = selection;
    }

    /** JSON with objects for structures and the standard {@linkplain Limits limits}. */
    public static Json standard() {
        return STANDARD;
    }

    /** The same format with other limits for reading. */
    public Json limits(Limits other) {
        return new Json(other, pretty, view, selection);
    }

    /** The same format, written over several lines for people to read, as Jackson's default pretty printer does. */
    public Json pretty() {
        return new Json(limits, true, view, selection);
    }

    /**
     * The same format with a view of {@code @JsonView}: properties that are not in it are neither written nor set.
     *
     * <p>A property is in the views that its annotation, else that of its class, names, and in views that extend those. As in
     * Jackson 3, what has no such annotation is in no view.
     */
    public Json view(Class<?> active) {
        Selection both = selection == null ? Selection.of(active) : selection.and(active);
        return new Json(limits, pretty, active, both);
    }

    /**
     * The same format, writing only some properties, such as {@code id,email,orders(id,total)}: those named, in the order in
     * which they are written anyway, and of the objects in {@code orders}, be it one, a list or a map of them, only what the
     * parentheses name. Names with commas, parentheses or quotes stand in double quotes. Reading is not affected.
     *
     * <p>A selection is parsed here and works for any type; keep the result. Writing a value that does not have a property that is
     * named is a {@link WireException} that says which names there are.
     *
     * @throws IllegalArgumentException if the text is no such list
     */
    public Json select(String properties) {
        Selection named = Selection.parse(properties);
        return new Json(limits, pretty, view, view == null ? named : named.and(view));
    }

    @Override
    public byte[] write(@Nullable Object value) {
        return pretty ? JsonSupport.writePretty(value, selection) : JsonSupport.write(value, selection);
    }

    @Override
    public void write(@Nullable Object value, OutputStream target) {
        if (pretty) {
            JsonSupport.copy(JsonSupport.writePretty(value, selection), target);
        } else {
            JsonSupport.write(value, selection, target);
        }
    }

    @Override
    public void write(@Nullable Object value, ByteBuffer target) {
        if (pretty) {
            target.put(JsonSupport.writePretty(value, selection));
        } else {
            JsonSupport.write(value, selection, target);
        }
    }

    /** Writes a value to a string; half of a surrogate pair is kept as it is there, while bytes get an escape for it. */
    public String writeText(@Nullable Object value) {
        return pretty ? JsonSupport.writePrettyText(value, selection) : JsonSupport.writeText(value, selection);
    }

    /**
     * As {@link #writeText(Object)}, at the end of other text.
     *
     * @throws UncheckedIOException if the target fails
     */
    public void writeText(@Nullable Object value, Appendable target) {
        JsonSupport.append(writeText(value), target);
    }

    @Override
    public <T> @Nullable T read(byte[] document, Class<T> type) {
        return JsonSupport.read(document, 0, document.length, type, limits, view);
    }

    @Override
    public <T> @Nullable T read(byte[] document, TypeRef<T> type) {
        return JsonSupport.read(document, 0, document.length, type.type(), limits, view);
    }

    @Override
    public <T> @Nullable T read(byte[] array, int offset, int length, Class<T> type) {
        Objects.checkFromIndexSize(offset, length, array.length);
        return JsonSupport.read(array, offset, offset + length, type, limits, view);
    }

    @Override
    public <T> @Nullable T read(byte[] array, int offset, int length, TypeRef<T> type) {
        Objects.checkFromIndexSize(offset, length, array.length);
        return JsonSupport.read(array, offset, offset + length, type.type(), limits, view);
    }

    @Override
    public <T> @Nullable T read(ByteBuffer document, Class<T> type) {
        return read(document, (Type) type);
    }

    @Override
    public <T> @Nullable T read(ByteBuffer document, TypeRef<T> type) {
        return read(document, type.type());
    }

    @SuppressWarnings("TypeParameterUnusedInFormals") // the type is known to the callers
    private <T> @Nullable T read(ByteBuffer document, Type type) {
        if (document.hasArray()) {
            int from = document.arrayOffset() + document.position();
            return JsonSupport.read(document.array(), from, from + document.remaining(), type, limits, view);
        }
        byte[] copy = new byte[document.remaining()];
        document.duplicate().get(copy);
        return JsonSupport.read(copy, 0, copy.length, type, limits, view);
    }

    /** As {@link #read(byte[], Class)}, from text; half of a surrogate pair in it is kept as it is. */
    public <T> @Nullable T read(String document, Class<T> type) {
        return JsonSupport.read(document, type, limits, view);
    }

    /** As {@link #read(String, Class)}, for a generic type. */
    public <T> @Nullable T read(String document, TypeRef<T> type) {
        return JsonSupport.read(document, type.type(), limits, view);
    }

    /**
     * As {@link #read(String, Class)}, from text that is read to its end; the reader is not closed.
     *
     * @throws UncheckedIOException if the reader fails
     */
    public <T> @Nullable T read(Reader document, Class<T> type) {
        return JsonSupport.read(document, type, limits, view);
    }

    /** As {@link #read(Reader, Class)}, for a generic type. */
    public <T> @Nullable T read(Reader document, TypeRef<T> type) {
        return JsonSupport.read(document, type.type(), limits, view);
    }

    @Override
    public <T> @Nullable T read(InputStream document, Class<T> type) {
        return JsonSupport.read(document, type, limits, view);
    }

    @Override
    public <T> @Nullable T read(InputStream document, TypeRef<T> type) {
        return JsonSupport.read(document, type.type(), limits, view);
    }

    /**
     * Reads the elements of an array, or values that follow one another such as lines of NDJSON.
     *
     * <p>As with Jackson's {@code readValues}, an array at the start is the one that holds the values: lines that are arrays
     * themselves can't be told from it. Three things are not as there:
     *
     * <ul>
     *   <li>{@code null}, as an element or between others, is a null in the stream, whatever the type; Jackson refuses it for most
     *       classes.
     *   <li>Something behind the array is a {@link WireException}; Jackson does not look at it.
     *   <li>Behind an element or a document that is refused the stream is at its end; Jackson's iterator goes on with the next.
     * </ul>
     */
    @Override
    public <T> Stream<@Nullable T> readMany(InputStream documents, Class<T> type) {
        return JsonSupport.readMany(documents, type, limits, view);
    }

    /** As {@link #readMany(InputStream, Class)}, for a generic type. */
    @Override
    public <T> Stream<@Nullable T> readMany(InputStream documents, TypeRef<T> type) {
        return JsonSupport.readMany(documents, type.type(), limits, view);
    }
}
