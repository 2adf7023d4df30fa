package dev.wirespeed.jackson2;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirespeed.jackson2.internal.Difference;
import dev.wirespeed.runtime.CodecOptions;
import java.text.SimpleDateFormat;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What keeps a mapper from using codecs is said by its name. */
class DifferencesTest {
    private final JsonMapper.Builder mapper = DefaultMappers.withoutSettings();

    @Test
    void aFeatureOfWritingHasItsName() {
        mapper.disable(SerializationFeature.FAIL_ON_EMPTY_BEANS);
        assertWritingDiffersBy("SerializationFeature.FAIL_ON_EMPTY_BEANS is off");
    }

    @Test
    void aFeatureOfReadingHasItsName() {
        mapper.enable(DeserializationFeature.USE_LONG_FOR_INTS);
        assertReadingDiffersBy("DeserializationFeature.USE_LONG_FOR_INTS is on");
    }

    @Test
    void anInclusionIsTold() {
        mapper.defaultPropertyInclusion(
                JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS));
        assertWritingDiffersBy("this mapper leaves out nulls (default inclusion NON_NULL)");
    }

    @Test
    void aLocaleIsTold() {
        mapper.defaultLocale(Locale.KOREA);
        assertWritingDiffersBy("its locale is ko_KR");
    }

    @Test
    void aDateFormatIsTold() {
        mapper.defaultDateFormat(new SimpleDateFormat("yyyy", Locale.ROOT));
        assertReadingDiffersBy("it has a date format");
    }

    @Test
    void aVariantOfBase64IsTold() {
        mapper.defaultBase64Variant(Base64Variants.PEM);
        assertReadingDiffersBy("it has a Base64Variant");
    }

    private void assertWritingDiffersBy(String difference) {
        assertThat(Differences.of(mapper.build().getSerializationConfig(), CodecOptions.JACKSON2))
                .extracting(Difference::what)
                .containsExactly(difference);
    }

    private void assertReadingDiffersBy(String difference) {
        assertThat(Differences.of(mapper.build().getDeserializationConfig(), CodecOptions.JACKSON2))
                .extracting(Difference::what)
                .containsExactly(difference);
    }
}
