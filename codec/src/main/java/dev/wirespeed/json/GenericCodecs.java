package dev.wirespeed.json;

import dev.wirespeed.WireException;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Codecs for documents whose type is generic, such as {@code List<User>}: collections, and maps with strings as keys. */
final class GenericCodecs {
    private GenericCodecs() {}

    /**
     * The codec of a type.
     *
     * @throws WireException if there is none for it or for a type in it
     */
    static JsonCodec<?> of(Type type) {
        if (type instanceof Class<?> c) {
            return JsonCodecs.of(c);
        }
        if (type instanceof ParameterizedType p && p.getRawType() instanceof Class<?> raw) {
            JsonCodec<?> codec = generic(raw, p.getActualTypeArguments());
            if (codec != null) {
                return codec;
            }
        }
        JsonCodec<?> fallback = Fallbacks.codec(JsonDialect.JACKSON3, type);
        if (fallback != null) {
            return fallback;
        }
        String kind = type instanceof GenericArrayType ? "Arrays of generic types" : "This generic type";
        throw new WireException(
                WireException.Kind.MISMATCH,
                kind + " can't be a whole document: " + type.getTypeName()
                        + "; make it a property of a class annotated with @Wire");
    }

    private static @Nullable JsonCodec<?> generic(Class<?> raw, Type[] arguments) {
        if (raw == List.class || raw == Collection.class || raw == Iterable.class || raw == ArrayList.class) {
            return new CollectionCodec<>(of(arguments[0]), false);
        }
        if (raw == Set.class || raw == HashSet.class) {
            return new CollectionCodec<>(of(arguments[0]), true);
        }
        if ((raw == Map.class || raw == LinkedHashMap.class) && arguments[0] == String.class) {
            return new MapCodec<>(of(arguments[1]));
        }
        return raw == Optional.class ? new OptionalCodec<>(of(arguments[0])) : null;
    }

    private record CollectionCodec<E>(JsonCodec<E> element, boolean distinct)
            implements JsonCodec<Collection<@Nullable E>> {
        @Override
        public JsonDialect dialect() {
            return element.dialect();
        }

        @Override
        public void write(JsonWriter out, Collection<@Nullable E> values) {
            Values.write(out, values);
        }

        @Override
        public Collection<@Nullable E> read(JsonReader in) {
            Collection<@Nullable E> values = distinct ? new HashSet<>() : new ArrayList<>();
            for (boolean more = in.beginArray(); more; more = in.nextElement()) {
                values.add(in.isNull() ? NullCodec.ofNull(in, element) : element.read(in));
            }
            return values;
        }
    }

    private record MapCodec<V>(JsonCodec<V> value) implements JsonCodec<Map<String, @Nullable V>> {
        @Override
        public JsonDialect dialect() {
            return value.dialect();
        }

        @Override
        public void write(JsonWriter out, Map<String, @Nullable V> values) {
            Values.write(out, values);
        }

        @Override
        public Map<String, @Nullable V> read(JsonReader in) {
            Map<String, @Nullable V> values = new LinkedHashMap<>();
            for (boolean more = in.beginObject(); more; more = in.nextField()) {
                values.put(in.name(), in.isNull() ? NullCodec.ofNull(in, value) : value.read(in));
            }
            return values;
        }
    }

    private record OptionalCodec<T>(JsonCodec<T> value) implements NullCodec<Optional<T>> {
        @Override
        public JsonDialect dialect() {
            return value.dialect();
        }

        @Override
        public void write(JsonWriter out, Optional<T> optional) {
            Values.write(out, optional.orElse(null));
        }

        @Override
        public Optional<T> read(JsonReader in) {
            return Optional.ofNullable(in.isNull() ? NullCodec.ofNull(in, value) : value.read(in));
        }
    }
}
