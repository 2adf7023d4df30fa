package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirespeed.runtime.CodecOptions;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.PropertyNamingStrategy;
import tools.jackson.databind.json.JsonMapper;

/**
 * Mappers that behave like codecs with some options.
 *
 * @param mapper one such mapper
 * @param another a second one, which tells what such mappers share from what each has of its own
 */
record DefaultMappers(JsonMapper mapper, JsonMapper another) {
    private static final Map<CodecOptions, DefaultMappers> KNOWN = new ConcurrentHashMap<>();

    /** The mappers for some options, made once. */
    static DefaultMappers of(CodecOptions options) {
        return KNOWN.computeIfAbsent(
                options,
                each -> new DefaultMappers(mapper(each).build(), mapper(each).build()));
    }

    /** A mapper with only the settings of the options, and none of this JVM. */
    static JsonMapper.Builder mapper(CodecOptions options) {
        CodecOptions usual = CodecOptions.of(options.dialect());
        JsonMapper.Builder mapper = JacksonApi.withDialect(withoutSettings(), options.dialect());
        if (options.naming() != usual.naming()) {
            mapper.propertyNamingStrategy(strategy(options.naming()));
        }
        if (options.inclusion() != usual.inclusion() || options.contents() != usual.contents()) {
            JacksonApi.withInclusion(mapper, JsonInclude.Value.construct(options.inclusion(), options.contents()));
        }
        if (options.order() != usual.order()) {
            mapper.configure(
                            MapperFeature.SORT_PROPERTIES_ALPHABETICALLY,
                            options.order() != CodecOptions.Order.DECLARED)
                    .configure(
                            MapperFeature.SORT_CREATOR_PROPERTIES_FIRST,
                            options.order() != CodecOptions.Order.STRICTLY_ALPHABETIC);
        }
        if (options.enums() != usual.enums()) {
            JacksonApi.withEnums(mapper, options.enums() == CodecOptions.Enums.TO_STRING);
        }
        if (options.isPositional()) {
            mapper.addModule(new Positional.Module());
        }
        return mapper;
    }

    /** A mapper without settings, and none of this JVM. */
    static JsonMapper.Builder withoutSettings() {
        JsonFactory factory = JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder().build())
                .streamWriteConstraints(StreamWriteConstraints.builder().build())
                .build();
        return JacksonApi.withDefaultModules(JsonMapper.builder(factory));
    }

    /** The strategy for names; null if names stay as they are. */
    private static @Nullable PropertyNamingStrategy strategy(CodecOptions.Naming naming) {
        return switch (naming) {
            case LOWER_CAMEL_CASE -> null;
            case UPPER_CAMEL_CASE -> PropertyNamingStrategies.UPPER_CAMEL_CASE;
            case SNAKE_CASE -> PropertyNamingStrategies.SNAKE_CASE;
            case UPPER_SNAKE_CASE -> PropertyNamingStrategies.UPPER_SNAKE_CASE;
            case LOWER_CASE -> PropertyNamingStrategies.LOWER_CASE;
            case KEBAB_CASE -> PropertyNamingStrategies.KEBAB_CASE;
            case LOWER_DOT_CASE -> PropertyNamingStrategies.LOWER_DOT_CASE;
        };
    }
}
