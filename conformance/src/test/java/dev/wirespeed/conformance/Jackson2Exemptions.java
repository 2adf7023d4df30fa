package dev.wirespeed.conformance;

import dev.wirespeed.WireException;
import dev.wirespeed.conformance.Oracle.Answer;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
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
                        && isOrderedByMethods(value.getClass())
                        && parts(expected).equals(parts(actual)));
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

    /** The JVM lists methods in any order. */
    private static boolean isOrderedByMethods(Class<?> type) {
        Set<String> fields = hierarchy(type)
                .flatMap(c -> Arrays.stream(c.getDeclaredFields()))
                .map(Field::getName)
                .map(name -> name.toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
        return hierarchy(type)
                .flatMap(c -> Arrays.stream(c.getDeclaredMethods()))
                .map(Method::getName)
                .filter(name -> name.matches("(get|is).+"))
                .map(name -> name.replaceFirst("get|is", "").toLowerCase(Locale.ROOT))
                .anyMatch(name -> !fields.contains(name));
    }

    private static Stream<Class<?>> hierarchy(Class<?> type) {
        return Stream.iterate(type, c -> c != null && c != Object.class, Class::getSuperclass);
    }

    /** What a document is made of, whatever the order and the lines. */
    private static List<String> parts(Answer answer) {
        String json = answer.value() instanceof byte[] bytes
                ? new String(bytes, StandardCharsets.UTF_8)
                : (String) answer.value();
        return Stream.of(json.substring(1, json.length() - 1).split(",", -1))
                .map(String::strip)
                .sorted()
                .toList();
    }
}
