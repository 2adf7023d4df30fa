package dev.wirespeed;

import static java.util.Objects.requireNonNull;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/**
 * Names a generic type, as in {@code new TypeRef<List<User>>() {}}. Keep it in a {@code static final} field.
 *
 * @param <T> the named type
 */
public abstract class TypeRef<T> {
    private final Type type;

    /** @throws IllegalStateException if the type argument is missing */
    protected TypeRef() {
        if (!(getClass().getGenericSuperclass() instanceof ParameterizedType parameterized)) {
            throw new IllegalStateException("A TypeRef needs its type argument, such as new TypeRef<List<User>>() {}");
        }
        type = parameterized.getActualTypeArguments()[0];
    }

    private TypeRef(Type type) {
        this.type = requireNonNull(type);
    }

    /** Names a type that is only known at run time. */
    public static TypeRef<?> of(Type type) {
        return new TypeRef<>(type) {};
    }

    /** The named type. */
    public final Type type() {
        return type;
    }

    @Override
    public String toString() {
        return type.getTypeName();
    }
}
