package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;

/**
 * Spreads a compact document over lines as Jackson's default pretty printer does: each property on a line of its own, two
 * blanks deeper than the object; arrays along the line.
 */
final class Pretty {
    private static final byte[] LINE = System.lineSeparator().getBytes(US_ASCII);

    private final byte[] compact;
    private final ByteArrayOutputStream out;
    private int indent;

    Pretty(byte[] compact) {
        this.compact = compact;
        out = new ByteArrayOutputStream(compact.length * 2);
    }

    byte[] format() {
        value(0);
        return out.toByteArray();
    }

    /** Formats the value at an index; the index behind it. */
    private int value(int from) {
        return switch (compact[from]) {
            case '{' -> object(from);
            case '[' -> array(from);
            case '"' -> string(from);
            default -> other(from);
        };
    }

    private int object(int from) {
        out.write('{');
        if (compact[from + 1] == '}') {
            out.write(' ');
            out.write('}');
            return from + 2;
        }
        indent++;
        int p = from;
        do {
            if (p > from) {
                out.write(',');
            }
            line();
            p = string(p + 1);
            out.writeBytes(new byte[] {' ', ':', ' '});
            p = value(p + 1);
        } while (compact[p] == ',');
        indent--;
        line();
        out.write('}');
        return p + 1;
    }

    private int array(int from) {
        out.write('[');
        int p = from;
        if (compact[p + 1] == ']') {
            p++;
        } else {
            do {
                if (p > from) {
                    out.write(',');
                }
                out.write(' ');
                p = value(p + 1);
            } while (compact[p] == ',');
        }
        out.write(' ');
        out.write(']');
        return p + 1;
    }

    private int string(int from) {
        int p = from + 1;
        while (compact[p] != '"') {
            p += compact[p] == '\\' ? 2 : 1;
        }
        out.write(compact, from, p + 1 - from);
        return p + 1;
    }

    private int other(int from) {
        int p = from;
        while (p < compact.length && compact[p] != ',' && compact[p] != '}' && compact[p] != ']') {
            p++;
        }
        out.write(compact, from, p - from);
        return p;
    }

    private void line() {
        out.writeBytes(LINE);
        out.writeBytes("  ".repeat(indent).getBytes(US_ASCII));
    }
}
