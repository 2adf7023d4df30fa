package dev.wirespeed.lab.allocation;

import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * What a value that was read has allocated, with compressed references: its objects as HotSpot lays them out, lists, maps and arrays with
 * what they grew through. What exists once in the JVM, such as enums and small boxed numbers, counts for nothing.
 *
 * @param containers how many lists and maps
 * @param maps how many of them are maps
 */
record Held(long bytes, long containers, long maps) {
    private static final int HEADER = 12;
    private static final int ARRAY_HEADER = 16;
    private static final int REFERENCE = 4;
    private static final int LIST = 24;
    private static final int LIST_CAPACITY = 10;
    /** From JDK 21 on; before, it has 8 less. */
    private static final int MAP = 64;

    private static final int MAP_ENTRY = 40;
    private static final int MAP_CAPACITY = 16;
    private static final int ARRAY_CAPACITY = 16;

    private static final Held NOTHING = new Held(0, 0, 0);

    static Held by(@Nullable Object value) {
        return by(value, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    /** @param keys those of maps that were counted already: a reader makes most of them once */
    private static Held by(@Nullable Object value, Set<Object> keys) {
        if (value == null || value instanceof Enum) {
            return NOTHING;
        }
        if (value instanceof Record fields) {
            return record(fields, keys);
        }
        if (value instanceof List<?> list) {
            Held held = new Held(LIST + listArrays(list.size()), 1, 0);
            for (Object element : list) {
                held = held.plus(by(element, keys));
            }
            return held;
        }
        if (value instanceof Map<?, ?> map) {
            Held held = new Held(MAP + (long) MAP_ENTRY * map.size() + array(MAP_CAPACITY, REFERENCE), 1, 1);
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                Held key = keys.add(entry.getKey()) ? by(entry.getKey(), keys) : NOTHING;
                held = held.plus(key).plus(by(entry.getValue(), keys));
            }
            return held;
        }
        return new Held(leaf(value), 0, 0);
    }

    private Held plus(Held other) {
        return new Held(bytes + other.bytes, containers + other.containers, maps + other.maps);
    }

    private static Held record(Record value, Set<Object> keys) {
        long fields = HEADER;
        Held held = NOTHING;
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            fields += size(component.getType());
            held = component.getType().isPrimitive() ? held : held.plus(by(component(value, component), keys));
        }
        return held.plus(new Held(aligned(fields), 0, 0));
    }

    private static @Nullable Object component(Record value, RecordComponent component) {
        try {
            return component.getAccessor().invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static long leaf(Object value) {
        if (value instanceof String text) {
            return 24 + array(text.length(), 1);
        }
        if (value instanceof Long number) {
            return number == (byte) (long) number ? 0 : 24;
        }
        if (value instanceof Double) {
            return 24;
        }
        if (value instanceof Instant || value instanceof LocalDate) {
            return 24;
        }
        if (value instanceof UUID) {
            return 32;
        }
        if (value instanceof BigDecimal) {
            return 40;
        }
        if (value instanceof OffsetDateTime) {
            return 4 * 24; // itself, its date and time, and each of them; the offset exists already
        }
        if (value.getClass().isArray()) {
            int element = size(value.getClass().getComponentType());
            return grown(Array.getLength(value), element);
        }
        throw new IllegalArgumentException("not known: " + value.getClass());
    }

    /** The arrays of a list that grows by half whenever it is full. */
    private static long listArrays(int size) {
        long bytes = 0;
        int capacity = 0;
        while (capacity < size) {
            capacity = capacity == 0 ? LIST_CAPACITY : capacity + (capacity >> 1);
            bytes += array(capacity, REFERENCE);
        }
        return bytes;
    }

    /** The arrays that double whenever they are full, and the last one of the right length. */
    private static long grown(int length, int element) {
        int capacity = ARRAY_CAPACITY;
        long bytes = array(capacity, element);
        while (capacity < length) {
            capacity *= 2;
            bytes += array(capacity, element);
        }
        return capacity == length ? bytes : bytes + array(length, element);
    }

    private static int size(Class<?> type) {
        if (!type.isPrimitive()) {
            return REFERENCE;
        }
        return type == long.class || type == double.class ? 8 : type == boolean.class || type == byte.class ? 1 : 4;
    }

    private static long array(long length, int element) {
        return aligned(ARRAY_HEADER + length * element);
    }

    private static long aligned(long bytes) {
        return (bytes + 7) & -8;
    }
}
