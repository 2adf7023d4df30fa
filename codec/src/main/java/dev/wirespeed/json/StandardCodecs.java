package dev.wirespeed.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Map;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The codecs of the standard library's types where one of them is the whole document or the element of a generic type. */
final class StandardCodecs {
    private static final Map<Class<?>, JsonCodec<?>> CODECS = Map.ofEntries(
            entry(Object.class, (out, value) -> writeEmpty(out), JsonReader::readObject),
            entry(String.class, JsonWriter::value, JsonReader::readString),
            entry(Boolean.class, JsonWriter::value, JsonReader::readBooleanOrNull),
            entry(Byte.class, JsonWriter::value, JsonReader::readByteOrNull),
            entry(Short.class, JsonWriter::value, JsonReader::readShortOrNull),
            entry(Integer.class, JsonWriter::value, JsonReader::readIntOrNull),
            entry(Long.class, JsonWriter::value, JsonReader::readLongOrNull),
            entry(Float.class, JsonWriter::value, JsonReader::readFloatOrNull),
            entry(Double.class, JsonWriter::value, JsonReader::readDoubleOrNull),
            entry(Character.class, JsonWriter::value, JsonReader::readCharOrNull),
            entry(BigInteger.class, JsonWriter::value, JsonReader::readBigInteger),
            entry(BigDecimal.class, JsonWriter::value, JsonReader::readBigDecimal),
            entry(UUID.class, JsonWriter::value, JsonReader::readUuid),
            entry(Instant.class, JsonWriter::value, JsonReader::readInstant),
            entry(LocalDate.class, JsonWriter::value, JsonReader::readLocalDate),
            entry(LocalTime.class, JsonWriter::value, JsonReader::readLocalTime),
            entry(LocalDateTime.class, JsonWriter::value, JsonReader::readLocalDateTime),
            entry(OffsetDateTime.class, JsonWriter::value, JsonReader::readOffsetDateTime),
            entry(ZonedDateTime.class, JsonWriter::value, JsonReader::readZonedDateTime),
            entry(Duration.class, JsonWriter::value, JsonReader::readDuration),
            entry(byte[].class, JsonWriter::value, JsonReader::readBytes),
            entry(boolean[].class, JsonWriter::value, JsonReader::readBooleans),
            entry(short[].class, JsonWriter::value, JsonReader::readShorts),
            entry(int[].class, JsonWriter::value, JsonReader::readInts),
            entry(long[].class, JsonWriter::value, JsonReader::readLongs),
            entry(float[].class, JsonWriter::value, JsonReader::readFloats),
            entry(double[].class, JsonWriter::value, JsonReader::readDoubles),
            entry(char[].class, JsonWriter::value, JsonReader::readChars));

    private StandardCodecs() {}

    private static void writeEmpty(JsonWriter out) {
        out.beginObject();
        out.endObject();
    }

    static @Nullable JsonCodec<?> of(Class<?> type) {
        return CODECS.get(type);
    }

    private static <T> Map.Entry<Class<?>, JsonCodec<?>> entry(
            Class<T> type, BiConsumer<JsonWriter, T> writer, Function<JsonReader, @Nullable T> reader) {
        return Map.entry(type, new Scalar<>(writer, reader));
    }

    private record Scalar<T>(BiConsumer<JsonWriter, T> writer, Function<JsonReader, @Nullable T> reader)
            implements JsonCodec<T> {
        @Override
        public void write(JsonWriter out, T value) {
            writer.accept(out, value);
        }

        @Override
        @SuppressWarnings(
                "NullAway") // a string such as "" stands for null in some scalars, and callers take it as it comes
        public T read(JsonReader in) {
            return reader.apply(in);
        }
    }
}
