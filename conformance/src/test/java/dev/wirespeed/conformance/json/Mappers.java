package dev.wirespeed.conformance.json;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.wirespeed.runtime.Dialect;
import java.util.stream.Stream;

/** Default mappers, and the one that the fixtures are held to. */
final class Mappers {
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

    /** One that writes properties in the order of the source, as others do. */
    static final Mapper AS_DECLARED = IS_JACKSON2
            ? JACKSON
            : new Mapper.Jackson3(tools.jackson.databind.json.JsonMapper.builder()
                    .disable(tools.jackson.databind.MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                    .build());

    /** The one that the fixtures are held to, set to write over several lines. */
    static final Mapper PRETTY_JACKSON = JACKSON.pretty();

    private Mappers() {}

    /** Without further settings. */
    static JsonMapper.Builder jackson2() {
        return JsonMapper.builder().addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule());
    }
}
