package dev.wirespeed.conformance;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import java.io.InputStream;

/** Asks a default mapper and a standard {@code Json} the same question. */
final class Oracle {
    static final Mapper JACKSON3 =
            new Mapper.Jackson3(tools.jackson.databind.json.JsonMapper.builder().build());

    /** With the modules for what Jackson 3 knows by itself. */
    static final Mapper JACKSON2 = new Mapper.Jackson2(JsonMapper.builder()
            .addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule())
            .build());

    /** Whether the fixtures are compiled for that dialect. */
    static final boolean IS_JACKSON2 = "jackson2".equals(System.getProperty("wirespeed.dialect"));

    static final Mapper JACKSON = IS_JACKSON2 ? JACKSON2 : JACKSON3;

    /** That one, set to write over several lines. */
    static final Mapper PRETTY_JACKSON = JACKSON.pretty();

    private Oracle() {}

    /** A value, or the exception that says why there is none. */
    record Answer(Object value, RuntimeException refusal) {
        boolean refused() {
            return refusal != null;
        }
    }

    static Answer jacksonReads(byte[] document, Class<?> type) {
        return Sides.STANDARD.jacksonReads(document, type);
    }

    static Answer jacksonReads(String document, Class<?> type) {
        return Sides.STANDARD.jacksonReads(document, type);
    }

    static Answer jacksonWrites(Object value) {
        return Sides.STANDARD.jacksonWrites(value);
    }

    static Answer jacksonWritesText(Object value) {
        return Sides.STANDARD.jacksonWritesText(value);
    }

    static Answer wirespeedReads(byte[] document, Class<?> type) {
        return Sides.STANDARD.wirespeedReads(document, type);
    }

    static Answer wirespeedReads(String document, Class<?> type) {
        return Sides.STANDARD.wirespeedReads(document, type);
    }

    static Answer wirespeedReads(InputStream document, Class<?> type) {
        return Sides.STANDARD.wirespeedReads(document, type);
    }

    static Answer wirespeedWrites(Object value) {
        return Sides.STANDARD.wirespeedWrites(value);
    }

    static Answer wirespeedWritesText(Object value) {
        return Sides.STANDARD.wirespeedWritesText(value);
    }
}
