package dev.wirespeed.json;

import dev.wirespeed.WireException;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Dialect;
import dev.wirespeed.runtime.Feature;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
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
import java.time.format.DateTimeFormatter;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes and reads the keys of maps whose keys are not strings, for generated code. */
public final class JsonKeys {
    public static final JsonKey<Instant> INSTANT = JsonKey.of(
            "an instant", Instant::toString, text -> DateTimeFormatter.ISO_INSTANT.parse(text, Instant::from));
    public static final JsonKey<LocalDate> LOCAL_DATE = key("a date", LocalDate::parse);
    public static final JsonKey<LocalTime> LOCAL_TIME = key("a time", LocalTime::parse);
    public static final JsonKey<LocalDateTime> LOCAL_DATE_TIME = key("a date and time", LocalDateTime::parse);
    public static final JsonKey<OffsetDateTime> OFFSET_DATE_TIME =
            key("a date and time with offset", OffsetDateTime::parse);
    public static final JsonKey<ZonedDateTime> ZONED_DATE_TIME =
            JsonKey.by("a date and time with zone", Timestamps::key, ZonedDateTime::parse);
    public static final JsonKey<Duration> DURATION = key("a duration", Duration::parse);
    public static final JsonKey<OffsetTime> OFFSET_TIME = key("a time with offset", OffsetTime::parse);
    public static final JsonKey<Year> YEAR = key("a year", text -> Year.of(Integer.parseInt(text)));
    public static final JsonKey<YearMonth> YEAR_MONTH = key("a month of a year", YearMonth::parse);
    public static final JsonKey<MonthDay> MONTH_DAY = key("a day of a month", MonthDay::parse);
    public static final JsonKey<Month> MONTH = key("a month", text -> JsonTimes.month(text.trim()));
    public static final JsonKey<Period> PERIOD = key("a period", Period::parse);
    public static final JsonKey<ZoneId> ZONE_ID = key("a time zone", ZoneId::of);
    public static final JsonKey<ZoneOffset> ZONE_OFFSET = key("an offset from UTC", ZoneOffset::of);
    public static final JsonKey<Locale> LOCALE = JsonKey.of("a locale", JsonTexts::key, JsonTexts::locale);
    public static final JsonKey<Currency> CURRENCY = key("a currency", Currency::getInstance);
    public static final JsonKey<URI> URI = key("a URI", java.net.URI::create);
    public static final JsonKey<URL> URL = key("a URL", JsonTexts::url);
    public static final JsonKey<CharSequence> CHAR_SEQUENCE = key("a string", text -> text);

    private JsonKeys() {}

    private static <K> JsonKey<K> key(String expected, Function<String, @Nullable K> parse) {
        return JsonKey.of(expected, Object::toString, parse);
    }

    /** The entries of a map in the order of its keys. If keys have no order, the map itself, or a refusal. */
    public static <K, V> Map<K, V> sorted(JsonWriter out, Map<K, V> map) {
        if (map instanceof SortedMap || map.isEmpty()) {
            return map;
        }
        boolean ordered = map.keySet().iterator().next() instanceof Comparable;
        boolean refused = out.settings().is(Feature.FAIL_ON_ORDER_MAP_BY_INCOMPARABLE_KEY);
        return ordered || refused ? new TreeMap<>(map) : map; // which refuses keys without an order
    }

    /** The text of a key's replacement; null for null. */
    public static @Nullable String text(@Nullable Object key) {
        return key == null ? null : key.toString();
    }

    /** Writes the text of a key. */
    public static void write(JsonWriter out, @Nullable Object key) {
        boolean named = key instanceof Enum<?> && out.options().enums() == CodecOptions.Enums.NAME;
        out.key(key == null ? null : named ? ((Enum<?>) key).name() : key.toString());
    }

    /** Writes a key by its enum's table. */
    public static <E extends Enum<E>> void write(JsonWriter out, JsonEnum<E> table, @Nullable E key) {
        String text = key == null ? null : table.text(key);
        if (isLikeAnyText(out.options())) {
            out.key(text);
        } else {
            out.constant(text);
        }
    }

    /** Whether enum constants as keys are escaped like any text: Jackson 2 calls {@code toString()} again for each. */
    private static boolean isLikeAnyText(CodecOptions options) {
        return options.enums() == CodecOptions.Enums.TO_STRING
                && options.dialect().ofJackson() == Dialect.JACKSON2;
    }

    public static Byte readByte(JsonReader in) {
        return read(in, "byte", key -> {
            int value = Integer.parseInt(key);
            if (value < Byte.MIN_VALUE || value > 255) {
                throw new NumberFormatException();
            }
            return (byte) value;
        });
    }

    public static Short readShort(JsonReader in) {
        return read(in, "short", Short::valueOf);
    }

    public static Integer readInt(JsonReader in) {
        return read(in, "int", Integer::valueOf);
    }

    public static Long readLong(JsonReader in) {
        return read(in, "long", Long::valueOf);
    }

    public static Float readFloat(JsonReader in) {
        return read(in, "float", key -> (float) Double.parseDouble(key));
    }

    public static Double readDouble(JsonReader in) {
        return read(in, "double", Double::valueOf);
    }

    public static Boolean readBoolean(JsonReader in) {
        return read(in, "boolean", key -> switch (key) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException();
        });
    }

    public static Character readChar(JsonReader in) {
        return read(in, "char", key -> {
            if (key.length() != 1) {
                throw new IllegalArgumentException();
            }
            return key.charAt(0);
        });
    }

    public static BigInteger readBigInteger(JsonReader in) {
        return read(in, "BigInteger", key -> new BigInteger(ascii(key)));
    }

    public static BigDecimal readBigDecimal(JsonReader in) {
        return read(in, "BigDecimal", key -> Numbers.bigDecimal(ascii(key)));
    }

    private static String ascii(String key) {
        if (key.chars().anyMatch(c -> c > 0x7F)) {
            throw new NumberFormatException();
        }
        return key;
    }

    public static UUID readUuid(JsonReader in) {
        return read(in, "UUID", UUID::fromString);
    }

    public static <E extends Enum<E>> E readEnum(JsonReader in, JsonEnum<E> table) {
        int at = in.position();
        E key = table.find(in.name());
        if (key == null) {
            throw in.unusable("Expected one of " + table.known() + " as key but was another", at);
        }
        return key;
    }

    private static <K> K read(JsonReader in, String type, Function<String, K> parse) {
        int at = in.position();
        String key = in.name();
        try {
            if (key.length() > in.limits().numberLength()) {
                throw new NumberFormatException();
            }
            return parse.apply(key);
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw in.unusable("Expected a key of type " + type + " but was another", at);
        }
    }

    static WireException nullKey() {
        return new WireException(WireException.Kind.MISMATCH, "A map has a null key, for which JSON has no form");
    }
}
