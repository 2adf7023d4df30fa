package dev.wirespeed.json;

/** Decodes UTF-8 in which halves of surrogate pairs stand as three bytes each, which the JDK's decoder replaces. */
final class LooseUtf8 {
    private LooseUtf8() {}

    /** The text of the first {@code length} bytes, which must be well-formed but for such halves. */
    static String decode(byte[] b, int length) {
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
}
