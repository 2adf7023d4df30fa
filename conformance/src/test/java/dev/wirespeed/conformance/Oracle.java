package dev.wirespeed.conformance;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import java.io.InputStream;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Asks Jackson and Wirespeed the same question; a refusal is an answer, any other exception is not. */
final class Oracle {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();

    private Oracle() {}

    /** A value, or the exception that says why there is none. */
    record Answer(Object value, RuntimeException refusal) {
        boolean refused() {
            return refusal != null;
        }
    }

    static Answer jacksonReads(byte[] document, Class<?> type) {
        return jackson(() -> JACKSON.readValue(document, type));
    }

    static Answer jacksonReads(String document, Class<?> type) {
        return jackson(() -> JACKSON.readValue(document, type));
    }

    static Answer jacksonWrites(Object value) {
        return jackson(() -> JACKSON.writeValueAsBytes(value));
    }

    static Answer jacksonWritesText(Object value) {
        return jackson(() -> JACKSON.writeValueAsString(value));
    }

    static Answer wirespeedReads(byte[] document, Class<?> type) {
        return wirespeed(() -> Json.standard().read(document, type));
    }

    static Answer wirespeedReads(String document, Class<?> type) {
        return wirespeed(() -> Json.standard().read(document, type));
    }

    static Answer wirespeedReads(InputStream document, Class<?> type) {
        return wirespeed(() -> Json.standard().read(document, type));
    }

    static Answer wirespeedWrites(Object value) {
        return wirespeed(() -> Json.standard().write(value));
    }

    static Answer wirespeedWritesText(Object value) {
        return wirespeed(() -> Json.standard().writeText(value));
    }

    /** Exponents past an int make Jackson fail with a plain NumberFormatException, which counts as a refusal, too. */
    private static Answer jackson(Supplier<?> question) {
        try {
            return new Answer(question.get(), null);
        } catch (JacksonException | NumberFormatException e) {
            return new Answer(null, e);
        }
    }

    private static Answer wirespeed(Supplier<?> question) {
        try {
            return new Answer(question.get(), null);
        } catch (WireException e) {
            return new Answer(null, e);
        }
    }
}
