package dev.wirespeed.agent.boot;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.stream.BaseStream;
import org.jspecify.annotations.Nullable;

/** The root types of a class. The class itself keeps them, and they don't refer to it, so it can be unloaded. */
final class ClassTypes {
    /** How to look at a value of the class. */
    enum Kind {
        PLAIN,
        /** A JDK list whose elements can be accessed without running the application's code. */
        LIST,
        /** An array of objects. */
        ARRAY,
        /** A container that is not touched, since a look into it may load or consume its values. */
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
    // Without synchronization: a thread that does not see them finds them again.
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

    /**
     * Lists that hold their elements themselves; a view such as {@code unmodifiableList} may wrap a list of the
     * application.
     */
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
