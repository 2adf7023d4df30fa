package dev.wirespeed.internal;

import java.util.Arrays;

/**
 * Decodes strings that have escapes or characters beyond ASCII (RFC 8259 section 7, RFC 3629).
 *
 * <p>ASCII text is collected as bytes, eight a step; from the first other character on, it is collected as characters.
 * Escaped lone surrogates are accepted, as in Jackson 3. Ill-formed UTF-8 is refused, with one exception: if the
 * document was text before, each of its lone surrogates is three bytes.
 *
 * <p>Longer than other files because escapes, multi-byte characters and blocks of ASCII move the same cursor and fill
 * the same text.
 */
public final class StringDecoder {
    public static final int MALFORMED = -1;
    public static final int TOO_LONG = -2;

    private static final int WORD = Long.BYTES;
    private static final int FIRST_SIZE = 128;
    /** The number of bytes searched together for one that is not plain. */
    private static final int BLOCK = 32;
    /** The bits of a continuation byte; without them its upper bits are zero. */
    private static final byte CONTINUATION = (byte) 0x80;

    /** The first code point that needs this many bytes. */
    private static final int[] SHORTEST = {0, 0, 0x80, 0x800, 0x10000};
    /** The character of an escape's letter; 0 if there is no such escape. */
    private static final byte[] LETTERS = letters();

    private final boolean keepLoneSurrogates;
    private byte[] bytes = {};
    private int end;
    private byte[] ascii = new byte[FIRST_SIZE];
    private char[] chars = {};
    private int length;
    private int position;
    private String text = "";
    private String problem = "";
    /** The number of escaped lone surrogates. */
    private int escapedLoneSurrogates;
    /** The index after the last escape of a first half, if a second half may follow; -1 otherwise. */
    private int behindFirstHalf;

    /** @param keepLoneSurrogates whether the document may have lone surrogates as three bytes */
    public StringDecoder(boolean keepLoneSurrogates) {
        this.keepLoneSurrogates = keepLoneSurrogates;
    }

    /** Whether this byte follows a backslash in an escape of two characters. */
    public static boolean isLetter(byte b) {
        return b >= 0 && LETTERS[b] != 0;
    }

    private static byte[] letters() {
        byte[] letters = new byte[128];
        String escapes = "\"\\/bfnrt";
        String meanings = "\"\\/\b\f\n\r\t";
        for (int i = 0; i < escapes.length(); i++) {
            letters[escapes.charAt(i)] = (byte) meanings.charAt(i);
        }
        return letters;
    }

    /**
     * Decodes up to the closing quote; returns the index after it, or one of the constants above.
     *
     * @param from the start of the string, after its quote
     * @param plainEnd the bytes from {@code from} up to here are plain ASCII
     */
    public int decode(byte[] source, int from, int plainEnd, int sourceEnd, int maxLength) {
        bytes = source;
        end = sourceEnd;
        position = plainEnd;
        length = plainEnd - from;
        escapedLoneSurrogates = 0;
        behindFirstHalf = -1;
        if (ascii.length < length + FIRST_SIZE) {
            ascii = new byte[length + FIRST_SIZE];
        }
        System.arraycopy(source, from, ascii, 0, length);
        boolean escaped = plainEnd < end && source[plainEnd] == '\\';
        if ((escaped && decodeBlocks()) || decodeAscii()) {
            if (length > maxLength) {
                return TOO_LONG;
            }
            text = StringBytes.latin1(ascii, 0, length);
            return position;
        }
        return length > maxLength ? TOO_LONG : decodeAny(maxLength);
    }

    /** As {@link #decodeAscii}, up to the point where fewer bytes are left than a block needs. */
    private boolean decodeBlocks() {
        byte[] b = bytes;
        int from = position;
        int n = length;
        while (end - from >= BLOCK + 2 * WORD) {
            int block = from;
            if (n + BLOCK + 2 * WORD > ascii.length) {
                ascii = Arrays.copyOf(ascii, 2 * ascii.length);
            }
            byte[] target = ascii;
            for (long stops = Swar.stopBits(b, block, BLOCK); stops != 0; ) {
                int stop = block + Long.numberOfTrailingZeros(stops);
                byte c = b[stop];
                if (c == '\\') {
                    int letter = b[stop + 1] < 0 ? 0 : LETTERS[b[stop + 1]];
                    int behind = stop + 2;
                    if (letter == 0) {
                        letter = b[stop + 1] == 'u' ? asciiEscape(behind) : -1;
                        behind += 4;
                    }
                    n = Words.copy(b, from, stop, target, n);
                    if (letter < 0) {
                        return stoppedAt(stop, n);
                    }
                    target[n++] = (byte) letter;
                    from = behind;
                    stops = behind - block < BLOCK ? stops & -1L << behind - block : 0;
                } else if (c >= ' ' && c != '"') {
                    stops &= stops - 1;
                } else {
                    n = Words.copy(b, from, stop, target, n);
                    stoppedAt(c == '"' ? stop + 1 : stop, n);
                    return c == '"';
                }
            }
            if (from < block + BLOCK) {
                n = Words.copy(b, from, block + BLOCK, target, n);
                from = block + BLOCK;
            }
        }
        return stoppedAt(from, n);
    }

    private boolean stoppedAt(int at, int decoded) {
        position = at;
        length = decoded;
        return false;
    }

    /** Continues up to the first character that is malformed or not ASCII; true after the closing quote. */
    private boolean decodeAscii() {
        byte[] b = bytes;
        byte[] target = ascii;
        int p = position;
        int n = length;
        boolean closed = false;
        while (p + WORD <= end) {
            if (n + WORD >= target.length) {
                target = Arrays.copyOf(target, 2 * target.length);
                ascii = target;
            }
            long word = Words.getLong(b, p);
            Words.LONG.set(target, n, word);
            long stops = Swar.stops(word);
            int plain = Swar.first(stops);
            p += plain;
            n += plain;
            if (plain == WORD) {
                continue;
            }
            if (b[p] != '\\') {
                closed = b[p] == '"';
                break;
            }
            if (p + 1 == end || b[p + 1] < 0) {
                break;
            }
            byte letter = LETTERS[b[p + 1]];
            if (letter == 0) {
                int c = b[p + 1] == 'u' ? asciiEscape(p + 2) : -1;
                if (c < 0) {
                    break;
                }
                letter = (byte) c;
                p += 4;
            }
            target[n++] = letter;
            p += 2;
        }
        position = closed ? p + 1 : p;
        length = n;
        return closed;
    }

    /** The ASCII character of four hexadecimal digits; negative if it is none. */
    private int asciiEscape(int p) {
        if (p + 4 > end || bytes[p] != '0' || bytes[p + 1] != '0' || bytes[p + 2] > '7') {
            return -1;
        }
        return hexDigit(bytes[p + 2]) << 4 | hexDigit(bytes[p + 3]);
    }

    /** Continues in characters. */
    private int decodeAny(int maxLength) {
        if (chars.length < length + FIRST_SIZE) {
            chars = new char[length + FIRST_SIZE];
        }
        for (int i = 0; i < length; i++) {
            chars[i] = (char) ascii[i];
        }
        while (position < end) {
            if (length + 2 > chars.length) {
                chars = Arrays.copyOf(chars, 2 * chars.length);
            }
            decodeUsual(Math.min(chars.length - 2, maxLength));
            if (position == end) {
                break;
            }
            byte b = bytes[position];
            if (b == '"') {
                text = new String(chars, 0, length);
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

    /** Continues over ASCII and characters of two or three bytes, as far as there is room. */
    private void decodeUsual(int room) {
        byte[] b = bytes;
        char[] target = chars;
        int p = position;
        int n = length;
        int stop = end - 2;
        while (p < stop && n < room) {
            int first = b[p];
            int c;
            if (first >= 0) {
                if (first < ' ' || first == '"' || first == '\\') {
                    break;
                }
                c = first;
                p++;
            } else if ((first & 0xF0) == 0xE0) {
                int second = b[p + 1] ^ CONTINUATION;
                int third = b[p + 2] ^ CONTINUATION;
                c = (first & 0x0F) << 12 | second << 6 | third;
                if (((second | third) & ~0x3F) != 0 || c < 0x800 || Character.isSurrogate((char) c)) {
                    break;
                }
                p += 3;
            } else {
                int second = b[p + 1] ^ CONTINUATION;
                c = (first & 0x1F) << 6 | second;
                if ((first & 0xE0) != 0xC0 || (second & ~0x3F) != 0 || c < 0x80) {
                    break;
                }
                p += 2;
            }
            target[n++] = (char) c;
        }
        position = p;
        length = n;
    }

    /** Whether a text has a lone surrogate. */
    public static boolean hasLoneSurrogate(String text) {
        return text.codePoints().anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
    }

    /** Whether the string decoded last has escaped lone surrogates. */
    public boolean hasEscapedLoneSurrogates() {
        return escapedLoneSurrogates > 0;
    }

    /** The length of a text in UTF-8, in bytes; two for a lone surrogate, since a pair has four. */
    public static int utf8Length(String text) {
        int length = text.length();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            length += c < 0x80 ? 0 : c < 0x800 || Character.isSurrogate(c) ? 1 : 2;
        }
        return length;
    }

    public String text() {
        return text;
    }

    /** The index where the string ended, or of the problem. */
    public int position() {
        return position;
    }

    public String problem() {
        return problem;
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
        byte letter = bytes[position + 1];
        char c = (char) (letter < 0 ? 0 : LETTERS[letter]);
        if (c == 0) {
            return letter == 'u' ? hexEscape() : fail("There is no such escape in JSON");
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
                return fail("Expected four hexadecimal digits after \\u");
            }
            c = c << 4 | digit;
        }
        chars[length++] = (char) c;
        position += 6;
        if (Character.isSurrogate((char) c)) {
            countHalf((char) c);
        }
        return true;
    }

    private void countHalf(char half) {
        boolean pair = Character.isLowSurrogate(half) && behindFirstHalf == position - 6;
        escapedLoneSurrogates += pair ? -1 : 1;
        behindFirstHalf = Character.isHighSurrogate(half) ? position : -1;
    }

    /** The value of a hexadecimal digit; negative for other bytes. */
    public static int hexDigit(byte b) {
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
        if (count == 3 && !keepLoneSurrogates && Character.isSurrogate((char) c)) {
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
