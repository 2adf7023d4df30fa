package dev.wirespeed.json;

import dev.wirespeed.internal.Pool;
import java.util.Random;

/** Kinds of texts that strings are benchmarked with, of 1 to 60 characters. */
public enum Texts {
    ASCII,
    /** Every eighth character is written as an escape. */
    ESCAPES,
    /** Every eighth character is beyond ASCII, but not beyond U+00FF. */
    LATIN1,
    /** Hangul, three bytes each, and spaces. */
    KOREAN,
    /** Every eighth character takes four bytes. */
    EMOJI;

    private static final String ESCAPED = "\"\\\n\t\r";

    String[] pool() {
        return Pool.texts(this::draw);
    }

    private String draw(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(60); i >= 0; i--) {
            if (this == KOREAN) {
                text.append(random.nextInt(5) == 0 ? ' ' : (char) ('\uac00' + random.nextInt(11_172)));
            } else if (random.nextInt(8) == 0) {
                text.append(special(random));
            } else {
                text.append((char) ('a' + random.nextInt(26)));
            }
        }
        return text.toString();
    }

    private String special(Random random) {
        return switch (this) {
            case ESCAPES -> ESCAPED.substring(random.nextInt(ESCAPED.length())).substring(0, 1);
            case LATIN1 -> String.valueOf((char) (0xC0 + random.nextInt(64)));
            case EMOJI -> Character.toString(0x1F600 + random.nextInt(80));
            default -> " ";
        };
    }
}
