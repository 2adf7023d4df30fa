package dev.wirespeed.lab.agreement;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the first place where one value holds an object of another class than another value does.
 *
 * <p>Documents alone don't tell a list of orders from a list of maps that hold what orders hold. Only classes outside of
 * the JDK have to be the same: which list or map a library makes is its own affair.
 */
final class Classes {
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private Classes() {}

    /** Such as {@code $.orders[0]: expected com.acme.Order, was java.util.LinkedHashMap}; null if there is none. */
    static @Nullable String difference(@Nullable Object expected, @Nullable Object actual) {
        return new Classes().first("$", expected, actual);
    }

    private @Nullable String first(String path, @Nullable Object expected, @Nullable Object actual) {
        if (expected == null || actual == null || !seen.add(expected)) {
            return null;
        }
        if (expected instanceof Map<?, ?> map && actual instanceof Map<?, ?> other) {
            return inMap(path, map, other);
        }
        if (expected instanceof Iterable<?> elements && actual instanceof Iterable<?> others && isOfJdk(expected)) {
            return inElements(path, elements.iterator(), others.iterator());
        }
        if (expected instanceof Object[] && actual instanceof Object[]) {
            return inArray(path, expected, actual);
        }
        if (isOfJdk(expected)) {
            return null;
        }
        return expected.getClass() == actual.getClass()
                ? inFields(path, expected, actual)
                : path + ": expected " + expected.getClass().getName() + ", was "
                        + actual.getClass().getName();
    }

    private @Nullable String inMap(String path, Map<?, ?> expected, Map<?, ?> actual) {
        for (Map.Entry<?, ?> entry : expected.entrySet()) {
            String difference = first(path + "." + entry.getKey(), entry.getValue(), actual.get(entry.getKey()));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private @Nullable String inElements(String path, Iterator<?> expected, Iterator<?> actual) {
        for (int i = 0; expected.hasNext() && actual.hasNext(); i++) {
            String difference = first(path + "[" + i + "]", expected.next(), actual.next());
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private @Nullable String inArray(String path, Object expected, Object actual) {
        for (int i = 0; i < Math.min(Array.getLength(expected), Array.getLength(actual)); i++) {
            String difference = first(path + "[" + i + "]", Array.get(expected, i), Array.get(actual, i));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private @Nullable String inFields(String path, Object expected, Object actual) {
        for (Class<?> type = expected.getClass(); type != null && type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) || field.getType().isPrimitive() || !isOpen(field)) {
                    continue;
                }
                String difference = first(path + "." + field.getName(), get(field, expected), get(field, actual));
                if (difference != null) {
                    return difference;
                }
            }
        }
        return null;
    }

    private static boolean isOpen(Field field) {
        return !isOfJdk(field.getDeclaringClass()) && field.trySetAccessible();
    }

    private static @Nullable Object get(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            return null; // not open after all
        }
    }

    private static boolean isOfJdk(Object object) {
        return isOfJdk(object.getClass());
    }

    private static boolean isOfJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader.equals(ClassLoader.getPlatformClassLoader());
    }
}
