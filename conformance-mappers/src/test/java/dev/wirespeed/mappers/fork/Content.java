package dev.wirespeed.mappers.fork;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All that is in an object, in words, so that two of them can be compared whatever their classes say of equality. */
final class Content {
    private Content() {}

    static String of(@Nullable Object value) throws IllegalAccessException {
        if (value == null) {
            return "null";
        }
        if (value.getClass().isArray()) {
            List<Object> all = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) {
                all.add(Array.get(value, i));
            }
            return ofAll(value, all);
        }
        if (value instanceof Collection<?> collection) {
            return ofAll(value, collection);
        }
        if (value instanceof Map<?, ?> map) {
            return ofAll(value, map.entrySet());
        }
        if (value instanceof Map.Entry<?, ?> entry) {
            return of(entry.getKey()) + "=" + of(entry.getValue());
        }
        return isOurs(value.getClass()) ? ofFields(value) : value.getClass().getSimpleName() + " " + value;
    }

    private static String ofAll(Object value, Collection<?> elements) throws IllegalAccessException {
        StringBuilder text = new StringBuilder(value.getClass().getSimpleName());
        for (Object element : elements) {
            text.append(' ').append(of(element)).append(',');
        }
        return text.append(';').toString();
    }

    private static boolean isOurs(Class<?> type) {
        return type.getName().startsWith("dev.wirespeed.mappers.") && !type.isEnum();
    }

    private static String ofFields(Object value) throws IllegalAccessException {
        StringBuilder text = new StringBuilder(value.getClass().getSimpleName()).append('(');
        for (Class<?> type = value.getClass(); type != null && isOurs(type); type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    text.append(field.getName())
                            .append('=')
                            .append(of(field.get(value)))
                            .append(", ");
                }
            }
        }
        return text.append(')').toString();
    }
}
