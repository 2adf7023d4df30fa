package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.util.BitSet;

/**
 * Spreads a document over lines as Jackson's default pretty printer does: each property on a line of its own, indented
 * by two blanks more than its object; arrays on one line.
 *
 * <p>Goes from token to token without further checks, since {@code @JsonRawValue} lets anything into a document.
 */
public final class Pretty {
    private static final byte[] LINE = System.lineSeparator().getBytes(US_ASCII);

    private final byte[] document;
    private final BitSet verbatim;
    /** How many objects the document is inside of. */
    private final int around;

    private final ByteArrayOutputStream out;
    /** Which of the open objects and arrays, by depth, are objects. */
    private final BitSet objects = new BitSet();

    private int depth;
    /** Whether nothing has followed since the last of them was opened. */
    private boolean empty;

    /**
     * @param verbatim the bytes that stay as they are, including white space and brackets
     * @param around how many objects the document is inside of
     */
    public Pretty(byte[] document, BitSet verbatim, int around) {
        this.document = document;
        this.verbatim = verbatim;
        this.around = around;
        out = new ByteArrayOutputStream(document.length * 2);
    }

    public byte[] format() {
        int p = 0;
        while (p < document.length) {
            p = verbatim.get(p) ? copy(p, verbatim.nextClearBit(p)) : token(p);
        }
        return out.toByteArray();
    }

    /** Formats the token at an index; returns the index after it. */
    private int token(int from) {
        switch (document[from]) {
            case '{', '[' -> open(from);
            case '}', ']' -> close(from);
            case ',' -> {
                copy(from, from + 1);
                space();
            }
            case ':' -> out.writeBytes(new byte[] {' ', ':', ' '});
            case ' ', '\t', '\n', '\r' -> {}
            case '"' -> {
                return copy(from, endOfString(from));
            }
            default -> {
                return copy(from, endOfOther(from));
            }
        }
        return from + 1;
    }

    private void open(int at) {
        copy(at, at + 1);
        objects.set(depth++, document[at] == '{');
        empty = true;
    }

    private void close(int at) {
        boolean inObject = isInObject();
        depth = Math.max(0, depth - 1);
        objects.clear(depth);
        if (inObject && !empty) {
            line();
        } else {
            out.write(' ');
        }
        empty = false;
        out.write(document[at]);
    }

    private int copy(int from, int to) {
        if (empty) {
            empty = false;
            space();
        }
        out.write(document, from, to - from);
        return to;
    }

    /** The space before a property or an element. */
    private void space() {
        if (isInObject()) {
            line();
        } else {
            out.write(' ');
        }
    }

    private boolean isInObject() {
        return depth > 0 && objects.get(depth - 1);
    }

    private void line() {
        out.writeBytes(LINE);
        out.writeBytes("  ".repeat(around + objects.cardinality()).getBytes(US_ASCII));
    }

    private int endOfString(int from) {
        int p = from + 1;
        while (p < document.length && document[p] != '"') {
            p += document[p] == '\\' ? 2 : 1;
        }
        return Math.min(p + 1, document.length);
    }

    private int endOfOther(int from) {
        int p = from + 1;
        while (p < document.length && "{}[],:\" \t\n\r".indexOf(document[p]) < 0) {
            p++;
        }
        return p;
    }
}
