package dev.wirespeed.agent.boot;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the root type of a conversion, and never fails. */
final class Roots {
    /** So many nulls at the start of a list are passed over. */
    private static final int NULLS = 8;

    private static final String ANYTHING = "java.lang.Object";
    private static final String LIST_OF_ANYTHING = "List<?>";

    private Roots() {}

    /** Of a value that is written: its class; for lists and arrays that of the first element; else what the application declared. */
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

    /** Of what is read: what the application asked for, else the class of the result. */
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

    /** What the application declared, if that tells something. */
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

    /** Of a type that has not been seen before; lists of a class without putting a name together. */
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
