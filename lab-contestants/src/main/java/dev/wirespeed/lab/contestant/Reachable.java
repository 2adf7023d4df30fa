package dev.wirespeed.lab.contestant;

import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.LinkedHashSet;
import java.util.Set;

/** The classes that a type's declared fields lead to, but for the JDK's. */
final class Reachable {
    private final Set<Class<?>> found = new LinkedHashSet<>();

    private Reachable() {}

    /** The type itself first. */
    static Set<Class<?>> from(Class<?> type) {
        Reachable reachable = new Reachable();
        reachable.add(type);
        return reachable.found;
    }

    private void add(Type type) {
        if (type instanceof Class<?> named) {
            addClass(named.isArray() ? named.getComponentType() : named);
        } else if (type instanceof ParameterizedType generic) {
            add(generic.getRawType());
            for (Type argument : generic.getActualTypeArguments()) {
                add(argument);
            }
        } else if (type instanceof GenericArrayType array) {
            add(array.getGenericComponentType());
        } else if (type instanceof WildcardType wildcard) {
            add(wildcard.getUpperBounds()[0]);
        }
    }

    private void addClass(Class<?> type) {
        if (type.isPrimitive() || type.getName().startsWith("java.") || !found.add(type)) {
            return;
        }
        for (Class<?> declaring = type; declaring != null; declaring = declaring.getSuperclass()) {
            for (Field field : declaring.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    add(field.getGenericType());
                }
            }
        }
    }
}
