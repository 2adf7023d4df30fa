package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.contract.EveryInput;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.util.Arrays;

/** Reads a document from every kind of input, text among them, and holds all answers to that of the plain array. */
final class EveryText {
    private EveryText() {}

    /** Checks that all answers are the same; that answer. */
    static Answer read(Json json, byte[] document, Class<?> type) {
        Answer expected = EveryInput.read(json, document, type);
        String text = new String(document, UTF_8);
        if (Arrays.equals(text.getBytes(UTF_8), document)) {
            readText(json, document, type, text.startsWith("\uFEFF") ? refusedMark(json, text, type) : expected);
        }
        return expected;
    }

    /** A byte order mark is a character like others in text. */
    private static Answer refusedMark(Json json, String text, Class<?> type) {
        Answer refusal = Answer.of(() -> json.read(text, type));
        assertThat(refusal.refused()).as("with a mark: " + text).isTrue();
        return refusal;
    }

    private static void readText(Json json, byte[] document, Class<?> type, Answer expected) {
        String text = new String(document, UTF_8);
        EveryInput.same(expected, () -> json.read(text, type), "string", document);
        EveryInput.same(expected, () -> json.read(new StringReader(text), type), "reader", document);
        EveryInput.same(
                expected,
                () -> json.read(new InputStreamReader(new Drip(document, 1), UTF_8), type),
                "slow reader",
                document);
    }
}
