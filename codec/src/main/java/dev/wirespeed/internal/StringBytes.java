package dev.wirespeed.internal;

/**
 * Copies the bytes of a string in bulk where the JVM holds it as ISO 8859-1 (JEP 254, compact strings).
 *
 * <p>The deprecated {@link String#getBytes(int, int, byte[], int)} is the one public method that copies such a string
 * without an allocation; it truncates other strings silently. No public method tells how a string is held, but the class
 * of its character spliterator does: trusted only if a trial shows that this JVM has one class for each of both forms.
 */
public final class StringBytes {
    private static final Class<?> LATIN_1 = form("a");
    private static final boolean TRUSTED = areLatin1Form("", "a", "\u00ff", "abcdefghijklmnopqrstuvwxyz")
            && !isLatin1Form("\u0100")
            && !isLatin1Form("a\u20ac")
            && !isLatin1Form("\ud83d\ude00")
            && !isLatin1Form("\ud800");

    private StringBytes() {}

    /**
     * Copies one byte for each character of {@code s} to {@code p} and on, with room for {@code s.length()} bytes.
     *
     * @return false, with nothing copied, if the JVM does not hold {@code s} as ISO 8859-1 or does not show it
     */
    @SuppressWarnings("deprecation")
    public static boolean copyLatin1(String s, byte[] b, int p) {
        if (!TRUSTED || !isLatin1Form(s)) {
            return false;
        }
        s.getBytes(0, s.length(), b, p);
        return true;
    }

    private static boolean areLatin1Form(String... samples) {
        for (String sample : samples) {
            if (!isLatin1Form(sample)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLatin1Form(String s) {
        return form(s) == LATIN_1;
    }

    private static Class<?> form(String s) {
        return s.chars().spliterator().getClass();
    }
}
