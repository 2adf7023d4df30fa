package dev.wirespeed.json;

import dev.wirespeed.internal.Decimals;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads numbers in every form that Jackson 3 accepts by default: inside strings, with a fraction that is cut off, and
 * so on. {@link JsonReader} tries the usual form of each first.
 */
final class Numbers {
    private static final Pattern DECIMAL =
            Pattern.compile("[+-]?(?:(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?|[0-9]+\\.)");
    private static final Pattern INTEGER = Pattern.compile("[+-]?[0-9]+");
    private static final int MAX_SCALE = 100_000;
    /**
     * The length of an exponent, with its letter, of nine digits or a sign and eight, which fits whatever the scale.
     */
    private static final int USUAL_EXPONENT = 10;
    /** From this length on, Jackson 2 parses numbers by itself. */
    private static final int LONG = 500;
    /** The digits of {@link Long#MAX_VALUE}. */
    private static final int MAX_LONG_DIGITS = 19;

    private Numbers() {}

    static boolean isNumber(int token) {
        return token == '-' || token >= '0' && token <= '9';
    }

    static boolean isInteger(String number) {
        return number.indexOf('.') < 0 && number.indexOf('e') < 0 && number.indexOf('E') < 0;
    }

    static byte toByte(JsonReader in) {
        return (byte) integer(in, "byte", Byte.MIN_VALUE, 255);
    }

    static short toShort(JsonReader in) {
        return (short) integer(in, "short", Short.MIN_VALUE, Short.MAX_VALUE);
    }

    static int toInt(JsonReader in) {
        return (int) integer(in, "int", Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    static long toLong(JsonReader in) {
        return integer(in, "long", Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static long integer(JsonReader in, String type, long min, long max) {
        int token = in.token();
        int at = in.position();
        if (isNumber(token)) {
            in.skipNumber();
            long value = shortInteger(in.buffer(), in.index(at), in.index(in.position()));
            if (value != Long.MIN_VALUE && value >= min && value <= max) {
                return value;
            }
            in.position(at);
            String number = in.numberText();
            return isInteger(number) ? parse(in, number, type, min, max, at) : truncate(in, number, type, min, max, at);
        }
        if (Scalars.isZero(in)) {
            return 0;
        }
        if (token != '"') {
            throw in.mismatch("a number");
        }
        return parse(in, Scalars.quoted(in, "a number"), type, min, max, at);
    }

    /** The value of an integer that fits into a long; {@link Long#MIN_VALUE} for that number and everything else. */
    private static long shortInteger(byte[] b, int from, int to) {
        boolean negative = b[from] == '-';
        int first = negative ? from + 1 : from;
        if (to - first > MAX_LONG_DIGITS) {
            return Long.MIN_VALUE;
        }
        long value = 0;
        for (int p = first; p < to; p++) {
            int digit = b[p] - '0';
            if (digit < 0 || digit > 9) {
                return Long.MIN_VALUE;
            }
            value = value * 10 + digit;
        }
        // below 2^64 with so many digits, so too much for a long is negative here
        return value < 0 ? Long.MIN_VALUE : negative ? -value : value;
    }

    static long parse(JsonReader in, String text, String type, long min, long max, int at) {
        try {
            long value = Long.parseLong(text);
            if (value >= min && value <= max) {
                return value;
            }
        } catch (NumberFormatException e) {
            if (!INTEGER.matcher(text).matches()) {
                throw in.unusable("Expected a number but was a string that is not one", at);
            }
        }
        throw outOfRange(in, type, at);
    }

    private static long truncate(JsonReader in, String text, String type, long min, long max, int at) {
        in.coerced(at);
        double value = Double.parseDouble(text);
        boolean narrow = max < Integer.MAX_VALUE; // these are cut to an int before their range is checked
        if (value < (narrow ? Integer.MIN_VALUE : min) || value > (narrow ? Integer.MAX_VALUE : max)) {
            throw outOfRange(in, type, at);
        }
        long whole = (long) value;
        if (whole < min || whole > max) {
            throw outOfRange(in, type, at);
        }
        return whole;
    }

    private static RuntimeException outOfRange(JsonReader in, String type, int at) {
        return in.unusable("The number is out of the range of " + type, at);
    }

    static double toDouble(JsonReader in) {
        if (isNumber(in.token())) {
            int from = in.position();
            in.skipNumber();
            return Decimals.toDouble(in.buffer(), in.index(from), in.index(in.position()));
        }
        if (Scalars.isZero(in)) {
            return 0;
        }
        return in.isJackson2() && in.token() == '"' ? asJavaReads(in) : quotedDouble(in);
    }

    static double quotedDouble(JsonReader in) {
        return parseQuoted(in, Double::parseDouble);
    }

    /** Jackson 2 parses a number in a string with {@link Double#parseDouble} where a primitive is expected. */
    private static double asJavaReads(JsonReader in) {
        int at = in.position();
        String text = Scalars.quoted(in, "a number");
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            in.position(at);
            return quotedDouble(in);
        }
    }

    /** As {@link Scalars#isAbsent(JsonReader)}, but the text {@code null} is no number. */
    static boolean isEmptyNumber(JsonReader in) {
        if (in.token() == '"') {
            int at = in.position();
            boolean outer = in.mark();
            boolean isNull = in.text().trim().equals("null");
            in.position(at);
            in.release(outer);
            if (isNull) {
                throw in.unusable("Expected a number but was a string that is not one", at);
            }
        }
        return Scalars.isAbsent(in);
    }

    static float toFloat(JsonReader in) {
        if (isNumber(in.token())) {
            int from = in.position();
            in.skipNumber();
            return Decimals.toFloat(in.buffer(), in.index(from), in.index(in.position()));
        }
        if (Scalars.isZero(in)) {
            return 0;
        }
        return parseQuoted(in, Float::parseFloat);
    }

    /** Reads a number, or text with a number, as the nearest class. */
    static @Nullable Number toNumber(JsonReader in) {
        if (Scalars.isAbsent(in)) {
            return null;
        }
        int at = in.position();
        return switch (in.kind()) {
            case INT -> (Number) in.readInt();
            case LONG -> (Number) in.readLong();
            case BIG_INTEGER -> in.readBigInteger();
            case FRACTION -> (Number) in.readDouble();
            case TEXT -> {
                in.coerced(at);
                String text = in.text().trim();
                if (!INTEGER.matcher(text).matches()) {
                    String special = special(text);
                    if (!special.isEmpty()) {
                        yield Double.valueOf(special);
                    }
                    in.position(at);
                    yield toDouble(in);
                }
                long value = parse(in, text, "long", Long.MIN_VALUE, Long.MAX_VALUE, at);
                yield value == (int) value ? (Number) (int) value : (Number) value;
            }
            default -> throw in.mismatch("a number");
        };
    }

    private interface Parser<T> {
        T parse(String text);
    }

    private static <T extends Number> T parseQuoted(JsonReader in, Parser<T> parser) {
        int at = in.position();
        if (in.token() != '"') {
            throw in.mismatch("a number");
        }
        in.coerced(at);
        String whole = in.text();
        String special = special(whole); // Jackson looks for these before it removes white space
        return parser.parse(special.isEmpty() ? decimal(in, Scalars.trimmed(in, whole, "a number", at), at) : special);
    }

    /** Java's text for a special value such as infinity; empty if the text is not one. */
    private static String special(String text) {
        return switch (text) {
            case "NaN" -> "NaN";
            case "Infinity", "+Infinity", "INF", "+INF" -> "Infinity";
            case "-Infinity", "-INF" -> "-Infinity";
            default -> "";
        };
    }

    private static String decimal(JsonReader in, String text, int at) {
        if (!DECIMAL.matcher(text).matches()) {
            throw in.unusable("Expected a number but was a string that is not one", at);
        }
        return text;
    }

    static @Nullable BigInteger toBigInteger(JsonReader in) {
        if (Scalars.isAbsent(in)) {
            return null;
        }
        int token = in.token();
        int at = in.position();
        if (isNumber(token)) {
            String number = in.numberText();
            return isInteger(number) ? new BigInteger(number) : truncate(in, bigDecimal(in, number), at);
        }
        if (token != '"') {
            throw in.mismatch("a number");
        }
        String text = Scalars.quoted(in, "a number");
        if (!INTEGER.matcher(text).matches()) {
            throw in.unusable("Expected an integer but was a string that is not one", at);
        }
        return new BigInteger(text);
    }

    private static BigInteger truncate(JsonReader in, BigDecimal value, int at) {
        in.coerced(at);
        if (Math.abs((long) value.scale()) > MAX_SCALE) {
            throw in.limit("The number's exponent is beyond the limit of " + MAX_SCALE);
        }
        return value.toBigInteger();
    }

    static @Nullable BigDecimal toBigDecimal(JsonReader in) {
        if (Scalars.isAbsent(in)) {
            return null;
        }
        int token = in.token();
        int at = in.position();
        if (isNumber(token)) {
            return bigDecimal(in, in.numberText());
        }
        if (token != '"') {
            throw in.mismatch("a number");
        }
        return bigDecimal(in, decimal(in, Scalars.quoted(in, "a number"), at));
    }

    static BigDecimal bigDecimal(JsonReader in, String text) {
        try {
            // Jackson 2 has the JDK parse short texts
            return in.isJackson2() && text.length() < LONG ? new BigDecimal(text) : bigDecimal(text);
        } catch (NumberFormatException e) {
            throw in.limit("The number's exponent is beyond what a BigDecimal can hold");
        }
    }

    /**
     * The same on every JDK, with all exponents that Jackson's parser accepts: older JDKs accept fewer, newer ones one
     * more.
     */
    static BigDecimal bigDecimal(String text) {
        int mark = text.toLowerCase(Locale.ROOT).indexOf('e');
        if (mark < 0 || text.length() - mark <= USUAL_EXPONENT) {
            return new BigDecimal(text);
        }
        BigDecimal significand = new BigDecimal(text.substring(0, mark));
        BigInteger scale = BigInteger.valueOf(significand.scale()).subtract(new BigInteger(text.substring(mark + 1)));
        if (scale.bitLength() >= Integer.SIZE || scale.intValue() == Integer.MIN_VALUE) {
            throw new NumberFormatException();
        }
        return new BigDecimal(significand.unscaledValue(), scale.intValue());
    }
}
