package dev.wirespeed.runtime;

/** Views of {@code @JsonView}. */
public final class Views {
    private Views() {}

    /** Whether the active view is one of these, or extends one of them. */
    public static boolean isIn(Class<?> active, Class<?>[] views) {
        for (Class<?> view : views) {
            if (view.isAssignableFrom(active)) {
                return true;
            }
        }
        return false;
    }
}
