package dev.wirespeed.jackson;

import java.io.CharArrayWriter;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.json.ReaderBasedJsonParser;

/** A document in a {@code String}, from the opening bracket of an object or array on. */
final class TakenText {
    private final char[] chars;
    private final int from;
    private final int to;
    private final int known;

    private TakenText(char[] chars, int from, int to, int known) {
        this.chars = chars;
        this.from = from;
        this.to = to;
        this.known = known;
    }

    /**
     * Takes it from a parser that is after the bracket, as {@link TakenBytes} does; null if the parser does not read a
     * string.
     */
    static @Nullable TakenText from(ReaderBasedJsonParser in) {
        Object source = in.streamReadInputSource();
        boolean string = source == null || source.getClass() == StringReader.class;
        if (!string || !TakenBytes.isAtBeginning(in)) {
            return null;
        }
        char bracket = in.currentToken().asCharArray()[0];
        Rest rest = new Rest();
        in.releaseBuffered(rest);
        TakenBytes.leave(in);
        try {
            int next = source == null ? -1 : ((StringReader) source).read();
            return next < 0 && rest.from > 0
                    ? new TakenText(rest.chars, rest.from - 1, rest.to, rest.to)
                    : joined(bracket, rest, next, (StringReader) source);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a string in memory has none
        }
    }

    /** Long strings come through a reader; {@code next} is its first character, -1 if it has no more. */
    private static TakenText joined(char bracket, Rest rest, int next, @Nullable StringReader source)
            throws IOException {
        CharArrayWriter all = new CharArrayWriter();
        all.write(bracket);
        all.write(rest.chars, rest.from, rest.to - rest.from);
        int known = all.size();
        if (source != null && next >= 0) {
            all.write(next);
            source.transferTo(all);
        }
        return new TakenText(all.toCharArray(), 0, all.size(), known);
    }

    /** How far the parser had read. */
    int known() {
        return known;
    }

    char[] chars() {
        return chars;
    }

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    /** Its UTF-8 bytes; null if it has a lone surrogate, which has none. */
    byte @Nullable [] utf8() {
        return Utf8Text.of(chars, from, to);
    }

    /** The part of the text that a parser has not read. */
    private static final class Rest extends Writer {
        private char[] chars = {};
        private int from;
        private int to;

        @Override
        public void write(char[] buffer, int offset, int length) {
            chars = buffer;
            from = offset;
            to = offset + length;
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
