package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class DigitsTest {
    private static final int START = 3;

    private final byte[] buffer = new byte[START + Digits.MAX_LONG + 8];

    @Test
    void writesEveryIntOfFiveDigits() {
        for (int v = -100_000; v <= 100_000; v++) {
            check(v);
        }
    }

    @Test
    void writesNumbersAroundPowersOfTenAndTwo() {
        for (long power = 1; power > 0 && power <= Long.MAX_VALUE / 10; power *= 10) {
            checkAround(power);
            checkAround(-power);
        }
        for (int shift = 0; shift < 64; shift++) {
            checkAround(1L << shift);
        }
        checkAround(1_000_000_000_000_000_000L);
        checkAround(Integer.MIN_VALUE);
        checkAround(Integer.MAX_VALUE);
    }

    @Test
    void writesRandomNumbers() {
        Random random = Randoms.create();
        for (int i = Randoms.count(1_000_000); i > 0; i--) {
            check(Randoms.anyLength(random));
        }
    }

    @Test
    void countsDigits() {
        Random random = Randoms.create();
        assertThat(Digits.count(0)).isEqualTo(1);
        for (long power = 1; power < 1_000_000_000_000_000_000L; power *= 10) {
            assertThat(Digits.count(power)).isEqualTo(Long.toString(power).length());
            assertThat(Digits.count(power * 10 - 1))
                    .isEqualTo(Long.toString(power).length());
        }
        for (int i = Randoms.count(100_000); i > 0; i--) {
            long v = Randoms.anyLength(random) & Long.MAX_VALUE;
            assertThat(Digits.count(v)).as("%s", v).isEqualTo(Long.toString(v).length());
        }
    }

    private void checkAround(long v) {
        for (int distance = -2; distance <= 2; distance++) {
            check(v + distance);
        }
    }

    private void check(long v) {
        checkText(Digits.write(v, buffer, START), Long.toString(v));
        int narrow = (int) v;
        checkText(Digits.write(narrow, buffer, START), Integer.toString(narrow));
    }

    private void checkText(int end, String expected) {
        String actual = new String(buffer, START, end - START, ISO_8859_1);
        if (!actual.equals(expected)) {
            assertThat(actual).as(Randoms.seed()).isEqualTo(expected);
        }
    }
}
