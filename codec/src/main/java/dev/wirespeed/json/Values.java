package dev.wirespeed.json;

import dev.wirespeed.WireException;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Contents;
import dev.wirespeed.runtime.OwnForm;
import dev.wirespeed.runtime.TextKeys;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Writes values by their class at run time, as Jackson 3 does where the declared type leaves it open. */
final class Values {
    private Values() {}

    static void write(JsonWriter out, @Nullable Object value) {
        if (value == null) {
            out.nullValue();
        } else {
            codecOf(out, value).write(out, value);
        }
    }

    /** Writes a value of which no more is known than that it is an object; without a type id. */
    static void writeUntyped(JsonWriter out, @Nullable Object value) {
        if (value == null) {
            out.nullValue();
        } else if (!isHandedOver(out, value)) {
            codecOf(out, value).writeUntyped(out, value);
        }
    }

    /** Whether the mapper wrote an object in its document, because only its superclass has a codec. */
    private static boolean isHandedOver(JsonWriter out, Object value) {
        if (!out.isGuarded() || !out.codecs().onlyExtendsKnown(value.getClass())) {
            return false;
        }
        out.checkAllowed(value.getClass());
        return out.isHandedOver(value);
    }

    @SuppressWarnings("unchecked") // the codec of its own class
    private static JsonCodec<Object> codecOf(JsonWriter out, Object value) {
        Class<?> type = value.getClass();
        out.checkAllowed(type);
        return (JsonCodec<Object>) out.codecs().of(type, out.options());
    }

    /** The codec of a class whose contents are only known from its values; null for other classes. */
    static @Nullable JsonCodec<?> of(Codecs table, Class<?> type) {
        if (Collection.class.isAssignableFrom(type)) {
            return OwnForm.has(type) ? null : new Open<>(table, type, Values::writeCollection);
        }
        if (Map.class.isAssignableFrom(type)) {
            return OwnForm.has(type) ? null : new Open<>(table, type, Values::writeOpenMap);
        }
        if (Object[].class.isAssignableFrom(type)) {
            return new Open<>(table, type, Values::writeArray);
        }
        return type == Optional.class ? new Open<>(table, type, Values::writeOptional) : null;
    }

    private static void writeCollection(JsonWriter out, Collection<?> values) {
        out.beginArray();
        for (Object value : values) {
            writeUntyped(out, value);
        }
        out.endArray();
    }

    /** The elements' declared type is known here, so type ids are written if that type asks for them. */
    private static void writeArray(JsonWriter out, Object[] values) {
        boolean typed = out.codecs().writesTypeId(values.getClass().getComponentType());
        out.beginArray();
        for (Object value : values) {
            if (typed) {
                write(out, value);
            } else {
                writeUntyped(out, value);
            }
        }
        out.endArray();
    }

    private static void writeOptional(JsonWriter out, Optional<?> value) {
        writeUntyped(out, value.orElse(null));
    }

    private static void writeOpenMap(JsonWriter out, Map<?, ?> values) {
        writeMap(out, values, null);
    }

    /** @param declared the codec of the values' declared type; null if nothing is known of them */
    static void writeMap(JsonWriter out, Map<?, ?> values, @Nullable JsonCodec<?> declared) {
        for (Object key : values.keySet()) {
            if (!(key instanceof String) && (out.isGuarded() || !isTextKey(key))) {
                String type = key == null ? "null" : key.getClass().getName();
                leave(out, values, "A key of " + type + " in a map of which no more is known");
                return;
            }
        }
        boolean all = out.options().writesAllContents();
        if (!all && Contents.areTyped(out, values.getClass())) {
            leave(out, values, "What is left out of a " + values.getClass().getName());
            return;
        }
        out.beginObject();
        out.ordered(values).forEach((key, value) -> {
            if (all || Contents.isWritten(out, value)) {
                JsonKeys.write(out, key);
                if (declared == null) {
                    writeUntyped(out, value);
                } else {
                    GenericCodecs.writeContent(out, declared, value);
                }
            }
        });
        out.endObject();
    }

    private static boolean isTextKey(@Nullable Object key) {
        return key == null || TextKeys.has(key.getClass());
    }

    /** Leaves a map to the fallback because of something in it. */
    @SuppressWarnings("unchecked") // writes maps
    private static void leave(JsonWriter out, Map<?, ?> values, String because) {
        if (out.isGuarded()) {
            throw new WireException(WireException.Kind.MISMATCH, because + " is left to the mapper");
        }
        JsonCodec<?> codec = Fallbacks.codec(out.codecs().options(out.options()), values.getClass());
        if (codec == null) {
            throw Missing.types(out.dialect(), because);
        }
        ((JsonCodec<Map<?, ?>>) codec).writeUntyped(out, values);
    }

    /** It reads values of any kind, unless the class defines their type. */
    private static final class Open<T> extends JsonCodec<T> implements NullCodec {
        private final Codecs table;
        private final Class<?> type;
        private final BiConsumer<JsonWriter, T> writer;

        private Open(Codecs table, Class<?> type, BiConsumer<JsonWriter, T> writer) {
            this.table = table;
            this.type = type;
            this.writer = writer;
        }

        @Override
        public CodecOptions options() {
            return reading().options();
        }

        @Override
        public void write(JsonWriter out, T value) {
            writer.accept(out, value);
        }

        @Override
        public @Nullable T read(JsonReader in) {
            JsonCodec<T> codec = reading();
            return in.isNull() ? NullCodec.ofNull(in, codec) : codec.read(in);
        }

        /** Looked up late: writing does not need one. */
        @SuppressWarnings("unchecked") // the codec of this class
        private JsonCodec<T> reading() {
            return (JsonCodec<T>) table.generic.ofOpen(type);
        }
    }
}
