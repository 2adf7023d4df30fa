package dev.wirespeed.internal;

/** The syntax of a number (RFC 8259 section 6). */
public final class NumberSyntax {
    /** No number starts here. */
    public static final int NOT_A_VALUE = -1;

    /** A number starts here, but goes on wrongly. */
    public static final int MALFORMED = -2;

    private NumberSyntax() {}

    /** The index behind the number at {@code from}; {@link #NOT_A_VALUE} or {@link #MALFORMED} if there is none. */
    public static int end(byte[] b, int from, int end) {
        int p = from;
        if (p < end && b[p] == '-') {
            p++;
        }
        int integer = p;
        p = digits(b, p, end);
        if (p == integer) {
            return p == from ? NOT_A_VALUE : MALFORMED;
        }
        if (b[integer] == '0' && p > integer + 1) {
            return MALFORMED;
        }
        if (p < end && b[p] == '.') {
            int fraction = p + 1;
            p = digits(b, fraction, end);
            if (p == fraction) {
                return MALFORMED;
            }
        }
        if (p < end && (b[p] == 'e' || b[p] == 'E')) {
            return exponent(b, p + 1, end);
        }
        return p;
    }

    private static int exponent(byte[] b, int from, int end) {
        int digits = from < end && (b[from] == '-' || b[from] == '+') ? from + 1 : from;
        int p = digits(b, digits, end);
        return p == digits ? MALFORMED : p;
    }

    private static int digits(byte[] b, int from, int end) {
        int p = from;
        while (p < end && b[p] >= '0' && b[p] <= '9') {
            p++;
        }
        return p;
    }

    /** Whether a byte may be part of a number. */
    public static boolean isPart(byte b) {
        return b >= '0' && b <= '9' || b == '-' || b == '+' || b == '.' || b == 'e' || b == 'E';
    }

    /** The digits between two indexes. */
    public static int digitCount(byte[] b, int from, int to) {
        int count = 0;
        for (int p = from; p < to; p++) {
            if (b[p] >= '0' && b[p] <= '9') {
                count++;
            }
        }
        return count;
    }
}
