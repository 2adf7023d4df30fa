package dev.wirespeed.internal;

/** The depth of objects and arrays in JSON that is written already. */
public final class Nesting {
    private Nesting() {}

    /** The greatest depth in part of an array. */
    public static int of(byte[] json, int from, int to) {
        int open = 0;
        int most = 0;
        for (int p = from; p < to; p++) {
            switch (json[p]) {
                case '{', '[' -> most = Math.max(most, ++open);
                case '}', ']' -> open--;
                case '"' -> p = endOfString(json, p + 1, to);
                default -> {}
            }
        }
        return most;
    }

    private static int endOfString(byte[] json, int from, int to) {
        int p = from;
        while (p < to && json[p] != '"') {
            p += json[p] == '\\' ? 2 : 1;
        }
        return p;
    }
}
