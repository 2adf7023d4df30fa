package dev.wirespeed.processor.read;

import com.palantir.javapoet.ClassName;
import dev.wirespeed.processor.model.Dialect;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Which class Jackson 3 makes for a declared collection or map. */
final class Containers {
    private static final Map<String, ClassName> COLLECTIONS = new HashMap<>();
    private static final Map<String, ClassName> MAPS = new HashMap<>();

    static {
        put(COLLECTIONS, "ArrayList", "java.lang.Iterable");
        put(
                COLLECTIONS,
                "ArrayList",
                "java.util.Collection",
                "java.util.List",
                "java.util.AbstractList",
                "java.util.SequencedCollection");
        put(COLLECTIONS, "HashSet", "java.util.Set", "java.util.AbstractSet");
        put(COLLECTIONS, "TreeSet", "java.util.SortedSet", "java.util.NavigableSet");
        put(COLLECTIONS, "LinkedHashSet", "java.util.SequencedSet");
        put(COLLECTIONS, "LinkedList", "java.util.Queue", "java.util.Deque");
        for (String itself : new String[] {
            "ArrayList", "LinkedList", "HashSet", "LinkedHashSet", "TreeSet", "ArrayDeque", "PriorityQueue", "Vector"
        }) {
            put(COLLECTIONS, itself, "java.util." + itself);
        }
        for (String itself : new String[] {
            "CopyOnWriteArrayList", "CopyOnWriteArraySet", "ConcurrentLinkedQueue", "ConcurrentLinkedDeque"
        }) {
            put(COLLECTIONS, "concurrent." + itself, "java.util.concurrent." + itself);
        }
        put(MAPS, "LinkedHashMap", "java.util.Map", "java.util.AbstractMap", "java.util.SequencedMap");
        put(MAPS, "TreeMap", "java.util.SortedMap", "java.util.NavigableMap");
        put(MAPS, "concurrent.ConcurrentHashMap", "java.util.concurrent.ConcurrentMap");
        put(MAPS, "concurrent.ConcurrentSkipListMap", "java.util.concurrent.ConcurrentNavigableMap");
        for (String itself : new String[] {
            "HashMap",
            "LinkedHashMap",
            "TreeMap",
            "Hashtable",
            "concurrent.ConcurrentHashMap",
            "concurrent.ConcurrentSkipListMap"
        }) {
            put(MAPS, itself, "java.util." + itself);
        }
    }

    static final ClassName ENUM_SET = ClassName.get("java.util", "EnumSet");
    static final ClassName ENUM_MAP = ClassName.get("java.util", "EnumMap");

    private Containers() {}

    private static void put(Map<String, ClassName> target, String implementation, String... declared) {
        ClassName name = ClassName.bestGuess("java.util." + implementation);
        for (String each : declared) {
            target.put(each, name);
        }
    }

    static Optional<ClassName> collection(String declared, boolean ofEnum, Dialect dialect) {
        if (ofEnum
                && (declared.equals("java.util.EnumSet")
                        || (declared.equals("java.util.Set") && dialect.prefersEnumContainers()))) {
            return Optional.of(ENUM_SET);
        }
        return Optional.ofNullable(COLLECTIONS.get(declared));
    }

    static Optional<ClassName> map(String declared, boolean ofEnum, Dialect dialect) {
        if (ofEnum
                && (declared.equals("java.util.EnumMap")
                        || (declared.equals("java.util.Map") && dialect.prefersEnumContainers()))) {
            return Optional.of(ENUM_MAP);
        }
        return Optional.ofNullable(MAPS.get(declared));
    }
}
