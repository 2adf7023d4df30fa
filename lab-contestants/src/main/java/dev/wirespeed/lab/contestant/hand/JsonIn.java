package dev.wirespeed.lab.contestant.hand;

import java.time.DateTimeException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Reads one document from its bytes; every method moves the position behind what it read.
 *
 * <p>What is not as expected ends in an {@link IllegalArgumentException} that names the byte.
 */
final class JsonIn {
    private static final int TRUE = (int) Words.of("true");
    private static final int FALSE_TAIL = (int) Words.of("alse");
    private static final int NULL = (int) Words.of("null");
    private static final int MAX_DEPTH = 500;

    final byte[] document;
    int position;

    JsonIn(byte[] document) {
        this.document = document;
    }

    /** The byte at the position, or zero, which JSON never has, at the end. */
    byte peek() {
        int p = position;
        return p < document.length ? document[p] : 0;
    }

    boolean skip(Token token) {
        if (!token.at(document, position)) {
            return false;
        }
        position += token.length();
        return true;
    }

    boolean skip(char c) {
        if (peek() != c) {
            return false;
        }
        position++;
        return true;
    }

    /** Skips white space, if any, and what must follow it. */
    void expect(char c) {
        skipSpace();
        if (!skip(c)) {
            throw expected("'" + c + "'");
        }
    }

    boolean skipSpaceAnd(char c) {
        skipSpace();
        return skip(c);
    }

    void skipSpace() {
        int p = position;
        while (p < document.length && document[p] <= ' ') {
            if (document[p] != ' ' && document[p] != '\n' && document[p] != '\r' && document[p] != '\t') {
                break;
            }
            p++;
        }
        position = p;
    }

    void expectEnd() {
        skipSpace();
        if (position != document.length) {
            throw expected("the end of the document");
        }
    }

    IllegalArgumentException expected(String what) {
        return new IllegalArgumentException("expected " + what + " at byte " + position);
    }

    boolean readBoolean() {
        int p = position;
        if (p + 4 <= document.length && Words.intAt(document, p) == TRUE) {
            position = p + 4;
            return true;
        }
        if (p + 5 <= document.length && document[p] == 'f' && Words.intAt(document, p + 1) == FALSE_TAIL) {
            position = p + 5;
            return false;
        }
        throw expected("true or false");
    }

    boolean skipNull() {
        if (position + 4 > document.length || Words.intAt(document, position) != NULL) {
            return false;
        }
        position += 4;
        return true;
    }

    int readInt() {
        return NumberIn.readInt(this);
    }

    long readLong() {
        return NumberIn.readLong(this);
    }

    double readDouble() {
        return NumberIn.readDouble(this);
    }

    String readText() {
        return TextIn.read(this);
    }

    @Nullable
    String readNullableText() {
        return peek() == '"' || !skipNull() ? TextIn.read(this) : null;
    }

    Instant readInstant() {
        int p = position;
        byte[] bytes = document;
        if (p + 22 <= bytes.length && bytes[p] == '"') {
            long second = Times.readSecond(bytes, p + 1);
            if (second != Long.MIN_VALUE) {
                if (bytes[p + 20] == 'Z' && bytes[p + 21] == '"') {
                    position = p + 22;
                    return Instant.ofEpochSecond(second);
                }
                if (bytes[p + 20] == '.') {
                    return readFraction(second, p);
                }
            }
        }
        return readUnusualInstant();
    }

    private Instant readFraction(long second, int start) {
        byte[] bytes = document;
        int p = start + 21;
        int nano = 0;
        int unit = 1_000_000_000;
        while (p < bytes.length && bytes[p] >= '0' && bytes[p] <= '9' && unit > 1) {
            nano = nano * 10 + (bytes[p++] - '0');
            unit /= 10;
        }
        if (p + 2 > bytes.length || bytes[p] != 'Z' || bytes[p + 1] != '"' || unit == 1_000_000_000) {
            return readUnusualInstant();
        }
        position = p + 2;
        return Instant.ofEpochSecond(second, (long) nano * unit);
    }

    private Instant readUnusualInstant() {
        int start = position;
        String text = readText();
        try {
            return Instant.parse(text);
        } catch (DateTimeException e) {
            throw new IllegalArgumentException("expected a time at byte " + start, e);
        }
    }

    @Nullable
    Instant readNullableInstant() {
        return peek() == '"' || !skipNull() ? readInstant() : null;
    }

    /**
     * The next name of an object and its colon, or null behind the object's end; any white space is skipped.
     *
     * @param first whether no property was read yet
     */
    @Nullable
    String nextName(boolean first) {
        if (skipSpaceAnd('}')) {
            return null;
        }
        if (!first) {
            expect(',');
            skipSpace();
        }
        String name = readText();
        expect(':');
        skipSpace();
        return name;
    }

    /** Begins an array; false if it has no elements, and ends with that. */
    boolean startArray() {
        expect('[');
        return !skipSpaceAnd(']');
    }

    /** Goes to the next element of an array; false behind its end. */
    boolean nextElement() {
        if (skipSpaceAnd(',')) {
            skipSpace();
            return true;
        }
        expect(']');
        return false;
    }

    /** Skips a value of any kind, which must be JSON. */
    void skipValue() {
        skipValue(0);
    }

    private void skipValue(int depth) {
        if (depth > MAX_DEPTH) {
            throw expected("no more than " + MAX_DEPTH + " levels");
        }
        switch (peek()) {
            case '"' -> readText();
            case '{' -> {
                position++;
                for (String name = nextName(true); name != null; name = nextName(false)) {
                    skipValue(depth + 1);
                }
            }
            case '[' -> skipArray(depth);
            case 't', 'f' -> readBoolean();
            case 'n' -> {
                if (!skipNull()) {
                    throw expected("null");
                }
            }
            default -> NumberIn.readDouble(this);
        }
    }

    private void skipArray(int depth) {
        position++;
        if (skipSpaceAnd(']')) {
            return;
        }
        do {
            skipSpace();
            skipValue(depth + 1);
        } while (skipSpaceAnd(','));
        expect(']');
    }
}
