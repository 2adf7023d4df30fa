package dev.wirespeed.runtime;

import dev.wirespeed.Limits;
import dev.wirespeed.internal.Streams;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** A document in a stream: hands out its bytes as far as the limit of its length allows, and counts those that were dropped. */
final class Chunks {
    /** There are further bytes, but they exceed a limit. */
    static final int EXCEEDED = -2;

    private final InputStream stream;
    private final Limits limits;
    private final byte @Nullable [] beginning;
    /** The index from which on bytes must be kept, or -1. */
    private int mark = -1;

    private long dropped;
    private long read;
    private String exceeded = "";

    Chunks(InputStream stream, Limits limits) {
        this(null, stream, limits);
    }

    /** @param beginning an array of another's that the document begins in, of which then all has to stay in memory */
    Chunks(byte @Nullable [] beginning, InputStream stream, Limits limits) {
        this.beginning = beginning;
        this.stream = stream;
        this.limits = limits;
    }

    /** Whether all of the document has to stay in memory. */
    boolean isKept() {
        return beginning != null;
    }

    /** The index from which on bytes must be kept: the mark, or the cursor. */
    int keep(int position) {
        return mark < 0 ? position : mark;
    }

    /** Keeps bytes from the cursor on; whether they were kept from further in front already. */
    boolean mark(int position) {
        boolean outer = mark >= 0;
        mark = outer ? mark : position;
        return outer;
    }

    /** Keeps none any more but for the cursor. */
    void release() {
        mark = -1;
    }

    /** Takes note that what is kept begins at the front now. */
    void moved() {
        mark = Math.min(mark, 0);
    }

    /** Whether an array is the one of another's. */
    @SuppressWarnings("ReferenceEquality") // the array itself
    boolean isBeginning(byte[] array) {
        return array == beginning;
    }

    /** Reads as many bytes as there are and fit behind {@code from}, 1 or more; -1 at the end, {@link #EXCEEDED} at a limit. */
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

    /** For streams that answer 0, which they must not. */
    private int readOne(byte[] buffer, int from) throws IOException {
        int b = stream.read();
        buffer[from] = (byte) b;
        return b < 0 ? -1 : 1;
    }

    /** Hands out no more, because of a limit. */
    void exceed(String which) {
        exceeded = which;
    }

    /** Which limit was exceeded. */
    String exceeded() {
        return exceeded;
    }

    /** Takes note of bytes that are not needed any more. */
    void drop(int count) {
        dropped += count;
    }

    /** How many bytes of the stream are not in the buffer any more, or belong to an earlier document. */
    long dropped() {
        return dropped;
    }
}
