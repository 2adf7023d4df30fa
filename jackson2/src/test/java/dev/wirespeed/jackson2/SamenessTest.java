package dev.wirespeed.jackson2;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.text.SimpleDateFormat;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;

/** What keeps a mapper from using codecs is said by its name. */
class SamenessTest {
    private final JsonMapper.Builder mapper = Sameness.plainMapper();

    @Test
    void aFeatureOfWritingHasItsName() {
        mapper.enable(SerializationFeature.INDENT_OUTPUT);
        assertWritingDiffersBy("SerializationFeature.INDENT_OUTPUT");
    }

    @Test
    void aFeatureOfReadingHasItsName() {
        mapper.enable(DeserializationFeature.USE_LONG_FOR_INTS);
        assertReadingDiffersBy("DeserializationFeature.USE_LONG_FOR_INTS");
    }

    @Test
    void anInclusionIsTold() {
        mapper.defaultPropertyInclusion(
                JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS));
        assertWritingDiffersBy("an inclusion by default");
    }

    @Test
    void aLocaleIsTold() {
        mapper.defaultLocale(Locale.KOREA);
        assertWritingDiffersBy("a locale");
    }

    @Test
    void aTimeZoneIsTold() {
        mapper.defaultTimeZone(TimeZone.getTimeZone("Asia/Seoul"));
        assertReadingDiffersBy("a time zone");
    }

    @Test
    void aDateFormatIsTold() {
        mapper.defaultDateFormat(new SimpleDateFormat("yyyy", Locale.ROOT));
        assertReadingDiffersBy("a date format");
    }

    @Test
    void aVariantOfBase64IsTold() {
        mapper.defaultBase64Variant(Base64Variants.PEM);
        assertReadingDiffersBy("a Base64Variant");
    }

    private void assertWritingDiffersBy(String difference) {
        assertThat(Sameness.difference(mapper.build().getSerializationConfig())).contains(difference);
    }

    private void assertReadingDiffersBy(String difference) {
        assertThat(Sameness.difference(mapper.build().getDeserializationConfig()))
                .contains(difference);
    }
}
