package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Wire;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Year;
import java.time.ZoneId;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** Mappers with coercions of their own: codecs read what needs none, and leave the rest to the mapper. */
class CoercionsTest {
    private static final JsonMapper EXACT = ThisJackson.exact();

    /** What may stand for another value. */
    private static final List<String> VALUES = List.of(
            "null",
            "0",
            "1",
            "5",
            "18000",
            "5.0",
            "5.7",
            "1e2",
            "true",
            "'5'",
            "'1'",
            "'5.0'",
            "'true'",
            "''",
            "' '",
            "'null'",
            "'NaN'",
            "'A'",
            "'A '",
            "'x'",
            "'2020-01-02'",
            "[]",
            "[5]",
            "['5',1.5]",
            "[true,'']",
            "{}",
            "{'a':'5'}",
            "{'a':1.5}");

    private static final List<String> VALUES_BUT_ABSENT = VALUES.stream()
            .filter(each -> !List.of("''", "' '", "'null'").contains(each))
            .toList();

    private static final String USUAL =
            "{'b':true,'box':false,'small':1,'i':2,'number':3,'l':4,'f':1.5,'d':2.5,'big':6,'decimal':7.5,"
                    + "'c':'x','character':'y','text':'','uuid':'00000000-0000-0001-0000-000000000002','letter':'A',"
                    + "'instant':'2020-01-02T03:04:05Z','day':'2020-01-02','time':'03:04','duration':'PT1S',"
                    + "'maybe':9,'optional':10,'all':[1,2],'list':[3],'texts':['a'],"
                    + "'map':{'a':1},'id':12,'name':'z','object':{'a':1.5}}";

    /** With values of every kind that something else may stand for. */
    @Wire
    @NullUnmarked
    public static final class Values {
        public boolean b;
        public Boolean box;
        public byte small;
        public int i;
        public Integer number;
        public long l;
        public float f;
        public double d;
        public BigInteger big;
        public BigDecimal decimal;
        public char c;
        public Character character;
        public String text;
        public UUID uuid;
        public Letter letter;
        public Instant instant;
        public LocalDate day;
        public LocalTime time;
        public Duration duration;
        public Optional<Integer> maybe;
        public OptionalInt optional;
        public int[] all;
        public List<Integer> list;
        public String[] texts;
        public Map<String, Integer> map;
        public Id id;
        public Name name;
        public Object object;
    }

    /** With values that only codecs of Jackson 3 know. */
    @Wire
    @NullUnmarked
    public static final class Rare {
        public int i;
        public Number any;
        public URI uri;
        public Locale locale;
        public Level level;
        public Year year;
        public ZoneId zone;
        public Currency currency;
        public Pattern pattern;
        public Yes yes;

        @JsonFormat(pattern = "dd.MM.yyyy")
        public LocalDate other;

        public AtomicBoolean flag;
        public AtomicInteger count;
    }

    /** With a property that its codec leaves to a mapper of its own. */
    @Wire
    @NullUnmarked
    public static final class Dated {
        public Date date;
        public int i;
    }

    /** Known by texts. */
    public enum Letter {
        A,
        B
    }

    /** Known by numbers. */
    public enum Level {
        LOW(1),
        HIGH(20);

        private final int number;

        Level(int number) {
            this.number = number;
        }

        @JsonValue
        public int number() {
            return number;
        }
    }

    /** A number. */
    public record Id(@JsonValue int value) {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Id {}
    }

    /** One or the other. */
    public record Yes(@JsonValue boolean value) {
        @JsonCreator
        public static Yes of(boolean value) {
            return new Yes(value);
        }
    }

    /** A text. */
    public record Name(@JsonValue String value) {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Name {}
    }

    static Stream<Arguments> settings() {
        return Stream.concat(
                Stream.of(
                        setting("defaults", b -> b),
                        setting("no scalars", b -> b.disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)),
                        setting("no fractions", b -> b.disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)),
                        setting("no ordinals", ThisJackson::withoutNumbersForEnums),
                        setting(
                                "no ordinals, null as 0",
                                b -> ThisJackson.withoutNumbersForEnums(b)
                                        .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)),
                        setting(
                                "nothing blank",
                                b -> b.withCoercionConfigDefaults(c -> c.setAcceptBlankAsEmpty(false))),
                        setting(
                                "of a class",
                                b -> b.withCoercionConfig(
                                        Integer.class,
                                        c -> c.setCoercion(CoercionInputShape.String, CoercionAction.Fail)))),
                Stream.of(CoercionInputShape.values()).flatMap(CoercionsTest::settings));
    }

    /** Those that Jackson asks for. */
    private static Stream<Arguments> settings(CoercionInputShape shape) {
        return switch (shape) {
            case Boolean -> settings(shape, LogicalType.Textual);
            case EmptyString ->
                settings(
                        shape,
                        LogicalType.Boolean,
                        LogicalType.DateTime,
                        LogicalType.Enum,
                        LogicalType.Float,
                        LogicalType.Integer,
                        LogicalType.OtherScalar,
                        LogicalType.POJO);
            case Float -> settings(shape, LogicalType.Integer, LogicalType.Textual);
            case Integer ->
                settings(
                        shape,
                        LogicalType.Boolean,
                        LogicalType.DateTime,
                        LogicalType.Enum,
                        LogicalType.Float,
                        LogicalType.Textual);
            case String -> settings(shape, LogicalType.Boolean, LogicalType.Float, LogicalType.Integer);
            default -> settings(shape, LogicalType.Collection);
        };
    }

    private static Stream<Arguments> settings(CoercionInputShape shape, LogicalType... types) {
        Stream<Arguments> all = Stream.of(CoercionAction.Fail, CoercionAction.AsEmpty)
                .map(action -> setting(
                        "all of " + shape + " " + action,
                        b -> b.withCoercionConfigDefaults(c -> c.setCoercion(shape, action))));
        return Stream.concat(
                all,
                Stream.of(types)
                        .map(type -> setting(
                                type + " of " + shape,
                                b -> b.withCoercionConfig(type, c -> c.setCoercion(shape, CoercionAction.Fail)))));
    }

    private static Arguments setting(String what, UnaryOperator<JsonMapper.Builder> settings) {
        return Arguments.of(what, settings);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("settings")
    void whatStandsForAnotherIsReadAsToldToTheMapper(String what, UnaryOperator<JsonMapper.Builder> settings) {
        JsonMapper plain =
                settings.apply(ThisJackson.builder(new WirespeedJsonFactory())).build();
        WirespeedModule module = new WirespeedModule();
        JsonMapper with = settings.apply(ThisJackson.builder(new WirespeedJsonFactory()))
                .addModule(module)
                .build();
        Stream.of(Values.class, Rare.class, Dated.class)
                .map(Class::getFields)
                .flatMap(Stream::of)
                .forEach(field -> {
                    // with Jackson 2 codecs take these for 0, as is known
                    boolean isKnown = field.getType().equals(Id.class);
                    for (String value : isKnown ? VALUES_BUT_ABSENT : VALUES) {
                        String json = "{'" + field.getName() + "':" + value + ",'i':1}";
                        assertThat(read(with, field.getDeclaringClass(), json))
                                .as(json)
                                .isEqualTo(read(plain, field.getDeclaringClass(), json));
                    }
                });
        long before = module.counts().readByCodecs();
        assertThat(read(with, Values.class, USUAL))
                .isEqualTo(read(plain, Values.class, USUAL))
                .startsWith("{");
        boolean isSlow = what.contains(CoercionInputShape.Integer.name())
                && (what.contains("all of") || what.contains("Float of"));
        assertThat(module.counts().readByCodecs() - before).isEqualTo(isSlow || what.equals("of a class") ? 0 : 1);
    }

    private static String read(JsonMapper mapper, Class<?> type, String json) {
        try {
            Object values = mapper.readValue(json.replace('\'', '"').getBytes(UTF_8), type);
            return EXACT.writeValueAsString(values);
        } catch (JacksonException e) {
            return e.toString().replaceAll("(column|offset): #?\\d+", ""); // what is read again was copied
        }
    }
}
