package dev.wirespeed.runtime;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a few writers, and so their buffers, between documents, as long as there is memory to spare.
 *
 * <p>A thread reserves the writer in its slot by a mark on the writer. So a codec that is called inside another finds
 * it reserved and gets a writer of its own. Threads share slots rather than own them: the memory kept is bounded
 * however many (virtual) threads there are, and the garbage collector may reclaim it, since slots refer to writers
 * softly. No reference is stored while a writer returns to the slot that it came from, since such stores cost threads a
 * barrier.
 *
 * @param <W> the writers of one format
 */
public abstract class WriterPool<W extends WireWriter> {
    private static final int FIRST_CAPACITY = 4 * 1024;
    private static final int MAX_KEPT = 16 * 1024 * 1024;
    private static final int SLOTS =
            Integer.highestOneBit(Math.max(1, Runtime.getRuntime().availableProcessors() * 2 - 1)) * 2;

    private final AtomicReferenceArray<@Nullable SoftReference<WireWriter>> writers = new AtomicReferenceArray<>(SLOTS);

    protected WriterPool() {}

    /** Makes a writer. */
    protected abstract W create(int capacity);

    /** A writer that nobody else has. */
    @SuppressWarnings("unchecked") // there are no others
    public final W take() {
        SoftReference<WireWriter> kept = writers.getAcquire(slot());
        WireWriter writer = kept == null ? null : kept.get();
        return writer != null && writer.take() ? (W) writer : create(FIRST_CAPACITY);
    }

    /**
     * Gives a writer back. Without this call, another writer takes its place, and the garbage collector reclaims it.
     */
    @SuppressWarnings("ReferenceEquality") // references have no other
    public final void give(W writer) {
        SoftReference<WireWriter> kept = writer.capacity() <= MAX_KEPT ? writer.reference() : null;
        int slot = slot();
        if (writers.getPlain(slot) != kept) {
            writers.setRelease(slot, kept);
        }
        writer.release();
    }

    @SuppressWarnings("deprecation") // Thread.threadId() came with JDK 19
    private static int slot() {
        return (int) Thread.currentThread().getId() & SLOTS - 1;
    }
}
