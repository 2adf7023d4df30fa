package dev.wirespeed.mapper;

import dev.wirespeed.internal.Swar;
import dev.wirespeed.internal.Words;

/**
 * Finds the part in which an object ends, for input in parts of any size. Malformed objects may end anywhere, or
 * nowhere.
 */
public final class ObjectEnd {
    private int depth = 1;
    private boolean inString;
    private boolean escaped;

    /** An object whose opening brace comes before the first part. */
    public ObjectEnd() {}

    /** Whether the object ends in the next part. */
    public boolean isIn(byte[] part, int from, int to) {
        int p = from;
        while (p < to) {
            if (inString) {
                p = pastString(part, p, to);
            } else {
                byte b = part[p++];
                inString = b == '"';
                if (b == '{' || b == '[') {
                    depth++;
                } else if ((b == '}' || b == ']') && --depth == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private int pastString(byte[] part, int from, int to) {
        int p = from;
        while (p < to) {
            if (escaped) {
                escaped = false;
                p++;
                continue;
            }
            if (to - p >= Long.BYTES) {
                long stops = Swar.stops(Words.getLong(part, p));
                p += Swar.first(stops);
                if (stops == 0) {
                    continue;
                }
            }
            byte b = part[p++];
            escaped = b == '\\';
            if (b == '"') {
                inString = false;
                return p;
            }
        }
        return p;
    }
}
