package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.fixture.Scalars.DoubleValue;
import dev.wirespeed.conformance.fixture.Scalars.FloatValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** 53,000 decimal texts with the bits that they must be read as. */
class NumbersCorpusTest {
    private static final Pattern JSON = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
    private static final Pattern MINUS_ZERO = Pattern.compile("-0");

    private final Disagreements disagreements = new Disagreements();

    private record Line(int floatBits, long doubleBits, String text) {
        static Line of(String line) {
            List<String> parts = List.of(line.split(" ", -1));
            return new Line(
                    Integer.parseUnsignedInt(parts.get(1), 16), Long.parseUnsignedLong(parts.get(2), 16), parts.get(3));
        }
    }

    @Test
    void doublesAreReadBitForBit() {
        lines().filter(this::isNumber).forEach(line -> disagreements.check(readDouble(line)));
        disagreements.assertNone("doubles");
    }

    @Test
    void floatsAreReadBitForBit() {
        lines().filter(this::isNumber).forEach(line -> disagreements.check(readFloat(line)));
        disagreements.assertNone("floats");
    }

    @Test
    void quotedNumbersAgree() {
        lines().forEach(line -> {
            byte[] document = ("{\"v\":\"" + line.text + "\"}").getBytes(StandardCharsets.UTF_8);
            disagreements.check(Agreement.onReading(document, DoubleValue.class));
            disagreements.check(Agreement.onReading(document, FloatValue.class));
        });
        disagreements.assertNone("quoted numbers");
    }

    @Test
    void whatIsWrittenIsReadAsTheSameBits() {
        lines().forEach(line -> {
            double d = Double.longBitsToDouble(line.doubleBits);
            byte[] written = Json.standard().write(new DoubleValue(d));
            assertThat(Json.standard().read(written, DoubleValue.class)).isEqualTo(new DoubleValue(d));
            float f = Float.intBitsToFloat(line.floatBits);
            byte[] writtenFloat = Json.standard().write(new FloatValue(f));
            assertThat(Json.standard().read(writtenFloat, FloatValue.class)).isEqualTo(new FloatValue(f));
        });
    }

    private static Optional<String> readDouble(Line line) {
        Answer answer = Sides.STANDARD.wirespeedReads(document(line), DoubleValue.class);
        if (answer.refused()) {
            return Optional.of(line.text + " was refused: " + answer.refusal().getMessage());
        }
        double actual = ((DoubleValue) answer.value()).v();
        return Double.doubleToRawLongBits(actual) == line.doubleBits
                ? Optional.empty()
                : Optional.of(
                        line.text + " was read as " + actual + ", not " + Double.longBitsToDouble(line.doubleBits));
    }

    private static Optional<String> readFloat(Line line) {
        Answer answer = Sides.STANDARD.wirespeedReads(document(line), FloatValue.class);
        if (answer.refused()) {
            return Optional.of(line.text + " was refused: " + answer.refusal().getMessage());
        }
        float actual = ((FloatValue) answer.value()).v();
        return Float.floatToRawIntBits(actual) == line.floatBits
                ? Optional.empty()
                : Optional.of(line.text + " was read as " + actual + ", not " + Float.intBitsToFloat(line.floatBits));
    }

    private static byte[] document(Line line) {
        return ("{\"v\":" + line.text + "}").getBytes(StandardCharsets.UTF_8);
    }

    /** Not those past the limit of 1,000 digits, and not the integer zero, which has no sign in Jackson. */
    private boolean isNumber(Line line) {
        long digits = line.text.chars().filter(Character::isDigit).count();
        return digits <= 1000
                && JSON.matcher(line.text).matches()
                && !MINUS_ZERO.matcher(line.text).matches();
    }

    private static Stream<Line> lines() {
        return Corpus.files("numbers/data", ".txt").stream()
                .map(Corpus::bytes)
                .flatMap(bytes -> new String(bytes, StandardCharsets.US_ASCII).lines())
                .map(Line::of);
    }
}
