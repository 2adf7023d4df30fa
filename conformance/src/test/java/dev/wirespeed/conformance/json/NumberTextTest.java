package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.fixture.Scalars.DoubleValue;
import dev.wirespeed.conformance.fixture.Scalars.FloatValue;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.core.io.NumberOutput;

/**
 * The text of doubles and floats. Jackson's is {@code Double.toString}, which JDK 19 changed to the shortest text; on an
 * older JDK the shortest is as good.
 */
class NumberTextTest {
    /** The first JDK that writes each number by the shortest digits, and of those the nearest. */
    private static final int EXACT = 19;

    @Test
    void doublesAreWrittenByToStringOrShortest() {
        Random random = Seed.random(NumberTextTest.class);
        for (int i = 0; i < 50 * Seed.COUNT; i++) {
            check(Double.longBitsToDouble(random.nextLong()));
            check(random.nextInt(1_000_000_000) * Math.pow(10, random.nextInt(30) - 20));
        }
        for (int exponent = -324; exponent <= 308; exponent++) {
            check(Double.parseDouble("1e" + exponent));
            check(Double.parseDouble("2e" + exponent));
        }
        for (int exponent = Double.MIN_EXPONENT - 52; exponent <= Double.MAX_EXPONENT; exponent++) {
            double power = Math.scalb(1.0, exponent);
            check(power);
            check(Math.nextDown(power));
            check(Math.nextUp(power));
        }
    }

    @Test
    void floatsAreWrittenByToStringOrShortest() {
        Random random = Seed.random(NumberTextTest.class);
        for (int i = 0; i < 50 * Seed.COUNT; i++) {
            check(Float.intBitsToFloat(random.nextInt()));
        }
        for (int exponent = Float.MIN_EXPONENT - 23; exponent <= Float.MAX_EXPONENT; exponent++) {
            float power = Math.scalb(1f, exponent);
            check(power);
            check(Math.nextDown(power));
            check(Math.nextUp(power));
        }
    }

    private static void check(double d) {
        if (Double.isFinite(d)) {
            String text = Json.standard().writeText(new DoubleValue(d));
            check(text, Double.toString(d), NumberOutput.toString(d, true), Double.parseDouble(number(text)) == d);
        }
    }

    private static void check(float f) {
        if (Float.isFinite(f)) {
            String text = Json.standard().writeText(new FloatValue(f));
            check(text, Float.toString(f), NumberOutput.toString(f, true), Float.parseFloat(number(text)) == f);
        }
    }

    private static String number(String document) {
        return document.substring("{\"v\":".length(), document.length() - 1);
    }

    /** Of two shortest ones an older JDK may not choose the nearer, such as 9.9E-324. */
    private static void check(String document, String text, String shortest, boolean isSame) {
        if (Runtime.version().feature() >= EXACT) {
            assertThat(number(document)).isEqualTo(text);
        } else if (!isSame || number(document).length() > shortest.length()) {
            assertThat(number(document)).isIn(text, shortest);
        }
    }
}
