package dev.wirespeed.runtime;

import org.jspecify.annotations.Nullable;

/** For properties that must not be null. */
public final class Nulls {
    private Nulls() {}

    /**
     * The value that was read.
     *
     * @param name of the property
     * @throws dev.wirespeed.WireException if it is null
     */
    public static <T> T present(WireReader in, @Nullable T value, String name) {
        if (value == null) {
            throw in.unusable("Property \"" + name + "\" must not be null", in.position());
        }
        return value;
    }
}
