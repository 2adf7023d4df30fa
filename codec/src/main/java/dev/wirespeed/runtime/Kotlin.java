package dev.wirespeed.runtime;

import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What generated code has to know of objects of Kotlin's classes where a mapper may have Jackson's module for Kotlin: that gives parameters
 * their default values and refuses nulls, so codecs refuse what may come out otherwise.
 */
public final class Kotlin {
    private static final String MARKER = "kotlin.jvm.internal.DefaultConstructorMarker";

    private Kotlin() {}

    /** Whether parameters of a class's constructors may have default values. */
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
