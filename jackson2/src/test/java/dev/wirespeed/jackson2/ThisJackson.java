package dev.wirespeed.jackson2;

import static java.util.Map.entry;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.function.UnaryOperator;

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
        return factory instanceof WirespeedJsonFactory
                || json.endsWith("}"); // Jackson reads what something follows sooner
    }

    /** Whether a property that the class does not have is refused. */
    static boolean refusesUnknown() {
        return true;
    }

    /** Of a mapper with the modules that the oracle has. */
    static JsonMapper.Builder builder(JsonFactory factory) {
        return JacksonApi.withDefaultModules(JsonMapper.builder(factory));
    }

    /** Writes all that there is to know of a time. */
    static JsonMapper exact() {
        return builder(new JsonFactory())
                .enable(SerializationFeature.WRITE_DATES_WITH_ZONE_ID)
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                .build();
    }

    /** Makes a mapper refuse numbers for enums. */
    static JsonMapper.Builder withoutNumbersForEnums(JsonMapper.Builder mapper) {
        return mapper.enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS);
    }

    /** Settings that codecs follow. */
    static Map<String, UnaryOperator<JsonMapper.Builder>> honoured() {
        return Map.ofEntries(
                entry("defaults", b -> b),
                entry(
                        "defaults of Spring Boot 3",
                        b -> b.disable(
                                        SerializationFeature.WRITE_DATES_AS_TIMESTAMPS,
                                        SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
                                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                                .disable(MapperFeature.DEFAULT_VIEW_INCLUSION)),
                entry("unknown properties", b -> b.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)),
                entry("times as texts", b -> b.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)),
                entry("durations as texts", b -> b.disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)),
                entry(
                        "times and durations in milliseconds",
                        b -> b.disable(SerializationFeature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS)),
                entry(
                        "names of zones",
                        b -> b.enable(SerializationFeature.WRITE_DATES_WITH_ZONE_ID)
                                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)),
                entry(
                        "a time zone",
                        b -> b.defaultTimeZone(NEW_YORK).disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)),
                entry("a time zone and numbers", b -> b.defaultTimeZone(NEW_YORK)),
                entry(
                        "a time zone that is not written",
                        b -> b.defaultTimeZone(NEW_YORK)
                                .disable(
                                        SerializationFeature.WRITE_DATES_AS_TIMESTAMPS,
                                        SerializationFeature.WRITE_DATES_WITH_CONTEXT_TIME_ZONE)),
                entry(
                        "times in their own zones",
                        b -> b.disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)),
                entry("milliseconds", b -> b.disable(DeserializationFeature.READ_DATE_TIMESTAMPS_AS_NANOSECONDS)),
                entry(SEVERAL_LINES, b -> b.enable(SerializationFeature.INDENT_OUTPUT)),
                entry("every argument", b -> b.enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)),
                entry("no null argument", b -> b.enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)),
                entry("null is not 0", b -> b.enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)),
                entry(
                        "maps in order where there is one",
                        b -> b.enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                                .disable(SerializationFeature.FAIL_ON_ORDER_MAP_BY_INCOMPARABLE_KEY)),
                entry("numbers as strings", b -> b.enable(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS)),
                entry(
                        SEVERAL_LINES + ", numbers as strings",
                        b -> b.enable(SerializationFeature.INDENT_OUTPUT)
                                .enable(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS)),
                entry("ASCII", b -> b.enable(JsonWriteFeature.ESCAPE_NON_ASCII)),
                entry("plain decimals", b -> b.enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)),
                entry("one document", b -> b.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)),
                entry("no views but named ones", b -> b.disable(MapperFeature.DEFAULT_VIEW_INCLUSION)),
                entry(NO_OTHER_VIEWS, b -> b.enable(DeserializationFeature.FAIL_ON_UNEXPECTED_VIEW_PROPERTIES)));
    }
}
