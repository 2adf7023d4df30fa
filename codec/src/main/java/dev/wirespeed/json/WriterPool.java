package dev.wirespeed.json;

import java.io.OutputStream;
import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a few writers, and so their buffers, between documents, as long as there is memory to spare.
 *
 * <p>A thread takes the writer in its slot by a mark on the writer, so a codec that is called inside another finds it taken and
 * gets a writer of its own. Slots are shared by threads, not owned by them: the memory kept is bounded however many (virtual)
 * threads there are, and the garbage collector may take it, since slots refer to writers softly. No reference is stored as
 * long as a writer returns to the slot that it came from: collectors have threads pay for that.
 */
final class WriterPool {
    private static final int FIRST_CAPACITY = 4 * 1024;
    private static final int MAX_KEPT = 16 * 1024 * 1024;
    private static final int SLOTS =
            Integer.highestOneBit(Math.max(1, Runtime.getRuntime().availableProcessors() * 2 - 1)) * 2;

    private static final AtomicReferenceArray<@Nullable SoftReference<JsonWriter>> WRITERS =
            new AtomicReferenceArray<>(SLOTS);

    private WriterPool() {}

    /** A writer that is ready for a document. */
    static JsonWriter take(@Nullable OutputStream sink, boolean text) {
        SoftReference<JsonWriter> kept = WRITERS.getAcquire(slot());
        JsonWriter writer = kept == null ? null : kept.get();
        if (writer == null || !writer.take()) {
            writer = new JsonWriter(FIRST_CAPACITY);
        }
        writer.reset(sink, text);
        return writer;
    }

    /** Gives a writer back; without this call another one takes its place, and it is left to the garbage collector. */
    @SuppressWarnings("ReferenceEquality") // references have no other
    static void give(JsonWriter writer) {
        SoftReference<JsonWriter> kept = writer.capacity() <= MAX_KEPT ? writer.reference() : null;
        int slot = slot();
        if (WRITERS.getPlain(slot) != kept) {
            WRITERS.setRelease(slot, kept);
        }
        writer.release();
    }

    @SuppressWarnings("deprecation") // Thread.threadId() came with JDK 19
    private static int slot() {
        return (int) Thread.currentThread().getId() & SLOTS - 1;
    }
}
