package dev.wirespeed.jackson;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ser.BeanPropertyWriter;

/**
 * Tells which values of a property are left out, and how its nulls are written; a mapper's modifiers may have changed
 * both.
 */
final class Suppression extends BeanPropertyWriter {
    private static final long serialVersionUID = 1L;

    private Suppression(BeanPropertyWriter property) {
        super(property);
    }

    /** The serializer of nulls; an empty text if nulls are not written. */
    static Object ofNulls(BeanPropertyWriter property) {
        boolean never = property.getType().isPrimitive() || property.willSuppressNulls();
        Object serializer = never ? null : new Suppression(property)._nullSerializer;
        return serializer == null ? "" : serializer;
    }

    /** The text of the values left out. */
    static String of(BeanPropertyWriter property) {
        boolean neverNull = property.getType().isPrimitive();
        String nulls = property.willSuppressNulls() && !neverNull ? "without null" : "";
        return nulls + values(property.getType(), new Suppression(property)._suppressableValue);
    }

    /** A primitive is never empty. */
    private static String values(JavaType type, @Nullable Object value) {
        if (value == null || (value.equals(MARKER_FOR_EMPTY) && type.isPrimitive())) {
            return "";
        }
        if (value.equals(MARKER_FOR_EMPTY)) {
            return " without what is empty";
        }
        boolean text = value instanceof String
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof Enum<?>;
        return " without " + (text ? value : value.getClass().getName());
    }
}
