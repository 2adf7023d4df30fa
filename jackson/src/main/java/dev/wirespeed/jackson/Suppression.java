package dev.wirespeed.jackson;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ser.BeanPropertyWriter;

/** Tells which of a property's values are left out, and what its nulls are written by, which a mapper's modifiers may have changed. */
final class Suppression extends BeanPropertyWriter {
    private static final long serialVersionUID = 1L;

    private Suppression(BeanPropertyWriter property) {
        super(property);
    }

    /** The serializer of nulls; an empty text if no null is written. */
    static Object ofNulls(BeanPropertyWriter property) {
        boolean never = property.getType().isPrimitive() || property.willSuppressNulls();
        Object serializer = never ? null : new Suppression(property)._nullSerializer;
        return serializer == null ? "" : serializer;
    }

    /** What is left out, in words. */
    static String of(BeanPropertyWriter property) {
        boolean neverNull = property.getType().isPrimitive();
        String nulls = property.willSuppressNulls() && !neverNull ? "without null" : "";
        return nulls + values(property.getType(), new Suppression(property)._suppressableValue);
    }

    /** An empty primitive is none that there could be. */
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
