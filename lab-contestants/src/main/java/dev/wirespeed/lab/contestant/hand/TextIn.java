package dev.wirespeed.lab.contestant.hand;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Reads strings: plain ASCII with one copy, the rest with care. */
final class TextIn {
    private TextIn() {}

    static String read(JsonIn in) {
        byte[] bytes = in.document;
        int start = in.position + 1;
        if (in.peek() != '"') {
            throw in.expected("a string");
        }
        int end = skipPlain(bytes, start);
        if (end < bytes.length && bytes[end] == '"') {
            in.position = end + 1;
            return new String(bytes, start, end - start, StandardCharsets.ISO_8859_1);
        }
        return readUneven(in, start, end);
    }

    /** The index of the first byte that is not plain text, or the end of the document. */
    private static int skipPlain(byte[] bytes, int start) {
        int p = start;
        for (; p + 8 <= bytes.length; p += 8) {
            long stops = Words.stops(Words.longAt(bytes, p));
            if (stops != 0) {
                return p + Words.firstIndex(stops);
            }
        }
        while (p < bytes.length && bytes[p] >= ' ' && bytes[p] != '"' && bytes[p] != '\\') {
            p++;
        }
        return p;
    }

    private static String readUneven(JsonIn in, int start, int firstStop) {
        byte[] bytes = in.document;
        StringBuilder text = new StringBuilder();
        int runStart = start;
        int p = firstStop;
        while (p < bytes.length) {
            byte b = bytes[p];
            if (b == '"') {
                text.append(decode(in, runStart, p));
                in.position = p + 1;
                return text.toString();
            }
            if (b == '\\') {
                text.append(decode(in, runStart, p));
                p = readEscape(in, p + 1, text);
                runStart = p;
            } else if (b >= 0 && b < ' ') {
                throw in.expected("no control character in the string");
            } else {
                p++;
            }
        }
        throw in.expected("a string that ends");
    }

    private static String decode(JsonIn in, int start, int end) {
        String text = new String(in.document, start, end - start, StandardCharsets.UTF_8);
        return text.indexOf('\uFFFD') < 0 ? text : decodeStrictly(in, start, end);
    }

    // The constructor of String replaces what is not UTF-8 without a word.
    private static String decodeStrictly(JsonIn in, int start, int end) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(in.document, start, end - start))
                    .toString();
        } catch (CharacterCodingException e) {
            throw in.expected("UTF-8");
        }
    }

    private static int readEscape(JsonIn in, int position, StringBuilder text) {
        byte escape = position < in.document.length ? in.document[position] : 0;
        if (escape == 'u') {
            text.append((char) readHex(in, position + 1));
            return position + 5;
        }
        text.append(
                switch (escape) {
                    case '"', '\\', '/' -> (char) escape;
                    case 'b' -> '\b';
                    case 't' -> '\t';
                    case 'n' -> '\n';
                    case 'f' -> '\f';
                    case 'r' -> '\r';
                    default -> throw in.expected("a known escape in the string");
                });
        return position + 1;
    }

    private static int readHex(JsonIn in, int position) {
        if (position + 4 > in.document.length) {
            throw in.expected("a string that ends");
        }
        int value = 0;
        for (int p = position; p < position + 4; p++) {
            int digit = in.document[p] < 0 ? -1 : Character.digit(in.document[p], 16);
            if (digit < 0) {
                throw in.expected("four hexadecimal digits in the string");
            }
            value = value << 4 | digit;
        }
        return value;
    }
}
