package dev.wirespeed.conformance;

import java.util.Random;

/** Random text, from plain ASCII to lone surrogates. */
public final class Texts {
    private final Random random;

    public Texts(Random random) {
        this.random = random;
    }

    public String next() {
        int length = length();
        int kind = random.nextInt(10);
        StringBuilder text = new StringBuilder(length);
        while (text.length() < length) {
            append(text, kind < 5 || random.nextInt(20) > 0 ? Math.min(kind, 4) : 5);
        }
        return text.toString();
    }

    private int length() {
        return switch (random.nextInt(10)) {
            case 0 -> 0;
            case 1, 2, 3, 4, 5 -> random.nextInt(20);
            case 6, 7, 8 -> random.nextInt(70);
            default -> random.nextInt(600);
        };
    }

    private void append(StringBuilder text, int kind) {
        switch (kind) {
            case 0, 1 -> text.append((char) ('a' + random.nextInt(26)));
            case 2 -> text.append((char) (0x20 + random.nextInt(0x5F)));
            case 3 -> text.append((char) random.nextInt(0x100));
            case 4 -> text.append((char) random.nextInt(0xD800));
            default -> appendUnusual(text);
        }
    }

    private void appendUnusual(StringBuilder text) {
        switch (random.nextInt(4)) {
            case 0 -> text.appendCodePoint(0x10000 + random.nextInt(0x100000));
            case 1 -> text.append((char) (0xD800 + random.nextInt(0x800)));
            case 2 -> text.append("\"\\/\b\f\n\r\t\u0000\u007F\u2028".charAt(random.nextInt(11)));
            default -> text.append((char) random.nextInt(0x20));
        }
    }
}
