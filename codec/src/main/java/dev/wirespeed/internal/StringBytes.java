package dev.wirespeed.internal;

/**
 * Copies between strings and ISO 8859-1 bytes, without an allocation.
 *
 * <p>It uses deprecated methods of {@link String}, which only copy, since most strings have the same form inside
 * (JEP 254). {@link String#getBytes(int, int, byte[], int)} silently truncates other characters, so the code looks for
 * these first. HotSpot specializes that loop by the inner form, sees that no byte is beyond U+00FF, and removes it.
 */
public final class StringBytes {
    private StringBytes() {}

    /**
     * Writes one byte for each character of {@code s} at {@code p}, where there is room for {@code s.length()} bytes.
     *
     * @return false if {@code s} has a character beyond U+00FF; then nothing is written
     */
    public static boolean copyLatin1(String s, byte[] b, int p) {
        return copyLatin1(s, 0, s.length(), b, p);
    }

    /** As {@link #copyLatin1(String, byte[], int)}, for some of the characters. */
    @SuppressWarnings("deprecation")
    public static boolean copyLatin1(String s, int from, int to, byte[] b, int p) {
        s.getBytes(from, to, b, p);
        int high = 0;
        for (int i = from; i < to; i++) {
            high |= s.charAt(i) >>> 8;
        }
        return high == 0;
    }

    /**
     * The string of ISO 8859-1 bytes.
     *
     * <p>It uses the deprecated constructor, a copy that HotSpot compiles into its caller, unlike the one with a
     * character set.
     */
    @SuppressWarnings("deprecation")
    public static String latin1(byte[] b, int from, int to) {
        return new String(b, 0, from, to - from);
    }
}
