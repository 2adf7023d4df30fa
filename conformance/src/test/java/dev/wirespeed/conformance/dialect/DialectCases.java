package dev.wirespeed.conformance.dialect;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.Wire;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Date;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/**
 * Small cases in which the two dialects differ, one for each row of the table in {@code docs/dialects.md}, and so as long as that.
 */
@SuppressWarnings({"ArrayRecordComponent", "JavaUtilDate"}) // models of what users write
public final class DialectCases {
    private static final LocalDateTime MOMENT = LocalDateTime.of(2020, 1, 2, 3, 4, 5, 600_000_000);

    private DialectCases() {}

    /**
     * One difference.
     *
     * @param what in words
     * @param setting Jackson's name for it
     * @param type what is read; for writing, the value's class
     * @param value what is written, or null
     * @param document what is read, or null
     * @param view the active view, or null
     */
    public record Case(String what, String setting, Class<?> type, Object value, String document, Class<?> view) {
        static Case writes(String what, String setting, Object value) {
            return new Case(what, setting, value.getClass(), value, null, null);
        }

        static Case reads(String what, String setting, Class<?> type, String document) {
            return new Case(what, setting, type, null, document, null);
        }

        @Override
        public String toString() {
            return what;
        }
    }

    enum Size {
        SMALL;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    sealed interface Pet permits Dog {}

    @JsonTypeName("dog")
    record Dog(int age) implements Pet {}

    @Wire
    static class Rest {
        @JsonIgnore
        public int a;

        @JsonAnyGetter
        @JsonAnySetter
        public Map<String, Object> more = new TreeMap<>();
    }

    @Wire
    static class Declared {
        public int b = 1;
        public int a = 2;
    }

    @Wire
    static class Renamed {
        @JsonProperty("a")
        public int x = 1;

        public int b = 2;
    }

    @Wire
    @JsonIgnoreProperties("a")
    record Ignoring(@JsonProperty("x") int a, int b) {}

    @Wire
    @JsonPropertyOrder(alphabetic = true)
    record Alphabetic(int b, int a) {}

    @Wire
    static class Capitals {
        public int getURLs() {
            return 1;
        }
    }

    @Wire
    static class SmallLetters {
        public int a = 1;

        public int getx() {
            return 2;
        }
    }

    @Wire
    static class OddField {
        private int eMail = 1;

        public int getEMail() {
            return eMail;
        }

        public void setEMail(int eMail) {
            this.eMail = eMail;
        }
    }

    @Wire
    record OfInstant(Instant at) {}

    @Wire
    record OfDate(LocalDate at) {}

    @Wire
    record OfTime(LocalTime at) {}

    @Wire
    record OfDateTime(LocalDateTime at) {}

    @Wire
    record OfOffsetDateTime(OffsetDateTime at) {}

    @Wire
    record OfZonedDateTime(ZonedDateTime at) {}

    @Wire
    record OfDuration(Duration time) {}

    @Wire
    record OfUtilDate(Date at) {}

    @Wire
    record OfOthers(Month month, YearMonth yearMonth, OffsetTime time) {}

    @Wire
    record OfEnum(Size size) {}

    @Wire
    record OfKeys(Map<Size, Integer> counts) {}

    @Wire
    record OfText(String text) {}

    @Wire
    record OfObject(Object value) {}

    @Wire
    record OfDefault(
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) Object value) {}

    @Wire
    static class Nothing {}

    @Wire
    @JsonInclude(content = JsonInclude.Include.NON_EMPTY)
    record OfContents(Map<String, String> texts) {}

    /** A view. */
    public interface Basic {}

    @Wire
    static class Viewed {
        @JsonView(Basic.class)
        public int a = 1;

        public int b = 2;
    }

    @Wire
    record OfInt(int i) {}

    @Wire
    record OfInts(int[] all) {}

    @Wire
    record OfSet(Set<Size> sizes) {}

    @Wire
    record OfEnumSet(EnumSet<Size> sizes) {}

    @Wire
    record OfDouble(double d) {}

    @Wire
    record OfOptional(OptionalInt i) {}

    @Wire
    static class Final {
        public final List<String> names = new ArrayList<>();
    }

    @Wire
    static class Filled {
        private final List<String> items = new ArrayList<>();

        public List<String> getNames() {
            return items;
        }
    }

    @Wire
    static class Two {
        public int a = 5;

        Two() {}

        public Two(int a, int b) {
            this.a = a + b;
        }
    }

    /** All of them. */
    public static List<Case> all() {
        List<Case> all = new ArrayList<>(writing());
        all.addAll(times());
        all.addAll(reading());
        return all;
    }

    private static List<Case> writing() {
        return List.of(
                Case.writes(
                        "order of properties that nothing else orders",
                        "`MapperFeature.SORT_PROPERTIES_ALPHABETICALLY`",
                        new Declared()),
                Case.writes(
                        "properties with a given name",
                        "`MapperFeature.SORT_PROPERTIES_ALPHABETICALLY`",
                        new Renamed()),
                Case.writes(
                        "`@JsonPropertyOrder(alphabetic = true)` on a record",
                        "`MapperFeature.SORT_CREATOR_PROPERTIES_BY_DECLARATION_ORDER`",
                        new Alphabetic(1, 2)),
                Case.writes("`getURLs()`", "`MapperFeature.USE_STD_BEAN_NAMING`", new Capitals()),
                Case.writes("`getx()`", "`DefaultAccessorNamingStrategy`", new SmallLetters()),
                Case.writes(
                        "a field `eMail` with `getEMail()`",
                        "`MapperFeature.FIX_FIELD_NAME_UPPER_CASE_PREFIX`",
                        new OddField()),
                Case.writes(
                        "an enum with a `toString()` of its own",
                        "`EnumFeature.WRITE_ENUMS_USING_TO_STRING`",
                        new OfEnum(Size.SMALL)),
                Case.writes(
                        "the same as key of a map",
                        "`EnumFeature.WRITE_ENUMS_USING_TO_STRING`",
                        new OfKeys(Map.of(Size.SMALL, 1))),
                Case.writes(
                        "characters beyond U+FFFF, as bytes",
                        "`JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8`",
                        new OfText("\uD83D\uDE00")),
                Case.writes(
                        "an object without properties", "`SerializationFeature.FAIL_ON_EMPTY_BEANS`", new Nothing()),
                Case.writes(
                        "an `Object` property with `@JsonInclude(NON_DEFAULT)`, of a record", "", new OfDefault("")),
                Case.writes(
                        "a record's property that the class ignores by another name than `@JsonProperty` gives it",
                        "",
                        new Ignoring(2, 1)),
                Case.writes("`content` of `@JsonInclude` on the class", "", new OfContents(Map.of("empty", ""))),
                new Case(
                        "a property without view, while a view is active",
                        "`MapperFeature.DEFAULT_VIEW_INCLUSION`",
                        Viewed.class,
                        new Viewed(),
                        null,
                        Basic.class));
    }

    private static List<Case> times() {
        String dates = "`DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS`";
        return List.of(
                Case.writes("`Instant`", dates, new OfInstant(MOMENT.toInstant(ZoneOffset.UTC))),
                Case.writes("`LocalDate`", dates, new OfDate(MOMENT.toLocalDate())),
                Case.writes("`LocalTime`", dates, new OfTime(MOMENT.toLocalTime())),
                Case.writes("`LocalDateTime`", dates, new OfDateTime(MOMENT)),
                Case.writes("`OffsetDateTime`", dates, new OfOffsetDateTime(MOMENT.atOffset(ZoneOffset.ofHours(1)))),
                Case.writes("`ZonedDateTime`", dates, new OfZonedDateTime(MOMENT.atZone(ZoneId.of("Europe/Paris")))),
                Case.writes(
                        "`Duration`",
                        "`DateTimeFeature.WRITE_DURATIONS_AS_TIMESTAMPS`",
                        new OfDuration(Duration.ofMillis(1500))),
                Case.writes("`Date`", dates, new OfUtilDate(new Date(1500))),
                Case.writes(
                        "`Month`, `YearMonth`, `OffsetTime`",
                        "`DateTimeFeature.ONE_BASED_MONTHS`, `WRITE_DATES_AS_TIMESTAMPS`",
                        new OfOthers(
                                Month.MARCH,
                                YearMonth.of(2020, 3),
                                MOMENT.toLocalTime().atOffset(ZoneOffset.UTC))),
                Case.writes("an `Instant` as `Object`", dates, new OfObject(Instant.EPOCH)),
                Case.reads(
                        "a sign in front of a text that is a number of seconds",
                        "",
                        OfInstant.class,
                        "{\"at\":\"+5\"}"));
    }

    private static List<Case> reading() {
        String nulls = "`DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES`";
        return List.of(
                Case.reads("null for a primitive", nulls, OfInt.class, "{\"i\":null}"),
                Case.reads("an empty text for a primitive", nulls, OfInt.class, "{\"i\":\"\"}"),
                Case.reads("the text `null` for a primitive", nulls, OfInt.class, "{\"i\":\"null\"}"),
                Case.reads("null in an array of primitives", nulls, OfInts.class, "{\"all\":[1,null]}"),
                Case.reads(
                        "an unknown property",
                        "`DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES`",
                        OfInt.class,
                        "{\"i\":1,\"x\":2}"),
                Case.reads(
                        "something behind the document",
                        "`DeserializationFeature.FAIL_ON_TRAILING_TOKENS`",
                        OfInt.class,
                        "{\"i\":1} {}"),
                Case.reads(
                        "the name of an enum's constant",
                        "`EnumFeature.READ_ENUMS_USING_TO_STRING`",
                        OfEnum.class,
                        "{\"size\":\"SMALL\"}"),
                Case.reads(
                        "the `toString()` of an enum's constant",
                        "`EnumFeature.READ_ENUMS_USING_TO_STRING`",
                        OfEnum.class,
                        "{\"size\":\"small\"}"),
                Case.reads("null in a `Set` of an enum", "", OfSet.class, "{\"sizes\":[null]}"),
                Case.reads(
                        "a final field",
                        "`MapperFeature.ALLOW_FINAL_FIELDS_AS_MUTATORS`",
                        Final.class,
                        "{\"names\":[\"a\"]}"),
                Case.reads(
                        "a list with a getter alone",
                        "`MapperFeature.USE_GETTERS_AS_SETTERS`",
                        Filled.class,
                        "{\"names\":[\"a\"]}"),
                Case.reads("what `@JsonIgnore` takes away, beside `@JsonAnySetter`", "", Rest.class, "{\"a\":1}"),
                Case.reads("null in an `EnumSet`", "", OfEnumSet.class, "{\"sizes\":[null]}"),
                Case.reads("a constructor without parameters beside a public one with some", "", Two.class, "{}"),
                Case.reads(
                        "a text with a number as Java writes it, for `double`",
                        "`StreamReadFeature.USE_FAST_DOUBLE_PARSER`",
                        OfDouble.class,
                        "{\"d\":\"0x1p3\"}"),
                Case.reads("the text `null` for an `OptionalInt`", "", OfOptional.class, "{\"i\":\"null\"}"),
                Case.reads("a sealed class that lists no subtypes", "", Pet.class, "{\"@type\":\"dog\",\"age\":1}"));
    }
}
