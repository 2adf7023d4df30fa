package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The expected value is what the JDK reads from the text. */
class DoubleReaderTest {
    private static final long MAX_SIGNIFICAND = new BigInteger("9999999999999999999").longValue();

    private final Random random = Randoms.create();

    @Test
    void readsEveryPowerOfTenWithExtremeSignificands() {
        long[] significands = {
            0,
            1,
            2,
            5,
            9,
            (1L << 24) - 1,
            1L << 24,
            (1L << 24) + 1,
            (1L << 53) - 1,
            1L << 53,
            (1L << 53) + 1,
            Long.MAX_VALUE,
            Long.MIN_VALUE,
            Long.MIN_VALUE + 1,
            MAX_SIGNIFICAND,
            1_000_000_000_000_000_000L
        };
        for (int e = -400; e <= 400; e++) {
            for (long significand : significands) {
                check(significand, e);
            }
        }
        check(1, Integer.MAX_VALUE);
        check(1, Integer.MIN_VALUE);
    }

    @Test
    void readsRandomDecimals() {
        for (int i = Randoms.count(100_000); i > 0; i--) {
            long significand = Long.remainderUnsigned(random.nextLong() >>> random.nextInt(64), MAX_SIGNIFICAND);
            check(significand, random.nextInt(700) - 360);
            check(significand, random.nextInt(60) - 40);
        }
    }

    @Test
    void readsDecimalsBetweenTwoDoubles() {
        for (int i = Randoms.count(500); i > 0; i--) {
            double v = Double.longBitsToDouble(random.nextLong() & Long.MAX_VALUE);
            if (Double.isFinite(v) && v != Double.MAX_VALUE) {
                checkMiddle(new BigDecimal(v), new BigDecimal(Math.nextUp(v)));
            }
            float f = Float.intBitsToFloat(random.nextInt() & Integer.MAX_VALUE);
            if (Float.isFinite(f) && f != Float.MAX_VALUE) {
                checkMiddle(new BigDecimal(f), new BigDecimal(Math.nextUp(f)));
            }
        }
    }

    @Test
    void readsExactTies() {
        for (int i = Randoms.count(1_000); i > 0; i--) {
            long odd = 1L << 53 | random.nextLong() >>> 11 | 1;
            for (int e = 0; e < 8; e++) {
                check(BigDecimal.valueOf(odd).multiply(BigDecimal.valueOf(2).pow(e)));
                check(BigDecimal.valueOf(odd).divide(BigDecimal.valueOf(2).pow(e)));
            }
            long oddFloat = 1L << 24 | random.nextLong() >>> 40 | 1;
            for (int e = 0; e < 20; e++) {
                check(BigDecimal.valueOf(oddFloat)
                        .multiply(BigDecimal.valueOf(2).pow(e)));
                check(BigDecimal.valueOf(oddFloat).divide(BigDecimal.valueOf(2).pow(e)));
            }
        }
    }

    @Test
    void readsWhatTheWriterWrites() {
        for (int i = Randoms.count(50_000); i > 0; i--) {
            double v = Double.longBitsToDouble(random.nextLong() & Long.MAX_VALUE);
            if (Double.isFinite(v)) {
                check(new BigDecimal(Double.toString(v)));
            }
        }
    }

    @Test
    void readsExtremes() {
        for (double v : new double[] {Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, 0x1p-1022, 0x1p1023}) {
            checkMiddle(new BigDecimal(v), new BigDecimal(Math.nextDown(v)));
        }
        for (float v : new float[] {Float.MIN_VALUE, Float.MIN_NORMAL, Float.MAX_VALUE}) {
            checkMiddle(new BigDecimal(v), new BigDecimal(Math.nextDown(v)));
        }
        BigDecimal overflow = new BigDecimal(Double.MAX_VALUE).add(new BigDecimal(Math.ulp(Double.MAX_VALUE) / 2));
        checkNear(overflow);
    }

    @Test
    void readsTenThousandDigits() {
        check(new BigDecimal("9007199254740993" + "0".repeat(10_000)));
        check(new BigDecimal("9007199254740993." + "0".repeat(10_000) + "1"));
    }

    @Test
    void givesNegativeZero() {
        assertThat(DoubleReader.toDouble(true, 0, 5)).isEqualTo(-0.0);
        assertThat(DoubleReader.toFloat(true, 1, -500)).isEqualTo(-0.0f);
    }

    @Test
    void powersThatAreRoundedUpDoNotCarry() {
        for (int e = -27; e < 0; e++) {
            assertThat(PowersOfTen.low(e)).isNotEqualTo(-1);
        }
    }

    private void checkMiddle(BigDecimal v, BigDecimal neighbour) {
        checkNear(v.add(neighbour).divide(BigDecimal.valueOf(2)));
    }

    private void checkNear(BigDecimal middle) {
        check(middle);
        BigDecimal ulp = middle.ulp();
        check(middle.add(ulp));
        check(middle.subtract(ulp));
        check(middle.round(new MathContext(19)));
        check(middle.round(new MathContext(17)));
    }

    /** As a parser does: the first 19 digits, and the text when there are more. */
    private void check(BigDecimal v) {
        String digits = v.unscaledValue().toString();
        if (digits.length() <= 19) {
            check(Long.parseUnsignedLong(digits), -v.scale());
            return;
        }
        long significand = Long.parseUnsignedLong(digits.substring(0, 19));
        int exponent = digits.length() - 19 - v.scale();
        String text = v.toString();
        byte[] b = ("7" + text + "7").getBytes(ISO_8859_1);
        double actual = DoubleReader.toDouble(false, significand, exponent, b, 1, b.length - 1);
        float narrow = DoubleReader.toFloat(true, significand, exponent, b, 1, b.length - 1);
        checkSame(text, actual, narrow);
    }

    private void check(long significand, int exponent) {
        String text = Long.toUnsignedString(significand) + "e" + exponent;
        checkSame(
                text,
                DoubleReader.toDouble(false, significand, exponent),
                DoubleReader.toFloat(true, significand, exponent));
    }

    private static void checkSame(String text, double actual, float negated) {
        double expected = Double.parseDouble(text);
        if (Double.doubleToRawLongBits(expected) != Double.doubleToRawLongBits(actual)) {
            assertThat(actual).as("%s, %s", text, Randoms.seed()).isEqualTo(expected);
        }
        float narrow = -Float.parseFloat(text);
        if (Float.floatToRawIntBits(narrow) != Float.floatToRawIntBits(negated)) {
            assertThat(negated).as("%s, %s", text, Randoms.seed()).isEqualTo(narrow);
        }
    }
}
