package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import dev.wirespeed.WireException.Kind;
import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.fixture.BigNumbers.BigDecimalValue;
import dev.wirespeed.conformance.fixture.BigNumbers.BigIntegerValue;
import dev.wirespeed.conformance.fixture.Boxes.DoubleBox;
import dev.wirespeed.conformance.fixture.Boxes.FloatBox;
import dev.wirespeed.conformance.fixture.MapTypes.ByString;
import dev.wirespeed.conformance.fixture.Records;
import dev.wirespeed.conformance.fixture.Recursion.Chain;
import dev.wirespeed.conformance.fixture.Recursion.Tree;
import dev.wirespeed.conformance.fixture.Scalars.IntValue;
import dev.wirespeed.conformance.fixture.Scalars.LongValue;
import dev.wirespeed.conformance.fixture.Text.StringValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The limits of Jackson's StreamReadConstraints, one below, at, and above each. */
class LimitsTest {
    private final Disagreements disagreements = new Disagreements();

    @ParameterizedTest
    @ValueSource(ints = {498, 499, 500, 501, 502, 5_000, 100_000})
    void depth(int depth) {
        check("{\"next\":".repeat(depth) + "null" + "}".repeat(depth), Chain.class);
        check("{\"next\":".repeat(depth), Chain.class);
        check("[".repeat(depth) + "]".repeat(depth), Chain.class);
        check("{\"skipped\":" + "[".repeat(depth - 1) + "]".repeat(depth - 1) + "}", Records.Empty.class);
        check("{\"skipped\":".repeat(depth) + "1" + "}".repeat(depth), Records.Empty.class);
        check("{\"children\":[".repeat(depth / 2) + "]}".repeat(depth / 2), Tree.class);
        check("{\"skipped\":" + "[".repeat(depth), Records.Empty.class);
        disagreements.assertNone("depth " + depth);
    }

    @ParameterizedTest
    @ValueSource(ints = {996, 998, 999, 1000, 1001, 1002, 1010, 100_000})
    void digitsOfNumbers(int digits) {
        List<String> numbers = List.of(
                "1".repeat(digits),
                "-" + "1".repeat(digits),
                "1." + "1".repeat(digits - 1),
                "-0." + "1".repeat(digits - 1),
                "1." + "1".repeat(digits - 4) + "e-5",
                "1e" + "0".repeat(digits - 2) + "1",
                "0." + "0".repeat(digits - 2) + "1");
        for (String number : numbers) {
            for (Class<?> type : List.of(
                    BigIntegerValue.class,
                    BigDecimalValue.class,
                    DoubleBox.class,
                    FloatBox.class,
                    IntValue.class,
                    LongValue.class,
                    StringValue.class,
                    Records.Empty.class)) {
                check("{\"v\":" + number + "}", type);
                check("{\"v\":\"" + number + "\"}", type);
                check("{\"v\":\"   " + number + "   \"}", type);
            }
        }
        disagreements.assertNone(digits + " digits");
    }

    @ParameterizedTest
    @ValueSource(ints = {49_999, 50_000, 50_001, 200_000})
    void bytesOfNames(int length) {
        for (Class<?> type : List.of(Records.Empty.class, ByString.class)) {
            check("{\"" + "n".repeat(length) + "\":1}", type);
            check("{\"v\":{\"" + "n".repeat(length) + "\":1}}", type);
            check("{\"skipped\":{\"" + "n".repeat(length) + "\":1}}", type);
        }
        check("{\"v\":{\"" + "\\u0041".repeat(length) + "\":1}}", ByString.class);
        disagreements.assertNone("names of " + length);
    }

    @Test
    void scaleOfIntegersWrittenWithExponent() {
        for (String number :
                List.of("1e99999", "1e100000", "1e100001", "1e-99999", "1e-100001", "1e999999999", "1.5e100001")) {
            check("{\"v\":" + number + "}", BigIntegerValue.class);
            check("{\"v\":" + number + "}", LongValue.class);
            check("{\"v\":" + number + "}", BigDecimalValue.class);
        }
        disagreements.assertNone("scales");
    }

    @Test
    void aLimitIsNamedAsSuch() {
        assertThat(kindOf("{\"next\":".repeat(501) + "null" + "}".repeat(501), Chain.class))
                .isEqualTo(Kind.LIMIT);
        assertThat(kindOf("{\"v\":" + "1".repeat(1001) + "}", BigIntegerValue.class))
                .isEqualTo(Kind.LIMIT);
        assertThat(kindOf("{\"" + "n".repeat(50_001) + "\":1}", Records.Empty.class))
                .isEqualTo(Kind.LIMIT);
    }

    private static Kind kindOf(String document, Class<?> type) {
        byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
        return catchThrowableOfType(WireException.class, () -> Json.standard().read(bytes, type))
                .kind();
    }

    private void check(String document, Class<?> type) {
        disagreements.check(Agreement.onReading(document.getBytes(StandardCharsets.UTF_8), type));
    }
}
