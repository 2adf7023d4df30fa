package dev.wirespeed.json;

import org.jspecify.annotations.Nullable;

/** For properties that must not be null. */
public final class JsonNulls {
    private JsonNulls() {}

    /**
     * The value that was read.
     *
     * @param name of the property
     * @throws dev.wirespeed.WireException if it is null
     */
    public static <T> T present(JsonReader in, @Nullable T value, String name) {
        if (value == null) {
            throw in.unusable("Property \"" + name + "\" must not be null", in.position());
        }
        return value;
    }
}
