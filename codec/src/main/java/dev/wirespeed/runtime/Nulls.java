package dev.wirespeed.runtime;

import org.jspecify.annotations.Nullable;

/** Checks properties that must not be null. */
public final class Nulls {
    private Nulls() {}

    /**
     * Returns the value that was read.
     *
     * @param name the property's name
     * @throws dev.wirespeed.WireException if the value is null
     */
    public static <T> T present(WireReader in, @Nullable T value, String name) {
        if (value == null) {
            throw in.unusable("Property \"" + name + "\" must not be null", in.position());
        }
        return value;
    }
}
