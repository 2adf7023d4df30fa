package dev.wirespeed.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads values of any kind as the nearest type of the standard library, as Jackson does for {@code Object}. */
final class Untyped {
    private Untyped() {}

    static @Nullable Object read(JsonReader in) {
        return switch (in.kind()) {
            case TEXT -> in.text();
            case INT -> in.readInt();
            case LONG -> in.readLong();
            case BIG_INTEGER -> in.readBigInteger();
            case FRACTION -> in.readDouble();
            case BOOLEAN -> in.readBoolean();
            case OBJECT -> object(in);
            case ARRAY -> array(in);
            case NULL -> {
                in.literal("null");
                yield null;
            }
        };
    }

    private static Map<String, @Nullable Object> object(JsonReader in) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        for (boolean more = in.beginObject(); more; more = in.nextField()) {
            values.put(in.name(), read(in));
        }
        return values;
    }

    private static List<@Nullable Object> array(JsonReader in) {
        List<@Nullable Object> values = new ArrayList<>();
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            values.add(read(in));
        }
        return values;
    }
}
