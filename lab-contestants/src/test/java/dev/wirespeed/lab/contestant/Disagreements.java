package dev.wirespeed.lab.contestant;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Optional;

/** Who takes no part on which data, and why; the lab lists the same in its reports. */
final class Disagreements {
    private static final String BRACES_FOR_A_NUMBER = "accepts broken documents: object where a number is expected";
    private static final String MORE_DIGITS = "writes another document: ";
    private static final String ROUNDED = "reads its own document to another value: ";

    private static final String NOT_UTF_8 = "writes what is not JSON: Invalid UTF-8";
    private static final String NO_ADAPTER = "can't be set up: java.lang.IllegalArgumentException: No JsonAdapter for ";
    private static final String OTHER_NAMES = "writes another document: $.events[0].created_at: ";

    private static final Map<String, String> REASONS = Map.ofEntries(
            entry("avaje-jsonb/citm", NO_ADAPTER),
            entry("avaje-jsonb/github", NO_ADAPTER),
            entry("avaje-jsonb/numbers", ROUNDED),
            entry("fastjson2/media", BRACES_FOR_A_NUMBER),
            entry("fastjson2/media-reordered", BRACES_FOR_A_NUMBER),
            entry("fastjson2/numbers", MORE_DIGITS),
            entry("fastjson2/users", MORE_DIGITS),
            entry("fory-json/github", OTHER_NAMES),
            entry("jsoniter-scala/small-unknown", "accepts broken documents: wrong literal"),
            entry("wast/citm", NOT_UTF_8),
            entry("wast/github", NOT_UTF_8),
            entry("wast/non-ascii", NOT_UTF_8));

    private Disagreements() {}

    /** How the reason begins, if a contestant is known to disagree on a workload. */
    static Optional<String> of(String contestant, String workload) {
        return Optional.ofNullable(REASONS.get(contestant + "/" + workload));
    }
}
