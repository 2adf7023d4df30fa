package dev.wirespeed;

import dev.wirespeed.internal.Streams;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.runtime.Codec;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * JSON (RFC 8259). Documents have the same bytes as those of Jackson 3's default mapper, and are read as that mapper
 * reads them.
 *
 * <pre>{@code
 * byte[] bytes = Json.standard().write(user);
 * User back = Json.standard().read(bytes, User.class);
 * }</pre>
 *
 * <p>For a type that is used often, keep a handle:
 *
 * <pre>{@code
 * static final Json.Typed<User> USERS = Json.standard().forType(User.class);
 * }</pre>
 */
public final class Json extends WireFormat {
    private static final Json STANDARD =
            new Json(JsonEngine.standard(), List.of("application/json", "application/*+json"));
    private static final Json POSITIONAL = new Json(
            JsonEngine.positional(), List.of("application/json;shape=array", "application/*+json;shape=array"));

    private final JsonEngine engine;
    private final List<String> mediaTypes;

    private Json(JsonEngine engine, List<String> mediaTypes) {
        super(engine);
        this.engine = engine;
        this.mediaTypes = mediaTypes;
    }

    /** JSON with objects as objects, and the {@linkplain Limits#standard() standard limits}. */
    public static Json standard() {
        return STANDARD;
    }

    /**
     * JSON with objects as arrays: only the values of their properties, in the order in which properties are written,
     * as with Jackson's {@code @JsonFormat(shape = ARRAY)}. Documents are smaller, but no longer self-describing: both
     * sides must know the class.
     *
     * <p>Classes need codecs for {@link Wire.Format#POSITIONAL_JSON}. A property that is left out is null in its place.
     * When reading, properties missing at the end are absent, and surplus elements are skipped. So a class may only
     * change by appending properties.
     *
     * <p>The media types have Wirespeed's own parameter {@code shape=array}, so a client only gets such documents if it
     * asks for them.
     */
    public static Json positional() {
        return POSITIONAL;
    }

    /** The same format, indented as Jackson's default pretty printer does it. */
    public Json pretty() {
        return new Json(engine.pretty(), mediaTypes);
    }

    @Override
    public Json limits(Limits other) {
        return new Json(engine.limits(other), mediaTypes);
    }

    @Override
    public Json view(Class<?> active) {
        return new Json(engine.view(active), mediaTypes);
    }

    @Override
    public Json select(String properties) {
        return new Json(engine.select(properties), mediaTypes);
    }

    @Override
    public Json allow(Predicate<Class<?>> classes) {
        return new Json(engine.allow(classes), mediaTypes);
    }

    @Override
    public List<String> mediaTypes() {
        return mediaTypes;
    }

    @Override
    public <T> Typed<T> forType(Class<T> type) {
        return new Typed<>(engine, type);
    }

    @Override
    public <T> Typed<T> forType(TypeRef<T> type) {
        return new Typed<>(engine, type.type());
    }

    /** Writes a value to a string. A lone surrogate is kept in the string; {@link #write(Object)} escapes it. */
    public String writeText(@Nullable Object value) {
        return engine.writeText(null, value);
    }

    /**
     * Appends a value to other text, as {@link #writeText(Object)} writes it.
     *
     * @throws UncheckedIOException if the target fails
     */
    public void writeText(@Nullable Object value, Appendable target) {
        Streams.append(writeText(value), target);
    }

    /** Reads a document as {@link #read(byte[], Class)} does, from text. A lone surrogate is kept. */
    public <T> @Nullable T read(String document, Class<T> type) {
        return engine.read(engine.codec(type), document);
    }

    /** As {@link #read(String, Class)}, for a generic type. */
    public <T> @Nullable T read(String document, TypeRef<T> type) {
        return engine.read(engine.codec(type.type()), document);
    }

    /**
     * Reads a document as {@link #read(String, Class)} does, up to the end of the reader, which is not closed.
     *
     * @throws UncheckedIOException if the reader fails
     */
    public <T> @Nullable T read(Reader document, Class<T> type) {
        return engine.read(engine.codec(type), document);
    }

    /** As {@link #read(Reader, Class)}, for a generic type. */
    public <T> @Nullable T read(Reader document, TypeRef<T> type) {
        return engine.read(engine.codec(type.type()), document);
    }

    /**
     * Reads the elements of an array, or values that follow one another, such as lines of NDJSON.
     *
     * <p>As with Jackson's {@code readValues}, an array at the start is taken for the one that holds the values, so
     * lines that are arrays can't be read. There are three differences from Jackson:
     *
     * <ul>
     *   <li>{@code null}, as an element or as a value of its own, is a null in the stream, whatever the type; Jackson
     *       refuses it for most classes.
     *   <li>Anything after the array is a {@link WireException}; Jackson does not look at it.
     *   <li>The stream ends at an element or document that is refused; Jackson's iterator goes on with the next.
     * </ul>
     */
    @Override
    public <T> Stream<@Nullable T> readMany(InputStream documents, Class<T> type) {
        return super.readMany(documents, type);
    }

    /** As {@link #readMany(InputStream, Class)}, for a generic type. */
    @Override
    public <T> Stream<@Nullable T> readMany(InputStream documents, TypeRef<T> type) {
        return super.readMany(documents, type);
    }

    /**
     * A handle for one type.
     *
     * @param <T> the type
     */
    public static final class Typed<T> extends WireFormat.Typed<T> {
        private final JsonEngine engine;

        private Typed(JsonEngine engine, Type type) {
            super(engine, type);
            this.engine = engine;
        }

        private Typed(JsonEngine engine, Codec<?> codec, @Nullable Codec<?> writing) {
            super(engine, codec, writing);
            this.engine = engine;
        }

        private Typed<T> with(JsonEngine other) {
            return new Typed<>(other, codec(), writing());
        }

        /** As {@link Json#pretty}. */
        public Typed<T> pretty() {
            return with(engine.pretty());
        }

        @Override
        public Typed<T> limits(Limits other) {
            return with(engine.limits(other));
        }

        @Override
        public Typed<T> view(Class<?> active) {
            return with(engine.view(active));
        }

        @Override
        public Typed<T> select(String properties) {
            return with(engine.select(properties, codec()));
        }

        @Override
        public Typed<T> allow(Predicate<Class<?>> classes) {
            return with(engine.allow(classes));
        }

        /** As {@link Json#writeText(Object)}. */
        public String writeText(@Nullable T value) {
            return engine.writeText(writing(), value);
        }

        /**
         * As {@link Json#writeText(Object, Appendable)}.
         *
         * @throws UncheckedIOException if the target fails
         */
        public void writeText(@Nullable T value, Appendable target) {
            Streams.append(writeText(value), target);
        }

        /** As {@link Json#read(String, Class)}. */
        public @Nullable T read(String document) {
            return engine.read(codec(), document);
        }

        /** As {@link Json#read(Reader, Class)}. */
        public @Nullable T read(Reader document) {
            return engine.read(codec(), document);
        }
    }
}
