package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirespeed.jackson.internal.Difference;
import dev.wirespeed.runtime.CodecOptions;
import java.text.SimpleDateFormat;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.Base64Variants;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;

/** What keeps a mapper from using codecs is said by its name. */
class DifferencesTest {
    static Stream<Arguments> differencesInWriting() {
        return Stream.of(
                told(
                        "SerializationFeature.FAIL_ON_EMPTY_BEANS is on",
                        to -> to.enable(SerializationFeature.FAIL_ON_EMPTY_BEANS)),
                told(
                        "StreamWriteFeature.STRICT_DUPLICATE_DETECTION is on",
                        to -> to.enable(StreamWriteFeature.STRICT_DUPLICATE_DETECTION)),
                told(
                        "JsonWriteFeature.ESCAPE_FORWARD_SLASHES is on",
                        to -> to.enable(JsonWriteFeature.ESCAPE_FORWARD_SLASHES)),
                told(
                        "this mapper leaves out nulls (default inclusion NON_NULL)",
                        to -> to.changeDefaultPropertyInclusion(
                                value -> value.withValueInclusion(JsonInclude.Include.NON_NULL))),
                told("its locale is ko_KR", to -> to.defaultLocale(Locale.KOREA)));
    }

    static Stream<Arguments> differencesInReading() {
        return Stream.of(
                told(
                        "DeserializationFeature.USE_LONG_FOR_INTS is on",
                        to -> to.enable(DeserializationFeature.USE_LONG_FOR_INTS)),
                told(
                        "MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES is on",
                        to -> to.enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)),
                told(
                        "EnumFeature.READ_ENUMS_USING_TO_STRING is off",
                        to -> to.disable(EnumFeature.READ_ENUMS_USING_TO_STRING)),
                told("it has a date format", to -> to.defaultDateFormat(new SimpleDateFormat("yyyy", Locale.ROOT))),
                told("it has a Base64Variant", to -> to.defaultBase64Variant(Base64Variants.PEM)));
    }

    private static Arguments told(String difference, UnaryOperator<JsonMapper.Builder> settings) {
        return Arguments.of(difference, settings);
    }

    @ParameterizedTest
    @MethodSource("differencesInWriting")
    void aDifferenceInWritingHasItsName(String difference, UnaryOperator<JsonMapper.Builder> settings) {
        JsonMapper mapper = settings.apply(JsonMapper.builder()).build();
        assertThat(Differences.of(mapper.serializationConfig(), CodecOptions.JACKSON3))
                .extracting(Difference::what)
                .containsExactly(difference);
    }

    @ParameterizedTest
    @MethodSource("differencesInReading")
    void aDifferenceInReadingHasItsName(String difference, UnaryOperator<JsonMapper.Builder> settings) {
        JsonMapper mapper = settings.apply(JsonMapper.builder()).build();
        assertThat(Differences.of(mapper.deserializationConfig(), CodecOptions.JACKSON3))
                .extracting(Difference::what)
                .containsExactly(difference);
    }

    @Test
    void aDefaultMapperHasNone() {
        JsonMapper mapper = JsonMapper.builder().build();
        assertThat(Differences.of(mapper.serializationConfig(), CodecOptions.JACKSON3))
                .isEmpty();
        assertThat(Differences.of(mapper.deserializationConfig(), CodecOptions.JACKSON3))
                .isEmpty();
    }
}
