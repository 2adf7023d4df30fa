package dev.wirespeed;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes values to bytes and reads them back, by codecs that were generated at compile time.
 *
 * <p>Instances hold no state of a conversion; all threads can share one.
 */
public interface WireFormat {

    /**
     * Writes a value to a new array.
     *
     * @throws WireException if there is no codec for the value, or the value can't be written
     */
    byte[] write(@Nullable Object value);

    /**
     * Writes a value to a stream, which is neither flushed nor closed.
     *
     * @throws java.io.UncheckedIOException if the stream fails
     */
    void write(@Nullable Object value, OutputStream target);

    /**
     * Writes a value to a buffer, from its position on.
     *
     * @throws java.nio.BufferOverflowException if the buffer has too little room; nothing is written then
     */
    void write(@Nullable Object value, ByteBuffer target);

    /**
     * Reads one document.
     *
     * @return the value; null where the document says so
     * @throws WireException if the document is malformed, does not fit the type or exceeds a limit
     */
    <T> @Nullable T read(byte[] document, Class<T> type);

    /** As {@link #read(byte[], Class)}, for a generic type. */
    <T> @Nullable T read(byte[] document, TypeRef<T> type);

    /**
     * As {@link #read(byte[], Class)}, from a part of an array.
     *
     * @throws IndexOutOfBoundsException if the array has no such part
     */
    <T> @Nullable T read(byte[] array, int offset, int length, Class<T> type);

    /** As {@link #read(byte[], int, int, Class)}, for a generic type. */
    <T> @Nullable T read(byte[] array, int offset, int length, TypeRef<T> type);

    /** As {@link #read(byte[], Class)}, from what a buffer has between its position and its limit, which stay as they are. */
    <T> @Nullable T read(ByteBuffer document, Class<T> type);

    /** As {@link #read(ByteBuffer, Class)}, for a generic type. */
    <T> @Nullable T read(ByteBuffer document, TypeRef<T> type);

    /**
     * As {@link #read(byte[], Class)}, from a stream that is read to its end and not closed.
     *
     * @throws java.io.UncheckedIOException if the stream fails
     */
    <T> @Nullable T read(InputStream document, Class<T> type);

    /** As {@link #read(InputStream, Class)}, for a generic type. */
    <T> @Nullable T read(InputStream document, TypeRef<T> type);

    /**
     * Reads many values one by one as they are asked for, with no more in memory than the current one: documents that follow
     * one another, or what the format has for a list of values as a whole document, behind which there must be nothing else.
     *
     * @return values in order, null among them where a document says so; closing it closes the source; a problem is a {@link
     *     WireException} where the value is asked for, and no value follows it
     */
    <T> Stream<@Nullable T> readMany(InputStream documents, Class<T> type);

    /** As {@link #readMany(InputStream, Class)}, for a generic type. */
    <T> Stream<@Nullable T> readMany(InputStream documents, TypeRef<T> type);
}
