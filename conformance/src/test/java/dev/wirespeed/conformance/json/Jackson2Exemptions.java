package dev.wirespeed.conformance.json;

import dev.wirespeed.WireException;
import dev.wirespeed.conformance.contract.Answer;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Where codecs of the dialect {@code jackson2} differ from Jackson 2 on purpose; docs/dialects.md says why. */
final class Jackson2Exemptions {
    private static final List<String> REPEATED = List.of(
            "No fallback setter/field defined for creator property",
            "Should never call `set()` on setterless property",
            "Unrecognized field \"@type\""); // a type id

    /** A property of theirs that comes again when the object is there already is set at once. */
    private static final Set<String> SET_LATE = Set.of("WithSetters", "Figure", "Figures");

    private Jackson2Exemptions() {}

    static boolean onReading(Answer expected, Answer actual, Class<?> type) {
        if (expected.refused()) {
            String message = expected.refusal().getMessage();
            return !actual.refused() && REPEATED.stream().anyMatch(message::contains);
        }
        return isLimit(actual)
                || (actual.refused() && isMadeBeforeRepeated(type) && isRefusedByItself(actual))
                || (!actual.refused() && SET_LATE.contains(type.getSimpleName()));
    }

    static boolean onWriting(Answer expected, Answer actual, Object value) {
        if (expected.refused()) {
            return false;
        }
        return isLimit(actual)
                || (!actual.refused()
                        && MethodOrder.explains(
                                NumberTexts.text(expected), NumberTexts.text(actual), Stream.of(value.getClass())));
    }

    /** Limits are the same in both dialects. */
    private static boolean isLimit(Answer actual) {
        return actual.refusal() instanceof WireException e && e.kind() == WireException.Kind.LIMIT;
    }

    /** Jackson 2 makes the object as soon as it has all that it needs, and sets by reflection what comes again. */
    private static boolean isMadeBeforeRepeated(Class<?> type) {
        return type.getSimpleName().equals("Refusing");
    }

    private static boolean isRefusedByItself(Answer actual) {
        return actual.refusal().getMessage().contains("IllegalArgumentException: not positive");
    }
}
