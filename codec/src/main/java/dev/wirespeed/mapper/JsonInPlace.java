package dev.wirespeed.mapper;

import dev.wirespeed.json.JsonCodec;
import org.jspecify.annotations.Nullable;

/** An object, or an array of objects, in the buffer of another library's parser, which a codec reads in place. */
public interface JsonInPlace {

    /**
     * Reads it with a codec.
     *
     * @throws dev.wirespeed.WireException if the codec refuses it
     */
    <T> @Nullable T read(JsonCodec<T> codec);

    /** The index after it, once it has been read. */
    int end();

    /** The buffer that it is in, or a longer copy of the buffer that goes on. */
    byte[] buffer();

    /** The index after the last byte in memory, of it or of the bytes that follow. */
    int known();

    /** The index after the next line break from an index on, -1 if there is none; CR and LF together are one break. */
    int nextLine(int from);
}
