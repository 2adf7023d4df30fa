package dev.wirespeed.json;

import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The codec of an enum whose constants are written or read by code of its own.
 *
 * @param <E> the enum
 */
public final class JsonEnumCodec<E extends Enum<E>> extends JsonCodec<E> {
    private final BiConsumer<JsonWriter, E> writer;
    private final Function<JsonReader, @Nullable E> reader;

    private JsonEnumCodec(BiConsumer<JsonWriter, E> writer, Function<JsonReader, @Nullable E> reader) {
        this.writer = writer;
        this.reader = reader;
    }

    /** A codec that uses a table in both directions. */
    public static <E extends Enum<E>> JsonEnumCodec<E> of(JsonEnum<E> table) {
        return new JsonEnumCodec<>((out, value) -> out.value(table, value), in -> in.readEnum(table));
    }

    /** A copy with another way to write constants. */
    public JsonEnumCodec<E> written(BiConsumer<JsonWriter, E> by) {
        return new JsonEnumCodec<>(by, reader);
    }

    /** A copy with another way to read constants. */
    public JsonEnumCodec<E> read(Function<JsonReader, @Nullable E> by) {
        return new JsonEnumCodec<>(writer, by);
    }

    @Override
    public void write(JsonWriter out, E value) {
        writer.accept(out, value);
    }

    @Override
    public @Nullable E read(JsonReader in) {
        return reader.apply(in);
    }
}
