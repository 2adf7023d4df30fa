package dev.wirespeed.jackson.internal;

import java.util.Arrays;
import java.util.List;

/**
 * The classes that must not be left to Jackson.
 *
 * @param packages their packages, with all packages below; empty for none
 */
public record Strictness(List<String> packages) {
    /** No classes. */
    public static final Strictness NONE = new Strictness(List.of());

    /** These packages; blank names are ignored. */
    public static Strictness of(String... packages) {
        return new Strictness(Arrays.stream(packages)
                .map(String::strip)
                .filter(each -> !each.isEmpty())
                .toList());
    }

    /**
     * Fails if a class that must not be left to Jackson is.
     *
     * @throws IllegalStateException if so
     */
    void check(Class<?> type, String sentence) {
        if (isFor(type)) {
            throw new IllegalStateException(sentence + " (the module is strict for this class)");
        }
    }

    /** Whether a class must not be left to Jackson. */
    public boolean isFor(Class<?> type) {
        return packages.stream()
                .anyMatch(each -> type.getPackageName().equals(each)
                        || type.getPackageName().startsWith(each + "."));
    }
}
