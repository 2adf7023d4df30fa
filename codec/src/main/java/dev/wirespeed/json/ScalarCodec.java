package dev.wirespeed.json;

import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A codec built from two functions that write and read a value without parts. */
final class ScalarCodec<T> extends JsonCodec<T> {
    private final BiConsumer<JsonWriter, T> writer;
    private final Function<JsonReader, @Nullable T> reader;

    ScalarCodec(BiConsumer<JsonWriter, T> writer, Function<JsonReader, @Nullable T> reader) {
        this.writer = writer;
        this.reader = reader;
    }

    /** A codec of a class that may have subclasses with their own form. */
    static <T> JsonCodec<T> open(BiConsumer<JsonWriter, T> writer, Function<JsonReader, @Nullable T> reader) {
        return new ScalarCodec<>(
                (out, value) -> {
                    if (!out.isWritten(value)) {
                        writer.accept(out, value);
                    }
                },
                reader);
    }

    @Override
    public void write(JsonWriter out, T value) {
        writer.accept(out, value);
    }

    @Override
    public @Nullable T read(JsonReader in) {
        return reader.apply(in);
    }
}
