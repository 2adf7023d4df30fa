package dev.wirespeed.jackson;

import java.util.concurrent.atomic.AtomicReferenceArray;
import tools.jackson.core.util.BufferRecycler;
import tools.jackson.core.util.RecyclerPool;

/**
 * Keeps Jackson's buffers between documents: two to four times as many as there are processors.
 *
 * <p>A thread looks in its own slot first. With few threads that is enough, and it costs less than Jackson's deque,
 * which links and unlinks an element per document. Threads share slots rather than own them: the memory kept is bounded
 * however many (virtual) threads there are.
 */
final class BufferRecyclers implements RecyclerPool<BufferRecycler> {
    private static final long serialVersionUID = 1L;

    private static final int SLOTS =
            Integer.highestOneBit(Math.max(1, Runtime.getRuntime().availableProcessors() * 2 - 1)) * 2;

    /**
     * Slots are two cache lines apart, and the first is as far from the length of their array: threads with different
     * slots share no cache line.
     */
    private static final int STRIDE = 32;

    /** The pool for all factories of this JVM. */
    static final BufferRecyclers SHARED = new BufferRecyclers();

    private final transient AtomicReferenceArray<BufferRecycler> kept =
            new AtomicReferenceArray<>((SLOTS + 1) * STRIDE);

    BufferRecyclers() {}

    @Override
    public BufferRecycler acquirePooled() {
        int own = slot();
        for (int i = 0; i < SLOTS; i++) {
            int place = place(own ^ i);
            if (kept.getPlain(place) != null) {
                BufferRecycler found = kept.getAndSet(place, null);
                if (found != null) {
                    return found;
                }
            }
        }
        return new BufferRecycler();
    }

    /** A buffer that another thread put into the same slot in the meantime is left to the garbage collector. */
    @Override
    public void releasePooled(BufferRecycler released) {
        int own = slot();
        for (int i = 0; i < SLOTS; i++) {
            int place = place(own ^ i);
            if (kept.getPlain(place) == null) {
                kept.setRelease(place, released);
                return;
            }
        }
    }

    @Override
    public int pooledCount() {
        int count = 0;
        for (int slot = 0; slot < SLOTS; slot++) {
            if (kept.get(place(slot)) != null) {
                count++;
            }
        }
        return count;
    }

    @Override
    public boolean clear() {
        for (int slot = 0; slot < SLOTS; slot++) {
            kept.set(place(slot), null);
        }
        return true;
    }

    @SuppressWarnings("deprecation") // Thread.threadId() came with JDK 19
    private static int slot() {
        return (int) Thread.currentThread().getId() & SLOTS - 1;
    }

    private static int place(int slot) {
        return (slot + 1) * STRIDE;
    }

    private Object readResolve() {
        return SHARED;
    }
}
