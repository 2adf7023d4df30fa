package dev.wirespeed.internal;

public final class StringBytes {
    private StringBytes() {}

    private static final Class<?> L = "a".chars().spliterator().getClass();

    @SuppressWarnings("deprecation")
    public static boolean copyLatin1(String s, byte[] b, int p) {
        if (s.chars().spliterator().getClass() != L) return false;
        s.getBytes(0, s.length(), b, p);
        return true;
    }
}
