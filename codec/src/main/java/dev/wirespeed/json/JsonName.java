package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.internal.StringEncoder;
import dev.wirespeed.internal.Swar;
import dev.wirespeed.internal.Words;
import java.util.Arrays;

/**
 * The name of a property, prepared for writing and for matching eight bytes at a time.
 *
 * <p>A record kept in a {@code static final} field, since the JIT compiler treats a record's components as constants
 * there.
 *
 * @param text the name
 * @param token the name as it stands in a document: quoted, escaped, with its colon
 * @param length the length of the token
 * @param word0 the first eight bytes of the token
 * @param word1 the next eight bytes of the token
 * @param next0 the first eight bytes of a comma followed by the token
 * @param next1 the last eight bytes of these, if there are as many
 * @param mask0 the bits of {@code next0} that are part of it
 * @param room how many bytes after the cursor are read to find it there
 */
@SuppressWarnings("ArrayRecordComponent") // a record only so that its components are constants to the JIT compiler
public record JsonName(
        String text, byte[] token, int length, long word0, long word1, long next0, long next1, long mask0, int room) {

    /** Prepares a name. */
    public static JsonName of(String text) {
        byte[] quoted = StringEncoder.quoted(text);
        int length = quoted.length + 1;
        byte[] token = Arrays.copyOf(quoted, length);
        token[length - 1] = ':';
        byte[] padded = Arrays.copyOf(token, Math.max(16, length));
        byte[] next = new byte[Math.max(8, length + 1)];
        next[0] = ',';
        System.arraycopy(token, 0, next, 1, length);
        return new JsonName(
                text,
                token,
                length,
                Words.getLong(padded, 0),
                Words.getLong(padded, 8),
                Words.getLong(next, 0),
                Words.getLong(next, next.length - 8),
                Swar.lowBytes(length + 1),
                next.length);
    }

    /** Whether the quoted name is at an index, which at least {@code length + 7} bytes follow. */
    boolean isQuotedAt(byte[] bytes, int from) {
        int quoted = length - 1;
        if (quoted <= Long.BYTES) {
            return ((Words.getLong(bytes, from) ^ word0) & Swar.lowBytes(quoted)) == 0;
        }
        return Words.getLong(bytes, from) == word0
                && (quoted <= 2 * Long.BYTES
                        ? ((Words.getLong(bytes, from + 8) ^ word1) & Swar.lowBytes(quoted - 8)) == 0
                        : Arrays.equals(bytes, from + 8, from + quoted, token, 8, quoted));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof JsonName name && text.equals(name.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return new String(token, 0, length - 1, UTF_8);
    }
}
