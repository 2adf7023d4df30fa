package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.FallbackGuard;
import dev.wirespeed.json.JsonWriter;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.PropertyWriter;
import tools.jackson.databind.ser.bean.BeanSerializerBase;

/**
 * Keeps values whose class is only known at run time away from the fallback's mapper inside another mapper's document,
 * since the other mapper may have something of its own for one of the classes.
 */
final class OpenTypes {
    private OpenTypes() {}

    /**
     * Checks the value of an object's property.
     *
     * @throws dev.wirespeed.WireException if the other mapper has to write it
     */
    static void check(SerializationContext context, PropertyWriter property, Object object, JsonWriter out)
            throws Exception {
        if (!(property instanceof BeanPropertyWriter known)) {
            FallbackGuard.check(out, object.getClass());
            return;
        }
        Object value = known.get(object);
        if (value == null) {
            return;
        }
        out.checkAllowed(value.getClass());
        JavaType declared = known.getType();
        JavaType type = declared.getContentType() == null ? context.constructType(value.getClass()) : declared;
        if (leavesOpen(context, type, new HashSet<>())) {
            FallbackGuard.check(out, value.getClass());
        }
    }

    /** Whether a type contains something whose class may differ from the declared one. */
    private static boolean leavesOpen(SerializationContext context, JavaType type, Set<JavaType> seen)
            throws DatabindException {
        if (!seen.add(type)) {
            return false;
        }
        if (type.getContentType() != null) {
            return isOpen(context, type.getContentType(), seen)
                    || (type.getKeyType() != null && !type.getKeyType().isFinal());
        }
        ValueSerializer<?> serializer = context.findValueSerializer(type);
        if (serializer instanceof BeanSerializerBase) {
            for (Iterator<PropertyWriter> all = serializer.properties(); all.hasNext(); ) {
                PropertyWriter next = all.next();
                if (!(next instanceof BeanPropertyWriter) || isOpen(context, next.getType(), seen)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isOpen(SerializationContext context, JavaType type, Set<JavaType> seen)
            throws DatabindException {
        boolean open = type.getContentType() == null && !type.isFinal();
        return open || leavesOpen(context, type, seen);
    }
}
