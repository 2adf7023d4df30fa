package dev.wirespeed.json;

import dev.wirespeed.WireException;
import dev.wirespeed.runtime.Dialect;
import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The codecs of JDK types that are a whole document or the element of a generic type. */
@SuppressWarnings("JdkObsolete") // whoever uses StringBuffer wants it
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
            entry(char[].class, JsonWriter::value, JsonReader::readChars),
            Map.entry(URI.class, JsonTexts.URI),
            Map.entry(URL.class, JsonTexts.URL),
            Map.entry(File.class, JsonTexts.FILE),
            Map.entry(Path.class, JsonTexts.PATH),
            Map.entry(Locale.class, JsonTexts.LOCALE),
            Map.entry(Currency.class, JsonTexts.CURRENCY),
            Map.entry(Charset.class, JsonTexts.CHARSET),
            Map.entry(TimeZone.class, JsonTexts.TIME_ZONE),
            Map.entry(Pattern.class, JsonTexts.PATTERN),
            Map.entry(StringBuilder.class, JsonTexts.STRING_BUILDER),
            Map.entry(StringBuffer.class, JsonTexts.STRING_BUFFER),
            Map.entry(CharSequence.class, JsonTexts.CHAR_SEQUENCE),
            Map.entry(Number.class, JsonNumbers.NUMBER),
            Map.entry(AtomicInteger.class, JsonNumbers.ATOMIC_INTEGER),
            Map.entry(AtomicLong.class, JsonNumbers.ATOMIC_LONG),
            Map.entry(AtomicBoolean.class, JsonNumbers.ATOMIC_BOOLEAN),
            Map.entry(Byte[].class, JsonNumbers.BYTES),
            Map.entry(Year.class, JsonTimes.YEAR),
            Map.entry(YearMonth.class, JsonTimes.YEAR_MONTH),
            Map.entry(MonthDay.class, JsonTimes.MONTH_DAY),
            Map.entry(Month.class, JsonTimes.MONTH),
            Map.entry(OffsetTime.class, JsonTimes.OFFSET_TIME),
            Map.entry(Period.class, JsonTimes.PERIOD),
            Map.entry(ZoneId.class, JsonTimes.ZONE_ID),
            Map.entry(ZoneOffset.class, JsonTimes.ZONE_OFFSET));

    private static final Map<Class<?>, JsonCodec<?>> CODECS_OF_JACKSON2 = Map.ofEntries(
            entry(Object.class, (out, value) -> refuseEmpty(), JsonReader::readObject),
            entry(Locale.class, (out, value) -> out.value(value.toString()), JsonTexts.LOCALE::read),
            entry(Instant.class, JsonWriter::value, JsonReader::readInstant),
            entry(LocalDate.class, JsonWriter::value, JsonReader::readLocalDate),
            entry(LocalTime.class, JsonWriter::value, JsonReader::readLocalTime),
            entry(LocalDateTime.class, JsonWriter::value, JsonReader::readLocalDateTime),
            entry(OffsetDateTime.class, JsonWriter::value, JsonReader::readOffsetDateTime),
            entry(ZonedDateTime.class, JsonWriter::value, JsonReader::readZonedDateTime),
            entry(Duration.class, JsonWriter::value, JsonReader::readDuration));

    private StandardCodecs() {}

    private static void refuseEmpty() {
        throw new WireException(WireException.Kind.MISMATCH, "An object without any property, which Jackson 2 refuses");
    }

    private static void writeEmpty(JsonWriter out) {
        out.beginObject();
        out.endObject();
    }

    static @Nullable JsonCodec<?> of(Dialect dialect, Class<?> type) {
        if (type.isPrimitive()) {
            return PrimitiveCodec.of(type);
        }
        boolean ofJackson2 = dialect.ofJackson() == Dialect.JACKSON2;
        JsonCodec<?> own = ofJackson2 ? CODECS_OF_JACKSON2.get(type) : null;
        boolean left = ofJackson2 && type.getPackageName().equals("java.time");
        return own != null || left ? own : CODECS.get(type);
    }

    private static <T> Map.Entry<Class<?>, JsonCodec<?>> entry(
            Class<T> type, BiConsumer<JsonWriter, T> writer, Function<JsonReader, @Nullable T> reader) {
        return Map.entry(type, new ScalarCodec<>(writer, reader));
    }
}
