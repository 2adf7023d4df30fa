package dev.wirespeed.json;

import dev.wirespeed.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * A document in a stream: hands out its bytes as far as the limits allow, and remembers of those that were dropped what errors
 * want to know.
 */
final class Chunks {
    /** There are further bytes, but they exceed a limit. */
    static final int EXCEEDED = -2;

    private final InputStream stream;
    private final Limits limits;
    private final @Nullable ElementCounter elements;
    private final byte @Nullable [] beginning;
    private JsonPath path = new JsonPath();
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
        elements = limits.elementCount() == Long.MAX_VALUE ? null : new ElementCounter(limits.elementCount());
    }

    /** Whether all of the document has to stay in memory. */
    boolean isKept() {
        return beginning != null;
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
            throw JsonSupport.failed(e);
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
        return elements == null || count < 0 ? count : upToLimit(elements, buffer, from, count);
    }

    /** For streams that answer 0, which they must not. */
    private int readOne(byte[] buffer, int from) throws IOException {
        int b = stream.read();
        buffer[from] = (byte) b;
        return b < 0 ? -1 : 1;
    }

    private int upToLimit(ElementCounter counter, byte[] buffer, int from, int count) {
        int tooMany = counter.advance(buffer, from, from + count);
        if (tooMany < 0) {
            return count;
        }
        exceeded = "The document has more elements than the limit of " + limits.elementCount();
        return tooMany == from ? EXCEEDED : tooMany - from;
    }

    /** Which limit was exceeded. */
    String exceeded() {
        return exceeded;
    }

    /** Takes note of bytes that are about to be dropped. */
    void drop(byte[] buffer, int from, int to) {
        path.advance(buffer, from, to);
        dropped += to - from;
    }

    /** Forgets the path of the document whose last bytes are about to be passed. */
    void nextDocument(int passed) {
        path = new JsonPath();
        dropped += passed;
    }

    /** How many bytes of the stream are not in the buffer any more, or belong to an earlier document. */
    long dropped() {
        return dropped;
    }

    /** The path of the value at {@code to}; only once, for an error that ends reading. */
    String path(byte[] buffer, int from, int to) {
        path.advance(buffer, from, to);
        return path.render();
    }
}
