package dev.wirespeed.jackson;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Text in UTF-8. */
final class Utf8Text {
    private static final int ASCII = 0x7F;

    private Utf8Text() {}

    /** The UTF-8 bytes of a part of a text; null if it has a lone surrogate, which has none. */
    static byte @Nullable [] of(char[] chars, int from, int to) {
        byte[] utf8 = new byte[to - from];
        int all = 0;
        for (int i = 0; i < utf8.length; i++) {
            char c = chars[from + i];
            all |= c;
            utf8[i] = (byte) c;
        }
        if (all <= ASCII) {
            return utf8;
        }
        return hasLoneSurrogate(chars, from, to)
                ? null
                : new String(chars, from, to - from).getBytes(StandardCharsets.UTF_8);
    }

    private static boolean hasLoneSurrogate(char[] chars, int from, int to) {
        for (int i = from; i < to; i++) {
            if (Character.isSurrogate(chars[i])) {
                boolean pair = i + 1 < to && Character.isSurrogatePair(chars[i], chars[i + 1]);
                if (!pair) {
                    return true;
                }
                i++;
            }
        }
        return false;
    }

    /** How many characters some bytes stand for; a character may be there as two separate surrogates. */
    static int length(byte[] utf8, int to) {
        int length = 0;
        for (int i = 0; i < to; i++) {
            byte b = utf8[i];
            length += (b & 0xC0) == 0x80 ? 0 : (b & 0xF8) == 0xF0 ? 2 : 1;
        }
        return length;
    }
}
