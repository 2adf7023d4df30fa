package dev.wirespeed.mapper;

import dev.wirespeed.WireException;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.runtime.Settings;
import java.io.InputStream;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Parts of documents that a mapper of Jackson's writes and reads, as codecs write and read them. */
public interface MapperJson {

    /** The codec that was generated for exactly this class; null if there is none. */
    @Nullable
    JsonCodec<?> generatedCodec(Class<?> type);

    // ---- writing

    /**
     * What a mapper has for a part of one of its documents.
     *
     * @param depth of the objects and arrays that the part will be inside of
     * @param settings of the mapper
     * @param allowed the classes that may be written where declared types leave the class open
     * @param handover writes what is allowed and has no codec, but extends a class that has one
     */
    record Place(int depth, Settings settings, Predicate<Class<?>> allowed, Handover handover) {}

    /** Has the mapper write single objects inside of the part that a codec writes for it. */
    interface Handover {
        /** Hands nothing over, so that the codec refuses what it has none for. */
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
         * An object in JSON, in UTF-8.
         *
         * @param depth of the objects and arrays that it is inside of
         * @return null if it can't be told what the mapper would write here
         * @throws WireException if the mapper refuses it
         */
        byte @Nullable [] bytes(Object value, int depth);

        /** As {@link #bytes}, to text, where a lone surrogate stands for itself. */
        @Nullable
        String text(Object value, int depth);
    }

    /** Where a value in JSON goes. */
    @FunctionalInterface
    interface Target<E extends Exception> {
        /** Takes the first so many bytes of a buffer, which is used for other documents afterwards unless it has no more. */
        void write(byte[] buffer, int length) throws E;
    }

    /**
     * Writes a value by a codec, to be put into another document.
     *
     * @param mayWait whether the target may have to wait for somebody, so that long values are copied for it
     * @param target gets the whole value, or nothing if the codec refuses it
     * @return the refusal, because the value holds one of another class, or of any other reason, such as an exception of the value's own;
     *     null if the value was written
     */
    <T, E extends Exception> @Nullable WireException write(
            JsonCodec<T> codec, T value, Place place, boolean mayWait, Target<E> target) throws E;

    /**
     * Writes elements of a list by their codec, separated by commas, to be put into an array of another document. It ends in front of an
     * element that is of another class, or that the codec refuses, and once there is enough for the target.
     *
     * @param type the class of elements that the codec writes; null is written, too
     * @param from the index of the first one
     * @param target gets the elements, unless it is none
     * @return the index behind the last one that was written
     */
    <T, E extends Exception> int writeElements(
            JsonCodec<T> codec, Class<?> type, List<?> values, int from, Place place, Target<E> target) throws E;

    /**
     * Writes a value by a codec to text, to be put into another document.
     *
     * @throws WireException if the codec refuses it, for the same reasons as in bytes
     */
    <T> String writeText(JsonCodec<T> codec, T value, Place place);

    /**
     * Writes a value by a codec as Jackson's default pretty printer does, to be put into another document.
     *
     * @param around how many of those that it will be inside of are objects
     * @throws WireException if the codec refuses it
     */
    <T> byte[] writePretty(JsonCodec<T> codec, T value, Place place, int around);

    /** As {@link #writePretty}, to text, where a lone surrogate stands for itself. */
    <T> String writePrettyText(JsonCodec<T> codec, T value, Place place, int around);

    // ---- reading

    /**
     * A value in the buffer of a parser.
     *
     * @param start the index of its brace or bracket
     * @param end the index behind the last byte that may be part of it
     * @param depth of the objects and arrays that it is inside of
     * @param settings of the mapper
     */
    JsonInPlace inPlace(byte[] buffer, int start, int end, int depth, Settings settings);

    /**
     * A value of which the buffer may have no more than the beginning.
     *
     * @param rest what comes behind; no more is asked for than it takes to come to the end, and nothing of it is dropped
     */
    JsonInPlace inPlace(byte[] buffer, int start, int end, InputStream rest, int depth, Settings settings);

    /** What reads an array by the codec of its elements, into an {@code ArrayList}. */
    <T> JsonCodec<Iterable<@Nullable T>> listOf(JsonCodec<T> element);

    /** A document in UTF-8, to be read in that; null if there is a lone surrogate in it, which has no bytes. */
    byte @Nullable [] utf8(String document);
}
