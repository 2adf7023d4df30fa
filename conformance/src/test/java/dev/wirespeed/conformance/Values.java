package dev.wirespeed.conformance;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.UUID;
import java.util.function.Supplier;

/** Random values of any type that the fixtures use. */
public final class Values {
    private static final int DEEPEST = 6;

    private final Random random;
    private final Map<Class<?>, Supplier<?>> leaves = new HashMap<>();
    private int depth;

    public Values(Random random) {
        this.random = random;
        Texts texts = new Texts(random);
        Numbers numbers = new Numbers(random);
        Moments moments = new Moments(random);
        leaf(random::nextBoolean, boolean.class, Boolean.class);
        leaf(() -> (byte) random.nextInt(), byte.class, Byte.class);
        leaf(() -> (short) random.nextInt(), short.class, Short.class);
        leaf(() -> (int) numbers.nextLong(), int.class, Integer.class);
        leaf(numbers::nextLong, long.class, Long.class);
        leaf(numbers::nextFloat, float.class, Float.class);
        leaf(numbers::nextDouble, double.class, Double.class);
        leaf(() -> (char) random.nextInt(random.nextBoolean() ? 0x80 : 0x10000), char.class, Character.class);
        leaf(texts::next, String.class);
        leaf(numbers::nextBigInteger, BigInteger.class);
        leaf(numbers::nextBigDecimal, BigDecimal.class);
        leaf(() -> rarely() ? new UUID(0, 0) : new UUID(random.nextLong(), random.nextLong()), UUID.class);
        leaf(moments::nextInstant, Instant.class);
        leaf(moments::nextDate, LocalDate.class);
        leaf(moments::nextTime, LocalTime.class);
        leaf(moments::nextDuration, Duration.class);
        leaf(() -> moments.nextTime().atDate(moments.nextDate()), LocalDateTime.class);
        leaf(() -> moments.nextTime().atDate(moments.nextDate()).atOffset(moments.nextOffset()), OffsetDateTime.class);
        leaf(() -> moments.nextTime().atDate(moments.nextDate()).atZone(moments.nextZone()), ZonedDateTime.class);
        new JdkValues(random, texts, moments).addTo(leaves);
        leaf(() -> next(one(Integer.class, Double.class, BigInteger.class, BigDecimal.class)), Number.class);
        leaf(this::nextObject, Object.class);
        leaf(() -> rarely() ? OptionalInt.empty() : OptionalInt.of((int) numbers.nextLong()), OptionalInt.class);
        leaf(() -> rarely() ? OptionalLong.empty() : OptionalLong.of(numbers.nextLong()), OptionalLong.class);
        leaf(() -> rarely() ? OptionalDouble.empty() : OptionalDouble.of(numbers.nextDouble()), OptionalDouble.class);
    }

    /** What Jackson reads where the type leaves it open. */
    private Object nextObject() {
        List<Class<?>> types =
                List.of(String.class, Boolean.class, Integer.class, Long.class, Double.class, BigInteger.class);
        int choice = random.nextInt(types.size() + (depth < 4 ? 2 : 0));
        if (choice < types.size()) {
            return next(types.get(choice));
        }
        List<Object> elements = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            elements.add(next(Object.class));
        }
        return choice == types.size() ? elements : Collections.singletonMap((String) next(String.class) + "", elements);
    }

    private Class<?> one(Class<?>... classes) {
        return classes[random.nextInt(classes.length)];
    }

    private void leaf(Supplier<?> supplier, Class<?>... types) {
        for (Class<?> type : types) {
            leaves.put(type, supplier);
        }
    }

    /** Whether values of the class are drawn as such, not made of parts. */
    public boolean isLeaf(Class<?> type) {
        return leaves.containsKey(type);
    }

    public Object next(Type type) {
        return next(type, Map.of());
    }

    /** @param bindings what the type's variables stand for */
    Object next(Type type, Map<String, Type> bindings) {
        depth++;
        try {
            return any(resolve(type, bindings));
        } finally {
            depth--;
        }
    }

    private Object any(Type type) {
        if (type instanceof GenericArrayType array) {
            return array(array.getGenericComponentType());
        }
        return type instanceof ParameterizedType generic
                ? ofClass((Class<?>) generic.getRawType(), generic.getActualTypeArguments())
                : ofClass((Class<?>) type);
    }

    private Object ofClass(Class<?> type, Type... arguments) {
        if (!type.isPrimitive() && depth > 1 && rarely()) {
            return null;
        }
        if (leaves.containsKey(type)) {
            return leaves.get(type).get();
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[random.nextInt(type.getEnumConstants().length)];
        }
        if (type.isArray()) {
            return array(type.getComponentType());
        }
        if (type == Optional.class) {
            return Optional.ofNullable(next(arguments[0]));
        }
        if (Map.class.isAssignableFrom(type)) {
            return Containers.map(type, raw(resolve(arguments[0], Map.of())), map(arguments[0], arguments[1]));
        }
        if (Iterable.class.isAssignableFrom(type) && arguments.length == 1) {
            return Containers.collection(type, raw(resolve(arguments[0], Map.of())), elements(arguments[0]));
        }
        return depth > DEEPEST ? null : new Assembly(this, random).next(type, arguments);
    }

    private Object array(Type component) {
        List<Object> elements = elements(component);
        Object array = Array.newInstance(raw(component), elements.size());
        for (int i = 0; i < elements.size(); i++) {
            Array.set(array, i, elements.get(i));
        }
        return array;
    }

    private List<Object> elements(Type type) {
        List<Object> elements = new ArrayList<>();
        for (int size = size(); size > 0; size--) {
            elements.add(next(type));
        }
        return elements;
    }

    private Map<Object, Object> map(Type key, Type value) {
        Map<Object, Object> map = new LinkedHashMap<>();
        for (int size = size(); size > 0; size--) {
            Object k = next(key);
            if (k != null) {
                map.put(k, next(value));
            }
        }
        return map;
    }

    private int size() {
        return depth > 3 ? random.nextInt(3) : random.nextInt(random.nextInt(10) == 0 ? 40 : 6);
    }

    private boolean rarely() {
        return random.nextInt(8) == 0;
    }

    private static Type resolve(Type type, Map<String, Type> bindings) {
        if (type instanceof TypeVariable<?> variable) {
            return bindings.get(variable.getName());
        }
        if (type instanceof WildcardType wildcard) {
            return resolve(wildcard.getUpperBounds()[0], bindings);
        }
        if (type instanceof ParameterizedType generic && !bindings.isEmpty()) {
            return Bound.of(generic, argument -> resolve(argument, bindings));
        }
        return type;
    }

    private static Class<?> raw(Type type) {
        if (type instanceof GenericArrayType array) {
            return raw(array.getGenericComponentType()).arrayType();
        }
        return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
    }
}
