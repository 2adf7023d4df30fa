package dev.wirespeed.lab.contestant.hand;

import org.jspecify.annotations.Nullable;

/** Properties that must be there. */
final class Present {
    private Present() {}

    static <T> T require(@Nullable T value, String name) {
        if (value == null) {
            throw new IllegalArgumentException("expected a property " + name);
        }
        return value;
    }
}
