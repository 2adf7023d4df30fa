package dev.wirespeed.jackson.internal;

import java.util.Arrays;
import java.util.List;

/**
 * Of which classes Jackson must not do the work.
 *
 * @param packages where they are, or below; empty for none
 */
public record Strictness(List<String> packages) {
    /** Of none. */
    public static final Strictness NONE = new Strictness(List.of());

    /** Those that a list names, separated by commas; of none if there is no list. */
    public static Strictness of(String... packages) {
        return new Strictness(Arrays.stream(packages)
                .map(String::strip)
                .filter(each -> !each.isEmpty())
                .toList());
    }

    /**
     * Fails where Jackson does the work for a class that it must not do it for.
     *
     * @throws IllegalStateException if so
     */
    void check(Class<?> type, String sentence) {
        if (isFor(type)) {
            throw new IllegalStateException(sentence + " (the module is strict for this class)");
        }
    }

    /** Whether it counts for a class. */
    public boolean isFor(Class<?> type) {
        return packages.stream()
                .anyMatch(each -> type.getPackageName().equals(each)
                        || type.getPackageName().startsWith(each + "."));
    }
}
