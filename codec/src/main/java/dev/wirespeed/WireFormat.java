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
 * Writes values to bytes and reads them back, by codecs that were generated at compile time.
 *
 * <p>Instances hold no state of a conversion; all threads can share one.
 */
public abstract sealed class WireFormat permits Json {
    private final Engine<?, ?, ?> engine;

    WireFormat(Engine<?, ?, ?> engine) {
        this.engine = engine;
    }

    // ---- the same format, told something else

    /** The same format with other limits for reading. */
    public abstract WireFormat limits(Limits other);

    /**
     * The same format with a view of {@code @JsonView}: properties that are not in it are neither written nor set.
     *
     * <p>A property is in the views that its annotation, else that of its class, names, and in views that extend those. As in
     * Jackson 3, what has no such annotation is in no view.
     */
    public abstract WireFormat view(Class<?> active);

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
    public abstract WireFormat select(String properties);

    /**
     * The same format, refusing objects of other classes than some where a declared type leaves the class open: {@code Object}, an interface, or
     * a class that has subclasses. What is declared as just the class that it is of is written anyway. Reading is not affected.
     *
     * <p>A value that holds an object of another class is a {@link WireException}.
     *
     * @param classes asked for each object of a class that is only known at run time, those of the JDK included
     */
    public abstract WireFormat allow(Predicate<Class<?>> classes);

    // ---- what the format is for

    /** The media types of its documents, the one to send first, such as {@code application/json}. */
    public abstract List<String> mediaTypes();

    /**
     * Whether values of a type are written and read by codecs, generated ones or those of the JDK's classes. Else they are left to Jackson as
     * a whole where that is at hand, and refused where it is not.
     */
    public boolean handles(Type type) {
        return engine.handles(type);
    }

    // ---- one type

    /**
     * The same format for one type, whose codec is looked up here and not at each call; best kept in a {@code static final} field.
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
     * Writes a value to a buffer, from its position on.
     *
     * @throws java.nio.BufferOverflowException if the buffer has too little room; nothing is written then
     */
    public void write(@Nullable Object value, ByteBuffer target) {
        engine.write(null, value, target);
    }

    // ---- reading

    /**
     * Reads one document.
     *
     * @return the value; null where the document says so
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
     * As {@link #read(byte[], Class)}, from a part of an array.
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

    /** As {@link #read(byte[], Class)}, from what a buffer has between its position and its limit, which stay as they are. */
    public <T> @Nullable T read(ByteBuffer document, Class<T> type) {
        return engine.read(engine.codec(type), document);
    }

    /** As {@link #read(ByteBuffer, Class)}, for a generic type. */
    public <T> @Nullable T read(ByteBuffer document, TypeRef<T> type) {
        return engine.read(engine.codec(type.type()), document);
    }

    /**
     * As {@link #read(byte[], Class)}, from a stream that is read to its end and not closed.
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
     * Reads many values one by one as they are asked for, with no more in memory than the current one: documents that follow
     * one another, or what the format has for a list of values as a whole document, behind which there must be nothing else.
     *
     * @return values in order, null among them where a document says so; closing it closes the source; a problem is a {@link
     *     WireException} where the value is asked for, and no value follows it
     */
    public <T> Stream<@Nullable T> readMany(InputStream documents, Class<T> type) {
        return engine.readMany(engine.codec(type), documents);
    }

    /** As {@link #readMany(InputStream, Class)}, for a generic type. */
    public <T> Stream<@Nullable T> readMany(InputStream documents, TypeRef<T> type) {
        return engine.readMany(engine.codec(type.type()), documents);
    }

    /**
     * A format for one type. Values are written as what the type declares, as by Jackson's {@code writerFor(type)}: of an object of a
     * subclass the properties of the type, and ids of types where it asks for them. All threads can share one.
     *
     * <p>Objects of subclasses, and so all that are written as an interface or an abstract class without ids, are left to Jackson: generated code
     * would write what the subclass has.
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

        /** What values are written by; null for their own class. */
        final @Nullable Codec<?> writing() {
            return writing;
        }

        /** As {@link WireFormat#limits}. */
        public abstract Typed<T> limits(Limits other);

        /** As {@link WireFormat#view}. */
        public abstract Typed<T> view(Class<?> active);

        /** As {@link WireFormat#select}. */
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
