package dev.wirespeed.conformance;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Makes the collection or map that fits a declared class, out of any elements. */
final class Containers {
    private Containers() {}

    /** @param element the declared class of the elements */
    @SuppressWarnings({"unchecked", "rawtypes"}) // the classes are only known at run time
    static Object collection(Class<?> declared, Class<?> element, List<Object> elements) {
        Collection<Object> made;
        if (declared == EnumSet.class) {
            made = (Collection<Object>) EnumSet.noneOf((Class) element);
        } else if (SortedSet.class.isAssignableFrom(declared) && declared.isInterface()) {
            made = new TreeSet<>();
        } else if (Set.class.isAssignableFrom(declared) && declared.isInterface()) {
            made = new LinkedHashSet<>();
        } else if (Queue.class.isAssignableFrom(declared) && declared.isInterface()) {
            made = new ArrayDeque<>();
        } else {
            made = declared.isInterface() ? new ArrayList<>() : (Collection<Object>) create(declared);
        }
        boolean nulls = made instanceof ArrayList || made instanceof LinkedHashSet;
        elements.stream().filter(each -> nulls || each != null).forEach(made::add);
        return made;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the classes are only known at run time
    static Object map(Class<?> declared, Class<?> key, Map<Object, Object> entries) {
        if (declared == EnumMap.class) {
            EnumMap made = new EnumMap(key);
            made.putAll(entries);
            return made;
        }
        Map<Object, Object> made = SortedMap.class.isAssignableFrom(declared)
                ? new TreeMap<>()
                : declared.isInterface() ? new LinkedHashMap<>() : (Map<Object, Object>) create(declared);
        made.putAll(entries);
        return made;
    }

    private static Object create(Class<?> type) {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
