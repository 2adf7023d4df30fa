package dev.wirespeed.json;

import dev.wirespeed.WireException;
import java.lang.reflect.Type;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** The fallback of this application, if it has one. */
final class Fallbacks {
    private static final class Holder {
        static final @Nullable JsonFallback FOUND = find();

        private static @Nullable JsonFallback find() {
            ClassLoader own = JsonFallback.class.getClassLoader();
            return ServiceLoader.load(JsonFallback.class, own)
                    .findFirst()
                    .or(() -> ServiceLoader.load(JsonFallback.class).findFirst())
                    .orElse(null);
        }
    }

    private Fallbacks() {}

    /** The codec of the fallback; null if there is no fallback. */
    static @Nullable JsonCodec<?> codec(Type type) {
        JsonFallback fallback = Holder.FOUND;
        return fallback == null ? null : fallback.codec(type);
    }

    /** Finds its counterpart when it is first used, so that a class loads without a fallback. */
    @SuppressWarnings("TypeParameterUnusedInFormals") // the caller knows the property's type
    static final class LateProperty implements JsonFallback.Property {
        private final Type owner;
        private final String name;
        private volatile JsonFallback.@Nullable Property found;

        LateProperty(Type owner, String name) {
            this.owner = owner;
            this.name = name;
        }

        private JsonFallback.Property found() {
            JsonFallback.Property property = found;
            if (property == null) {
                JsonFallback fallback = Holder.FOUND;
                if (fallback == null) {
                    throw new WireException(
                            WireException.Kind.MISMATCH,
                            "Property \"" + name + "\" of " + owner.getTypeName()
                                    + " is left to Jackson: add wirespeed-jackson to the class path");
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
