package dev.wirespeed.json;

import dev.wirespeed.WireException;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.OwnForm;
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

    /** Writes a value that no more is known of than that it is an object; an id of its type is not written. */
    static void writeUntyped(JsonWriter out, @Nullable Object value) {
        if (value == null) {
            out.nullValue();
        } else if (!isHandedOver(out, value)) {
            codecOf(out, value).writeUntyped(out, value);
        }
    }

    /** Whether an object was written by the mapper in whose document it is, since there is a codec only of what it extends. */
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

    /** The codec of a class whose content only its values know; null if this is no such class. */
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

    /** The elements' declared type is known here, so ids are written if it asks for them. */
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

    /** @param declared the codec of what the values are declared as; null if nothing is known of them */
    static void writeMap(JsonWriter out, Map<?, ?> values, @Nullable JsonCodec<?> declared) {
        for (Object key : values.keySet()) {
            if (!(key instanceof String) && (out.isGuarded() || !JsonKeys.isText(key))) {
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

    /** What it reads in them is of any kind where their class does not say it. */
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

        /** Found late: for writing there need be none. */
        @SuppressWarnings("unchecked") // the codec of this class
        private JsonCodec<T> reading() {
            return (JsonCodec<T>) table.generic.ofOpen(type);
        }
    }
}
