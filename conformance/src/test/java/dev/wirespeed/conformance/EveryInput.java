package dev.wirespeed.conformance;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/** Reads a document from every kind of input and in parts of every size, and holds all answers to that of the plain array. */
final class EveryInput {
    /** Stands around the document wherever that is a part of something; nothing of it may show. */
    static final String SECRET = "\"hunter2\":[{}],7e9";

    private static final int MANY_SPLITS = 2_000;

    private EveryInput() {}

    /** What came of reading: a value, or the four things that an exception says. */
    record Outcome(Object value, WireException.Kind kind, String message, String path, long offset) {
        static Outcome of(Supplier<?> reading) {
            try {
                return new Outcome(reading.get(), null, null, null, 0);
            } catch (WireException e) {
                return new Outcome(null, e.kind(), e.getMessage(), e.path(), e.offset());
            }
        }

        boolean sameAs(Outcome other) {
            return kind == other.kind
                    && Objects.equals(message, other.message)
                    && Objects.equals(path, other.path)
                    && offset == other.offset
                    && Equality.same(value, other.value);
        }
    }

    /** Checks that all answers are the same; that answer. */
    static Outcome read(Json json, byte[] document, Class<?> type) {
        Outcome expected = Outcome.of(() -> json.read(document, type));
        whole(json, document, type).forEach((input, reading) -> same(expected, Outcome.of(reading), input, document));
        readText(json, document, type, expected);
        for (int size = 1; size <= 9; size++) {
            int most = size;
            same(expected, Outcome.of(() -> json.read(new Drip(document, most), type)), "parts of " + size, document);
        }
        if (document.length <= MANY_SPLITS) {
            for (int at = 1; at < document.length; at++) {
                int split = at;
                same(
                        expected,
                        Outcome.of(() -> json.read(Split.at(document, split), type)),
                        "split at " + at,
                        document);
            }
        }
        if (expected.message != null) {
            assertThat(expected.message).doesNotContain("hunter2");
        }
        return expected;
    }

    private static Map<String, Supplier<?>> whole(Json json, byte[] document, Class<?> type) {
        byte[] padded = surrounded(document);
        int start = SECRET.length();
        ByteBuffer heap = ByteBuffer.wrap(padded, start, document.length);
        ByteBuffer direct = ByteBuffer.allocateDirect(padded.length).put(padded).position(start);
        direct.limit(start + document.length);
        Map<String, Supplier<?>> readings = new LinkedHashMap<>();
        readings.put("part of an array", () -> json.read(padded, start, document.length, type));
        readings.put("heap buffer", () -> json.read(heap, type));
        readings.put("slice", () -> json.read(heap.slice(), type));
        readings.put("read-only buffer", () -> json.read(heap.asReadOnlyBuffer(), type));
        readings.put("direct buffer", () -> json.read(direct, type));
        readings.put("stream", () -> json.read(new ByteArrayInputStream(document), type));
        return readings;
    }

    /** If it is well-formed: as text, which is the same but for a byte order mark, in text a character like others. */
    private static void readText(Json json, byte[] document, Class<?> type, Outcome ofBytes) {
        String text = new String(document, UTF_8);
        if (!Arrays.equals(text.getBytes(UTF_8), document)) {
            return;
        }
        Outcome expected = ofBytes;
        if (text.startsWith("\uFEFF")) {
            expected = Outcome.of(() -> json.read(text, type));
            assertThat(expected.kind).as("with a mark: " + text).isNotNull();
        }
        same(expected, Outcome.of(() -> json.read(text, type)), "string", document);
        same(expected, Outcome.of(() -> json.read(new StringReader(text), type)), "reader", document);
        same(expected, Outcome.of(() -> json.read(slowly(document), type)), "slow reader", document);
    }

    private static Reader slowly(byte[] document) {
        return new InputStreamReader(new Drip(document, 1), UTF_8);
    }

    private static byte[] surrounded(byte[] document) {
        String padded = SECRET + new String(document, ISO_8859_1) + SECRET;
        return padded.getBytes(ISO_8859_1);
    }

    private static void same(Outcome expected, Outcome actual, String input, byte[] document) {
        assertThat(actual.sameAs(expected))
                .as(() ->
                        input + " of " + Agreement.describe(document) + ": expected " + expected + " but was " + actual)
                .isTrue();
    }
}
