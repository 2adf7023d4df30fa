package dev.wirespeed.jackson;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.function.UnaryOperator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;

/** What tests for both Jacksons have to know of the one that they run with. */
final class ThisJackson {
    /** A setting with which what is left to Jackson keeps codecs from writing. */
    static final String SEVERAL_LINES = "several lines";

    /** A setting that creators do not follow. */
    static final String NO_OTHER_VIEWS = "no other views";

    private static final TimeZone NEW_YORK = TimeZone.getTimeZone("America/New_York");

    private ThisJackson() {}

    /** Of each kind that lets codecs read. */
    static List<JsonFactory> factories() {
        return List.of(new JsonFactory(), new WirespeedJsonFactory());
    }

    /** Whether codecs read bytes in a mapper with a factory. */
    static boolean readsByCodecs(JsonFactory factory, String json) {
        return true;
    }

    /** Whether a property that the class does not have is refused. */
    static boolean refusesUnknown() {
        return false;
    }

    /** Of a mapper with the modules that the oracle has. */
    static JsonMapper.Builder builder(JsonFactory factory) {
        return JsonMapper.builder(factory);
    }

    /** Writes all that there is to know of a time. */
    static JsonMapper exact() {
        return builder(new JsonFactory())
                .enable(DateTimeFeature.WRITE_DATES_WITH_ZONE_ID)
                .build();
    }

    /** Makes a mapper refuse numbers for enums. */
    static JsonMapper.Builder withoutNumbersForEnums(JsonMapper.Builder mapper) {
        return mapper.enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS);
    }

    /** Settings that codecs follow. */
    static Map<String, UnaryOperator<JsonMapper.Builder>> honoured() {
        return Map.ofEntries(
                entry("defaults", b -> b),
                entry("no unknown properties", b -> b.enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)),
                entry("times as numbers", b -> b.enable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)),
                entry("durations as numbers", b -> b.enable(DateTimeFeature.WRITE_DURATIONS_AS_TIMESTAMPS)),
                entry(
                        "times and durations in milliseconds",
                        b -> b.enable(
                                        DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS,
                                        DateTimeFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
                                .disable(DateTimeFeature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS)),
                entry("names of zones", b -> b.enable(DateTimeFeature.WRITE_DATES_WITH_ZONE_ID)),
                entry("a time zone", b -> b.defaultTimeZone(NEW_YORK)),
                entry("the default time zone", b -> b.defaultTimeZone(TimeZone.getTimeZone("UTC"))),
                entry(
                        "a time zone that is not written",
                        b -> b.defaultTimeZone(NEW_YORK).disable(DateTimeFeature.WRITE_DATES_WITH_CONTEXT_TIME_ZONE)),
                entry(
                        "a time zone and numbers",
                        b -> b.defaultTimeZone(NEW_YORK).enable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)),
                entry("times in their own zones", b -> b.disable(DateTimeFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)),
                entry("milliseconds", b -> b.disable(DateTimeFeature.READ_DATE_TIMESTAMPS_AS_NANOSECONDS)),
                entry(SEVERAL_LINES, b -> b.enable(SerializationFeature.INDENT_OUTPUT)),
                entry(
                        SEVERAL_LINES + ", every view",
                        b -> b.enable(SerializationFeature.INDENT_OUTPUT).enable(MapperFeature.DEFAULT_VIEW_INCLUSION)),
                entry("maps in order", b -> b.enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)),
                entry("numbers as strings", b -> b.enable(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS)),
                entry(
                        SEVERAL_LINES + ", numbers as strings",
                        b -> b.enable(SerializationFeature.INDENT_OUTPUT)
                                .enable(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS)),
                entry("ASCII", b -> b.enable(JsonWriteFeature.ESCAPE_NON_ASCII)),
                entry("plain decimals", b -> b.enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)),
                entry(
                        "plain decimals and times",
                        b -> b.enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                                .enable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)),
                entry("null as 0", b -> b.disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)),
                entry("every argument", b -> b.enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)),
                entry("no null argument", b -> b.enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)),
                entry("more than a document", b -> b.disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)),
                entry("every view", b -> b.enable(MapperFeature.DEFAULT_VIEW_INCLUSION)),
                entry(NO_OTHER_VIEWS, b -> b.enable(DeserializationFeature.FAIL_ON_UNEXPECTED_VIEW_PROPERTIES)));
    }
}
