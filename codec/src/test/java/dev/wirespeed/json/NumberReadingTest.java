package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.wirespeed.Limits;
import dev.wirespeed.WireException;
import dev.wirespeed.internal.Randoms;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Numbers of all lengths, with more and less behind them than a word holds. */
class NumberReadingTest {
    private static final String[] BEHIND = {"]", ",", "}", "\n", " ]", ",1234567890123456789012345678901234567890]"};
    private static final BigInteger MIN = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger MAX = BigInteger.valueOf(Long.MAX_VALUE);

    private static JsonReader reader(String number, String behind) {
        byte[] bytes = (number + behind).getBytes(US_ASCII);
        return new JsonReader(bytes, 0, bytes.length, Limits.standard());
    }

    private static String digits(Random random, int count) {
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < count; i++) {
            digits.append((char) ('0' + (random.nextInt(4) == 0 ? 9 * random.nextInt(2) : random.nextInt(10))));
        }
        return digits.toString();
    }

    /** Digits without zeros in front of others. */
    private static String whole(Random random, int mostDigits) {
        String digits = digits(random, 1 + random.nextInt(mostDigits)).replaceFirst("^0+(?=\\d)", "");
        return random.nextBoolean() ? digits : "-" + digits;
    }

    private static void readsLong(String text, String behind) {
        BigInteger expected = new BigInteger(text);
        JsonReader in = reader(text, behind);
        if (expected.compareTo(MIN) < 0 || expected.compareTo(MAX) > 0) {
            assertThatExceptionOfType(WireException.class)
                    .as("%s%s", text, behind)
                    .isThrownBy(in::readLong)
                    .withMessageContaining("out of the range of long");
        } else {
            assertThat(in.readLong()).as("%s%s", text, behind).isEqualTo(expected.longValue());
            assertThat(in.position()).isEqualTo(text.length());
        }
    }

    private static void readsDouble(String text, String behind) {
        JsonReader in = reader(text, behind);
        double read = in.readDouble();
        boolean integer = text.matches("-?0"); // without a sign as integers are to Jackson
        assertThat(Double.doubleToRawLongBits(read))
                .as("%s, %s%s", Randoms.seed(), text, behind)
                .isEqualTo(Double.doubleToRawLongBits(integer ? 0 : Double.parseDouble(text)));
        assertThat(in.position()).isEqualTo(text.length());
    }

    @Test
    void longsOfAllLengths() {
        Random random = Randoms.create();
        for (int round = 0; round < Randoms.count(20_000); round++) {
            readsLong(whole(random, 21), BEHIND[random.nextInt(BEHIND.length)]);
        }
    }

    @Test
    void longsNextToTheirLimits() {
        for (String behind : BEHIND) {
            for (int i = -12; i <= 12; i++) {
                readsLong(MIN.add(BigInteger.valueOf(i)).toString(), behind);
                readsLong(MAX.add(BigInteger.valueOf(i)).toString(), behind);
                readsLong(
                        BigInteger.ONE.shiftLeft(64).add(BigInteger.valueOf(i)).toString(), behind);
                readsLong(BigInteger.TEN.pow(19).add(BigInteger.valueOf(i)).toString(), behind);
            }
        }
    }

    @Test
    void doublesOfAllLengths() {
        Random random = Randoms.create();
        for (int round = 0; round < Randoms.count(50_000); round++) {
            String text = whole(random, 1 + random.nextInt(21));
            if (random.nextInt(5) != 0) {
                text += "." + digits(random, 1 + random.nextInt(26));
            }
            if (random.nextInt(4) == 0) {
                text += (random.nextBoolean() ? "e" : "E")
                        + new String[] {"", "-", "+"}[random.nextInt(3)]
                        + random.nextInt(1 + random.nextInt(400));
            }
            readsDouble(text, BEHIND[random.nextInt(BEHIND.length)]);
        }
    }

    @Test
    void zerosKeepTheirSignWhereTheyAreNoIntegers() {
        for (String text : new String[] {"0", "-0", "0.0", "-0.0", "-0.00000000000000000000", "-0e5", "-0.0E-3"}) {
            for (String behind : BEHIND) {
                readsDouble(text, behind);
            }
        }
    }

    @Test
    void refusesWhatIsNoNumberOfJson() {
        for (String text : new String[] {
            "01",
            "-01",
            "00.5",
            "1.",
            "1.e5",
            ".5",
            "-.5",
            "-",
            "+1",
            "1e",
            "1e+",
            "1.5e",
            "123456789.",
            "0123456789",
            "12345678901234567.",
            "1.123456789012345678e"
        }) {
            for (String behind : BEHIND) {
                assertThatExceptionOfType(WireException.class)
                        .as("%s%s", text, behind)
                        .isThrownBy(() -> reader(text, behind).readDouble());
            }
        }
    }

    @Test
    void onlyAMinusIsOne() {
        for (int first = Byte.MIN_VALUE; first <= Byte.MAX_VALUE; first++) {
            byte[] document = "x12.5,        ".getBytes(US_ASCII);
            document[0] = (byte) first;
            JsonReader in = new JsonReader(document, 0, document.length, Limits.standard());
            if (first == '-') {
                assertThat(in.readDouble()).isEqualTo(-12.5);
            } else if (first >= '1' && first <= '9') {
                assertThat(in.readDouble()).isEqualTo((first - '0') * 100 + 12.5);
            } else if (first == ' ' || first == '\n' || first == '\r' || first == '\t') {
                assertThat(in.readDouble()).isEqualTo(12.5);
            } else {
                assertThatExceptionOfType(WireException.class).as("%d", first).isThrownBy(in::readDouble);
            }
        }
    }
}
