package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.Trait;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonEngine;
import java.nio.ByteBuffer;
import java.time.temporal.Temporal;
import java.util.Calendar;
import java.util.Date;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.TreeNode;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.bean.BeanSerializerBase;
import tools.jackson.databind.ser.impl.UnknownSerializer;

/** Finds traits of the classes reached: facts that some settings of a mapper depend on. */
final class Traits {
    private static final Set<Class<?>> FLOATS = Set.of(double.class, float.class, Double.class, Float.class);

    private final Map<Trait, String> found = new EnumMap<>(Trait.class);

    Map<Trait, String> found() {
        return found;
    }

    void add(Trait trait, Class<?> type) {
        found.putIfAbsent(trait, type.getName());
    }

    /** Adds the traits of a type itself. */
    void add(JavaType type) {
        Class<?> raw = type.getRawClass();
        if (raw.isEnum() || Enum.class.isAssignableFrom(raw)) {
            add(Trait.ENUM, raw);
            if (hasTexts(raw)) {
                add(Trait.ENUM_TEXT, raw);
            }
        }
        if (isTime(raw)) {
            add(Trait.TIME, raw);
        }
        if (type.isJavaLangObject() || raw == Number.class) {
            add(Trait.UNTYPED, raw);
        }
        if (TreeNode.class.isAssignableFrom(raw)) {
            add(Trait.TREE, raw);
        }
        addContainer(type);
        addNumber(type);
    }

    private void addContainer(JavaType type) {
        Class<?> raw = type.getRawClass();
        if (type.isMapLikeType() || type.isTypeOrSubTypeOf(Map.Entry.class)) {
            add(Trait.MAP, raw);
        } else if (type.isReferenceType()) {
            add(Trait.REFERENCE, raw);
        } else if (raw == char[].class) {
            add(Trait.CHARS, raw);
        } else if (raw == byte[].class || ByteBuffer.class.isAssignableFrom(raw)) {
            add(Trait.BINARY, raw);
        }
        if (type.isContainerType() && !type.isMapLikeType()
                || type.isTypeOrSubTypeOf(Iterable.class)
                || type.isTypeOrSubTypeOf(Iterator.class)) {
            add(Trait.COLLECTION, raw);
        }
    }

    private void addNumber(JavaType type) {
        Class<?> raw = type.getRawClass();
        boolean untyped = type.isJavaLangObject();
        if (untyped || type.isPrimitive() || type.isTypeOrSubTypeOf(Number.class) || raw == Boolean.class) {
            add(Trait.NUMBER, raw);
        }
        if (untyped || raw == Number.class || FLOATS.contains(raw)) {
            add(Trait.FLOAT, raw);
        }
    }

    /** Adds what a class's codec leaves to Jackson, which handles it with a mapper without this one's settings. */
    void addLeft(Class<?> type, boolean isBean) {
        JsonCodec<?> codec = JsonEngine.forMappers().generatedCodec(type);
        if (codec == null ? isBean : codec.isFallback() || codec.usesFallback()) {
            add(Trait.LEFT, type);
        }
    }

    void addEmpty(Class<?> type, ValueSerializer<?> serializer) {
        boolean empty = serializer instanceof UnknownSerializer
                || (serializer instanceof BeanSerializerBase
                        && !serializer.properties().hasNext());
        if (empty) {
            add(Trait.EMPTY, type);
        }
    }

    private static boolean isTime(Class<?> raw) {
        return raw.getName().startsWith("java.time.")
                || raw.getName().startsWith("javax.xml.datatype.")
                || Temporal.class.isAssignableFrom(raw)
                || Date.class.isAssignableFrom(raw)
                || Calendar.class.isAssignableFrom(raw);
    }

    private static boolean hasTexts(Class<?> type) {
        Object[] constants = type.getEnumConstants();
        if (constants == null) {
            return true; // any enum
        }
        for (Object constant : constants) {
            if (!((Enum<?>) constant).name().equals(constant.toString())) {
                return true;
            }
        }
        return false;
    }
}
