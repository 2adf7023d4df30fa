package dev.wirespeed;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
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
     * As {@link #read(byte[], Class)}, from a stream that is read to its end and not closed.
     *
     * @throws java.io.UncheckedIOException if the stream fails
     */
    <T> @Nullable T read(InputStream document, Class<T> type);

    /** As {@link #read(InputStream, Class)}, for a generic type. */
    <T> @Nullable T read(InputStream document, TypeRef<T> type);
}
