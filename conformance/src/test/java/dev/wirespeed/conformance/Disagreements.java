package dev.wirespeed.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Collects what differs in many cases, so that one run shows the pattern. */
public final class Disagreements {
    private static final int SHOWN = 25;

    private final List<String> shown = new ArrayList<>();
    private int cases;
    private int count;

    public void check(Optional<String> disagreement) {
        cases++;
        disagreement.ifPresent(this::add);
    }

    private void add(String disagreement) {
        count++;
        if (shown.size() < SHOWN) {
            shown.add(disagreement);
        }
    }

    /**
     * Fails if anything differed, or nothing was tried.
     *
     * @param context what was tried; a seed, where there is one
     */
    public void assertNone(String context) {
        if (cases == 0) {
            throw new AssertionError("Nothing was tried: " + context);
        }
        if (count > 0) {
            throw new AssertionError(shown.stream()
                    .collect(
                            Collectors.joining("\n  ", count + " of " + cases + " differ, " + context + "\n  ", "\n")));
        }
    }
}
