package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Locale;

/** UTF-8 in which each lone surrogate is three bytes; the JDK replaces lone surrogates. */
public final class LooseUtf8 {
    /** The bytes of a lone surrogate. */
    public static final int LENGTH = 3;

    private LooseUtf8() {}

    /** The text of the first {@code length} bytes, which must be well-formed except for lone surrogates. */
    public static String decode(byte[] b, int length) {
        StringBuilder text = new StringBuilder(length);
        int p = 0;
        while (p < length) {
            int first = b[p];
            int count = first >= 0 ? 1 : (first & 0xE0) == 0xC0 ? 2 : (first & 0xF0) == 0xE0 ? 3 : 4;
            int c = first & (count == 1 ? 0x7F : 0x7F >> count);
            for (int i = 1; i < count; i++) {
                c = c << 6 | b[p + i] & 0x3F;
            }
            text.appendCodePoint(c);
            p += count;
        }
        return text.toString();
    }

    /** Whether a text has lone surrogates, which the JDK replaced by question marks in its bytes. */
    public static boolean hasLoneSurrogates(String text, byte[] utf8) {
        int marks = countMarks(utf8);
        return marks > 0 && marks > countMarks(text);
    }

    private static int countMarks(byte[] utf8) {
        int count = 0;
        int p = 0;
        for (; p + Long.BYTES <= utf8.length; p += Long.BYTES) {
            count += Swar.count(Words.getLong(utf8, p), '?');
        }
        for (; p < utf8.length; p++) {
            count += utf8[p] == '?' ? 1 : 0;
        }
        return count;
    }

    private static int countMarks(String text) {
        int count = 0;
        for (int i = text.indexOf('?'); i >= 0; i = text.indexOf('?', i + 1)) {
            count++;
        }
        return count;
    }

    /** Writes the bytes of one lone surrogate. */
    public static void putLoneSurrogate(char lone, ByteBuffer target) {
        target.put((byte) (0xE0 | lone >> 12))
                .put((byte) (0x80 | lone >> 6 & 0x3F))
                .put((byte) (0x80 | lone & 0x3F));
    }

    /** The same JSON with lone surrogates escaped, which makes it well-formed. */
    public static byte[] escapeLoneSurrogates(byte[] json) {
        int next = nextLoneSurrogate(json, 0);
        if (next == json.length) {
            return json;
        }
        ByteArrayOutputStream escaped = new ByteArrayOutputStream(json.length + LENGTH);
        for (int from = 0; from < json.length; next = nextLoneSurrogate(json, from)) {
            escaped.write(json, from, next - from);
            from = next;
            if (next < json.length) {
                int lone = 0xD000 | (json[next + 1] & 0x3F) << 6 | json[next + 2] & 0x3F;
                escaped.writeBytes(("\\u" + Integer.toHexString(lone).toUpperCase(Locale.ROOT)).getBytes(US_ASCII));
                from += LENGTH;
            }
        }
        return escaped.toByteArray();
    }

    private static int nextLoneSurrogate(byte[] b, int from) {
        int p = from;
        while (p < b.length && !(b[p] == (byte) 0xED && (b[p + 1] & 0x20) != 0)) {
            p++;
        }
        return p;
    }
}
