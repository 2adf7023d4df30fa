package dev.wirespeed.json;

import dev.wirespeed.internal.Decimals;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Base64;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads scalars in every form that Jackson 3 accepts by default: numbers inside strings, truncated decimals, ordinals of
 * enums and so on. The usual form of each has been tried by {@link JsonReader} before.
 */
final class Scalars {
    private static final Pattern DECIMAL =
            Pattern.compile("[+-]?(?:(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?|[0-9]+\\.)");
    private static final Pattern INTEGER = Pattern.compile("[+-]?[0-9]+");
    private static final int MAX_SCALE = 100_000;

    private Scalars() {}

    private static boolean isNumber(int token) {
        return token == '-' || token >= '0' && token <= '9';
    }

    static boolean isInteger(String number) {
        return number.indexOf('.') < 0 && number.indexOf('e') < 0 && number.indexOf('E') < 0;
    }

    /** Consumes what Jackson 2 takes for zero where a primitive is expected; in Jackson 3 nothing is. */
    private static boolean isZero(JsonReader in) {
        return in.isJackson2() && isAbsent(in);
    }

    private static boolean isAbsent(String trimmed) {
        return trimmed.isEmpty() || trimmed.equals("null");
    }

    /** Consumes null, or a string that stands for it where numbers and booleans are expected; else consumes nothing. */
    static boolean isAbsent(JsonReader in) {
        int token = in.token();
        if (token == 'n') {
            return in.isNull();
        }
        if (token != '"') {
            return false;
        }
        int at = in.position();
        if (isAbsent(in.text().trim())) {
            return true;
        }
        in.position(at);
        return false;
    }

    /** Consumes a string that must hold a scalar; its text without white space around it. */
    private static String quoted(JsonReader in, String expected) {
        int at = in.position();
        String text = in.text().trim();
        if (isAbsent(text)) {
            throw in.unusable("Expected " + expected + " but was a string that stands for null", at);
        }
        if (text.length() > in.limits().numberLength()) {
            throw in.limit(
                    "The number is longer than the limit of " + in.limits().numberLength());
        }
        return text;
    }

    static @Nullable Boolean toBooleanOrNull(JsonReader in) {
        return isAbsent(in) ? null : (Boolean) toBoolean(in);
    }

    static boolean toBoolean(JsonReader in) {
        int token = in.token();
        int at = in.position();
        if (isNumber(token)) {
            String number = in.numberText();
            if (!isInteger(number)) {
                throw in.unusable("Expected a boolean but was a number with a fraction or an exponent", at);
            }
            return !number.equals("0") && !number.equals("-0");
        }
        if (token == 't' || token == 'f') {
            return in.readBoolean();
        }
        if (isZero(in)) {
            return false;
        }
        if (token != '"') {
            throw in.mismatch("a boolean");
        }
        return switch (quoted(in, "a boolean")) {
            case "true", "True", "TRUE" -> true;
            case "false", "False", "FALSE" -> false;
            default -> throw in.unusable("Expected a boolean but was a string", at);
        };
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
            String number = in.numberText();
            return isInteger(number) ? parse(in, number, type, min, max, at) : truncate(in, number, type, min, max, at);
        }
        if (isZero(in)) {
            return 0;
        }
        if (token != '"') {
            throw in.mismatch("a number");
        }
        return parse(in, quoted(in, "a number"), type, min, max, at);
    }

    private static long parse(JsonReader in, String text, String type, long min, long max, int at) {
        try {
            long value = Long.parseLong(text);
            if (value >= min && value <= max) {
                return value;
            }
        } catch (NumberFormatException e) {
            if (!INTEGER.matcher(text).matches()) {
                throw in.unusable("Expected a number but was a string", at);
            }
        }
        throw outOfRange(in, type, at);
    }

    private static long truncate(JsonReader in, String text, String type, long min, long max, int at) {
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
        if (isZero(in)) {
            return 0;
        }
        return in.isJackson2() && in.token() == '"' ? asJavaReads(in) : quotedDouble(in);
    }

    static double quotedDouble(JsonReader in) {
        return parseQuoted(in, Double::parseDouble);
    }

    /** Jackson 2 leaves it to {@link Double#parseDouble} what a number in a string is, where a primitive is expected. */
    private static double asJavaReads(JsonReader in) {
        int at = in.position();
        String text = quoted(in, "a number");
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            in.position(at);
            return quotedDouble(in);
        }
    }

    /** As {@link #isAbsent(JsonReader)}, but the text {@code null} is no number. */
    static boolean isEmptyNumber(JsonReader in) {
        if (in.token() == '"') {
            int at = in.position();
            int outer = in.mark();
            boolean isNull = in.text().trim().equals("null");
            in.position(at);
            in.release(outer);
            if (isNull) {
                throw in.unusable("Expected a number but was a string", at);
            }
        }
        return isAbsent(in);
    }

    static float toFloat(JsonReader in) {
        if (isNumber(in.token())) {
            int from = in.position();
            in.skipNumber();
            return Decimals.toFloat(in.buffer(), in.index(from), in.index(in.position()));
        }
        if (isZero(in)) {
            return 0;
        }
        return parseQuoted(in, Float::parseFloat);
    }

    /** Reads a number as the nearest class; text that is one, too. */
    static @Nullable Number toNumber(JsonReader in) {
        if (isAbsent(in)) {
            return null;
        }
        int at = in.position();
        return switch (in.kind()) {
            case INT -> (Number) in.readInt();
            case LONG -> (Number) in.readLong();
            case BIG_INTEGER -> in.readBigInteger();
            case FRACTION -> (Number) in.readDouble();
            case TEXT -> {
                String text = in.text().trim();
                if (!INTEGER.matcher(text).matches()) {
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
        String text = quoted(in, "a number");
        return switch (text) {
            case "NaN" -> parser.parse("NaN");
            case "Infinity", "+Infinity", "INF", "+INF" -> parser.parse("Infinity");
            case "-Infinity", "-INF" -> parser.parse("-Infinity");
            default -> parser.parse(decimal(in, text, at));
        };
    }

    private static String decimal(JsonReader in, String text, int at) {
        if (!DECIMAL.matcher(text).matches()) {
            throw in.unusable("Expected a number but was a string", at);
        }
        return text;
    }

    static @Nullable BigInteger toBigInteger(JsonReader in) {
        if (isAbsent(in)) {
            return null;
        }
        int token = in.token();
        int at = in.position();
        if (isNumber(token)) {
            String number = in.numberText();
            return isInteger(number) ? new BigInteger(number) : truncate(in, bigDecimal(in, number));
        }
        if (token != '"') {
            throw in.mismatch("a number");
        }
        String text = quoted(in, "a number");
        if (!INTEGER.matcher(text).matches()) {
            throw in.unusable("Expected an integer but was a string", at);
        }
        return new BigInteger(text);
    }

    private static BigInteger truncate(JsonReader in, BigDecimal value) {
        if (Math.abs((long) value.scale()) > MAX_SCALE) {
            throw in.limit("The number's exponent is beyond the limit of " + MAX_SCALE);
        }
        return value.toBigInteger();
    }

    static @Nullable BigDecimal toBigDecimal(JsonReader in) {
        if (isAbsent(in)) {
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
        return bigDecimal(in, decimal(in, quoted(in, "a number"), at));
    }

    static BigDecimal bigDecimal(JsonReader in, String text) {
        try {
            BigDecimal value = new BigDecimal(text);
            if (value.scale() != Integer.MIN_VALUE) {
                return value;
            }
        } catch (NumberFormatException | ArithmeticException e) {
            // said below
        }
        throw in.limit("The number's exponent is beyond what a BigDecimal can hold");
    }

    static @Nullable Character toCharOrNull(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        if (in.token() == '"') {
            int at = in.position();
            String text = in.text();
            if (text.length() != 1 && isAbsent(text.trim())) {
                return null;
            }
            in.position(at);
        }
        return toChar(in);
    }

    static char toChar(JsonReader in) {
        int token = in.token();
        int at = in.position();
        if (in.isJackson2() && in.isNull()) {
            return 0;
        }
        if (token == '"') {
            String text = in.text();
            if (in.isJackson2() && (text.isEmpty() || text.trim().equals("null"))) {
                return 0;
            }
            if (text.length() != 1) {
                throw in.unusable("Expected a single character but was a string of " + text.length(), at);
            }
            return text.charAt(0);
        }
        if (!isNumber(token)) {
            throw in.mismatch("a character");
        }
        String number = in.numberText();
        if (!isInteger(number)) {
            throw in.unusable("Expected a character but was a number with a fraction or an exponent", at);
        }
        return (char) parse(in, number, "char", 0, Character.MAX_VALUE, at);
    }

    /** The text of a scalar where a string is expected. */
    static @Nullable String toText(JsonReader in) {
        int token = in.token();
        if (isNumber(token)) {
            return in.numberText();
        }
        return switch (token) {
            case 'n' -> {
                in.literal("null");
                yield null;
            }
            case 't', 'f' -> String.valueOf(in.readBoolean());
            default -> throw in.mismatch("a string");
        };
    }

    static JsonKind kind(JsonReader in) {
        return switch (in.token()) {
            case '"' -> JsonKind.TEXT;
            case '{' -> JsonKind.OBJECT;
            case '[' -> JsonKind.ARRAY;
            case 't', 'f' -> JsonKind.BOOLEAN;
            case 'n' -> JsonKind.NULL;
            default -> kindOfNumber(in);
        };
    }

    private static JsonKind kindOfNumber(JsonReader in) {
        int at = in.position();
        String number = in.numberText();
        in.position(at);
        if (!isInteger(number)) {
            return JsonKind.FRACTION;
        }
        int bits = number.length() > 20 ? Long.SIZE : new BigInteger(number).bitLength();
        return bits < Integer.SIZE ? JsonKind.INT : bits < Long.SIZE ? JsonKind.LONG : JsonKind.BIG_INTEGER;
    }

    static boolean toTrueOrFalse(JsonReader in) {
        int at = in.position();
        if (in.token() != '"') {
            return in.readBoolean();
        }
        String text = in.text().trim();
        if (!text.equals("true") && !text.equals("false")) {
            throw in.unusable("Expected \"true\" or \"false\" but was another text", at);
        }
        return text.equals("true");
    }

    static @Nullable UUID toUuid(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        int token = in.token();
        int at = in.position();
        if (token != '"' && !isNumber(token)) {
            throw in.mismatch("a UUID");
        }
        String text = token == '"' ? in.text().trim() : in.numberText(); // whose digits may be Base64
        if (text.isEmpty()) {
            return null;
        }
        UUID value = uuid(text);
        if (value == null) {
            throw in.unusable("Expected a UUID but was another value", at);
        }
        return value;
    }

    private static @Nullable UUID uuid(String text) {
        try {
            if (text.length() == 36) {
                UUID value = UUID.fromString(text);
                return value.toString().equalsIgnoreCase(text) ? value : null;
            }
            boolean base64 = text.length() == 24 || text.length() == 22;
            byte[] b =
                    base64 ? Base64.getDecoder().decode(text.replace('-', '+').replace('_', '/')) : new byte[0];
            return b.length == 16 ? new UUID(bigEndian(b, 0), bigEndian(b, 8)) : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static long bigEndian(byte[] b, int from) {
        long value = 0;
        for (int i = from; i < from + 8; i++) {
            value = value << 8 | b[i] & 0xFF;
        }
        return value;
    }
}
