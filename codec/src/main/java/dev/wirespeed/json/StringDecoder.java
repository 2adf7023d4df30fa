package dev.wirespeed.json;

import java.util.Arrays;

/**
 * Decodes a string that has escapes or characters beyond ASCII (RFC 8259 section 7, RFC 3629).
 *
 * <p>Escaped surrogates without their other half are accepted, as Jackson 3 does. Ill-formed UTF-8 is refused without
 * exception; Jackson 3 lets forms that are longer than needed and code points beyond U+10FFFF pass.
 */
final class StringDecoder {
    static final int MALFORMED = -1;
    static final int TOO_LONG = -2;

    /** The first code point that needs so many bytes. */
    private static final int[] SHORTEST = {0, 0, 0x80, 0x800, 0x10000};

    private final byte[] bytes;
    private final int end;
    private char[] chars;
    private int length;
    private int position;
    private String problem = "";

    /** @param plainEnd the bytes from {@code from} up to here are plain ASCII */
    StringDecoder(byte[] bytes, int from, int plainEnd, int end) {
        this.bytes = bytes;
        this.end = end;
        position = plainEnd;
        length = plainEnd - from;
        chars = new char[Math.max(64, Math.min(length * 2 + 64, end - from))];
        for (int i = 0; i < length; i++) {
            chars[i] = (char) bytes[from + i];
        }
    }

    /** Whether half of a surrogate pair stands alone in a text. */
    static boolean hasLoneSurrogate(String text) {
        return text.codePoints().anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
    }

    /** The bytes that a text without lone surrogates has in UTF-8. */
    static int utf8Length(String text) {
        int length = text.length();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            length += c < 0x80 ? 0 : c < 0x800 || Character.isSurrogate(c) ? 1 : 2;
        }
        return length;
    }

    String text() {
        return new String(chars, 0, length);
    }

    /** Where the string ended or the problem is. */
    int position() {
        return position;
    }

    String problem() {
        return problem;
    }

    /** Decodes up to the closing quote; the index behind it, or one of the constants above. */
    int decode(int maxLength) {
        while (position < end) {
            if (length + 2 > chars.length) {
                chars = Arrays.copyOf(chars, chars.length + (chars.length >> 1) + 2);
            }
            byte b = bytes[position];
            if (b == '"') {
                return length > maxLength ? TOO_LONG : position + 1;
            }
            if (!(b >= ' ' && b != '\\' ? plain(b) : b == '\\' ? escape() : b < 0 ? multiByte(b) : control())) {
                return MALFORMED;
            }
            if (length > maxLength) {
                return TOO_LONG;
            }
        }
        return unterminated() ? 0 : MALFORMED;
    }

    private boolean plain(byte b) {
        chars[length++] = (char) b;
        position++;
        return true;
    }

    private boolean unterminated() {
        position = end;
        return fail("The document ends inside a string");
    }

    private boolean control() {
        return fail("A control character inside a string must be escaped");
    }

    private boolean fail(String sentence) {
        problem = sentence;
        return false;
    }

    private boolean escape() {
        if (position + 1 >= end) {
            return unterminated();
        }
        char c = switch (bytes[position + 1]) {
            case '"' -> '"';
            case '\\' -> '\\';
            case '/' -> '/';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> 0;
        };
        if (c == 0) {
            return bytes[position + 1] == 'u' ? hexEscape() : fail("There is no such escape in JSON");
        }
        chars[length++] = c;
        position += 2;
        return true;
    }

    private boolean hexEscape() {
        int c = 0;
        for (int i = 2; i < 6; i++) {
            if (position + i >= end) {
                return unterminated();
            }
            int digit = hexDigit(bytes[position + i]);
            if (digit < 0) {
                return fail("Expected four hexadecimal digits behind \\u");
            }
            c = c << 4 | digit;
        }
        chars[length++] = (char) c;
        position += 6;
        return true;
    }

    private static int hexDigit(byte b) {
        if (b >= '0' && b <= '9') {
            return b - '0';
        }
        int letter = b | 0x20;
        return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
    }

    private boolean multiByte(byte first) {
        int count = (first & 0xE0) == 0xC0 ? 2 : (first & 0xF0) == 0xE0 ? 3 : (first & 0xF8) == 0xF0 ? 4 : 0;
        if (count == 0) {
            return fail("No UTF-8 character starts with this byte");
        }
        int c = first & 0x7F >> count;
        for (int i = 1; i < count; i++) {
            if (position + i >= end) {
                return unterminated();
            }
            byte b = bytes[position + i];
            if ((b & 0xC0) != 0x80) {
                return fail("A UTF-8 character is cut short");
            }
            c = c << 6 | b & 0x3F;
        }
        return append(c, count);
    }

    private boolean append(int c, int count) {
        if (c < SHORTEST[count] || c > Character.MAX_CODE_POINT) {
            return fail("A UTF-8 character is longer than needed or beyond U+10FFFF");
        }
        if (count == 3 && c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
            return fail("A surrogate must not be encoded in UTF-8");
        }
        if (count == 4) {
            int above = c - 0x10000;
            chars[length++] = (char) (0xD800 | above >> 10);
            chars[length++] = (char) (0xDC00 | above & 0x3FF);
        } else {
            chars[length++] = (char) c;
        }
        position += count;
        return true;
    }
}
