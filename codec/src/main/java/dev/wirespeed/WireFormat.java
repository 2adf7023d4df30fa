package dev.wirespeed;

import dev.wirespeed.runtime.Codec;
import dev.wirespeed.runtime.Engine;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes values to bytes and reads them back, with codecs that were generated at compile time.
 *
 * <p>Instances are immutable and can be shared by threads.
 */
public abstract sealed class WireFormat permits Json {
    private final Engine<?, ?, ?> engine;

    WireFormat(Engine<?, ?, ?> engine) {
        this.engine = engine;
    }

    // ---- the same format with other settings

    /** The same format with other limits for reading. */
    public abstract WireFormat limits(Limits other);

    /**
     * The same format with a view of {@code @JsonView}: properties outside it are neither written nor set.
     *
     * <p>A property is in the views that its annotation names, or else the annotation of its class, and in views that
     * extend those. As in Jackson 3, a property without either is in no view.
     */
    public abstract WireFormat view(Class<?> active);

    /**
     * The same format, writing only some properties, such as {@code id,email,orders(id,total)}: the named ones, in
     * their usual order, and of the objects in {@code orders} (a single one, a list or a map) only those in the
     * parentheses. Names with commas, parentheses or quotes stand in double quotes. Reading is not affected.
     *
     * <p>The selection is parsed by this call and works for any type; keep the result. Writing a value that lacks a
     * named property is a {@link WireException}, which lists the names there are.
     *
     * @throws IllegalArgumentException if the text is not such a list
     */
    public abstract WireFormat select(String properties);

    /**
     * The same format, restricted to some classes wherever a declared type leaves the class open: {@code Object}, an
     * interface, or a class with subclasses. An object of exactly its declared class is always written. Reading is not
     * affected.
     *
     * <p>Writing a value that holds an object of another class is a {@link WireException}.
     *
     * @param classes asked for each object whose class is only known at run time, classes of the JDK included
     */
    public abstract WireFormat allow(Predicate<Class<?>> classes);

    // ---- facts about the format

    /** The media types of its documents, such as {@code application/json}; the first is the one to send. */
    public abstract List<String> mediaTypes();

    /**
     * Whether codecs, generated or built in, write and read values of a type. Otherwise whole values are left to
     * Jackson, or refused if there is no fallback on the class path.
     */
    public boolean handles(Type type) {
        return engine.handles(type);
    }

    // ---- one type

    /**
     * A handle for one type, whose codec is looked up by this call instead of by each conversion. Keep it in a
     * {@code static final} field.
     *
     * @throws WireException if there is no codec for the type
     */
    public abstract <T> Typed<T> forType(Class<T> type);

    /** As {@link #forType(Class)}, for a generic type. */
    public abstract <T> Typed<T> forType(TypeRef<T> type);

    // ---- writing

    /**
     * Writes a value to a new array.
     *
     * @throws WireException if there is no codec for the value, or the value can't be written
     */
    public byte[] write(@Nullable Object value) {
        return engine.write(null, value);
    }

    /**
     * Writes a value to a stream, which is neither flushed nor closed.
     *
     * @throws java.io.UncheckedIOException if the stream fails
     */
    public void write(@Nullable Object value, OutputStream target) {
        engine.write(null, value, target);
    }

    /**
     * Writes a value to a buffer, starting at its position.
     *
     * @throws java.nio.BufferOverflowException if the document does not fit; then nothing is written
     */
    public void write(@Nullable Object value, ByteBuffer target) {
        engine.write(null, value, target);
    }

    // ---- reading

    /**
     * Reads one document.
     *
     * @return the value; null if the document says so
     * @throws WireException if the document is malformed, does not fit the type or exceeds a limit
     */
    public <T> @Nullable T read(byte[] document, Class<T> type) {
        return engine.read(engine.codec(type), document, 0, document.length);
    }

    /** As {@link #read(byte[], Class)}, for a generic type. */
    public <T> @Nullable T read(byte[] document, TypeRef<T> type) {
        return engine.read(engine.codec(type.type()), document, 0, document.length);
    }

    /**
     * Reads part of an array as {@link #read(byte[], Class)} does.
     *
     * @throws IndexOutOfBoundsException if the array has no such part
     */
    public <T> @Nullable T read(byte[] array, int offset, int length, Class<T> type) {
        return engine.read(engine.codec(type), array, offset, length);
    }

    /** As {@link #read(byte[], int, int, Class)}, for a generic type. */
    public <T> @Nullable T read(byte[] array, int offset, int length, TypeRef<T> type) {
        return engine.read(engine.codec(type.type()), array, offset, length);
    }

    /**
     * Reads the bytes between a buffer's position and limit as {@link #read(byte[], Class)} does. Both stay unchanged.
     */
    public <T> @Nullable T read(ByteBuffer document, Class<T> type) {
        return engine.read(engine.codec(type), document);
    }

    /** As {@link #read(ByteBuffer, Class)}, for a generic type. */
    public <T> @Nullable T read(ByteBuffer document, TypeRef<T> type) {
        return engine.read(engine.codec(type.type()), document);
    }

    /**
     * Reads a stream to its end as {@link #read(byte[], Class)} does. The stream is not closed.
     *
     * @throws java.io.UncheckedIOException if the stream fails
     */
    public <T> @Nullable T read(InputStream document, Class<T> type) {
        return engine.read(engine.codec(type), document);
    }

    /** As {@link #read(InputStream, Class)}, for a generic type. */
    public <T> @Nullable T read(InputStream document, TypeRef<T> type) {
        return engine.read(engine.codec(type.type()), document);
    }

    /**
     * Reads many values one by one, on demand, keeping only the current one in memory. The input is either a sequence
     * of documents, or one document that is a list of values, with nothing after it.
     *
     * @return values in order, with null for a document or element that is null. Closing it closes the source. A
     *     problem is a {@link WireException} when the value is requested, after which the stream has no more values
     */
    public <T> Stream<@Nullable T> readMany(InputStream documents, Class<T> type) {
        return engine.readMany(engine.codec(type), documents);
    }

    /** As {@link #readMany(InputStream, Class)}, for a generic type. */
    public <T> Stream<@Nullable T> readMany(InputStream documents, TypeRef<T> type) {
        return engine.readMany(engine.codec(type.type()), documents);
    }

    /**
     * A format for one type. Values are written as the type declares, as by Jackson's {@code writerFor(type)}: an
     * object of a subclass with the properties of the type only, and with type ids where the type asks for them.
     * Threads can share it.
     *
     * <p>Objects of subclasses are left to Jackson, since generated code would write the properties of the subclass. So
     * are values of interfaces and abstract classes without type ids.
     *
     * @param <T> the type
     */
    public abstract static sealed class Typed<T> permits Json.Typed {
        private final Engine<?, ?, ?> engine;
        private final Codec<?> codec;
        private final @Nullable Codec<?> writing;

        Typed(Engine<?, ?, ?> engine, Type type) {
            this(engine, engine.codec(type), engine.declared(type));
        }

        Typed(Engine<?, ?, ?> engine, Codec<?> codec, @Nullable Codec<?> writing) {
            this.engine = engine;
            this.codec = codec;
            this.writing = writing;
        }

        final Codec<?> codec() {
            return codec;
        }

        /** The codec that values are written with; null to look it up by their own class. */
        final @Nullable Codec<?> writing() {
            return writing;
        }

        /** As {@link WireFormat#limits}. */
        public abstract Typed<T> limits(Limits other);

        /** As {@link WireFormat#view}. */
        public abstract Typed<T> view(Class<?> active);

        /**
         * As {@link WireFormat#select}.
         *
         * @throws WireException if the type lacks one of the properties
         */
        public abstract Typed<T> select(String properties);

        /** As {@link WireFormat#allow}. */
        public abstract Typed<T> allow(Predicate<Class<?>> classes);

        /** As {@link WireFormat#write(Object)}. */
        public final byte[] write(@Nullable T value) {
            return engine.write(writing, value);
        }

        /** As {@link WireFormat#write(Object, OutputStream)}. */
        public final void write(@Nullable T value, OutputStream target) {
            engine.write(writing, value, target);
        }

        /** As {@link WireFormat#write(Object, ByteBuffer)}. */
        public final void write(@Nullable T value, ByteBuffer target) {
            engine.write(writing, value, target);
        }

        /** As {@link WireFormat#read(byte[], Class)}. */
        public final @Nullable T read(byte[] document) {
            return engine.read(codec, document, 0, document.length);
        }

        /** As {@link WireFormat#read(byte[], int, int, Class)}. */
        public final @Nullable T read(byte[] array, int offset, int length) {
            return engine.read(codec, array, offset, length);
        }

        /** As {@link WireFormat#read(ByteBuffer, Class)}. */
        public final @Nullable T read(ByteBuffer document) {
            return engine.read(codec, document);
        }

        /** As {@link WireFormat#read(InputStream, Class)}. */
        public final @Nullable T read(InputStream document) {
            return engine.read(codec, document);
        }

        /** As {@link WireFormat#readMany(InputStream, Class)}. */
        public final Stream<@Nullable T> readMany(InputStream documents) {
            return engine.readMany(codec, documents);
        }
    }
}
