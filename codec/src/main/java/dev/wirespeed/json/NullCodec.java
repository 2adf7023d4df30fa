package dev.wirespeed.json;

import org.jspecify.annotations.Nullable;

/** A codec that also reads {@code null}: it refuses it, or has a value for it. */
interface NullCodec {
    /** A codec's value for the null that was just consumed. */
    static <T> @Nullable T ofNull(JsonReader in, JsonCodec<T> codec) {
        if (!(codec instanceof NullCodec)) {
            return null;
        }
        in.position(in.position() - "null".length());
        return codec.read(in);
    }
}
