package dev.wirespeed.mappers;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.EnumFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Every feature of Jackson 2, the other way round than by default. */
final class Features2 {
    private Features2() {}

    static Stream<String> turned() {
        return Stream.of(
                        turned(SerializationFeature.values(), SerializationFeature::enabledByDefault),
                        turned(DeserializationFeature.values(), DeserializationFeature::enabledByDefault),
                        turned(MapperFeature.values(), MapperFeature::enabledByDefault),
                        turned(EnumFeature.values(), EnumFeature::enabledByDefault),
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
