package dev.wirespeed.json;

import org.jspecify.annotations.Nullable;

/** A codec that reads {@code null}, too: it refuses it, or has a value that stands for it. */
interface NullCodec {
    /** What a codec makes of the null that was just consumed. */
    static <T> @Nullable T ofNull(JsonReader in, JsonCodec<T> codec) {
        if (!(codec instanceof NullCodec)) {
            return null;
        }
        in.position(in.position() - "null".length());
        return codec.read(in);
    }
}
