package dev.wirespeed.agent.boot;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the root type of a conversion; never fails. */
final class Roots {
    /** The number of nulls skipped at the start of a list. */
    private static final int NULLS = 8;

    private static final String ANYTHING = "java.lang.Object";
    private static final String LIST_OF_ANYTHING = "List<?>";

    private Roots() {}

    /**
     * The type of a value to write: its class, or that of the first element of a list or array, or else the declared
     * type.
     */
    static RootType ofValue(@Nullable Object value, @Nullable Object declared) {
        if (value == null) {
            return RootType.NULL;
        }
        ClassTypes types = ClassTypes.of(value.getClass());
        return switch (types.kind()) {
            case PLAIN -> types.itself();
            case LIST -> ofList((List<?>) value, declared);
            case ARRAY -> ofArray((Object[]) value, types);
            case CLOSED -> declared(declared, types.name());
        };
    }

    /** The type of a value to read: the requested type, or else the class of the result. */
    static RootType ofRead(@Nullable Object type, @Nullable Object result, @Nullable Throwable failure) {
        RootType asked = type == null ? null : ofType(type);
        if (asked != null) {
            return asked;
        }
        return failure == null ? ofValue(result, null) : RootType.UNKNOWN;
    }

    private static RootType ofList(List<?> list, @Nullable Object declared) {
        Object first = first(list);
        return first == null
                ? declared(declared, LIST_OF_ANYTHING)
                : ClassTypes.of(first.getClass()).list();
    }

    /** The declared type, if it tells anything. */
    private static RootType declared(@Nullable Object declared, String otherwise) {
        RootType told = declared == null ? null : ofType(declared);
        return told == null || told.name().equals(ANYTHING) ? RootType.named(otherwise) : told;
    }

    private static @Nullable Object first(List<?> list) {
        try {
            int most = Math.min(list.size(), NULLS);
            for (int i = 0; i < most; i++) {
                Object element = list.get(i);
                if (element != null) {
                    return element;
                }
            }
        } catch (RuntimeException e) {
            return null; // another thread shortens it
        }
        return null;
    }

    private static RootType ofArray(@Nullable Object[] array, ClassTypes types) {
        int most = Math.min(array.length, NULLS);
        for (int i = 0; i < most; i++) {
            Object element = array[i];
            if (element != null) {
                return ClassTypes.of(element.getClass()).array();
            }
        }
        return types.itself();
    }

    /** Null if it tells nothing. */
    private static @Nullable RootType ofType(Object type) {
        if (type instanceof Class<?> plain) {
            return ClassTypes.of(plain).itself();
        }
        if (type instanceof Type generic) {
            return TypeCache.of(generic);
        }
        Type held = TypeHolders.typeIn(type);
        if (held == null) {
            return null;
        }
        return held instanceof Class<?> ? ofType(held) : TypeCache.of(held);
    }

    /** The root type of a type seen for the first time; for lists of a class without composing a name. */
    static RootType ofGeneric(Type type) {
        if (type instanceof ParameterizedType parameterized && TypeNames.isList(parameterized.getRawType())) {
            Type[] arguments = parameterized.getActualTypeArguments();
            if (arguments.length == 1 && arguments[0] instanceof Class<?> element) {
                return ClassTypes.of(element).list();
            }
        }
        return RootType.named(TypeNames.of(type));
    }
}
