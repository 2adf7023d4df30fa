package dev.wirespeed.conformance;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A generic type whose variables have been replaced by what they stand for. */
record Bound(Type raw, List<Type> arguments) implements ParameterizedType {
    static Bound of(ParameterizedType type, UnaryOperator<Type> binding) {
        return new Bound(
                type.getRawType(),
                Stream.of(type.getActualTypeArguments()).map(binding).toList());
    }

    @Override
    public Type[] getActualTypeArguments() {
        return arguments.toArray(Type[]::new);
    }

    @Override
    public Type getRawType() {
        return raw;
    }

    @Override
    public Type getOwnerType() {
        return null;
    }
}
