package dev.wirespeed.runtime;

import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Checks of generated code for Kotlin's classes. A mapper may have Jackson's Kotlin module, which gives parameters
 * their default values and refuses nulls. So codecs refuse whatever that module could treat otherwise.
 */
public final class Kotlin {
    private static final String MARKER = "kotlin.jvm.internal.DefaultConstructorMarker";

    private Kotlin() {}

    /** Whether a class has constructors whose parameters may have default values. */
    public static boolean hasDefaults(Class<?> type) {
        return Arrays.stream(type.getDeclaredConstructors()).anyMatch(Kotlin::setsDefaults);
    }

    private static boolean setsDefaults(Constructor<?> constructor) {
        Class<?>[] parameters = constructor.getParameterTypes();
        return parameters.length > 0
                && parameters[parameters.length - 1].getName().equals(MARKER);
    }

    /** Whether null is an element of a collection or an array, or a value in a map. */
    public static boolean hasNull(@Nullable Object container) {
        Object elements = container instanceof Map<?, ?> map ? map.values() : container;
        if (elements instanceof Iterable<?> all) {
            for (Object each : all) {
                if (each == null) {
                    return true;
                }
            }
        }
        return elements instanceof Object[] array && Arrays.asList(array).contains(null);
    }
}
