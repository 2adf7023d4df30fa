package dev.wirespeed.runtime;

/**
 * The memory of a reader of streams. A new array would take longer than most documents: it has to be cleared, and is in
 * no cache.
 */
final class ReadBuffer extends Pooled {
    /** Most documents are smaller. */
    private static final int FIRST_CAPACITY = 2 * 1024;
    /** The size that it has next. */
    static final int CAPACITY = 16 * 1024;
    /** The size from which on readers drop what was read. */
    static final int MAX_CAPACITY = 128 * 1024;

    private static final Pool<ReadBuffer> POOL = new Pool<>() {
        @Override
        ReadBuffer create() {
            return new ReadBuffer();
        }
    };

    private byte[] bytes = new byte[FIRST_CAPACITY];

    private ReadBuffer() {}

    /** A buffer that nobody else has. */
    static ReadBuffer take() {
        return POOL.take();
    }

    /** An array, which may hold bytes of an earlier document. */
    byte[] bytes() {
        return bytes;
    }

    /** Gives the buffer back. */
    void give(byte[] grown) {
        if (grown.length <= MAX_CAPACITY) {
            bytes = grown;
        }
        POOL.give(this, true);
    }
}
