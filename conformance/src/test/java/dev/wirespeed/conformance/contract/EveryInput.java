package dev.wirespeed.conformance.contract;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.WireFormat;
import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.Split;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Reads a document from every kind of input and in parts of every size, and holds all answers to that of the plain array. */
public final class EveryInput {
    /** Stands around the document wherever that is a part of something; nothing of it may show. */
    private static final byte[] SECRET = "\"hunter2\":[{}],7e9".getBytes(US_ASCII);

    static final int LARGEST_PART = 9;
    private static final int LONGEST = 2_000;

    private EveryInput() {}

    /** The answer, after it was checked that all inputs give the same. */
    public static Answer read(WireFormat format, byte[] document, Class<?> type) {
        return read(Reading.of(format, type), document, LONGEST);
    }

    /** @param longest document that is tried in any two parts */
    static Answer read(Reading reading, byte[] document, int longest) {
        Answer expected = readWhole(reading, document);
        readParts(reading, document, expected);
        if (document.length <= longest) {
            for (int at = 1; at < document.length; at++) {
                int split = at;
                same(expected, () -> reading.read(Split.at(document, split)), "split at " + at, document);
            }
        }
        return expected;
    }

    /** From inputs that have all of the document at once. */
    private static Answer readWhole(Reading reading, byte[] document) {
        Answer expected = Answer.of(() -> reading.read(document));
        inputs(reading, document).forEach((name, question) -> same(expected, question, name, document));
        if (expected.refused()) {
            assertThat(expected.message()).doesNotContain("hunter2");
        }
        return expected;
    }

    /** From streams in parts of each size from 1 to {@link #LARGEST_PART}. */
    static void readParts(Reading reading, byte[] document, Answer expected) {
        for (int size = 1; size <= LARGEST_PART; size++) {
            readParts(reading, document, size, expected);
        }
    }

    /** From a stream that gives at most so many bytes at a time. */
    static void readParts(Reading reading, byte[] document, int size, Answer expected) {
        same(expected, () -> reading.read(new Drip(document, size)), "parts of " + size, document);
    }

    private static Map<String, Supplier<?>> inputs(Reading reading, byte[] document) {
        byte[] padded = surrounded(document);
        int start = SECRET.length;
        int end = start + document.length;
        ByteBuffer heap = ByteBuffer.wrap(padded, start, document.length);
        ByteBuffer direct =
                ByteBuffer.allocateDirect(padded.length).put(padded).limit(end).position(start);
        Map<String, Supplier<?>> inputs = new LinkedHashMap<>();
        inputs.put("part of an array", () -> reading.read(padded, start, document.length));
        inputs.put("heap buffer", () -> readAndKeep(reading, heap));
        inputs.put("slice", () -> readAndKeep(reading, heap.slice()));
        inputs.put("read-only buffer", () -> readAndKeep(reading, heap.asReadOnlyBuffer()));
        inputs.put("direct buffer", () -> readAndKeep(reading, direct));
        inputs.put("stream", () -> reading.read(new ByteArrayInputStream(document)));
        return inputs;
    }

    /** Position and limit of a buffer stay as they are. */
    private static Object readAndKeep(Reading reading, ByteBuffer document) {
        ByteBuffer before = document.duplicate();
        try {
            return reading.read(document);
        } finally {
            assertThat(document).isEqualTo(before);
            assertThat(document.position()).isEqualTo(before.position());
        }
    }

    private static byte[] surrounded(byte[] document) {
        return ByteBuffer.allocate(document.length + 2 * SECRET.length)
                .put(SECRET)
                .put(document)
                .put(SECRET)
                .array();
    }

    /**
     * Holds one answer to another.
     *
     * @param input what the document is read from
     */
    public static void same(Answer expected, Supplier<?> question, String input, byte[] document) {
        Answer actual = Answer.of(question);
        if (!actual.sameAs(expected)) {
            throw new AssertionError(
                    input + " of " + Shown.of(document) + ": expected " + expected + " but was " + actual);
        }
    }
}
