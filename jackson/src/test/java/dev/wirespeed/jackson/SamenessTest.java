package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.text.SimpleDateFormat;
import java.util.Locale;
import java.util.TimeZone;
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
class SamenessTest {
    static Stream<Arguments> differencesInWriting() {
        return Stream.of(
                told("SerializationFeature.INDENT_OUTPUT", to -> to.enable(SerializationFeature.INDENT_OUTPUT)),
                told(
                        "StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN",
                        to -> to.enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)),
                told("JsonWriteFeature.ESCAPE_NON_ASCII", to -> to.enable(JsonWriteFeature.ESCAPE_NON_ASCII)),
                told(
                        "an inclusion by default",
                        to -> to.changeDefaultPropertyInclusion(
                                value -> value.withValueInclusion(JsonInclude.Include.NON_NULL))),
                told("a locale", to -> to.defaultLocale(Locale.KOREA)));
    }

    static Stream<Arguments> differencesInReading() {
        return Stream.of(
                told(
                        "DeserializationFeature.USE_LONG_FOR_INTS",
                        to -> to.enable(DeserializationFeature.USE_LONG_FOR_INTS)),
                told(
                        "MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES",
                        to -> to.enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)),
                told(
                        "EnumFeature.READ_ENUMS_USING_TO_STRING",
                        to -> to.disable(EnumFeature.READ_ENUMS_USING_TO_STRING)),
                told("a time zone", to -> to.defaultTimeZone(TimeZone.getTimeZone("Asia/Seoul"))),
                told("a date format", to -> to.defaultDateFormat(new SimpleDateFormat("yyyy", Locale.ROOT))),
                told("a Base64Variant", to -> to.defaultBase64Variant(Base64Variants.PEM)));
    }

    private static Arguments told(String difference, UnaryOperator<JsonMapper.Builder> settings) {
        return Arguments.of(difference, settings);
    }

    @ParameterizedTest
    @MethodSource("differencesInWriting")
    void aDifferenceInWritingHasItsName(String difference, UnaryOperator<JsonMapper.Builder> settings) {
        JsonMapper mapper = settings.apply(JsonMapper.builder()).build();
        assertThat(Sameness.difference(mapper.serializationConfig())).contains(difference);
    }

    @ParameterizedTest
    @MethodSource("differencesInReading")
    void aDifferenceInReadingHasItsName(String difference, UnaryOperator<JsonMapper.Builder> settings) {
        JsonMapper mapper = settings.apply(JsonMapper.builder()).build();
        assertThat(Sameness.difference(mapper.deserializationConfig())).contains(difference);
    }

    @Test
    void aDefaultMapperHasNone() {
        JsonMapper mapper = JsonMapper.builder().build();
        assertThat(Sameness.difference(mapper.serializationConfig())).isEmpty();
        assertThat(Sameness.difference(mapper.deserializationConfig())).isEmpty();
    }
}
