package dev.wirespeed.lab.contestant.hand;

import java.util.LinkedHashMap;
import java.util.Map;

/** Maps to text. Keys that are numbers are read as they are written: digits without escapes. */
final class Maps {
    private Maps() {}

    /** The room to require before writing this map, whatever its keys. */
    static int room(Map<?, String> map) {
        int room = 2;
        for (Map.Entry<?, String> entry : map.entrySet()) {
            room += (entry.getKey() instanceof String key ? TextOut.room(key) : NumberOut.ROOM)
                    + 4
                    + TextOut.room(entry.getValue());
        }
        return room;
    }

    static int writeTextsByNumber(byte[] buffer, int position, Map<Long, String> map) {
        int p = position;
        buffer[p++] = '{';
        boolean first = true;
        for (Map.Entry<Long, String> entry : map.entrySet()) {
            if (!first) {
                buffer[p++] = ',';
            }
            first = false;
            p = TextOut.write(buffer, writeKey(buffer, p, entry.getKey()), entry.getValue());
        }
        buffer[p] = '}';
        return p + 1;
    }

    static int writeTextsByText(byte[] buffer, int position, Map<String, String> map) {
        int p = position;
        buffer[p++] = '{';
        boolean first = true;
        for (Map.Entry<String, String> entry : map.entrySet()) {
            if (!first) {
                buffer[p++] = ',';
            }
            first = false;
            p = TextOut.write(buffer, p, entry.getKey());
            buffer[p++] = ':';
            p = TextOut.write(buffer, p, entry.getValue());
        }
        buffer[p] = '}';
        return p + 1;
    }

    /** Writes a number in quotes, and a colon. */
    static int writeKey(byte[] buffer, int position, long key) {
        buffer[position] = '"';
        int p = NumberOut.write(buffer, position + 1, key);
        buffer[p] = '"';
        buffer[p + 1] = ':';
        return p + 2;
    }

    static Map<Long, String> readTextsByNumber(JsonIn in) {
        Map<Long, String> map = new LinkedHashMap<>();
        if (start(in)) {
            do {
                map.put(readKey(in), in.readText());
            } while (next(in));
        }
        return map;
    }

    static Map<String, String> readTextsByText(JsonIn in) {
        Map<String, String> map = new LinkedHashMap<>();
        in.expect('{');
        for (String key = in.nextName(true); key != null; key = in.nextName(false)) {
            map.put(key, in.readText());
        }
        return map;
    }

    /** Begins a map; false if it has no entries, and ends with that. */
    static boolean start(JsonIn in) {
        in.expect('{');
        return !in.skipSpaceAnd('}');
    }

    /** Goes to the next entry; false behind the map's end. */
    static boolean next(JsonIn in) {
        if (in.skipSpaceAnd(',')) {
            in.skipSpace();
            return true;
        }
        in.expect('}');
        return false;
    }

    /** Reads a number in quotes, its colon, and white space behind that. */
    static long readKey(JsonIn in) {
        if (!in.skip('"')) {
            throw in.expected("'\"'");
        }
        long key = in.readLong();
        if (!in.skip('"')) {
            throw in.expected("'\"'");
        }
        in.expect(':');
        in.skipSpace();
        return key;
    }
}
