package dev.wirespeed.mapper;

import dev.wirespeed.WireException;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.runtime.Settings;
import java.io.InputStream;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Writes and reads parts of a Jackson mapper's documents with codecs. */
public interface MapperJson {

    /** The codec that was generated for exactly this class; null if there is none. */
    @Nullable
    JsonCodec<?> generatedCodec(Class<?> type);

    // ---- writing

    /**
     * The place of a part in a mapper's document.
     *
     * @param depth how many objects and arrays the part will be inside of
     * @param settings the mapper's settings
     * @param allowed the classes that may be written where declared types leave the class open
     * @param handover writes objects that are allowed and have no codec, but extend a class with one
     */
    record Place(int depth, Settings settings, Predicate<Class<?>> allowed, Handover handover) {}

    /** Has the mapper write single objects inside a part that a codec writes. */
    interface Handover {
        /** Hands nothing over, so that a codec refuses objects without one. */
        Handover NONE = new Handover() {
            @Override
            public byte @Nullable [] bytes(Object value, int depth) {
                return null;
            }

            @Override
            public @Nullable String text(Object value, int depth) {
                return null;
            }
        };

        /**
         * An object as JSON in UTF-8.
         *
         * @param depth how many objects and arrays it is inside of
         * @return null if it is unknown how the mapper would write the object here
         * @throws WireException if the mapper refuses it
         */
        byte @Nullable [] bytes(Object value, int depth);

        /** As {@link #bytes}, as text, with lone surrogates kept. */
        @Nullable
        String text(Object value, int depth);
    }

    /** The target of a value in JSON. */
    @FunctionalInterface
    interface Target<E extends Exception> {
        /**
         * Takes the first {@code length} bytes of a buffer, which is reused afterwards. While the target waits, for a
         * network for example, other threads write to buffers of their own.
         */
        void write(byte[] buffer, int length) throws E;
    }

    /**
     * Writes a value with a codec, for insertion into another document.
     *
     * @param target gets the whole value, or nothing if the codec refuses it
     * @return the refusal, because of an object of another class or for any other reason, such as an exception in the
     *     value's own code; null if the value was written
     */
    <T, E extends Exception> @Nullable WireException write(JsonCodec<T> codec, T value, Place place, Target<E> target)
            throws E;

    /**
     * Writes elements of a list with their codec, separated by commas, for insertion into an array of another document.
     * Stops before an element that is of another class or that the codec refuses, and once there is enough for the
     * target.
     *
     * @param type the class of elements that the codec writes; null elements are written, too
     * @param from the index of the first element
     * @param target gets the elements, if there are any
     * @return the index after the last element written
     */
    <T, E extends Exception> int writeElements(
            JsonCodec<T> codec, Class<?> type, List<?> values, int from, Place place, Target<E> target) throws E;

    /**
     * Writes a value to text with a codec, for insertion into another document.
     *
     * @throws WireException if the codec refuses it, for the same reasons as in bytes
     */
    <T> String writeText(JsonCodec<T> codec, T value, Place place);

    /**
     * Writes a value with a codec as Jackson's default pretty printer does, for insertion into another document.
     *
     * @param around how many of the surrounding objects and arrays are objects
     * @throws WireException if the codec refuses it
     */
    <T> byte[] writePretty(JsonCodec<T> codec, T value, Place place, int around);

    /** As {@link #writePretty}, as text, with lone surrogates kept. */
    <T> String writePrettyText(JsonCodec<T> codec, T value, Place place, int around);

    // ---- reading

    /**
     * A value in the buffer of a parser.
     *
     * @param start the index of its brace or bracket
     * @param end the index after the last byte that may be part of it
     * @param depth how many objects and arrays it is inside of
     * @param settings the mapper's settings
     */
    JsonInPlace inPlace(byte[] buffer, int start, int end, int depth, Settings settings);

    /**
     * A value that may go on after the end of the buffer.
     *
     * @param rest the bytes after the buffer; no more are read than it takes to find the end of the value, and none are
     *     dropped
     */
    JsonInPlace inPlace(byte[] buffer, int start, int end, InputStream rest, int depth, Settings settings);

    /** A codec that reads an array into an {@code ArrayList}, with the codec of its elements. */
    <T> JsonCodec<Iterable<@Nullable T>> listOf(JsonCodec<T> element);

    /** The UTF-8 bytes of a document; null if it has a lone surrogate, which has none. */
    byte @Nullable [] utf8(String document);
}
