package dev.wirespeed.internal;

/** Reads a whole JSON number, of any length, as a floating-point value that is rounded once. */
public final class Decimals {
    private static final int MAX_DIGITS = 19;
    private static final int MAX_EXPONENT = 100_000;

    private long significand;
    private int digits;
    private int exponent;
    private boolean decimal;

    private Decimals() {}

    /** The value of the number in {@code from..to}, which must be well-formed. An integer zero has no sign. */
    public static double toDouble(byte[] b, int from, int to) {
        boolean negative = b[from] == '-';
        Decimals d = new Decimals();
        d.scan(b, negative ? from + 1 : from, to);
        if (d.significand == 0) {
            return negative && d.decimal ? -0.0 : 0.0;
        }
        return d.digits <= MAX_DIGITS
                ? DoubleReader.toDouble(negative, d.significand, d.exponent)
                : DoubleReader.toDouble(negative, d.significand, d.exponent, b, from, to);
    }

    /** As {@link #toDouble}, rounded to a float directly. */
    public static float toFloat(byte[] b, int from, int to) {
        boolean negative = b[from] == '-';
        Decimals d = new Decimals();
        d.scan(b, negative ? from + 1 : from, to);
        if (d.significand == 0) {
            return negative && d.decimal ? -0.0f : 0.0f;
        }
        return d.digits <= MAX_DIGITS
                ? DoubleReader.toFloat(negative, d.significand, d.exponent)
                : DoubleReader.toFloat(negative, d.significand, d.exponent, b, from, to);
    }

    private void scan(byte[] b, int from, int to) {
        int p = from;
        while (p < to && isDigit(b[p])) {
            append(b[p++] - '0', false);
        }
        if (p < to && b[p] == '.') {
            decimal = true;
            for (p++; p < to && isDigit(b[p]); p++) {
                append(b[p] - '0', true);
            }
        }
        if (p < to) {
            decimal = true;
            exponent += exponent(b, p + 1, to);
        }
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    /** Takes up to 19 digits from the first that is not zero, and counts the rest. */
    private void append(int digit, boolean fraction) {
        if (digits < MAX_DIGITS) {
            significand = significand * 10 + digit;
            exponent -= fraction ? 1 : 0;
        } else {
            exponent += fraction ? 0 : 1;
        }
        digits += significand == 0 ? 0 : 1;
    }

    private static int exponent(byte[] b, int from, int to) {
        boolean negative = b[from] == '-';
        int value = 0;
        for (int p = negative || b[from] == '+' ? from + 1 : from; p < to && value < MAX_EXPONENT; p++) {
            value = value * 10 + b[p] - '0';
        }
        return negative ? -value : value;
    }
}
