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
 * JSON (RFC 8259), written byte for byte as Jackson 3's default mapper writes it, and read as it reads.
 *
 * <pre>{@code
 * byte[] bytes = Json.standard().write(user);
 * User back = Json.standard().read(bytes, User.class);
 * }</pre>
 *
 * <p>What is used often for one type is best kept:
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

    /** JSON with objects for structures and the standard {@linkplain Limits limits}. */
    public static Json standard() {
        return STANDARD;
    }

    /**
     * JSON with arrays for objects: the values of their properties in the order in which those are written, without names, as Jackson
     * has it for {@code @JsonFormat(shape = ARRAY)}. Smaller, but no longer clear by itself: both sides have to know the class.
     *
     * <p>Classes need codecs for {@link Wire.Format#POSITIONAL_JSON}. A property that is left out is null in its place. One that is
     * missing at the end is absent, and more than the class has is skipped: so properties can be appended, and nothing else.
     *
     * <p>Media types have the parameter {@code shape=array}, which is Wirespeed's own: no client gets such documents unasked.
     */
    public static Json positional() {
        return POSITIONAL;
    }

    /** The same format, written over several lines for people to read, as Jackson's default pretty printer does. */
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

    /** Writes a value to a string; a lone surrogate is kept as it is there, while bytes get an escape for it. */
    public String writeText(@Nullable Object value) {
        return engine.writeText(null, value);
    }

    /**
     * As {@link #writeText(Object)}, at the end of other text.
     *
     * @throws UncheckedIOException if the target fails
     */
    public void writeText(@Nullable Object value, Appendable target) {
        Streams.append(writeText(value), target);
    }

    /** As {@link #read(byte[], Class)}, from text; a lone surrogate in it is kept as it is. */
    public <T> @Nullable T read(String document, Class<T> type) {
        return engine.read(engine.codec(type), document);
    }

    /** As {@link #read(String, Class)}, for a generic type. */
    public <T> @Nullable T read(String document, TypeRef<T> type) {
        return engine.read(engine.codec(type.type()), document);
    }

    /**
     * As {@link #read(String, Class)}, from text that is read to its end; the reader is not closed.
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
        return super.readMany(documents, type);
    }

    /** As {@link #readMany(InputStream, Class)}, for a generic type. */
    @Override
    public <T> Stream<@Nullable T> readMany(InputStream documents, TypeRef<T> type) {
        return super.readMany(documents, type);
    }

    /**
     * JSON for one type.
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
            return with(engine.select(properties));
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
