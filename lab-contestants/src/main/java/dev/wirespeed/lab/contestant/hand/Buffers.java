package dev.wirespeed.lab.contestant.hand;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Keeps one buffer between calls.
 *
 * <p>Whoever takes it owns it until it is given back; a second caller meanwhile, on another thread or within the first
 * call, gets a new one.
 */
final class Buffers {
    private static final int FIRST = 1024;
    private static final int MAX_KEPT = 4 << 20;
    private static final byte[] TAKEN = {};

    private final AtomicReference<byte[]> free = new AtomicReference<>(new byte[FIRST]);

    byte[] take() {
        byte[] buffer = free.getAndSet(TAKEN);
        return buffer.length == 0 ? new byte[FIRST] : buffer;
    }

    void give(byte[] buffer) {
        if (buffer.length <= MAX_KEPT) {
            free.setRelease(buffer);
        }
    }

    /** This buffer, or a larger copy, with room for so many bytes from the position on. */
    static byte[] require(byte[] buffer, int position, int room) {
        return buffer.length - position >= room ? buffer : grow(buffer, position, room);
    }

    private static byte[] grow(byte[] buffer, int position, int room) {
        int needed = Math.addExact(position, room);
        return Arrays.copyOf(buffer, Math.max(needed, (int) Math.min(2L * buffer.length, Integer.MAX_VALUE - 8)));
    }
}
