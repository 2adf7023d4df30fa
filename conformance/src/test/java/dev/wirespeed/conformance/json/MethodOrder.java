package dev.wirespeed.conformance.json;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The order of properties that have only methods, where Jackson sorts none: the JVM lists methods in any order. */
public final class MethodOrder {
    private MethodOrder() {}

    /** Whether documents differ in the order of their parts alone, with such a property in one of the classes. */
    public static boolean explains(String expected, String actual, Stream<Class<?>> types) {
        return parts(expected).equals(parts(actual)) && types.anyMatch(MethodOrder::isOrderedByMethods);
    }

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
    private static List<String> parts(String json) {
        return Stream.of(json.split("[,{}\\[\\]]", -1))
                .map(String::strip)
                .sorted()
                .toList();
    }
}
