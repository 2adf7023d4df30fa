package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude.Include;
import dev.wirespeed.Json;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.jackson.WirespeedModule;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** What a mapper leaves out of maps and optionals by default, codecs that were told of it leave out, too. */
class ContentsTest {
    private static final int VALUES = Seed.COUNT;

    private static final Map<String, String> SOURCES = Map.of("acme.All", """
            package acme;
            import com.fasterxml.jackson.annotation.*;
            import java.math.*;
            import java.net.URI;
            import java.time.*;
            import java.util.*;
            import java.util.concurrent.atomic.*;
            import java.util.function.Supplier;
            @dev.wirespeed.Wire
            public class All {
                public Map<String, String> texts;
                public Map<String, Integer> numbers;
                public Map<String, Object> anything;
                public Map<String, int[]> arrays;
                public Map<String, UUID> ids;
                public Map<String, Optional<String>> maybes;
                public Map<String, Map<String, Optional<String>>> deep;
                public Map<String, List<Object>> lists;
                public Map<Size, Inner> inners;
                public Map<String, Whole> wholes;
                public Map<String, Open> opens;
                public List<Map<String, String>> rows;
                public List<Object> elements;
                public Map<String, String>[] array;
                public Object any;
                public Optional<String> maybe = Optional.empty();
                public Optional<Optional<String>> maybeMaybe = Optional.empty();
                public Optional<Map<String, String>> maybeTexts = Optional.empty();
                public Optional<Object> maybeAnything = Optional.empty();
                public AtomicReference<String> reference = new AtomicReference<>();
                public AtomicReference<Map<String, String>> referenceOfTexts = new AtomicReference<>();
                public Map.Entry<String, String> entry;
                public Map<String, Date> dates;
                public Words words;
                public Marked marked;
                public Map<String, String> maybeMarked;
                public Instead instead;
                public InsteadOfAny insteadOfAny;
                public ByClass byClass;
                @JsonInclude(content = JsonInclude.Include.ALWAYS) public Map<String, Object> each;
                @JsonInclude(content = JsonInclude.Include.NON_EMPTY) public Map<String, String> nonEmpty;
                @JsonInclude(JsonInclude.Include.NON_EMPTY) public Map<String, String> ofValues;
                @JsonInclude(content = JsonInclude.Include.USE_DEFAULTS) public Map<String, String> usual;
                @JsonInclude(JsonInclude.Include.ALWAYS) public Object anyAlways;
                @JsonInclude(JsonInclude.Include.NON_EMPTY) public Object anyNonEmpty;
                @JsonInclude(JsonInclude.Include.NON_DEFAULT) public Object anyNonDefault;
                public InRecord inRecord;
                private final Map<String, Object> more = new LinkedHashMap<>();
                @JsonAnyGetter public Map<String, Object> more() { return more; }

                public enum Size { SMALL, BIG }
                public enum Named { @JsonProperty("") NONE, SOME; }
                public record Inner(String text, Map<String, String> texts) {}
                public record InRecord(Object any, @JsonInclude(JsonInclude.Include.NON_DEFAULT) Object nonDefault) {}
                public record Bean(Map<String, Object> values) {}
                public static class Open { public String text; public Map<String, String> texts; }
                @dev.wirespeed.Wire public static class Opened extends Open { public Optional<String> maybe = Optional.empty(); }
                public record Whole(@JsonValue String text) {}
                public record Instead(@JsonValue Map<String, String> texts) {}
                public record InsteadOfAny(@JsonValue Map<String, Object> values) {}
                @JsonInclude(JsonInclude.Include.NON_NULL)
                public static class ByClass { public Map<String, Object> values; public Optional<String> maybe = Optional.empty(); public String text; }
                public static class Words extends LinkedHashMap<String, String> {}
                @JsonIgnoreProperties("b") public static class Marked extends LinkedHashMap<String, String> {}

                public static All of(Random random) {
                    All all = new All();
                    all.texts = map(random, () -> text(random));
                    all.numbers = map(random, () -> any(random, null, 0, 5));
                    all.anything = map(random, () -> value(random, 0));
                    all.arrays = map(random, () -> any(random, null, new int[0], new int[1]));
                    all.ids = map(random, () -> any(random, null, new UUID(0, 0), new UUID(0, 1)));
                    all.maybes = map(random, () -> maybe(random));
                    all.deep = map(random, () -> map(random, () -> maybe(random)));
                    all.lists = map(random, () -> list(random, 0));
                    all.inners = random.nextBoolean() ? null : new EnumMap<>(Size.class);
                    if (all.inners != null) { all.inners.put(Size.BIG, inner(random)); }
                    all.wholes = map(random, () -> any(random, null, new Whole(text(random))));
                    all.opens = map(random, () -> open(random));
                    all.rows = new ArrayList<>(Arrays.asList(map(random, () -> text(random)), map(random, () -> text(random))));
                    all.elements = list(random, 0);
                    all.array = array(random);
                    all.any = value(random, 0);
                    all.anyAlways = value(random, 0);
                    all.anyNonEmpty = value(random, 0);
                    all.anyNonDefault = value(random, 0);
                    all.inRecord = new InRecord(value(random, 0), value(random, 0));
                    all.maybe = maybe(random);
                    all.maybeMaybe = any(random, null, Optional.ofNullable(maybe(random)));
                    all.maybeTexts = any(random, null, Optional.ofNullable(map(random, () -> text(random))));
                    all.maybeAnything = any(random, null, Optional.ofNullable(value(random, 0)));
                    all.reference = new AtomicReference<>(text(random));
                    all.referenceOfTexts = new AtomicReference<>(map(random, () -> text(random)));
                    all.entry = new AbstractMap.SimpleEntry<>("a", text(random));
                    all.dates = map(random, () -> any(random, null, new Date(0), new Date(1)));
                    all.words = any(random, null, words(random));
                    all.marked = any(random, null, marked(random));
                    all.maybeMarked = any(random, words(random), marked(random));
                    all.instead = any(random, null, new Instead(map(random, () -> text(random))));
                    all.insteadOfAny = any(random, null, new InsteadOfAny(map(random, () -> value(random, 0))));
                    all.byClass = new ByClass();
                    all.byClass.values = map(random, () -> value(random, 0));
                    all.byClass.maybe = maybe(random);
                    all.each = map(random, () -> value(random, 0));
                    all.nonEmpty = map(random, () -> text(random));
                    all.ofValues = map(random, () -> text(random));
                    all.usual = map(random, () -> text(random));
                    Map<String, Object> entries = map(random, () -> value(random, 0));
                    if (entries != null) { all.more.putAll(entries); }
                    return all;
                }
                @SafeVarargs private static <T> T any(Random random, T... values) { return values[random.nextInt(values.length)]; }
                private static String text(Random random) { return any(random, null, "", "t"); }
                private static Optional<String> maybe(Random random) { return any(random, null, Optional.empty(), Optional.of(""), Optional.of("t")); }
                private static Inner inner(Random random) { return any(random, null, new Inner(text(random), map(random, () -> text(random)))); }
                private static Open open(Random random) {
                    Open open = any(random, new Open(), new Opened());
                    open.texts = map(random, () -> text(random));
                    return any(random, null, open);
                }
                @SuppressWarnings("unchecked") private static Map<String, String>[] array(Random random) { return new Map[] {map(random, () -> text(random))}; }
                private static Words words(Random random) { return filled(random, new Words()); }
                private static Marked marked(Random random) { return filled(random, new Marked()); }
                private static <M extends Map<String, String>> M filled(Random random, M map) {
                    for (int i = random.nextInt(3); i > 0; i--) { map.put("" + (char) ('a' + i), text(random)); }
                    return map;
                }
                private static <V> Map<String, V> map(Random random, Supplier<V> value) {
                    if (random.nextInt(6) == 0) { return null; }
                    Map<String, V> map = random.nextBoolean() ? new LinkedHashMap<>() : new TreeMap<>();
                    for (int i = random.nextInt(3); i > 0; i--) { map.put("k" + i, value.get()); }
                    return map;
                }
                private static List<Object> list(Random random, int depth) {
                    List<Object> list = new ArrayList<>();
                    for (int i = random.nextInt(3); i > 0; i--) { list.add(value(random, depth + 1)); }
                    return list;
                }
                private static Object value(Random random, int depth) {
                    if (depth < 3 && random.nextInt(3) == 0) {
                        return random.nextBoolean() ? map(random, () -> value(random, depth + 1)) : list(random, depth);
                    }
                    return any(random, null, "", "t", 0, 7L, 0.0, false, 'c', BigDecimal.ZERO, new BigInteger("0"), new UUID(0, 0), new UUID(1, 1),
                            Optional.empty(), Optional.of(""), Optional.of(List.of()), OptionalInt.empty(), new int[0], new Object[0], new Object[] {""},
                            new byte[0], Size.BIG, Named.NONE, URI.create(""), Locale.ROOT, Locale.US, LocalDate.EPOCH, Duration.ZERO, new StringBuilder(),
                            new StringBuilder("t"), new AtomicInteger(), new AtomicReference<>(), new AtomicReference<>(""), new Date(0),
                            new Inner("", null), inner(random), new Bean(map(random, () -> text(random))), new Whole(""), new Whole("t"), words(random), marked(random),
                            new Instead(map(random, () -> text(random))), new Opened(), new EnumMap<>(Map.of(Size.BIG, "")), new HashMap<>(), new HashSet<>());
                }
            }
            """);

    static Stream<Arguments> options() {
        List<Arguments> all = new ArrayList<>();
        for (Dialect dialect : List.of(Dialect.JACKSON3, Dialect.JACKSON2)) {
            for (Include contents : List.of(
                    Include.ALWAYS, Include.NON_NULL, Include.NON_ABSENT, Include.NON_EMPTY, Include.NON_DEFAULT)) {
                CodecOptions options = CodecOptions.of(dialect).contents(contents);
                all.add(Arguments.of(options));
                all.add(Arguments.of(options.inclusion(contents)));
            }
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("options")
    void whatIsInMapsIsLeftOut(CodecOptions options) throws Exception {
        Compiled compiled = Compiled.of(SOURCES, true, Shaped.arguments(options));
        assertThat(compiled.messages()).noneMatch(Compiled.Message::isError);
        Class<?> type = compiled.load().loadClass("acme.All");
        JsonMapper mapper =
                Shaped.mapper(options).addModule(new WirespeedModule()).build();
        Writing jackson = jackson(options);
        for (int seed = 0; seed < VALUES; seed++) {
            Object value = type.getMethod("of", Random.class).invoke(null, new Random(seed));
            String expected = jackson.write(value);
            assertThat(new String(Json.standard().write(value), UTF_8))
                    .as("seed %d", seed)
                    .isEqualTo(expected);
            if (options.dialect() == Dialect.JACKSON3) {
                assertThat(mapper.writeValueAsString(value)).as("seed %d", seed).isEqualTo(expected);
            }
        }
    }

    /** A strict module fails where the mapper itself writes one. */
    @ParameterizedTest
    @MethodSource("options")
    void mappersWriteByCodecs(CodecOptions options) throws Exception {
        Map<String, String> sources = Map.of("acme.Board", """
                package acme;
                import java.util.*;
                @dev.wirespeed.Wire
                public record Board(Map<String, String> notes, Optional<String> title, Map<String, Map<String, Note>> byName, Object any) {
                    public record Note(String text, Map<String, Integer> marks) {}
                    public static final Board ONE = new Board(new TreeMap<>(), Optional.of(""), new TreeMap<>(), new TreeMap<>(Map.of("a", "", "b", "c")));
                    static {
                        ONE.notes.put("a", null);
                        ONE.notes.put("b", "");
                        ONE.notes.put("c", "text");
                        ONE.byName.put("a", null);
                        ONE.byName.put("b", new TreeMap<>());
                        ONE.byName.put("c", new TreeMap<>(Map.of("d", new Note("", Map.of("zero", 0)))));
                    }
                }
                """);
        Compiled compiled = Compiled.of(sources, true, Shaped.arguments(options));
        Object one = compiled.load().loadClass("acme.Board").getField("ONE").get(null);
        Writing codecs = options.dialect() == Dialect.JACKSON3
                ? Shaped.mapper(options)
                        .addModule(WirespeedModule.strict("acme"))
                        .build()::writeValueAsString
                : Shaped.mapper(Mappers.jackson2(), options)
                        .addModule(dev.wirespeed.jackson2.WirespeedModule.strict("acme"))
                        .build()::writeValueAsString;
        assertThat(codecs.write(one)).isEqualTo(jackson(options).write(one));
    }

    /** A mapper of either Jackson. */
    private interface Writing {
        String write(Object value) throws Exception;
    }

    private static Writing jackson(CodecOptions options) {
        return options.dialect() == Dialect.JACKSON3
                ? Shaped.mapper(options).build()::writeValueAsString
                : Shaped.mapper(Mappers.jackson2(), options).build()::writeValueAsString;
    }
}
