package dev.wirespeed.lab.contestant.hand;

import java.nio.charset.StandardCharsets;

/** Reads numbers as RFC 8259 spells them. */
final class NumberIn {
    private static final long ZEROS = 0x3030303030303030L;
    private static final long DIGIT_LIMITS = 0x7676767676767676L;
    private static final long HIGH_BITS = 0x8080808080808080L;
    private static final long EVEN_PAIRS = 0x000000FF000000FFL;
    private static final long MAX_EXACT = 1L << 53;
    private static final int MAX_DIGITS = 18;
    private static final double[] TENS = {
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22
    };

    private NumberIn() {}

    static int readInt(JsonIn in) {
        int start = in.position;
        long number = readLong(in);
        if (number != (int) number) {
            in.position = start;
            throw in.expected("a number of 32 bits");
        }
        return (int) number;
    }

    static long readLong(JsonIn in) {
        byte[] bytes = in.document;
        int p = in.position;
        boolean negative = p < bytes.length && bytes[p] == '-';
        if (negative) {
            p++;
        }
        int start = p;
        long number = 0;
        if (p + 8 <= bytes.length) {
            long digits = Words.longAt(bytes, p) ^ ZEROS;
            long others = (digits + DIGIT_LIMITS | digits) & HIGH_BITS;
            int count = others == 0 ? 8 : Words.firstIndex(others);
            if (count == 0) {
                throw in.expected("a whole number");
            }
            number = eightDigits(digits << (64 - 8 * count));
            p += count;
            if (count < 8) {
                return finish(in, start, p, negative ? -number : number);
            }
        }
        while (p < bytes.length && bytes[p] >= '0' && bytes[p] <= '9') {
            if (p - start >= MAX_DIGITS) {
                return readLargest(in, start);
            }
            number = number * 10 + (bytes[p++] - '0');
        }
        return finish(in, start, p, negative ? -number : number);
    }

    /** The number that eight bytes of 0 to 9 spell, the first digit in the lowest byte. */
    private static long eightDigits(long digits) {
        long pairs = digits * 10 + (digits >>> 8);
        return ((pairs & EVEN_PAIRS) * (100 + (1_000_000L << 32))
                        + ((pairs >>> 16) & EVEN_PAIRS) * (1 + (10_000L << 32)))
                >>> 32;
    }

    private static long finish(JsonIn in, int start, int end, long number) {
        byte[] bytes = in.document;
        boolean bad = end == start || (bytes[start] == '0' && end > start + 1);
        if (bad || (end < bytes.length && (bytes[end] == '.' || (bytes[end] | 0x20) == 'e'))) {
            throw in.expected("a whole number");
        }
        in.position = end;
        return number;
    }

    /** Nineteen digits and more, where the range must be looked at. */
    private static long readLargest(JsonIn in, int start) {
        int end = start;
        while (end < in.document.length && in.document[end] >= '0' && in.document[end] <= '9') {
            end++;
        }
        long number = 0;
        try {
            number = Long.parseLong(text(in, end));
        } catch (NumberFormatException e) {
            throw in.expected("a number of 64 bits");
        }
        return finish(in, start, end, number);
    }

    private static String text(JsonIn in, int end) {
        return new String(in.document, in.position, end - in.position, StandardCharsets.ISO_8859_1);
    }

    /** Computes exactly where a single division or product of exact doubles does; the JDK does the rest. */
    static double readDouble(JsonIn in) {
        byte[] bytes = in.document;
        int p = in.position;
        if (p < bytes.length && bytes[p] == '"') {
            return readNotFinite(in);
        }
        boolean negative = p < bytes.length && bytes[p] == '-';
        int start = negative ? p + 1 : p;
        long mantissa = 0;
        for (p = start; p < bytes.length && bytes[p] >= '0' && bytes[p] <= '9'; p++) {
            mantissa = mantissa * 10 + (bytes[p] - '0');
        }
        int digits = p - start;
        if (digits == 0 || (bytes[start] == '0' && digits > 1)) {
            throw in.expected("a number");
        }
        int decimals = 0;
        if (p < bytes.length && bytes[p] == '.') {
            int point = p;
            for (p++; p < bytes.length && bytes[p] >= '0' && bytes[p] <= '9'; p++) {
                mantissa = mantissa * 10 + (bytes[p] - '0');
            }
            decimals = p - point - 1;
            if (decimals == 0) {
                throw in.expected("a number");
            }
        }
        boolean exponent = p < bytes.length && (bytes[p] | 0x20) == 'e';
        if (exponent || digits + decimals > MAX_DIGITS || mantissa > MAX_EXACT) {
            return readInexact(in, exponent ? skipExponent(in, p + 1) : p);
        }
        in.position = p;
        double number = mantissa / TENS[decimals];
        boolean wholeZero = mantissa == 0 && decimals == 0; // an integer to Jackson, which has no sign then
        return negative && !wholeZero ? -number : number;
    }

    private static int skipExponent(JsonIn in, int position) {
        byte[] bytes = in.document;
        int p = position;
        if (p < bytes.length && (bytes[p] == '+' || bytes[p] == '-')) {
            p++;
        }
        int start = p;
        while (p < bytes.length && bytes[p] >= '0' && bytes[p] <= '9') {
            p++;
        }
        if (p == start) {
            throw in.expected("a number");
        }
        return p;
    }

    private static double readInexact(JsonIn in, int end) {
        double number = Double.parseDouble(text(in, end));
        in.position = end;
        return number;
    }

    private static double readNotFinite(JsonIn in) {
        int start = in.position;
        return switch (in.readText()) {
            case "NaN" -> Double.NaN;
            case "Infinity" -> Double.POSITIVE_INFINITY;
            case "-Infinity" -> Double.NEGATIVE_INFINITY;
            default -> {
                in.position = start;
                throw in.expected("a number");
            }
        };
    }
}
