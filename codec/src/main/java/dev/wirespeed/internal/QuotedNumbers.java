package dev.wirespeed.internal;

import java.io.ByteArrayOutputStream;
import java.util.BitSet;

/** Quotes the numbers of a finished document, except in strings and in JSON that was inserted verbatim. */
public final class QuotedNumbers {
    private final byte[] document;
    private final BitSet verbatim;
    private final ByteArrayOutputStream out;
    private final BitSet kept = new BitSet();

    /** @param verbatim the bytes that stay as they are */
    public QuotedNumbers(byte[] document, BitSet verbatim) {
        this.document = document;
        this.verbatim = verbatim;
        out = new ByteArrayOutputStream(document.length * 2);
        for (int p = 0; p < document.length; ) {
            p = verbatim.get(p) ? keep(p) : token(p);
        }
    }

    /** The document with quotes. */
    public byte[] quoted() {
        return out.toByteArray();
    }

    /** The bytes of it that stayed as they were. */
    public BitSet verbatim() {
        return kept;
    }

    private int keep(int from) {
        int start = out.size();
        int to = copy(from, verbatim.nextClearBit(from));
        kept.set(start, out.size());
        return to;
    }

    /** Copies the token at an index; returns the index after it. */
    private int token(int from) {
        byte first = document[from];
        if (first == '"') {
            return copy(from, endOfString(from));
        }
        if (!isOfNumber(first)) {
            return copy(from, from + 1);
        }
        int to = from + 1;
        while (to < document.length && (isOfNumber(document[to]) || "+.eE".indexOf(document[to]) >= 0)) {
            to++;
        }
        out.write('"');
        copy(from, to);
        out.write('"');
        return to;
    }

    private static boolean isOfNumber(byte b) {
        return b == '-' || (b >= '0' && b <= '9');
    }

    private int endOfString(int from) {
        int p = from + 1;
        while (document[p] != '"') {
            p += document[p] == '\\' ? 2 : 1;
        }
        return p + 1;
    }

    private int copy(int from, int to) {
        out.write(document, from, to - from);
        return to;
    }
}
