package dev.wirespeed.conformance;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.wirespeed.runtime.Dialect;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** Asks a default mapper and a standard {@code Json} the same question. */
final class Oracle {
    static final Mapper JACKSON3 =
            new Mapper.Jackson3(tools.jackson.databind.json.JsonMapper.builder().build());

    /** With the modules for what Jackson 3 knows by itself. */
    static final Mapper JACKSON2 = new Mapper.Jackson2(jackson2().build());

    /** With the settings of Spring's {@code Jackson2ObjectMapperBuilder}, and those that Spring Boot 3 has besides. */
    static final Mapper SPRING_BOOT_3 = new Mapper.Jackson2(jackson2()
            .disable(MapperFeature.DEFAULT_VIEW_INCLUSION)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS, SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .build());

    /** What the fixtures are compiled for. */
    static final Dialect DIALECT = Stream.of(Dialect.values())
            .filter(dialect -> dialect.option().equals(System.getProperty("wirespeed.dialect", "jackson3")))
            .findFirst()
            .orElseThrow();

    /** Whether that is a dialect of Jackson 2. */
    static final boolean IS_JACKSON2 = DIALECT.ofJackson() == Dialect.JACKSON2;

    static final Mapper JACKSON = switch (DIALECT) {
        case JACKSON3 -> JACKSON3;
        case JACKSON2 -> JACKSON2;
        case SPRING_BOOT_3 -> SPRING_BOOT_3;
    };

    /** That one, set to write over several lines. */
    static final Mapper PRETTY_JACKSON = JACKSON.pretty();

    private Oracle() {}

    /** Without further settings. */
    static JsonMapper.Builder jackson2() {
        return JsonMapper.builder().addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule());
    }

    /** A value, or the exception that says why there is none. */
    record Answer(Object value, RuntimeException refusal) {
        boolean refused() {
            return refusal != null;
        }

        /** The document that was written. */
        String json() {
            return value instanceof byte[] bytes ? new String(bytes, StandardCharsets.UTF_8) : (String) value;
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
