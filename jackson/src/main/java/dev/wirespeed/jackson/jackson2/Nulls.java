package dev.wirespeed.jackson.jackson2;

import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;

/** Tells what a property's nulls are written by, which a mapper's modifiers may have changed. */
final class Nulls extends BeanPropertyWriter {
    private static final long serialVersionUID = 1L;

    private Nulls(BeanPropertyWriter property) {
        super(property);
    }

    /** The serializer; an empty text if there is none. */
    static Object of(BeanPropertyWriter property) {
        Object serializer = new Nulls(property)._nullSerializer;
        return serializer == null ? "" : serializer;
    }
}
