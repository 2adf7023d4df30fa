package dev.wirespeed.agent.boot;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.stream.BaseStream;
import org.jspecify.annotations.Nullable;

/** The root types that a class stands for. Kept by the class itself, and without a reference to it: so that it can be unloaded. */
final class ClassTypes {
    /** How a value of the class is looked at. */
    enum Kind {
        PLAIN,
        /** A list of the JDK whose elements can be had without running anything of the application. */
        LIST,
        /** An array of objects. */
        ARRAY,
        /** Something of many values that is not touched, since to look into it may load or consume them. */
        CLOSED
    }

    private static final ClassValue<ClassTypes> OF_CLASS = new ClassValue<>() {
        @Override
        protected ClassTypes computeValue(Class<?> type) {
            return new ClassTypes(type);
        }
    };

    private final Kind kind;
    private final String name;
    // Without synchronization: who does not see them asks for them again.
    private @Nullable RootType itself;
    private @Nullable RootType list;
    private @Nullable RootType array;

    private ClassTypes(Class<?> type) {
        kind = kind(type);
        name = TypeNames.of(type);
    }

    static ClassTypes of(Class<?> type) {
        return OF_CLASS.get(type);
    }

    Kind kind() {
        return kind;
    }

    String name() {
        return name;
    }

    RootType itself() {
        RootType known = itself;
        if (known == null) {
            known = RootType.named(name);
            itself = known;
        }
        return known;
    }

    RootType list() {
        RootType known = list;
        if (known == null) {
            known = RootType.named("List<" + name + ">");
            list = known;
        }
        return known;
    }

    RootType array() {
        RootType known = array;
        if (known == null) {
            known = RootType.named(name + "[]");
            array = known;
        }
        return known;
    }

    private static Kind kind(Class<?> type) {
        if (RandomAccess.class.isAssignableFrom(type) && isOpenList(type)) {
            return Kind.LIST;
        }
        if (type.isArray()) {
            return type.getComponentType().isPrimitive() ? Kind.PLAIN : Kind.ARRAY;
        }
        for (Class<?> many :
                new Class<?>[] {Iterable.class, Map.class, Iterator.class, BaseStream.class, Optional.class}) {
            if (many.isAssignableFrom(type)) {
                return Kind.CLOSED;
            }
        }
        return Kind.PLAIN;
    }

    /** Those that hold their elements themselves; views such as {@code unmodifiableList} may stand before a list of the application. */
    private static boolean isOpenList(Class<?> type) {
        return switch (type.getName()) {
            case "java.util.ArrayList",
                    "java.util.Arrays$ArrayList",
                    "java.util.ImmutableCollections$List12",
                    "java.util.ImmutableCollections$ListN",
                    "java.util.Collections$SingletonList",
                    "java.util.Collections$EmptyList",
                    "java.util.concurrent.CopyOnWriteArrayList" -> List.class.isAssignableFrom(type);
            default -> false;
        };
    }
}
