package dev.wirespeed.json;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Strings that are neither encoded nor decoded on their way from a writer to a reader: in the document stands where they are kept,
 * behind a byte that can't be in a string of JSON.
 */
final class KeptStrings {
    private static final byte MARK = 1;
    private static final int DIGITS = Integer.SIZE / 4;
    /** The bytes between the quotes. */
    static final int LENGTH = 1 + DIGITS;

    private final List<String> strings = new ArrayList<>();

    /** Keeps a string and says so at an index, in {@link #LENGTH} bytes. */
    void add(String string, byte[] b, int at) {
        b[at] = MARK;
        for (int digit = 0; digit < DIGITS; digit++) {
            b[at + 1 + digit] = (byte) ('0' + (strings.size() >>> 4 * digit & 15));
        }
        strings.add(string);
    }

    /** Whether it is said there that a string is kept. */
    static boolean isAt(byte[] b, int at) {
        return b[at] == MARK;
    }

    /** The string that is kept as it is said there. */
    String get(byte[] b, int at) {
        int index = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            index |= (b[at + 1 + digit] - '0') << 4 * digit;
        }
        return strings.get(index);
    }

    /** A document, or a value in one, with all its strings. */
    byte[] expand(byte[] json, boolean text) {
        if (strings.isEmpty()) {
            return json;
        }
        ByteArrayOutputStream whole = new ByteArrayOutputStream(2 * json.length);
        int from = 0;
        for (int at = 0; at < json.length; at++) {
            if (isAt(json, at)) {
                whole.write(json, from, at - 1 - from);
                whole.writeBytes(quoted(get(json, at), text));
                from = at + LENGTH + 1;
            }
        }
        whole.write(json, from, json.length - from);
        return whole.toByteArray();
    }

    private static byte[] quoted(String string, boolean text) {
        JsonWriter out = new JsonWriter(string.length() + 2);
        out.reset(null, text);
        out.value(string);
        return out.document();
    }
}
