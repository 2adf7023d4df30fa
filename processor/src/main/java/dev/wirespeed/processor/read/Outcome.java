package dev.wirespeed.processor.read;

import java.util.List;
import java.util.Optional;

/**
 * The result of reading a class or a member.
 *
 * @param value empty if it is left to Jackson, or if a type is not there yet
 * @param problems reasons against code; those of which Jackson knows no way out were reported
 */
record Outcome<T>(Optional<T> value, List<Finding> problems) {
    Outcome {
        problems = List.copyOf(problems);
        value = problems.stream().anyMatch(Finding::canBeLeft) ? Optional.empty() : value;
    }

    /** Why it is left to Jackson, if it is. */
    Optional<Finding> reason() {
        return problems.stream().filter(Finding::canBeLeft).findFirst();
    }
}
