package dev.wirespeed.conformance;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Deep equality that looks into arrays and into fixtures, and holds containers to the classes that Jackson chooses. */
public final class Equality {
    /** Classes that have no equality of their own. */
    private static final Set<Class<?>> BY_TEXT = Set.of(
            Pattern.class,
            StringBuilder.class,
            StringBuffer.class,
            AtomicInteger.class,
            AtomicLong.class,
            AtomicBoolean.class);

    /** The fields of an object that the class declares itself. */
    private static final ClassValue<Field[]> FIELDS = new ClassValue<>() {
        @Override
        protected Field[] computeValue(Class<?> type) {
            Field[] fields = Stream.of(type.getDeclaredFields())
                    .filter(field -> !Modifier.isStatic(field.getModifiers()))
                    .toArray(Field[]::new);
            AccessibleObject.setAccessible(fields, true);
            return fields;
        }
    };

    /** What is being compared further out, so that what refers back to it is not compared again. */
    private final Set<Pair> open = new HashSet<>();

    /** Two objects, whatever their own equality. */
    private record Pair(Object a, Object b) {
        @Override
        @SuppressWarnings("ReferenceEquality") // whatever their own equality
        public boolean equals(Object o) {
            return o instanceof Pair other && a == other.a && b == other.b;
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(a) + System.identityHashCode(b);
        }
    }

    private Equality() {}

    public static boolean same(Object a, Object b) {
        return new Equality().isSame(a, b);
    }

    @SuppressWarnings("ReferenceEquality") // what is identical is the same, null included
    private boolean isSame(Object a, Object b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.getClass() != b.getClass()) {
            return false;
        }
        if (a.getClass().isArray()) {
            return sameArrays(a, b);
        }
        if (a instanceof Map<?, ?> map) {
            return sameMaps(map, (Map<?, ?>) b);
        }
        if (a.getClass() == HashSet.class) {
            return a.equals(b) || sameInAnyOrder((Set<?>) a, (Set<?>) b);
        }
        if (a instanceof Collection<?> collection) {
            return sameElements(collection, (Collection<?>) b);
        }
        if (a instanceof Optional<?> optional) {
            return isSame(optional.orElse(null), ((Optional<?>) b).orElse(null));
        }
        if (isFixture(a.getClass())) {
            return sameObjects(a, b);
        }
        return BY_TEXT.contains(a.getClass())
                ? a.toString().equals(b.toString())
                : a.equals(b) || isOpaque(a.getClass());
    }

    /** Whether the class knows nothing but identity, such as a lock in an object of others. */
    private static boolean isOpaque(Class<?> type) {
        try {
            return !type.isEnum() && type.getMethod("equals", Object.class).getDeclaringClass() == Object.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Where elements have no equality of their own, their order is by chance. */
    private boolean sameInAnyOrder(Set<?> a, Set<?> b) {
        List<Object> others = new ArrayList<>(b);
        return a.size() == b.size() && a.stream().allMatch(element -> removesSame(others, element));
    }

    private boolean removesSame(List<Object> others, Object element) {
        for (int i = 0; i < others.size(); i++) {
            if (isSame(element, others.get(i))) {
                others.remove(i);
                return true;
            }
        }
        return false;
    }

    private boolean sameObjects(Object a, Object b) {
        Pair pair = new Pair(a, b);
        if (!open.add(pair)) {
            return true;
        }
        boolean same = sameFields(a.getClass(), a, b);
        open.remove(pair);
        return same;
    }

    private boolean sameElements(Collection<?> a, Collection<?> b) {
        Iterator<?> other = b.iterator();
        return a.size() == b.size() && a.stream().allMatch(element -> isSame(element, other.next()));
    }

    private boolean sameArrays(Object a, Object b) {
        return a instanceof Object[] objects
                ? sameElements(Arrays.asList(objects), Arrays.asList((Object[]) b))
                : Objects.deepEquals(a, b);
    }

    /** Entries in the order of iteration; a HashMap's depends on its keys alone where the classes are the same. */
    private boolean sameMaps(Map<?, ?> a, Map<?, ?> b) {
        Iterator<? extends Map.Entry<?, ?>> other = b.entrySet().iterator();
        for (Map.Entry<?, ?> entry : a.entrySet()) {
            if (!other.hasNext()) {
                return false;
            }
            Map.Entry<?, ?> counterpart = other.next();
            if (!Objects.equals(entry.getKey(), counterpart.getKey())
                    || !isSame(entry.getValue(), counterpart.getValue())) {
                return false;
            }
        }
        return !other.hasNext();
    }

    /** Whether its fields tell what is equal; also of classes of others, which have an equality for their own ends. */
    private static boolean isFixture(Class<?> type) {
        return (type.getName().startsWith("dev.wirespeed.") || type.getClassLoader() instanceof ForeignLoader)
                && !Enum.class.isAssignableFrom(type);
    }

    private boolean sameFields(Class<?> type, Object a, Object b) {
        for (Field field : FIELDS.get(type)) {
            if (!isSame(get(field, a), get(field, b))) {
                return false;
            }
        }
        return !isFixture(type.getSuperclass()) || sameFields(type.getSuperclass(), a, b);
    }

    private static Object get(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
