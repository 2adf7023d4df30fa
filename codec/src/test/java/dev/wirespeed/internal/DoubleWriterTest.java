package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JDK's own text is the shortest from JDK 19 on; before, shortness and round trip are checked instead. */
class DoubleWriterTest {
    private static final boolean JDK_IS_SHORTEST = Runtime.version().feature() >= 19;
    private static final int START = 3;

    private final byte[] buffer = new byte[64];

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.0",
                "-0.0",
                "1.0",
                "-1.0",
                "0.1",
                "0.001",
                "0.0015",
                "9.999E-4",
                "9999999.0",
                "1.0E7",
                "1.2345678E7",
                "98.76",
                "1234567.875",
                "0.002",
                "1.0E23",
                "2.0E23",
                "2.2250738585072014E-308",
                "4.9E-324",
                "9.9E-324",
                "1.5E-323",
                "1.1E-322",
                "8.7E-322",
                "1.7976931348623157E308",
                "9.007199254740991E15",
                "9.007199254740992E15",
                "8.41E21",
                "2.82879384806159E17",
                "1.387364135037754E18",
                "1.45800632428665E17",
                "-2.2250738585072014E-308",
                "123456.7890123456",
                "0.0012345678901234567"
            })
    void writesShortestDoubles(String text) {
        assertThat(write(Double.parseDouble(text))).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.0",
                "-0.0",
                "1.0",
                "0.1",
                "0.001",
                "9.999E-4",
                "9999999.0",
                "1.0E7",
                "98.76",
                "1.4E-45",
                "2.8E-45",
                "4.2E-45",
                "9.8E-45",
                "1.1E-44",
                "1.1754944E-38",
                "-1.1754944E-38",
                "3.4028235E38",
                "1.6777216E7",
                "3.3554432E7",
                "8.589935E9",
                "2.0E10",
                "1.0E-36"
            })
    void writesShortestFloats(String text) {
        assertThat(write(Float.parseFloat(text))).isEqualTo(text);
    }

    @Test
    void writesPowersOfTwoAndTheirNeighbours() {
        for (int e = -1074; e <= 1023; e++) {
            checkAround(Math.scalb(1.0, e));
        }
        for (int e = -149; e <= 127; e++) {
            checkAround(Math.scalb(1.0f, e));
        }
        for (int bits = 0; bits < 2000; bits++) {
            checkAround(Double.longBitsToDouble(bits));
            checkAround(Float.intBitsToFloat(bits));
        }
    }

    @Test
    void writesPowersOfTenAndTheirNeighbours() {
        for (int e = -324; e <= 308; e++) {
            for (int digit = 1; digit < 10; digit++) {
                checkAround(Double.parseDouble(digit + "e" + e));
                checkAround(Float.parseFloat(digit + "e" + e));
            }
        }
    }

    @Test
    void writesRandomBits() {
        Random random = Randoms.create();
        for (int i = Randoms.count(JDK_IS_SHORTEST ? 200_000 : 50_000); i > 0; i--) {
            check(Double.longBitsToDouble(random.nextLong()));
            check(Float.intBitsToFloat(random.nextInt()));
        }
    }

    @Test
    void writesRandomDecimals() {
        Random random = Randoms.create();
        for (int i = Randoms.count(JDK_IS_SHORTEST ? 200_000 : 50_000); i > 0; i--) {
            long significand = Randoms.anyLength(random);
            check(BigDecimal.valueOf(significand, random.nextInt(25)).doubleValue());
            check((double) significand);
            check((float) significand);
            check((int) significand / 100f);
            check(random.nextInt(100_000_000) / 1_000.0);
            checkAround(random.nextInt(10_000_000) / 100.0);
        }
    }

    private void checkAround(double v) {
        check(Math.nextDown(v));
        check(v);
        check(Math.nextUp(v));
    }

    private void checkAround(float v) {
        check(Math.nextDown(v));
        check(v);
        check(Math.nextUp(v));
    }

    private void check(double v) {
        if (!Double.isFinite(v)) {
            return;
        }
        String actual = write(v);
        if (JDK_IS_SHORTEST) {
            if (!actual.equals(Double.toString(v))) {
                assertThat(actual).as(Randoms.seed()).isEqualTo(Double.toString(v));
            }
            return;
        }
        String jdk = Double.toString(v);
        if (Double.doubleToRawLongBits(Double.parseDouble(actual)) != Double.doubleToRawLongBits(v)
                || precision(actual) > Math.max(2, precision(jdk))) {
            assertThat(actual).as(Randoms.seed()).isEqualTo(jdk);
        }
    }

    private void check(float v) {
        if (!Float.isFinite(v)) {
            return;
        }
        String actual = write(v);
        String jdk = Float.toString(v);
        if (JDK_IS_SHORTEST) {
            if (!actual.equals(jdk)) {
                assertThat(actual).as(Randoms.seed()).isEqualTo(jdk);
            }
        } else if (Float.floatToRawIntBits(Float.parseFloat(actual)) != Float.floatToRawIntBits(v)
                || precision(actual) > Math.max(2, precision(jdk))) {
            assertThat(actual).as(Randoms.seed()).isEqualTo(jdk);
        }
    }

    private static int precision(String text) {
        return new BigDecimal(text).stripTrailingZeros().precision();
    }

    private String write(double v) {
        int end = DoubleWriter.write(v, buffer, START);
        return text(end, DoubleWriter.MAX_DOUBLE);
    }

    private String write(float v) {
        int end = DoubleWriter.write(v, buffer, START);
        return text(end, DoubleWriter.MAX_FLOAT);
    }

    private String text(int end, int max) {
        for (int i = START + max + 8; i < buffer.length; i++) {
            if (buffer[i] != 0) {
                throw new AssertionError("written beyond the promised room, " + Randoms.seed());
            }
        }
        if (end - START > max) {
            throw new AssertionError("longer than promised, " + Randoms.seed());
        }
        String text = new String(buffer, START, end - START, ISO_8859_1);
        Arrays.fill(buffer, (byte) 0);
        return text;
    }
}
