package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonFormat.Shape;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.Nulls;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import java.time.Duration;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Jackson does since 3.3, where no fixture would notice if codecs did as before. */
class Since33Test {
    enum Size {
        @JsonAlias("tiny")
        SMALL,
        LARGE;

        @JsonValue
        public String text() {
            return "size " + name().charAt(0);
        }
    }

    @Wire
    record Sizes(Size one, List<Size> more, Map<Size, Integer> counts) {}

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"one\":\"tiny\"}",
                "{\"one\":\"size S\"}",
                "{\"one\":\"SMALL\"}",
                "{\"more\":[\"tiny\",\"size L\"]}",
                "{\"counts\":{\"tiny\":1,\"size S\":2}}",
            })
    void aliasesOfConstantsAreTakenBesideTheirValues(String document) {
        agreesOnReading(document, Sizes.class);
    }

    @Wire
    static class Skipping {
        private final Map<String, String> others = new TreeMap<>();

        @JsonAnySetter
        @JsonSetter(nulls = Nulls.SKIP)
        public void add(String name, String value) {
            others.put(name, value);
        }

        @JsonAnyGetter
        public Map<String, String> others() {
            return others;
        }
    }

    @Wire
    static class Refusing {
        private final Map<String, String> others = new TreeMap<>();

        @JsonAnySetter
        @JsonSetter(nulls = Nulls.FAIL)
        public void add(String name, String value) {
            others.put(name, value);
        }

        @JsonAnyGetter
        public Map<String, String> others() {
            return others;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":null}", "{\"a\":\"b\",\"a\":null}", "{\"a\":\"b\"}"})
    void nullsOfOtherPropertiesAreTreatedAsAskedFor(String document) {
        agreesOnReading(document, Skipping.class);
        agreesOnReading(document, Refusing.class);
    }

    /** Whose factory takes a property, since that has a name. */
    static class Key {
        private final String text;

        public Key(String text) {
            this.text = text;
        }

        @JsonCreator
        static Key of(@JsonProperty("text") String text) {
            return new Key("from " + text);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && key.text.equals(text);
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }

        @Override
        public String toString() {
            return text;
        }
    }

    @Wire
    record Keys(Map<Key, Integer> counts) {}

    @Test
    void aFactoryOfPropertiesMakesNoKeys() {
        agreesOnReading("{\"counts\":{\"a\":1}}", Keys.class);
    }

    record Texts(Map<String, String> all) {
        @JsonValue
        @JsonInclude(content = Include.NON_NULL)
        public Map<String, String> texts() {
            return all;
        }
    }

    @Wire
    record Inside(Texts texts) {}

    @Test
    void inclusionOfWhatStandsForAnObjectCounts() {
        agreesOnWriting(new Inside(new Texts(new HashMap<>(Collections.singletonMap("a", null)))));
    }

    @Wire
    record Millis(
            @JsonFormat(shape = Shape.NUMBER_INT) LocalTime local,
            @JsonFormat(shape = Shape.NUMBER_INT) OffsetTime offset,
            @JsonFormat(shape = Shape.NUMBER_INT) Duration duration) {}

    @Test
    void integersAreMilliseconds() {
        LocalTime time = LocalTime.of(1, 2, 3, 456_789_012);
        agreesOnWriting(new Millis(time, time.atOffset(ZoneOffset.UTC), Duration.ofSeconds(7, 456_789_012)));
        agreesOnReading("{\"local\":[1,2,3,456],\"offset\":[1,2,3,456,\"Z\"],\"duration\":7456}", Millis.class);
        agreesOnReading("{\"local\":[1,2,3,456789012],\"duration\":\"7456\"}", Millis.class);
    }

    @Wire
    @JsonInclude(Include.NON_DEFAULT)
    static class Defaults {
        public String text = "initial";
        public String none;
        public String[] texts = new String[2];
    }

    @Test
    void nullIsWrittenUnlessItIsTheDefault() {
        Defaults defaults = new Defaults();
        agreesOnWriting(defaults);
        defaults.texts = new String[] {"a", null};
        agreesOnWriting(defaults);
        defaults.text = null;
        defaults.texts = null;
        assertThat(Json.standard().writeText(defaults)).isEqualTo("{\"text\":null,\"texts\":null}");
        agreesOnWriting(defaults);
    }

    @Wire
    record Locales(Map<Locale, Locale> all) {}

    @ParameterizedTest
    @ValueSource(strings = {"", "en-US", "no-NO-x-lvariant-NY", "ja-JP-u-ca-japanese", "zh-Hant-TW"})
    void localesAreTagsAsKeysToo(String tag) {
        Locale locale = Locale.forLanguageTag(tag);
        agreesOnWriting(new Locales(Map.of(locale, locale)));
    }

    private static void agreesOnReading(String document, Class<?> type) {
        assertThat(Agreement.onReading(document.getBytes(UTF_8), type)).isEmpty();
    }

    private static void agreesOnWriting(Object value) {
        assertThat(Agreement.onWriting(value)).isEmpty();
    }
}
