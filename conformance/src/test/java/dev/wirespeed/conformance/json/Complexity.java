package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.Limits;
import dev.wirespeed.TypeRef;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.fixture.ArrayTypes;
import dev.wirespeed.conformance.fixture.BigNumbers;
import dev.wirespeed.conformance.fixture.CollectionTypes;
import dev.wirespeed.conformance.fixture.EnumTypes;
import dev.wirespeed.conformance.fixture.MapTypes;
import dev.wirespeed.conformance.fixture.Records;
import dev.wirespeed.conformance.fixture.Scalars;
import dev.wirespeed.conformance.fixture.Text;
import dev.wirespeed.conformance.fixture.Times;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Measures how the time for hostile documents grows with their size; a part of the profile {@code complexity} alone, since what
 * is measured depends on the machine. A doubling may cost 2.3 times as much: processor time of the thread, the least of several
 * tries, over three doublings. Sets of a user's own class are left out: what many equal hash codes cost there is up to the class
 * and to {@link java.util.HashSet}.
 */
class Complexity {
    private static final double MOST = 2.3;
    private static final int DOUBLINGS = 3;
    private static final int TRIES = 9;
    private static final int BASE = Integer.getInteger("wirespeed.complexity.base", 1 << 13);

    private final Json json = Json.standard();
    private final Json unlimited = json.limits(Limits.standard().numberLength(Integer.MAX_VALUE));
    private final List<String> table = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();

    @Test
    void doublingTheInputCostsAtMostALittleMoreThanTwice() {
        strings();
        numbers();
        names();
        structures();
        writing();
        table.forEach(System.out::println);
        assertThat(failures).isEmpty();
    }

    private static String each(int n, IntFunction<String> element) {
        return IntStream.range(0, n).mapToObj(element).collect(Collectors.joining(","));
    }

    private void strings() {
        Map<String, String> units = Map.of(
                "plain", "abcdefgh",
                "escaped", "\\n\\\"\\\\",
                "hexadecimal", "\\u00e9\\ud83d\\ude00",
                "multi-byte", "é€😀",
                "digits", "12345678",
                "zeros", "00000000",
                "offsets", "+00:00+0",
                "Base64", "AQIDBAUG",
                "padded Base64", "AQ==AQ==",
                "spaces", "        ");
        List<Class<?>> types = List.of(
                Object.class,
                Records.Empty.class,
                Text.StringValue.class,
                Scalars.DoubleValue.class,
                Scalars.LongValue.class,
                Scalars.BooleanValue.class,
                BigNumbers.BigDecimalValue.class,
                Times.InstantValue.class,
                Times.LocalDateValue.class,
                Times.DurationValue.class,
                EnumTypes.PlainValue.class,
                ArrayTypes.Bytes.class,
                ArrayTypes.Doubles.class,
                ArrayTypes.Chars.class);
        units.forEach((what, unit) -> types.forEach(type -> {
            String name = "string, " + what + ", " + type.getSimpleName();
            reading(name, n -> "{\"v\":\"" + unit.repeat(n) + "x\"}", type);
        }));
    }

    private void numbers() {
        String digits = "1".repeat(999);
        for (Class<?> type : List.of(Object.class, Records.Empty.class, CollectionTypes.DoubleList.class)) {
            reading("long numbers, " + type.getSimpleName(), n -> "{\"v\":[" + each(n / 64, i -> digits) + "]}", type);
            reading("one number, " + type.getSimpleName(), n -> "{\"v\":[" + "1".repeat(8 * n) + "]}", type);
        }
        for (Class<?> type : List.of(Records.Empty.class, Scalars.DoubleValue.class, Scalars.LongValue.class)) {
            String name = "number without limit, " + type.getSimpleName();
            measure(name, n -> "{\"v\":1." + "1".repeat(8 * n) + "}", document -> tolerant(unlimited, document, type));
            measure(
                    name + " in parts",
                    n -> "{\"v\":1." + "1".repeat(8 * n) + "}",
                    document -> inParts(unlimited, document, type, 64));
        }
    }

    private void names() {
        IntFunction<String> sameHash = i -> {
            StringBuilder name = new StringBuilder();
            for (int bit = 0; bit < 20; bit++) {
                name.append((i >> bit & 1) == 0 ? "Aa" : "BB");
            }
            return name.toString();
        };
        IntFunction<String> sameHashOfLong = i -> String.valueOf(((long) i << 32) + i);
        Map<String, IntFunction<String>> kinds = Map.of(
                "distinct", i -> "name" + i,
                "of one hash", sameHash,
                "alike", i -> "v".repeat(8) + "%08d".formatted(i) + "v",
                "one", i -> "v",
                "escaped", i -> "\\u0061" + i);
        kinds.forEach((what, name) -> {
            IntFunction<String> members = n -> "{" + each(n, i -> "\"" + name.apply(i) + "\":1") + "}";
            for (Class<?> type :
                    List.of(Object.class, Records.Empty.class, Scalars.IntValue.class, FuzzModel.Bean.class)) {
                reading("names, " + what + ", " + type.getSimpleName(), members, type);
            }
        });
        reading(
                "keys of type long",
                n -> "{\"v\":{" + each(n, i -> "\"" + sameHashOfLong.apply(i) + "\":1") + "}}",
                MapTypes.ByLong.class);
        reading("a long name", n -> "{\"" + "n".repeat(8 * n) + "\":1}", Records.Empty.class);
    }

    private void structures() {
        reading("arrays", n -> "[" + each(n, i -> "[[],{}]") + "]", Object.class);
        reading("deep arrays", n -> "[" + each(n / 100, i -> "[".repeat(400) + "]".repeat(400)) + "]", Object.class);
        reading("white space", n -> "[" + " \n\t\r".repeat(n) + "1]", Object.class);
        reading("late error", n -> "[" + each(n, i -> "{\"name\":[1,2]}") + ",x]", Object.class);
        reading(
                "late type id",
                n -> "{" + each(n, i -> "\"n" + i + "\":[]") + ",\"@type\":\"0\"}",
                FuzzModel.Shape.class);
        reading(
                "nested late type ids",
                n -> "{" + each(n, i -> "\"n" + i + "\":[]")
                        + ",\"s\":{\"a\":[\"x\"],\"@type\":\"l\"},\"@type\":\"l\"}",
                FuzzModel.Shape.class);
        measure(
                "lines",
                n -> "{\"v\":1}\n".repeat(n),
                document -> json.readMany(new ByteArrayInputStream(document), Scalars.IntValue.class)
                        .forEach(value -> {}));
        TypeRef<List<Map<String, Object>>> generic = new TypeRef<>() {};
        measure("generic", n -> "[" + each(n, i -> "{\"a\":1}") + "]", document -> json.read(document, generic));
    }

    private void writing() {
        for (String unit : List.of("abcdefgh", "\n\"\\", "é€😀", "\uD83D")) {
            measureValues("writing text " + json.writeText(unit), n -> unit.repeat(n));
        }
        measureValues(
                "writing a list",
                n -> new ArrayList<>(IntStream.range(0, n).boxed().toList()));
        measureValues(
                "writing lists", n -> IntStream.range(0, n).mapToObj(List::of).toList());
        measureValues(
                "writing a map",
                n -> IntStream.range(0, n).boxed().collect(Collectors.toMap(i -> "k" + i, i -> Map.of("k", i))));
    }

    private void reading(String name, IntFunction<String> document, Class<?> type) {
        measure(name, document, bytes -> tolerant(json, bytes, type));
        measure(name + " in parts", document, bytes -> inParts(json, bytes, type, 7));
    }

    private static void tolerant(Json json, byte[] document, Class<?> type) {
        try {
            json.read(document, type);
        } catch (WireException e) {
            assertThat(e.path()).startsWith("$");
        }
    }

    private static void inParts(Json json, byte[] document, Class<?> type, int size) {
        try {
            json.read(new Drip(document, size), type);
        } catch (WireException e) {
            assertThat(e.path()).startsWith("$");
        }
    }

    private interface Work<T> {
        void on(T input);
    }

    private void measure(String name, IntFunction<String> document, Work<byte[]> work) {
        measureInputs(name, n -> document.apply(n).getBytes(UTF_8), work);
    }

    private void measureValues(String name, IntFunction<?> value) {
        measureInputs(name, value, json::write);
        measureInputs(name + " to a stream", value, v -> json.write(v, OutputStream.nullOutputStream()));
        measureInputs(name + " prettily", value, v -> json.pretty().write(v));
    }

    /** What grows faster does so at every size; what merely no longer fits into a cache does so at one. */
    private <T> void measureInputs(String name, IntFunction<? extends T> input, Work<T> work) {
        double ratio = Double.MAX_VALUE;
        for (int base = BASE; base >= BASE / 16 && ratio > MOST; base /= 4) {
            ratio = Math.min(ratio, ratio(base, input, work));
        }
        String row = String.format(Locale.ROOT, "%-60s %5.2f", name, ratio);
        table.add(row);
        if (ratio > MOST) {
            failures.add(row);
        }
    }

    private static <T> double ratio(int base, IntFunction<? extends T> input, Work<T> work) {
        double largest = time(input.apply(base << DOUBLINGS), work);
        return Math.pow(largest / time(input.apply(base), work), 1.0 / DOUBLINGS);
    }

    private static <T> double time(T input, Work<T> work) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            work.on(input);
            least = Math.min(least, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start);
        }
        return least + 1_000; // so that what takes no time at all has no ratio to speak of
    }
}
