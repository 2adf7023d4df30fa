package dev.wirespeed.runtime;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a few objects, and so their buffers, between documents, as long as there is memory to spare.
 *
 * <p>A thread reserves the object in its slot by a mark on the object. So a codec that is called inside another finds
 * it reserved and gets one of its own. Threads share slots rather than own them: the memory kept is bounded however
 * many (virtual) threads there are, and the garbage collector may reclaim it, since slots refer to objects softly. No
 * reference is stored while an object returns to the slot that it came from, since such stores cost threads a barrier.
 */
abstract class Pool<P extends Pooled> {
    private static final int SLOTS =
            Integer.highestOneBit(Math.max(1, Runtime.getRuntime().availableProcessors() * 2 - 1)) * 2;

    private final AtomicReferenceArray<@Nullable SoftReference<Pooled>> slots = new AtomicReferenceArray<>(SLOTS);

    /** Makes an object. */
    abstract P create();

    /** An object that nobody else has. */
    @SuppressWarnings("unchecked") // there are no others
    P take() {
        SoftReference<Pooled> kept = slots.getAcquire(slot());
        Pooled pooled = kept == null ? null : kept.get();
        return pooled != null && pooled.reserve() ? (P) pooled : create();
    }

    /**
     * Gives an object back. Without this call, another takes its place, and the garbage collector reclaims it.
     *
     * @param keep false for one that is too large
     */
    @SuppressWarnings("ReferenceEquality") // references have no other
    final void give(P pooled, boolean keep) {
        SoftReference<Pooled> kept = keep ? pooled.reference() : null;
        int slot = slot();
        if (slots.getPlain(slot) != kept) {
            slots.setRelease(slot, kept);
        }
        pooled.release();
    }

    @SuppressWarnings("deprecation") // Thread.threadId() came with JDK 19
    private static int slot() {
        return (int) Thread.currentThread().getId() & SLOTS - 1;
    }
}
