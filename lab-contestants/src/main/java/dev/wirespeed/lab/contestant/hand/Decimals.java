package dev.wirespeed.lab.contestant.hand;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

/** Decimal numbers of any size. */
final class Decimals {
    private static final int MAX_DIGITS = 18;

    private Decimals() {}

    static int room(BigDecimal number) {
        return 8 + number.toString().length();
    }

    /** The text is one that the number keeps. */
    static int write(byte[] buffer, int position, BigDecimal number) {
        String text = number.toString();
        int length = text.length();
        for (int i = 0; i < length; i++) {
            buffer[position + i] = (byte) text.charAt(i);
        }
        return position + length;
    }

    static BigDecimal read(JsonIn in) {
        byte[] bytes = in.document;
        int start = in.position;
        boolean negative = in.peek() == '-';
        int first = negative ? start + 1 : start;
        int p = skipDigits(bytes, first);
        if (p == first || (bytes[first] == '0' && p > first + 1)) {
            throw in.expected("a number");
        }
        int digits = p - first;
        int decimals = 0;
        if (p < bytes.length && bytes[p] == '.') {
            int point = p;
            p = skipDigits(bytes, p + 1);
            decimals = p - point - 1;
            if (decimals == 0) {
                throw in.expected("a number");
            }
        }
        if (digits + decimals > MAX_DIGITS || (p < bytes.length && (bytes[p] | 0x20) == 'e')) {
            return readLong(in);
        }
        long unscaled = 0;
        for (int i = first; i < p; i++) {
            if (bytes[i] != '.') {
                unscaled = unscaled * 10 + (bytes[i] - '0');
            }
        }
        in.position = p;
        return BigDecimal.valueOf(negative ? -unscaled : unscaled, decimals);
    }

    private static int skipDigits(byte[] bytes, int position) {
        int p = position;
        while (p < bytes.length && bytes[p] >= '0' && bytes[p] <= '9') {
            p++;
        }
        return p;
    }

    /** With many digits, or an exponent. */
    private static BigDecimal readLong(JsonIn in) {
        int start = in.position;
        NumberIn.readDouble(in); // finds its end, and holds it to JSON's grammar
        return new BigDecimal(new String(in.document, start, in.position - start, StandardCharsets.ISO_8859_1));
    }
}
