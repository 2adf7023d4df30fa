package dev.wirespeed.lab.contestant.hand;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Writes numbers, two digits a step. */
final class NumberOut {
    /** The room that a long number or a double takes at most. */
    static final int ROOM = 28;

    private static final Token NULL = Token.of("null");
    private static final short[] PAIRS = pairs();
    private static final long[] TENS = {1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000};

    private NumberOut() {}

    private static short[] pairs() {
        short[] pairs = new short[100];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = (short) ('0' + i / 10 | ('0' + i % 10) << 8);
        }
        return pairs;
    }

    /** Writes a number below 100 as two digits. */
    static void writePair(byte[] buffer, int position, int number) {
        Words.putShort(buffer, position, PAIRS[number]);
    }

    static int write(byte[] buffer, int position, int number) {
        if (number >= 0) {
            return writePositive(buffer, position, number);
        }
        buffer[position] = '-';
        return number == Integer.MIN_VALUE
                ? write(buffer, position + 1, 2_147_483_648L)
                : writePositive(buffer, position + 1, -number);
    }

    static int writeNullable(byte[] buffer, int position, @Nullable Integer number) {
        return number == null ? NULL.write(buffer, position) : write(buffer, position, number.intValue());
    }

    static int writeNullable(byte[] buffer, int position, @Nullable Long number) {
        return number == null ? NULL.write(buffer, position) : write(buffer, position, number.longValue());
    }

    static int write(byte[] buffer, int position, long number) {
        if (number == (int) number) {
            return write(buffer, position, (int) number);
        }
        if (number == Long.MIN_VALUE) {
            return writeText(buffer, position, "-9223372036854775808");
        }
        int p = position;
        long rest = number;
        if (rest < 0) {
            buffer[p++] = '-';
            rest = -rest;
        }
        long high = rest / 100_000_000;
        int low = (int) (rest - high * 100_000_000);
        p = write(buffer, p, high);
        writeDigits(buffer, p, low, 8);
        return p + 8;
    }

    private static int writePositive(byte[] buffer, int position, int number) {
        int end = position + digits(number);
        int p = end;
        int rest = number;
        while (rest >= 100) {
            int next = rest / 100;
            p -= 2;
            writePair(buffer, p, rest - next * 100);
            rest = next;
        }
        if (rest >= 10) {
            writePair(buffer, position, rest);
        } else {
            buffer[position] = (byte) ('0' + rest);
        }
        return end;
    }

    private static int digits(int number) {
        if (number < 10_000) {
            return number < 100 ? (number < 10 ? 1 : 2) : (number < 1_000 ? 3 : 4);
        }
        if (number < 100_000_000) {
            return number < 1_000_000 ? (number < 100_000 ? 5 : 6) : (number < 10_000_000 ? 7 : 8);
        }
        return number < 1_000_000_000 ? 9 : 10;
    }

    /** Writes exactly so many digits, with zeros in front. */
    static void writeDigits(byte[] buffer, int position, int number, int digits) {
        int p = position + digits;
        int rest = number;
        while (p - position >= 2) {
            int next = rest / 100;
            p -= 2;
            writePair(buffer, p, rest - next * 100);
            rest = next;
        }
        if (p > position) {
            buffer[position] = (byte) ('0' + rest);
        }
    }

    /**
     * Writes what {@link Double#toString} writes; the common case of few decimals without calling it.
     *
     * <p>If a decimal of at most fifteen digits is read as this double, then no shorter one is, save for trailing
     * zeros. So the first power of ten that makes the number whole gives the digits. The quotient of two numbers that
     * doubles hold exactly is what reading the decimal gives.
     */
    static int write(byte[] buffer, int position, double number) {
        double magnitude = Math.abs(number);
        if (magnitude >= 1e-3 && magnitude < 1e7) {
            for (int decimals = 1; decimals < TENS.length; decimals++) {
                long scaled = (long) (magnitude * TENS[decimals] + 0.5);
                if ((double) scaled / TENS[decimals] == magnitude) {
                    return writeDecimal(buffer, position, number < 0, scaled, decimals);
                }
            }
        }
        return Double.isFinite(number)
                ? writeText(buffer, position, Double.toString(number))
                : writeText(buffer, position, '"' + Double.toString(number) + '"');
    }

    private static int writeDecimal(byte[] buffer, int position, boolean negative, long scaled, int decimals) {
        int p = position;
        if (negative) {
            buffer[p++] = '-';
        }
        long whole = scaled / TENS[decimals];
        p = writePositive(buffer, p, (int) whole);
        buffer[p++] = '.';
        writeDigits(buffer, p, (int) (scaled - whole * TENS[decimals]), decimals);
        return p + decimals;
    }

    private static int writeText(byte[] buffer, int position, String ascii) {
        byte[] bytes = ascii.getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(bytes, 0, buffer, position, bytes.length);
        return position + bytes.length;
    }
}
