package dev.wirespeed.internal;

/**
 * Copies the characters of a string as ISO 8859-1 bytes without an allocation.
 *
 * <p>Short strings take two plain loops, which HotSpot splits by the string's inner form (JEP 254) and vectorises even
 * where the profile of {@code charAt} has seen both forms; a single loop with a test in it gets neither. Long ones take
 * the deprecated {@link String#getBytes(int, int, byte[], int)}, a plain copy that truncates wide strings silently. It is
 * used where the class of the string's character spliterator shows the narrow form, and only if a trial proved that this
 * JVM has one such class for each form.
 */
public final class StringBytes {
    private static final int LONG = 64;

    private static final Class<?> NARROW = form("a");
    private static final boolean TRUSTED = isNarrow("")
            && isNarrow("\u00ff")
            && isNarrow("abcdefghijklmnopqrstuvwxyz")
            && !isNarrow("\u0100")
            && !isNarrow("a\u20ac")
            && !isNarrow("\ud83d\ude00")
            && !isNarrow("\ud800");

    private StringBytes() {}

    /**
     * Writes one byte for each character of {@code s} at {@code p}, where there is room for {@code s.length()} bytes.
     *
     * @return false if {@code s} has a character beyond U+00FF; what the room holds is then undefined
     */
    public static boolean copyLatin1(String s, byte[] b, int p) {
        if (s.length() <= LONG || !TRUSTED) {
            return copyEach(s, b, p);
        }
        return copyAll(s, b, p);
    }

    private static boolean copyEach(String s, byte[] b, int p) {
        int length = s.length();
        for (int i = 0; i < length; i++) {
            b[p + i] = (byte) s.charAt(i);
        }
        int high = 0;
        for (int i = 0; i < length; i++) {
            high |= s.charAt(i) >>> 8;
        }
        return high == 0;
    }

    @SuppressWarnings("deprecation")
    private static boolean copyAll(String s, byte[] b, int p) {
        if (!isNarrow(s)) {
            return false;
        }
        s.getBytes(0, s.length(), b, p);
        return true;
    }

    private static boolean isNarrow(String s) {
        return form(s) == NARROW;
    }

    private static Class<?> form(String s) {
        return s.chars().spliterator().getClass();
    }

    /**
     * The string of bytes that are ISO 8859-1.
     *
     * <p>By the deprecated constructor, which is a plain copy that HotSpot compiles into its caller, unlike the one with a
     * character set.
     */
    @SuppressWarnings("deprecation")
    public static String latin1(byte[] b, int from, int to) {
        return new String(b, 0, from, to - from);
    }
}
