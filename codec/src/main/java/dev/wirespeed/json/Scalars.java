package dev.wirespeed.json;

import dev.wirespeed.runtime.Feature;
import java.math.BigInteger;
import java.util.Base64;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Reads booleans, characters, texts and UUIDs in every form that Jackson 3 accepts by default; {@link Numbers} reads
 * numbers. {@link JsonReader} tries the usual form of each first.
 */
final class Scalars {
    private Scalars() {}

    /** Consumes a value that counts as 0 where a primitive is expected; else consumes nothing. */
    static boolean isZero(JsonReader in) {
        return !in.settings().is(Feature.FAIL_ON_NULL_FOR_PRIMITIVES) && isAbsent(in);
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
            in.coerced(at);
            return true;
        }
        in.position(at);
        return false;
    }

    /** Consumes a string that must hold a scalar; returns its text without surrounding white space. */
    static String quoted(JsonReader in, String expected) {
        int at = in.position();
        return trimmed(in, in.text(), expected, at);
    }

    /** The text of a string that must hold a scalar, without surrounding white space. */
    static String trimmed(JsonReader in, String whole, String expected, int at) {
        in.coerced(at);
        String text = whole.trim();
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
        if (Numbers.isNumber(token)) {
            in.coerced(at);
            String number = in.numberText();
            if (!Numbers.isInteger(number)) {
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
            default -> throw in.unusable("Expected a boolean but was a string that is not one", at);
        };
    }

    static @Nullable Character toCharOrNull(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        if (in.token() == '"') {
            int at = in.position();
            String text = in.text();
            if (text.length() != 1 && isAbsent(text.trim())) {
                in.coerced(at);
                return null;
            }
            in.position(at);
        }
        return toChar(in);
    }

    static char toChar(JsonReader in) {
        int token = in.token();
        int at = in.position();
        boolean zero = !in.settings().is(Feature.FAIL_ON_NULL_FOR_PRIMITIVES);
        if (zero && in.isNull()) {
            return 0;
        }
        if (token == '"') {
            String text = in.text();
            if (zero && text.length() != 1 && isAbsent(text.trim())) {
                in.coerced(at);
                return 0;
            }
            if (text.length() != 1) {
                throw in.unusable("Expected a single character but was a string of " + text.length(), at);
            }
            return text.charAt(0);
        }
        if (!Numbers.isNumber(token)) {
            throw in.mismatch("a character");
        }
        in.coerced(at);
        String number = in.numberText();
        if (!Numbers.isInteger(number)) {
            throw in.unusable("Expected a character but was a number with a fraction or an exponent", at);
        }
        return (char) Numbers.parse(in, number, "char", 0, Character.MAX_VALUE, at);
    }

    /** The text of a scalar where a string is expected. */
    static @Nullable String toText(JsonReader in) {
        int token = in.token();
        int at = in.position();
        if (Numbers.isNumber(token)) {
            in.coerced(at);
            return in.numberText();
        }
        return switch (token) {
            case 'n' -> {
                in.isNull();
                yield null;
            }
            case 't', 'f' -> {
                in.coerced(at);
                yield String.valueOf(in.readBoolean());
            }
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
        if (!Numbers.isInteger(number)) {
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
        in.coerced(at);
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
        if (token != '"' && !Numbers.isNumber(token)) {
            throw in.mismatch("a UUID");
        }
        String text = token == '"' ? in.text().trim() : in.numberText(); // whose digits may be Base64
        if (text.isEmpty()) {
            in.coerced(at);
            return null;
        }
        UUID value = uuid(text);
        if (value == null) {
            throw in.unusable(
                    "Expected a UUID but was " + (token == '"' ? "a string that is not one" : "a number"), at);
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
