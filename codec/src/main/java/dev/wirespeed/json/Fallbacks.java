package dev.wirespeed.json;

import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Dialect;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The fallbacks of this application, at most one for each Jackson. */
final class Fallbacks {
    private static final Map<CodecOptions, JsonFallback> WITH_OPTIONS = new ConcurrentHashMap<>();

    private static final class Holder {
        static final List<String> HINDRANCES = new ArrayList<>();
        static final Map<Dialect, JsonFallback> FOUND = find();

        private static Map<Dialect, JsonFallback> find() {
            Map<Dialect, JsonFallback> found = new EnumMap<>(Dialect.class);
            addTo(found, ServiceLoader.load(JsonFallback.class, JsonFallback.class.getClassLoader()));
            addTo(found, ServiceLoader.load(JsonFallback.class));
            return found;
        }

        private static void addTo(Map<Dialect, JsonFallback> found, ServiceLoader<JsonFallback> services) {
            Iterator<JsonFallback> all = services.iterator();
            for (boolean more = true; more; ) {
                try {
                    more = all.hasNext();
                    if (more) {
                        JsonFallback fallback = all.next();
                        found.putIfAbsent(fallback.dialect(), fallback);
                    }
                } catch (
                        NoClassDefFoundError
                                e) { // for the Jackson that this application lacks; the iterator is past it
                    HINDRANCES.add(e.toString());
                } catch (ServiceConfigurationError e) {
                    if (!(e.getCause() instanceof NoClassDefFoundError)) { // else the same
                        throw e;
                    }
                    HINDRANCES.add(e.getMessage() + ": " + e.getCause());
                }
            }
        }
    }

    private Fallbacks() {}

    /** Why an existing fallback can't be used, as an appendix to a sentence; empty if there is no such fallback. */
    static String hindrance() {
        return Holder.HINDRANCES.isEmpty()
                ? ""
                : "; one is there, but lacks some of its Jackson (" + String.join("; ", Set.copyOf(Holder.HINDRANCES))
                        + ")";
    }

    /** The fallback for codecs with these options; null if there is none. */
    private static @Nullable JsonFallback of(CodecOptions options) {
        JsonFallback known = WITH_OPTIONS.get(options);
        if (known == null) {
            JsonFallback usual = Holder.FOUND.get(options.dialect().ofJackson());
            if (usual != null) {
                known = options.equals(CodecOptions.of(usual.dialect())) ? usual : usual.with(options);
                WITH_OPTIONS.put(options, known);
            }
        }
        return known;
    }

    /** The codec of a fallback; null if there is no fallback. */
    static @Nullable JsonCodec<?> codec(CodecOptions options, Type type) {
        JsonFallback fallback = of(options);
        return fallback == null ? null : new Whole<>(fallback.codec(type));
    }

    /** Lets Jackson decide what null stands for. */
    private static final class Whole<T> extends JsonCodec<T> implements NullCodec {
        private final JsonCodec<T> codec;

        private Whole(JsonCodec<T> codec) {
            this.codec = codec;
        }

        @Override
        public CodecOptions options() {
            return codec.options();
        }

        @Override
        public boolean isFallback() {
            return true;
        }

        @Override
        public void write(JsonWriter out, T value) {
            codec.write(out, value);
        }

        @Override
        public void writeUntyped(JsonWriter out, T value) {
            codec.writeUntyped(out, value);
        }

        @Override
        public @Nullable T read(JsonReader in) {
            return codec.read(in);
        }
    }

    /** Writes a value as its declared type. */
    static void writeAs(CodecOptions options, Type declared, JsonWriter out, Object value) {
        JsonFallback fallback = of(options);
        if (fallback == null) {
            throw Missing.jackson(
                    options.dialect(),
                    "What a " + value.getClass().getTypeName() + " has of a " + declared.getTypeName());
        }
        fallback.writeAs(declared, out, value);
    }

    /** Whether a value counts as empty for a fallback. */
    static boolean isEmpty(CodecOptions options, Object value) {
        JsonFallback fallback = of(options);
        if (fallback == null) {
            throw Missing.jackson(
                    options.dialect(), "Whether a " + value.getClass().getTypeName() + " is empty");
        }
        return fallback.isEmpty(value);
    }

    /** Looks up its codec when it is first used. */
    static final class LateCodec<T> extends JsonCodec<T> {
        private final CodecOptions options;
        private final Class<T> type;
        private volatile @Nullable JsonCodec<T> found;

        LateCodec(CodecOptions options, Class<T> type) {
            this.options = options;
            this.type = type;
        }

        @SuppressWarnings("unchecked") // the codec of that type
        private JsonCodec<T> found() {
            JsonCodec<T> codec = found;
            if (codec == null) {
                codec = (JsonCodec<T>) codec(options, type);
                if (codec == null) {
                    throw Missing.jackson(options.dialect(), type.getTypeName());
                }
                found = codec;
            }
            return codec;
        }

        @Override
        public CodecOptions options() {
            return options;
        }

        @Override
        public boolean isFallback() {
            return true;
        }

        @Override
        public void write(JsonWriter out, T value) {
            found().write(out, value);
        }

        @Override
        public void writeUntyped(JsonWriter out, T value) {
            found().writeUntyped(out, value);
        }

        @Override
        public @Nullable T read(JsonReader in) {
            return found().read(in);
        }
    }

    /** Looks up its property when it is first used, so that a class can be loaded without a fallback. */
    @SuppressWarnings("TypeParameterUnusedInFormals") // the caller knows the property's type
    static final class LateProperty implements JsonFallback.Property {
        private final CodecOptions options;
        private final Type owner;
        private final String name;
        private volatile JsonFallback.@Nullable Property found;

        LateProperty(CodecOptions options, Type owner, String name) {
            this.options = options;
            this.owner = owner;
            this.name = name;
        }

        private JsonFallback.Property found() {
            JsonFallback.Property property = found;
            if (property == null) {
                JsonFallback fallback = of(options);
                if (fallback == null) {
                    throw Missing.jackson(options.dialect(), "Property \"" + name + "\" of " + owner.getTypeName());
                }
                property = fallback.property(owner, name);
                found = property;
            }
            return property;
        }

        @Override
        public void write(JsonWriter out, Object object) {
            found().write(out, object);
        }

        @Override
        public void writeValue(JsonWriter out, Object object) {
            found().writeValue(out, object);
        }

        @Override
        public <T> @Nullable T read(JsonReader in) {
            return found().read(in);
        }

        @Override
        public void readInto(JsonReader in, Object object) {
            found().readInto(in, object);
        }

        @Override
        public void set(JsonReader in, Object object, @Nullable Object value) {
            found().set(in, object, value);
        }

        @Override
        public <T> @Nullable T absent(JsonReader in) {
            return found().absent(in);
        }
    }
}
