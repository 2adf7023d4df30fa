package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.contract.Answer;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;
import java.util.Optional;

/** Reads documents behind so many spaces that a reader of a stream drops what it has read, in the middle of the document. */
final class Dropped {
    /** The size from which on it does so. */
    private static final int CAPACITY = 128 * 1024;
    /** So many spaces take longer than most documents. */
    private static final int ONE_IN = 32;

    private Dropped() {}

    /** As {@link #difference(byte[], int, int, Class, Sides)}, for some documents, at a place of which each has its own. */
    static Optional<String> difference(byte[] document, Class<?> type, Sides sides) {
        int hash = Arrays.hashCode(document);
        return Math.floorMod(hash, ONE_IN) == 0
                ? difference(
                        document,
                        Math.floorMod(hash >>> 16, document.length + 1),
                        1 + Math.floorMod(hash >>> 8, 9),
                        type,
                        sides)
                : Optional.empty();
    }

    /**
     * What is read otherwise from a stream than from an array.
     *
     * @param at how much of the document has come when the buffer is full
     * @param size of the parts that the rest comes in
     */
    static Optional<String> difference(byte[] document, int at, int size, Class<?> type, Sides sides) {
        int spaces = CAPACITY - at;
        byte[] far = new byte[spaces + document.length];
        Arrays.fill(far, 0, spaces, (byte) ' ');
        System.arraycopy(document, 0, far, spaces, document.length);
        Answer whole = sides.wirespeedReads(far, type);
        InputStream stream =
                new SequenceInputStream(new ByteArrayInputStream(far, 0, spaces), new Drip(document, size));
        Answer parts = sides.wirespeedReads(stream, type);
        return parts.sameAs(whole)
                ? Optional.empty()
                : Optional.of(Agreement.of(document, type) + " dropped at " + at + ", in parts of " + size + ": "
                        + Agreement.describe(parts) + ", but as a whole " + Agreement.describe(whole));
    }
}
