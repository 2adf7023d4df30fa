package dev.wirespeed.json;

import dev.wirespeed.WireException;
import dev.wirespeed.runtime.CodecOptions;
import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
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

/** Codecs for documents whose type is made of others, such as {@code List<User>}: collections, arrays, and maps with strings as keys. */
final class GenericCodecs {
    private static final Set<Class<?>> LISTS = Set.of(List.class, Collection.class, Iterable.class, ArrayList.class);
    private static final Set<Class<?>> SETS = Set.of(Set.class, HashSet.class);
    private static final Set<Class<?>> MAPS = Set.of(Map.class, LinkedHashMap.class);

    private final Codecs table;

    GenericCodecs(Codecs table) {
        this.table = table;
    }

    /**
     * The codec of a type.
     *
     * @throws WireException if there is none for it or for a type in it
     */
    JsonCodec<?> of(Type type) {
        if (type instanceof Class<?> c) {
            return table.of(c);
        }
        if (type instanceof GenericArrayType array) {
            return orFallback(array(array.getGenericComponentType()), type);
        }
        if (type instanceof ParameterizedType generic) {
            return orFallback(generic((Class<?>) generic.getRawType(), generic.getActualTypeArguments()), type);
        }
        return orFallback(null, type);
    }

    /** The codec that writes values as what they are declared as, where a generated one may come upon a subclass. */
    JsonCodec<?> declared(Type type) {
        JsonCodec<?> codec = of(type);
        boolean mayBeExtended = type instanceof Class<?> c && !Modifier.isFinal(c.getModifiers()) && !c.isEnum();
        return mayBeExtended && !codec.writesTypeId() && table.generated((Class<?>) type) != null
                ? new Declared<>(codec, (Class<?>) type)
                : codec;
    }

    /** Whether there are codecs for a type and what it is made of. */
    boolean has(Type type) {
        if (type instanceof Class<?> c) {
            return Object[].class.isAssignableFrom(c) ? has(c.getComponentType()) : table.has(c);
        }
        if (type instanceof GenericArrayType array) {
            return has(array.getGenericComponentType());
        }
        if (!(type instanceof ParameterizedType generic)) {
            return false;
        }
        Type[] arguments = generic.getActualTypeArguments();
        Class<?> raw = (Class<?>) generic.getRawType();
        boolean isMap = MAPS.contains(raw) && arguments[0] == String.class;
        return (isMap || LISTS.contains(raw) || SETS.contains(raw) || raw == Optional.class)
                && has(arguments[arguments.length - 1]);
    }

    /**
     * The codec of an array's class, or of a class that does not say what is in its objects, which then is of any kind.
     *
     * @throws WireException if there is none
     */
    JsonCodec<?> ofOpen(Class<?> type) {
        Class<?> element = type.getComponentType();
        Class<?> first = Map.class.isAssignableFrom(type) ? String.class : Object.class;
        return orFallback(element == null ? generic(type, first, Object.class) : array(element), type);
    }

    private static JsonCodec<?> orFallback(@Nullable JsonCodec<?> found, Type type) {
        JsonCodec<?> codec = found == null ? Fallbacks.codec(CodecOptions.JACKSON3, type) : found;
        if (codec == null) {
            throw Missing.document(type);
        }
        return codec;
    }

    private @Nullable JsonCodec<?> array(Type element) {
        Class<?> type = erased(element);
        return type == null ? null : new ArrayCodec<>(type, of(element));
    }

    /** The class of a type; null if only Jackson can tell, such as of a type variable. */
    private static @Nullable Class<?> erased(Type type) {
        if (type instanceof Class<?> c) {
            return c;
        }
        if (type instanceof GenericArrayType array) {
            Class<?> element = erased(array.getGenericComponentType());
            return element == null ? null : element.arrayType();
        }
        return type instanceof ParameterizedType generic ? (Class<?>) generic.getRawType() : null;
    }

    private @Nullable JsonCodec<?> generic(Class<?> raw, Type... arguments) {
        if (LISTS.contains(raw)) {
            return new CollectionCodec<>(of(arguments[0]), false);
        }
        if (SETS.contains(raw)) {
            return new CollectionCodec<>(of(arguments[0]), true);
        }
        if (MAPS.contains(raw) && arguments[0] == String.class) {
            return new MapCodec<>(of(arguments[1]));
        }
        return raw == Optional.class ? new OptionalCodec<>(of(arguments[0])) : null;
    }

    /** What reads lists of what a codec reads. */
    static <E> JsonCodec<Collection<@Nullable E>> listOf(JsonCodec<E> element) {
        return new CollectionCodec<>(element, false);
    }

    /** Of a subclass, Jackson writes what the declared class has; generated code would write what the subclass has. */
    private record Declared<T>(JsonCodec<T> codec, Class<?> type) implements JsonCodec<T> {
        @Override
        public CodecOptions options() {
            return codec.options();
        }

        @Override
        public void write(JsonWriter out, T value) {
            if (value.getClass() == type) {
                codec.write(out, value);
            } else {
                Fallbacks.writeAs(codec.options(), type, out, value);
            }
        }

        @Override
        public @Nullable T read(JsonReader in) {
            return codec.read(in);
        }
    }

    /** A codec of what holds others, which it writes as what they are declared as, be it with an id of their type. */
    private sealed interface Container {}

    /** Writes a value in a container. */
    @SuppressWarnings("unchecked") // the codec of the declared type
    static void writeContent(JsonWriter out, JsonCodec<?> declared, @Nullable Object value) {
        if (value == null) {
            out.nullValue();
        } else if (declared instanceof Container) {
            ((JsonCodec<Object>) declared).write(out, value);
        } else if (declared.writesTypeId()) {
            Values.write(out, value);
        } else {
            Values.writeUntyped(out, value);
        }
    }

    private record CollectionCodec<E>(JsonCodec<E> element, boolean distinct)
            implements JsonCodec<Collection<@Nullable E>>, Container {
        @Override
        public CodecOptions options() {
            return element.options();
        }

        @Override
        public void write(JsonWriter out, Collection<@Nullable E> values) {
            if (out.beginArray(values, values.isEmpty())) {
                values.forEach(each -> writeContent(out, element, each));
                out.endArray();
            }
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

    private record ArrayCodec<E>(Class<?> type, JsonCodec<E> element)
            implements JsonCodec<@Nullable Object[]>, Container {
        @Override
        public CodecOptions options() {
            return element.options();
        }

        @Override
        public void write(JsonWriter out, @Nullable Object[] values) {
            out.beginArray();
            for (Object each : values) {
                writeContent(out, element, each);
            }
            out.endArray();
        }

        @Override
        public @Nullable Object[] read(JsonReader in) {
            List<@Nullable Object> values = new ArrayList<>();
            for (boolean more = in.beginArray(); more; more = in.nextElement()) {
                values.add(in.isNull() ? NullCodec.ofNull(in, element) : element.read(in));
            }
            return values.toArray((Object[]) Array.newInstance(type, 0));
        }
    }

    private record MapCodec<V>(JsonCodec<V> value) implements JsonCodec<Map<String, @Nullable V>>, Container {
        @Override
        public CodecOptions options() {
            return value.options();
        }

        @Override
        public void write(JsonWriter out, Map<String, @Nullable V> values) {
            if (!out.isWritten(values)) {
                Values.writeMap(out, values, value);
            }
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

    private record OptionalCodec<T>(JsonCodec<T> value) implements NullCodec<Optional<T>>, Container {
        @Override
        public CodecOptions options() {
            return value.options();
        }

        @Override
        public void write(JsonWriter out, Optional<T> optional) {
            writeContent(out, value, optional.orElse(null));
        }

        @Override
        public Optional<T> read(JsonReader in) {
            return Optional.ofNullable(in.isNull() ? NullCodec.ofNull(in, value) : value.read(in));
        }
    }
}
