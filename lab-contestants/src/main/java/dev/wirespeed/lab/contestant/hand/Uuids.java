package dev.wirespeed.lab.contestant.hand;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.UUID;

/** UUIDs as text in quotes, by tables. */
final class Uuids {
    private static final int LENGTH = 36;
    private static final short[] PAIRS = pairs();
    private static final byte[] VALUES = values();

    private Uuids() {}

    private static short[] pairs() {
        byte[] digits = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
        short[] pairs = new short[256];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = (short) (digits[i >> 4] | digits[i & 0xF] << 8);
        }
        return pairs;
    }

    private static byte[] values() {
        byte[] values = new byte[256];
        Arrays.fill(values, (byte) -1);
        for (char digit = 0; digit < 128; digit++) {
            values[digit] = (byte) Character.digit(digit, 16);
        }
        return values;
    }

    static int write(byte[] buffer, int position, UUID id) {
        long most = id.getMostSignificantBits();
        long least = id.getLeastSignificantBits();
        buffer[position] = '"';
        writeBytes(buffer, position + 1, most >>> 32, 4);
        buffer[position + 9] = '-';
        writeBytes(buffer, position + 10, most >>> 16, 2);
        buffer[position + 14] = '-';
        writeBytes(buffer, position + 15, most, 2);
        buffer[position + 19] = '-';
        writeBytes(buffer, position + 20, least >>> 48, 2);
        buffer[position + 24] = '-';
        writeBytes(buffer, position + 25, least, 6);
        buffer[position + 37] = '"';
        return position + LENGTH + 2;
    }

    /** The lowest bytes of a word, the highest of them first. */
    private static void writeBytes(byte[] buffer, int position, long word, int bytes) {
        for (int i = 0; i < bytes; i++) {
            int value = (int) (word >>> 8 * (bytes - 1 - i)) & 0xFF;
            Words.putShort(buffer, position + 2 * i, PAIRS[value]);
        }
    }

    static UUID read(JsonIn in) {
        byte[] bytes = in.document;
        int p = in.position;
        if (p + LENGTH + 2 <= bytes.length
                && bytes[p] == '"'
                && bytes[p + 9] == '-'
                && bytes[p + 14] == '-'
                && bytes[p + 19] == '-'
                && bytes[p + 24] == '-'
                && bytes[p + 37] == '"') {
            long a = digits(bytes, p + 1, 8);
            long b = digits(bytes, p + 10, 4);
            long c = digits(bytes, p + 15, 4);
            long d = digits(bytes, p + 20, 4);
            long e = digits(bytes, p + 25, 12);
            if ((a | b | c | d | e) >= 0) {
                in.position = p + LENGTH + 2;
                return new UUID(a << 32 | b << 16 | c, d << 48 | e);
            }
        }
        throw in.expected("a UUID");
    }

    /** The value of up to fourteen hexadecimal digits; negative if one of them is none. */
    private static long digits(byte[] bytes, int position, int count) {
        long value = 0;
        long wrong = 0;
        for (int i = 0; i < count; i++) {
            long digit = VALUES[bytes[position + i] & 0xFF];
            wrong |= digit;
            value = value << 4 | digit;
        }
        return wrong < 0 ? -1 : value;
    }
}
