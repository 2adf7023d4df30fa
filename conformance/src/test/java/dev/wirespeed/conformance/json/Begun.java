package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.runtime.Settings;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Reads documents of which the buffer of a parser has no more than the beginning; behind that is what was there before. */
final class Begun {
    private static final byte[] STALE = "9,9,9,9,9,9,9,9,9,9,".getBytes(StandardCharsets.US_ASCII);

    /** Each with one instance for all documents, as in an application. */
    private static final ClassValue<JsonCodec<?>> CODECS = new ClassValue<>() {
        @Override
        protected JsonCodec<?> computeValue(Class<?> type) {
            return JsonEngine.forMappers().generatedCodec(type);
        }
    };

    private Begun() {}

    /** As {@link #difference(byte[], int, Class)}, with as much of the beginning as a document of the same bytes always has. */
    static Optional<String> difference(byte[] document, Class<?> type) {
        int length = Math.max(1, document.length);
        return difference(document, 1 + Math.floorMod(Arrays.hashCode(document), length), type);
    }

    /** What is read otherwise from such a buffer than from one that has all of the document; empty if nothing, or there is no codec. */
    static Optional<String> difference(byte[] document, int known, Class<?> type) {
        JsonCodec<?> codec = CODECS.get(type);
        if (codec == null || document.length == 0 || document[0] != '{' && document[0] != '[') {
            return Optional.empty();
        }
        Settings settings = Settings.of(codec.options().dialect());
        Answer whole = Answer.of(() -> JsonEngine.forMappers()
                .inPlace(document, 0, document.length, 0, settings)
                .read(codec));
        byte[] buffer = Arrays.copyOf(document, known + STALE.length);
        System.arraycopy(STALE, 0, buffer, known, STALE.length);
        Drip rest = new Drip(Arrays.copyOfRange(document, known, document.length), known);
        Answer begun = Answer.of(() -> JsonEngine.forMappers()
                .inPlace(buffer, 0, known, rest, 0, settings)
                .read(codec));
        return begun.sameAs(whole)
                ? Optional.empty()
                : Optional.of(known + " bytes of " + Agreement.describe(document) + " as " + type + " in a buffer: "
                        + begun + ", but as a whole " + whole);
    }
}
