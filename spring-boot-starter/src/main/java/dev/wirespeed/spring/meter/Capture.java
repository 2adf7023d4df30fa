package dev.wirespeed.spring.meter;

import java.util.Arrays;
import java.util.function.Predicate;

/** The first bytes of a payload. */
final class Capture {

    private static final int FIRST_SIZE = 4096;

    private final int most;
    private byte[] bytes;
    private int length;
    private long total;

    Capture(int most) {
        this.most = most;
        this.bytes = new byte[Math.min(FIRST_SIZE, most)];
    }

    void add(byte[] buffer, int offset, int count) {
        total += count;
        int kept = Math.min(count, room());
        if (length + kept > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.min(most, Math.max(length + kept, bytes.length * 2)));
        }
        System.arraycopy(buffer, offset, bytes, length, kept);
        length += kept;
    }

    /** How many more bytes it keeps. */
    int room() {
        return most - length;
    }

    /** Counts bytes that it does not keep. */
    void skip(long count) {
        total += count;
    }

    Payload payload(Predicate<String> names) {
        return PayloadReader.read(bytes, length, total, names);
    }
}
