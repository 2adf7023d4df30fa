package dev.wirespeed.conformance;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import java.io.InputStream;
import java.util.function.Supplier;

/** Asks Jackson and Wirespeed the same question; a refusal is an answer, any other exception is not. */
final class Oracle {
    static final Mapper JACKSON3 =
            new Mapper.Jackson3(tools.jackson.databind.json.JsonMapper.builder().build());

    /** With the modules for what Jackson 3 knows by itself. */
    static final Mapper JACKSON2 = new Mapper.Jackson2(JsonMapper.builder()
            .addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule())
            .build());

    /** Whether the fixtures are compiled for that dialect. */
    static final boolean IS_JACKSON2 = "jackson2".equals(System.getProperty("wirespeed.dialect"));

    private static final Mapper JACKSON = IS_JACKSON2 ? JACKSON2 : JACKSON3;

    private Oracle() {}

    /** A value, or the exception that says why there is none. */
    record Answer(Object value, RuntimeException refusal) {
        boolean refused() {
            return refusal != null;
        }
    }

    static Answer jacksonReads(byte[] document, Class<?> type) {
        return jackson(() -> JACKSON.read(document, type));
    }

    static Answer jacksonReads(String document, Class<?> type) {
        return jackson(() -> JACKSON.read(document, type));
    }

    static Answer jacksonWrites(Object value) {
        return jackson(() -> JACKSON.write(value));
    }

    static Answer jacksonWritesText(Object value) {
        return jackson(() -> JACKSON.writeText(value));
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
    private static Answer jackson(Mapper.Question question) {
        try {
            return new Answer(question.ask(), null);
        } catch (Mapper.Refusal | NumberFormatException e) {
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
