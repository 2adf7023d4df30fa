package dev.wirespeed.json;

import dev.wirespeed.Limits;
import dev.wirespeed.WireException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** A document in a stream: hands out its bytes, and remembers of those that were dropped what errors want to know. */
final class Chunks {
    private final InputStream stream;
    private JsonPath path = new JsonPath();
    private long dropped;
    private long read;

    Chunks(InputStream stream) {
        this.stream = stream;
    }

    /** Reads as many bytes as there are and fit behind {@code from}; how many, -1 at the end. */
    int read(byte[] buffer, int from, Limits limits) {
        int count;
        try {
            count = stream.read(buffer, from, buffer.length - from);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        read += Math.max(0, count);
        if (read > limits.documentLength()) {
            throw new WireException(
                    WireException.Kind.LIMIT, "The document is longer than the limit of " + limits.documentLength());
        }
        return count;
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
