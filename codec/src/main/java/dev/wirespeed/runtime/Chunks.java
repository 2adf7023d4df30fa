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

    /** Sockets and files have other memory of the size that is asked for. */
    private static final int MOST_AT_ONCE = 16 * 1024;

    private final InputStream stream;
    private final Limits limits;
    private final byte @Nullable [] beginning;
    private final @Nullable ReadBuffer memory;
    /** The index from which on bytes are kept, or -1. */
    private int mark = -1;

    private long dropped;
    private long read;
    private boolean ended;
    private String exceeded = "";

    /** @param memory where a reader keeps what it needs of the document */
    Chunks(ReadBuffer memory, InputStream stream, Limits limits) {
        this(null, memory, stream, limits);
    }

    /** @param beginning someone else's array with the beginning of the document; the whole stays in memory */
    Chunks(byte[] beginning, InputStream stream, Limits limits) {
        this(beginning, null, stream, limits);
    }

    private Chunks(byte @Nullable [] beginning, @Nullable ReadBuffer memory, InputStream stream, Limits limits) {
        this.beginning = beginning;
        this.memory = memory;
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
        if (ended) {
            return -1;
        }
        int most = Math.min(buffer.length - from, MOST_AT_ONCE);
        int count = stream.read(buffer, from, (int) Math.min(most, allowed));
        if (count == 0) {
            count = readOne(buffer, from);
        }
        ended = count < 0;
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

    /**
     * Gives back the memory of a reader that is no longer used.
     *
     * @param last the array that it used in the end
     */
    void recycle(byte[] last) {
        if (memory != null) {
            memory.give(last);
        }
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
