package dev.wirespeed.json;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes values by their class at run time, as Jackson 3 does where the declared type leaves it open. */
final class Values {
    private Values() {}

    static void write(JsonWriter out, @Nullable Object value) {
        if (value == null) {
            out.nullValue();
        } else if (value instanceof Collection<?> values) {
            write(out, values);
        } else if (value instanceof Map<?, ?> map) {
            write(out, map);
        } else if (value instanceof Object[] values) {
            write(out, values);
        } else if (value instanceof Optional<?> optional) {
            write(out, optional.orElse(null));
        } else if (value instanceof Enum<?> constant) {
            write(out, constant);
        } else {
            writeByClass(out, value);
        }
    }

    private static void write(JsonWriter out, Collection<?> values) {
        out.beginArray();
        for (Object value : values) {
            write(out, value);
        }
        out.endArray();
    }

    private static void write(JsonWriter out, Object[] values) {
        out.beginArray();
        for (Object value : values) {
            write(out, value);
        }
        out.endArray();
    }

    private static void write(JsonWriter out, Map<?, ?> values) {
        out.beginObject();
        values.forEach((key, value) -> {
            JsonKeys.write(out, key);
            write(out, value);
        });
        out.endObject();
    }

    private static void write(JsonWriter out, Enum<?> constant) {
        writeByClass(out, constant, constant.getDeclaringClass());
    }

    private static void writeByClass(JsonWriter out, Object value) {
        writeByClass(out, value, value.getClass());
    }

    @SuppressWarnings("unchecked")
    private static void writeByClass(JsonWriter out, Object value, Class<?> type) {
        ((JsonCodec<Object>) JsonCodecs.of(type)).write(out, value);
    }
}
