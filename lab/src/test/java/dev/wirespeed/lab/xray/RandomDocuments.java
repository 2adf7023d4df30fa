package dev.wirespeed.lab.xray;

import java.nio.charset.StandardCharsets;
import java.util.Random;

/** Valid documents with white space, escapes and letters of all lengths in UTF-8, anywhere they may be. */
final class RandomDocuments {

    private static final String[] NAMES = {"a", "b", "id", "größe", "x y", "日本", "\\u0041", "q\\\"q", "😀", ""};
    private static final String[] TEXTS = {
        "", "text", "ü€😀", "\\n\\t\\\\", "\\ud83d\\ude00", "{,:}", "\\\"[1,2]\\\"", "null"
    };
    private static final String[] NUMBERS = {"0", "-0", "7", "-12345678901234567890", "1.5", "-2e10", "1E-7", "3.0"};
    private static final String[] SPACES = {"", "", "", " ", "\n", "\r\n\t", "  "};

    private final Random random;
    private final StringBuilder text = new StringBuilder();

    private RandomDocuments(long seed) {
        random = new Random(seed);
    }

    static byte[] document(long seed) {
        RandomDocuments document = new RandomDocuments(seed);
        int values = document.random.nextInt(4) == 0 ? 1 + document.random.nextInt(5) : 1;
        for (int i = 0; i < values; i++) {
            document.text.append(i == 0 ? "" : "\n");
            document.space();
            document.value(4);
            document.space();
        }
        return document.text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void value(int depth) {
        switch (random.nextInt(depth == 0 ? 5 : 9)) {
            case 0 -> text.append("null");
            case 1 -> text.append(random.nextBoolean());
            case 2, 3 -> text.append('"').append(one(TEXTS)).append('"');
            case 4 -> text.append(one(NUMBERS));
            case 5, 6 -> array(depth);
            default -> object(depth);
        }
    }

    private void array(int depth) {
        text.append('[');
        space();
        int size = random.nextInt(4);
        for (int i = 0; i < size; i++) {
            text.append(i == 0 ? "" : ",");
            space();
            value(depth - 1);
            space();
        }
        text.append(']');
    }

    private void object(int depth) {
        text.append('{');
        space();
        int size = random.nextInt(5);
        int first = random.nextInt(NAMES.length);
        for (int i = 0; i < size; i++) {
            text.append(i == 0 ? "" : ",");
            space();
            text.append('"').append(NAMES[(first + i) % NAMES.length]).append('"');
            space();
            text.append(':');
            space();
            value(depth - 1);
            space();
        }
        text.append('}');
    }

    private void space() {
        text.append(one(SPACES));
    }

    private String one(String[] choices) {
        return choices[random.nextInt(choices.length)];
    }
}
