package dev.wirespeed.mappers;

import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;

/** Every feature of Jackson 3, the other way round than by default. */
final class Features3 {
    private Features3() {}

    static Stream<String> turned() {
        return Stream.of(
                        turned(SerializationFeature.values(), SerializationFeature::enabledByDefault),
                        turned(DeserializationFeature.values(), DeserializationFeature::enabledByDefault),
                        turned(MapperFeature.values(), MapperFeature::enabledByDefault),
                        turned(EnumFeature.values(), EnumFeature::enabledByDefault),
                        turned(DateTimeFeature.values(), DateTimeFeature::enabledByDefault),
                        turned(JsonNodeFeature.values(), JsonNodeFeature::enabledByDefault),
                        turned(StreamReadFeature.values(), StreamReadFeature::enabledByDefault),
                        turned(StreamWriteFeature.values(), StreamWriteFeature::enabledByDefault),
                        turned(JsonReadFeature.values(), JsonReadFeature::enabledByDefault),
                        turned(JsonWriteFeature.values(), JsonWriteFeature::enabledByDefault))
                .flatMap(Function.identity());
    }

    private static <F extends Enum<F>> Stream<String> turned(F[] features, Predicate<F> enabled) {
        return Arrays.stream(features)
                .map(feature -> feature.getDeclaringClass().getSimpleName() + "." + feature.name() + "="
                        + !enabled.test(feature));
    }
}
