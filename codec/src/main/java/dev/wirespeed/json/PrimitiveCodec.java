package dev.wirespeed.json;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The codec of a primitive type as a whole document; unlike that of its wrapper class, it refuses null. */
final class PrimitiveCodec<T> extends JsonCodec<T> implements NullCodec {
    private final Function<JsonReader, T> reader;

    PrimitiveCodec(Function<JsonReader, T> reader) {
        this.reader = reader;
    }

    /** The codec of a type; null if it is not primitive, or is {@code void}. */
    static @Nullable JsonCodec<?> of(Class<?> type) {
        return switch (type.getName()) {
            case "boolean" -> new PrimitiveCodec<>(JsonReader::readBoolean);
            case "byte" -> new PrimitiveCodec<>(JsonReader::readByte);
            case "short" -> new PrimitiveCodec<>(JsonReader::readShort);
            case "int" -> new PrimitiveCodec<>(JsonReader::readInt);
            case "long" -> new PrimitiveCodec<>(JsonReader::readLong);
            case "float" -> new PrimitiveCodec<>(JsonReader::readFloat);
            case "double" -> new PrimitiveCodec<>(JsonReader::readDouble);
            case "char" -> new PrimitiveCodec<>(JsonReader::readChar);
            default -> null;
        };
    }

    @Override
    public void write(JsonWriter out, T value) {
        Values.write(out, value);
    }

    @Override
    public T read(JsonReader in) {
        return reader.apply(in);
    }
}
