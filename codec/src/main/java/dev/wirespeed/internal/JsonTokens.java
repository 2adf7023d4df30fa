package dev.wirespeed.internal;

/** The names of tokens in messages. */
public final class JsonTokens {
    private JsonTokens() {}

    /** Whether a JSON value can start with this byte. */
    public static boolean startsValue(int b) {
        return switch (b) {
            case '{', '[', '"', 't', 'f', 'n', '-' -> true;
            default -> b >= '0' && b <= '9';
        };
    }

    /** The token that starts with this byte, never quoting more of the document than one printable character. */
    public static String describe(byte b, boolean atEnd) {
        if (atEnd) {
            return "the end of the document";
        }
        return switch (b) {
            case '{' -> "an object";
            case '[' -> "an array";
            case '"' -> "a string";
            case 't', 'f' -> "a boolean";
            case 'n' -> "null";
            default -> describeOther(b);
        };
    }

    private static String describeOther(byte b) {
        if (startsValue(b)) {
            return "a number";
        }
        return b > ' ' && b < 0x7F ? "'" + (char) b + "'" : String.format("byte 0x%02X", b & 0xFF);
    }
}
