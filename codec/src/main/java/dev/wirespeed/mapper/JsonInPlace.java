package dev.wirespeed.mapper;

import dev.wirespeed.json.JsonCodec;
import org.jspecify.annotations.Nullable;

/** An object, or an array of objects, that stands in the buffer of another library's parser, to be read by a codec where it is. */
public interface JsonInPlace {

    /**
     * Reads it by a codec.
     *
     * @throws dev.wirespeed.WireException if the codec refuses it
     */
    <T> @Nullable T read(JsonCodec<T> codec);

    /** The index behind it, after it has been read. */
    int end();

    /** Where it stands: the buffer, or a longer copy of it that goes on. */
    byte[] buffer();

    /** The index behind the last byte that is in memory of it, and of what comes behind it. */
    int known();

    /** The index behind the next line break in it from an index on, -1 if there is none; CR and LF together are one. */
    int nextLine(int from);
}
