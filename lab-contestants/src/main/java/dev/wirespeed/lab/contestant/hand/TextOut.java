package dev.wirespeed.lab.contestant.hand;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Writes strings.
 *
 * <p>Of longer texts the JDK makes a copy in bulk, then the copy is scanned eight bytes a step for what needs more
 * than that. The JDK's encoder writes a question mark in place of a lone surrogate, so a question mark is looked up in
 * the string.
 */
final class TextOut {
    /** What a character can take at most, as an escape with four hexadecimal digits. */
    private static final int MAX_PER_CHAR = 6;

    /** Up to this length a loop over the characters is faster than a call that copies in bulk. */
    private static final int SHORT = 24;

    private static final Token NULL = Token.of("null");
    private static final byte[] HEX = "0123456789ABCDEF".getBytes(StandardCharsets.US_ASCII);
    private static final @Nullable MethodHandle SET_STRING = setString();

    private TextOut() {}

    /** The room to require before writing this text: quotes, text, and eight bytes for the words at its end. */
    static int room(@Nullable String text) {
        return text == null ? 12 : 12 + MAX_PER_CHAR * text.length();
    }

    static int writeNullable(byte[] buffer, int position, @Nullable String text) {
        return text == null ? NULL.write(buffer, position) : write(buffer, position, text);
    }

    /** Writes a quoted string where {@link #room} was required and returns the position behind it. */
    static int write(byte[] buffer, int position, String text) {
        buffer[position] = '"';
        int length = text.length();
        return length <= SHORT ? writeShort(buffer, position + 1, text) : writeLong(buffer, position + 1, text);
    }

    private static int writeShort(byte[] buffer, int start, String text) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c >= 0x80 || c < ' ' || c == '"' || c == '\\') {
                return writeRest(buffer, start + i, text, i);
            }
            buffer[start + i] = (byte) c;
        }
        buffer[start + length] = '"';
        return start + length + 1;
    }

    private static int writeLong(byte[] buffer, int start, String text) {
        int end = start + text.length();
        copy(buffer, start, text);
        int p = start;
        while (p < end) {
            long stops = Words.stopsAndQuestionMarks(Words.longAt(buffer, p));
            if (stops == 0) {
                p += 8;
                continue;
            }
            p += Words.firstIndex(stops);
            if (p < end) {
                if (buffer[p] != '?' || text.charAt(p - start) != '?') {
                    return writeRest(buffer, p, text, p - start);
                }
                p++;
            }
        }
        buffer[end] = '"';
        return end + 1;
    }

    private static void copy(byte[] buffer, int position, String text) {
        if (SET_STRING == null) {
            byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
            System.arraycopy(utf8, 0, buffer, position, utf8.length);
            return;
        }
        try {
            SET_STRING.invokeExact(buffer, (long) position, text);
        } catch (Throwable e) {
            throw new IllegalStateException("can't copy a string into a buffer", e);
        }
    }

    private static int writeRest(byte[] buffer, int position, String text, int from) {
        int p = position;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                p = writeAscii(buffer, p, c);
            } else if (c < 0x800) {
                buffer[p++] = (byte) (0xC0 | (c >> 6));
                buffer[p++] = continuation(c);
            } else if (Character.isSurrogate(c)) {
                int codePoint = text.codePointAt(i);
                i += Character.charCount(codePoint) - 1;
                p = writeSurrogates(buffer, p, codePoint);
            } else {
                buffer[p++] = (byte) (0xE0 | (c >> 12));
                buffer[p++] = continuation(c >> 6);
                buffer[p++] = continuation(c);
            }
        }
        buffer[p] = '"';
        return p + 1;
    }

    private static byte continuation(int bits) {
        return (byte) (0x80 | (bits & 0x3F));
    }

    private static int writeAscii(byte[] buffer, int position, char c) {
        if (c >= ' ' && c != '"' && c != '\\') {
            buffer[position] = (byte) c;
            return position + 1;
        }
        buffer[position] = '\\';
        byte escape = shortEscape(c);
        buffer[position + 1] = escape;
        return escape == 'u' ? writeHex(buffer, position + 2, c) : position + 2;
    }

    private static byte shortEscape(char c) {
        return switch (c) {
            case '"', '\\' -> (byte) c;
            case '\b' -> 'b';
            case '\t' -> 't';
            case '\n' -> 'n';
            case '\f' -> 'f';
            case '\r' -> 'r';
            default -> 'u';
        };
    }

    private static int writeHex(byte[] buffer, int position, int c) {
        buffer[position] = HEX[c >> 12];
        buffer[position + 1] = HEX[(c >> 8) & 0xF];
        buffer[position + 2] = HEX[(c >> 4) & 0xF];
        buffer[position + 3] = HEX[c & 0xF];
        return position + 4;
    }

    /** A pair as four bytes of UTF-8; a lone surrogate, which UTF-8 can't express, as an escape. */
    private static int writeSurrogates(byte[] buffer, int position, int c) {
        if (c < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
            buffer[position] = '\\';
            buffer[position + 1] = 'u';
            return writeHex(buffer, position + 2, c);
        }
        buffer[position] = (byte) (0xF0 | (c >> 18));
        buffer[position + 1] = continuation(c >> 12);
        buffer[position + 2] = continuation(c >> 6);
        buffer[position + 3] = continuation(c);
        return position + 4;
    }

    /**
     * {@code MemorySegment.ofArray(buffer).setString(position, text, UTF_8)}, which copies without an intermediate
     * array; by reflection, since it came with JDK 22 and this class runs on 17 too.
     */
    private static @Nullable MethodHandle setString() {
        try {
            Class<?> segment = Class.forName("java.lang.foreign.MemorySegment");
            MethodHandles.Lookup lookup = MethodHandles.publicLookup();
            MethodHandle set = lookup.findVirtual(
                    segment, "setString", MethodType.methodType(void.class, long.class, String.class, Charset.class));
            MethodHandle ofArray = lookup.findStatic(segment, "ofArray", MethodType.methodType(segment, byte[].class));
            return MethodHandles.insertArguments(
                    MethodHandles.filterArguments(set, 0, ofArray), 3, StandardCharsets.UTF_8);
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }
}
