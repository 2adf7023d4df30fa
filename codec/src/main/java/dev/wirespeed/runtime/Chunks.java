package dev.wirespeed.runtime;

import dev.wirespeed.Limits;
import dev.wirespeed.internal.Streams;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** A document in a stream: hands out its bytes up to the limit of its length, and counts those that were dropped. */
final class Chunks {
    /** There are more bytes, but they exceed a limit. */
    static final int EXCEEDED = -2;

    private final InputStream stream;
    private final Limits limits;
    private final byte @Nullable [] beginning;
    /** The index from which on bytes are kept, or -1. */
    private int mark = -1;

    private long dropped;
    private long read;
    private String exceeded = "";

    Chunks(InputStream stream, Limits limits) {
        this(null, stream, limits);
    }

    /**
     * @param beginning someone else's array with the beginning of the document; if there is one, the whole document
     *     stays in memory
     */
    Chunks(byte @Nullable [] beginning, InputStream stream, Limits limits) {
        this.beginning = beginning;
        this.stream = stream;
        this.limits = limits;
    }

    /** Whether the whole document has to stay in memory. */
    boolean isKept() {
        return beginning != null;
    }

    /** The first index to keep: the mark, or the cursor. */
    int keep(int position) {
        return mark < 0 ? position : mark;
    }

    /** Keeps bytes from the cursor on; returns whether they were kept from an earlier index already. */
    boolean mark(int position) {
        boolean outer = mark >= 0;
        mark = outer ? mark : position;
        return outer;
    }

    /** Keeps only the bytes from the cursor on. */
    void release() {
        mark = -1;
    }

    /** Notes that the bytes kept were moved to the front. */
    void moved() {
        mark = Math.min(mark, 0);
    }

    /** Whether an array is the one passed to the constructor. */
    @SuppressWarnings("ReferenceEquality") // the array itself
    boolean isBeginning(byte[] array) {
        return array == beginning;
    }

    /**
     * Reads as many bytes as there are and fit after {@code from}, 1 or more; -1 at the end, {@link #EXCEEDED} at a
     * limit.
     */
    int read(byte[] buffer, int from) {
        if (!exceeded.isEmpty()) {
            return EXCEEDED;
        }
        try {
            return readWithinLimits(buffer, from);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (Exception e) {
            throw Streams.failed(e);
        }
    }

    private int readWithinLimits(byte[] buffer, int from) throws IOException {
        long allowed = limits.documentLength() - read;
        if (allowed == 0) {
            if (stream.read() < 0) {
                return -1;
            }
            exceeded = "The document is longer than the limit of " + limits.documentLength();
            return EXCEEDED;
        }
        int count = stream.read(buffer, from, (int) Math.min(buffer.length - from, allowed));
        if (count == 0) {
            count = readOne(buffer, from);
        }
        read += Math.max(0, count);
        return count;
    }

    /** For streams that break their contract by returning 0. */
    private int readOne(byte[] buffer, int from) throws IOException {
        int b = stream.read();
        buffer[from] = (byte) b;
        return b < 0 ? -1 : 1;
    }

    /** Stops because of a limit. */
    void exceed(String which) {
        exceeded = which;
    }

    /** Which limit was exceeded. */
    String exceeded() {
        return exceeded;
    }

    /** Notes that bytes are no longer needed. */
    void drop(int count) {
        dropped += count;
    }

    /** How many bytes of the stream are no longer in the buffer, or belong to an earlier document. */
    long dropped() {
        return dropped;
    }
}
