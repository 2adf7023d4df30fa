package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.internal.Swar;
import dev.wirespeed.internal.Words;
import java.util.Arrays;

/**
 * The name of a property, made ready for writing and for matching eight bytes at a time.
 *
 * <p>A record kept in a {@code static final} field, since the JIT compiler treats a record's components as constants then.
 *
 * @param text the name
 * @param token the name as it stands in a document: quoted, escaped, with its colon
 * @param quoted the length of the token without its colon
 * @param word0 the first eight bytes of the token
 * @param word1 the next eight bytes of the token
 * @param mask0 which bits of {@code word0} are part of the quoted name
 * @param mask1 which bits of {@code word1} are part of the quoted name
 */
@SuppressWarnings("ArrayRecordComponent") // a record only so that its components are constants to the JIT compiler
public record JsonName(String text, byte[] token, int quoted, long word0, long word1, long mask0, long mask1) {

    /** Makes a name ready. */
    public static JsonName of(String text) {
        JsonWriter writer = new JsonWriter(6 * text.length() + 64);
        writer.value(text);
        byte[] token = writer.document();
        int quoted = token.length;
        token = Arrays.copyOf(token, quoted + 1);
        token[quoted] = ':';
        byte[] padded = Arrays.copyOf(token, Math.max(16, token.length));
        return new JsonName(
                text,
                token,
                quoted,
                Words.getLong(padded, 0),
                Words.getLong(padded, 8),
                Swar.lowBytes(quoted),
                Swar.lowBytes(quoted - 8));
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
        return new String(token, 0, quoted, UTF_8);
    }
}
