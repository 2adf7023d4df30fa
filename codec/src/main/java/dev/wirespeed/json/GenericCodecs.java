package dev.wirespeed.json;

import dev.wirespeed.WireException;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Parts;
import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Codecs for documents of composed types, such as {@code List<User>}: collections, arrays, and maps with strings as
 * keys.
 */
final class GenericCodecs {
    private static final Set<Class<?>> LISTS = Set.of(List.class, Collection.class, Iterable.class, ArrayList.class);
    private static final Set<Class<?>> SETS = Set.of(Set.class, HashSet.class);
    private static final Set<Class<?>> MAPS = Set.of(Map.class, LinkedHashMap.class);

    private final Codecs table;

    GenericCodecs(Codecs table) {
        this.table = table;
    }

    // ---- which codecs there are

    /** Whether there are codecs for a type and all types in it, both for writing and for reading. */
    boolean has(Type type) {
        if (type instanceof Class<?> c) {
            if (Object[].class.isAssignableFrom(c)) {
                return has(c.getComponentType());
            }
            boolean isContainer = Collection.class.isAssignableFrom(c) || Map.class.isAssignableFrom(c);
            return isContainer ? isKnown(c) : table.has(c);
        }
        if (type instanceof GenericArrayType array) {
            return has(array.getGenericComponentType());
        }
        if (type instanceof WildcardType wildcard) {
            return has(bound(wildcard));
        }
        if (!(type instanceof ParameterizedType generic)) {
            return false;
        }
        Type[] arguments = generic.getActualTypeArguments();
        Class<?> raw = (Class<?>) generic.getRawType();
        boolean isMade = isKnown(raw) && (!MAPS.contains(raw) || arguments[0] == String.class);
        return (isMade || raw == Optional.class) && has(arguments[arguments.length - 1]);
    }

    private static boolean isKnown(Class<?> container) {
        return LISTS.contains(container) || SETS.contains(container) || MAPS.contains(container);
    }

    private static Type bound(WildcardType wildcard) {
        return wildcard.getUpperBounds()[0];
    }

    /**
     * The codec of a type.
     *
     * @throws WireException if there is none for it or for a type in it
     */
    JsonCodec<?> of(Type type) {
        // no lambda for classes: it would cost a JVM that just starts more than the document
        return type instanceof Class<?> c ? table.of(c) : of(type, this::of);
    }

    /** @param content returns the codecs of the types in the type */
    private JsonCodec<?> of(Type type, Function<Type, JsonCodec<?>> content) {
        if (type instanceof Class<?> c) {
            return table.of(c);
        }
        if (type instanceof GenericArrayType array) {
            return orFallback(array(array.getGenericComponentType(), content), type);
        }
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            return orFallback(generic(content, (Class<?>) generic.getRawType(), arguments), type);
        }
        return type instanceof WildcardType wildcard ? content.apply(bound(wildcard)) : orFallback(null, type);
    }

    /**
     * The codec that writes values as declared: objects of subclasses, inside others too, only with the properties of
     * their declared type.
     *
     * @throws WireException if there is none for the type or for a type in it
     */
    JsonCodec<?> declared(Type type) {
        if (type == Object.class) {
            return new Any(of(type));
        }
        if (!has(type)) {
            return asDeclared(of(type), type);
        }
        if (!(type instanceof Class<?> c)) {
            return of(type, this::declared);
        }
        if (Object[].class.isAssignableFrom(c)) {
            return orFallback(array(c.getComponentType(), this::declared), type);
        }
        JsonCodec<?> codec = table.of(c); // no lambda for classes, as above
        if (codec instanceof Container<?>) {
            return codec;
        }
        boolean isExact = Modifier.isFinal(c.getModifiers()) || c.isEnum() || table.generated(c) == null;
        return isExact || codec.writesTypeId() ? codec : asDeclared(codec, type);
    }

    private <T> JsonCodec<T> asDeclared(JsonCodec<T> codec, Type type) {
        return new Declared<>(codec, type, table.options(codec.options()));
    }

    /**
     * The codec of an array's class, or of a raw container class, whose objects may hold values of any kind.
     *
     * @throws WireException if there is none
     */
    JsonCodec<?> ofOpen(Class<?> type) {
        Class<?> element = type.getComponentType();
        Class<?> first = Map.class.isAssignableFrom(type) ? String.class : Object.class;
        return orFallback(
                element == null ? generic(this::of, type, first, Object.class) : array(element, this::of), type);
    }

    private JsonCodec<?> orFallback(@Nullable JsonCodec<?> found, Type type) {
        JsonCodec<?> codec = found == null ? Fallbacks.codec(table.options(CodecOptions.JACKSON3), type) : found;
        if (codec == null) {
            throw Missing.document(type);
        }
        return codec;
    }

    private static @Nullable JsonCodec<?> array(Type element, Function<Type, JsonCodec<?>> content) {
        Class<?> type = erased(element);
        return type == null ? null : new ArrayCodec<>(type, content.apply(element));
    }

    /** The class of a type; null if only Jackson can tell, for a type variable for example. */
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

    private static @Nullable JsonCodec<?> generic(
            Function<Type, JsonCodec<?>> content, Class<?> raw, Type... arguments) {
        if (LISTS.contains(raw)) {
            return new CollectionCodec<>(content.apply(arguments[0]), false);
        }
        if (SETS.contains(raw)) {
            return new CollectionCodec<>(content.apply(arguments[0]), true);
        }
        if (MAPS.contains(raw) && arguments[0] == String.class) {
            return new MapCodec<>(content.apply(arguments[1]));
        }
        return raw == Optional.class ? new OptionalCodec<>(content.apply(arguments[0])) : null;
    }

    /** A codec that reads lists of values with a codec. */
    static <E> JsonCodec<Iterable<@Nullable E>> listOf(JsonCodec<E> element) {
        return new CollectionCodec<>(element, false);
    }

    // ---- writing as declared

    /**
     * Generated code writes objects of exactly the declared class. Jackson writes others, with the declared type's
     * properties.
     */
    private static final class Declared<T> extends JsonCodec<T> {
        private final JsonCodec<T> codec;
        private final Type type;
        private final CodecOptions ofFallback;

        private Declared(JsonCodec<T> codec, Type type, CodecOptions ofFallback) {
            this.codec = codec;
            this.type = type;
            this.ofFallback = ofFallback;
        }

        @Override
        public CodecOptions options() {
            return codec.options();
        }

        @Override
        public void write(JsonWriter out, T value) {
            if (value.getClass() == type && !codec.isFallback()) {
                codec.write(out, value);
            } else {
                Fallbacks.writeAs(ofFallback, type, out, value);
            }
        }

        @Override
        public @Nullable T read(JsonReader in) {
            return codec.read(in);
        }
    }

    /** A value declared as {@code Object} is written by its own class. */
    private static final class Any extends JsonCodec<Object> {
        private final JsonCodec<?> codec;

        private Any(JsonCodec<?> codec) {
            this.codec = codec;
        }

        @Override
        public void write(JsonWriter out, Object value) {
            Values.writeUntyped(out, value);
        }

        @Override
        public @Nullable Object read(JsonReader in) {
            return codec.read(in);
        }
    }

    /** A codec of a container; neither the container's class nor those of its values affect how they are written. */
    private abstract static class Container<T> extends JsonCodec<T> {
        private final JsonCodec<?> content;

        Container(JsonCodec<?> content) {
            this.content = content;
        }

        @Override
        public final CodecOptions options() {
            return content.options();
        }

        @Override
        public final @Nullable Parts<?> parts() {
            return content.parts();
        }
    }

    /** Writes a value in a container. */
    @SuppressWarnings("unchecked") // the codec of the declared type
    static void writeContent(JsonWriter out, JsonCodec<?> declared, @Nullable Object value) {
        if (value == null) {
            out.nullValue();
        } else {
            ((JsonCodec<Object>) declared).write(out, value);
        }
    }

    private static final class CollectionCodec<E> extends Container<Iterable<@Nullable E>> {
        private final JsonCodec<E> element;
        private final boolean distinct;

        private CollectionCodec(JsonCodec<E> element, boolean distinct) {
            super(element);
            this.element = element;
            this.distinct = distinct;
        }

        @Override
        public void write(JsonWriter out, Iterable<@Nullable E> values) {
            out.beginArray();
            values.forEach(each -> writeContent(out, element, each));
            out.endArray();
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

    private static final class ArrayCodec<E> extends Container<@Nullable Object[]> {
        private final Class<?> type;
        private final JsonCodec<E> element;

        private ArrayCodec(Class<?> type, JsonCodec<E> element) {
            super(element);
            this.type = type;
            this.element = element;
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

    private static final class MapCodec<V> extends Container<Map<String, @Nullable V>> {
        private final JsonCodec<V> value;

        private MapCodec(JsonCodec<V> value) {
            super(value);
            this.value = value;
        }

        @Override
        public void write(JsonWriter out, Map<String, @Nullable V> values) {
            Values.writeMap(out, values, value);
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

    private static final class OptionalCodec<T> extends Container<Optional<T>> implements NullCodec {
        private final JsonCodec<T> value;

        private OptionalCodec(JsonCodec<T> value) {
            super(value);
            this.value = value;
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
