package dev.wirespeed.agent.boot;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.List;

/**
 * Names types, one way for all libraries: {@code com.acme.Order}, {@code List<com.acme.Order>},
 * {@code com.acme.Order[]}.
 */
final class TypeNames {
    private static final int DEPTH = 4;
    private static final List<String> LISTS = List.of("java.util.List<", "java.util.ArrayList<");

    private TypeNames() {}

    static String of(Class<?> type) {
        if (type.isArray()) {
            return of(type.getComponentType()) + "[]";
        }
        String name = type.getName();
        int hidden = name.indexOf('/'); // and a number that says nothing
        return hidden < 0 ? name : name.substring(0, hidden);
    }

    static boolean isList(Type raw) {
        return raw == List.class || raw == java.util.ArrayList.class;
    }

    /** @throws RuntimeException and other errors from the application's own types */
    static String of(Type type) {
        String name = isJackson(type) ? ofJackson(type) : of(type, DEPTH);
        for (String list : LISTS) {
            if (name.startsWith(list)) {
                return "List<" + name.substring(list.length());
            }
        }
        return name;
    }

    private static String of(Type type, int depth) {
        if (type instanceof Class<?> plain) {
            return of(plain);
        }
        if (depth > 0 && type instanceof ParameterizedType parameterized) {
            return of(parameterized, depth - 1);
        }
        if (depth > 0 && type instanceof GenericArrayType array) {
            return of(array.getGenericComponentType(), depth - 1) + "[]";
        }
        if (depth > 0 && type instanceof WildcardType wildcard && wildcard.getUpperBounds().length > 0) {
            return of(wildcard.getUpperBounds()[0], depth - 1);
        }
        return "?";
    }

    private static String of(ParameterizedType type, int depth) {
        StringBuilder name = new StringBuilder(of(type.getRawType(), depth));
        char before = '<';
        for (Type argument : type.getActualTypeArguments()) {
            name.append(before).append(of(argument, depth));
            before = ',';
        }
        return name.append('>').toString();
    }

    private static boolean isJackson(Type type) {
        String name = type.getClass().getName();
        return name.startsWith("com.fasterxml.jackson.") || name.startsWith("tools.jackson.");
    }

    /** The name of a {@code JavaType}, which can name itself. */
    private static String ofJackson(Type type) {
        try {
            Class<?> raw = (Class<?>) type.getClass().getMethod("getRawClass").invoke(type);
            return raw.isArray()
                    ? of(raw)
                    : (String) type.getClass().getMethod("toCanonical").invoke(type);
        } catch (ReflectiveOperationException e) {
            return "?";
        }
    }
}
