package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude.Include;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.CodecOptions.Enums;
import dev.wirespeed.runtime.CodecOptions.Naming;
import dev.wirespeed.runtime.CodecOptions.Order;
import dev.wirespeed.runtime.Dialect;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** The mappers of options do what those say. */
class DefaultMappersTest {
    private static final CodecOptions OPTIONS = CodecOptions.JACKSON3.order(Order.DECLARED);

    enum Size {
        SMALL;

        @Override
        public String toString() {
            return "small";
        }
    }

    static final class Shirt {
        public int zipCode = 1;
        public Size ofBody = Size.SMALL;
        public @Nullable String ofNobody = null;
        public String ofMind = "";
        public int weight = 0;
    }

    static Stream<Arguments> options() {
        String enums = OPTIONS.enums() == Enums.NAME ? "SMALL" : "small";
        String camel = "{\"zipCode\":1,\"ofBody\":\"" + enums + "\",\"ofNobody\":null,\"ofMind\":\"\",\"weight\":0}";
        return Stream.of(
                Arguments.of(OPTIONS, camel),
                Arguments.of(
                        OPTIONS.naming(Naming.SNAKE_CASE),
                        renamed(camel, "zip_code", "of_body", "of_nobody", "of_mind", "weight")),
                Arguments.of(
                        OPTIONS.naming(Naming.KEBAB_CASE),
                        renamed(camel, "zip-code", "of-body", "of-nobody", "of-mind", "weight")),
                Arguments.of(
                        OPTIONS.naming(Naming.LOWER_DOT_CASE),
                        renamed(camel, "zip.code", "of.body", "of.nobody", "of.mind", "weight")),
                Arguments.of(
                        OPTIONS.naming(Naming.LOWER_CASE),
                        renamed(camel, "zipcode", "ofbody", "ofnobody", "ofmind", "weight")),
                Arguments.of(
                        OPTIONS.naming(Naming.UPPER_CAMEL_CASE),
                        renamed(camel, "ZipCode", "OfBody", "OfNobody", "OfMind", "Weight")),
                Arguments.of(
                        OPTIONS.naming(Naming.UPPER_SNAKE_CASE),
                        renamed(camel, "ZIP_CODE", "OF_BODY", "OF_NOBODY", "OF_MIND", "WEIGHT")),
                Arguments.of(OPTIONS.inclusion(Include.NON_NULL), camel.replace("\"ofNobody\":null,", "")),
                Arguments.of(
                        OPTIONS.inclusion(Include.NON_EMPTY), camel.replace("\"ofNobody\":null,\"ofMind\":\"\",", "")),
                Arguments.of(
                        OPTIONS.inclusion(Include.NON_DEFAULT),
                        camel.replace("\"ofNobody\":null,\"ofMind\":\"\",", "").replace(",\"weight\":0", "")),
                Arguments.of(OPTIONS.enums(Enums.NAME), camel.replace(enums, "SMALL")),
                Arguments.of(OPTIONS.enums(Enums.TO_STRING), camel.replace(enums, "small")),
                Arguments.of(
                        OPTIONS.order(Order.ALPHABETIC).inclusion(Include.NON_EMPTY),
                        "{\"ofBody\":\"" + enums + "\",\"weight\":0,\"zipCode\":1}"));
    }

    private static String renamed(String json, String... names) {
        String renamed = json;
        String[] old = {"zipCode", "ofBody", "ofNobody", "ofMind", "weight"};
        for (int i = 0; i < old.length; i++) {
            renamed = renamed.replace('"' + old[i] + '"', '"' + names[i] + '"');
        }
        return renamed;
    }

    @ParameterizedTest
    @MethodSource("options")
    void aMapperDoesWhatOptionsSay(CodecOptions options, String expected) throws Exception {
        JsonMapper mapper = DefaultMappers.mapper(options).build();
        assertThat(mapper.writeValueAsString(new Shirt())).isEqualTo(expected);
    }

    record Point(int b, int a) {}

    @Test
    void theCreatorComesFirstUnlessOrderIsStrict() throws Exception {
        JsonMapper declared = DefaultMappers.mapper(OPTIONS).build();
        assertThat(declared.writeValueAsString(new Point(1, 2))).isEqualTo("{\"b\":1,\"a\":2}");
        JsonMapper strict =
                DefaultMappers.mapper(OPTIONS.order(Order.STRICTLY_ALPHABETIC)).build();
        assertThat(strict.writeValueAsString(new Point(1, 2))).isEqualTo("{\"a\":2,\"b\":1}");
    }

    @Test
    void enumsAreReadAsTheyAreWritten() throws Exception {
        JsonMapper names = DefaultMappers.mapper(OPTIONS.enums(Enums.NAME)).build();
        assertThat(names.readValue("\"SMALL\"", Size.class)).isEqualTo(Size.SMALL);
        JsonMapper texts = DefaultMappers.mapper(OPTIONS.enums(Enums.TO_STRING)).build();
        assertThat(texts.readValue("\"small\"", Size.class)).isEqualTo(Size.SMALL);
    }

    /** So that a default mapper is not told from it by a setting that only looks like another one. */
    @Test
    void theMapperOfTheDefaultHasNoSettings() {
        JsonMapper mapper =
                DefaultMappers.mapper(CodecOptions.of(Dialect.JACKSON3)).build();
        assertThat(Differences.of(mapper.serializationConfig(), CodecOptions.of(Dialect.JACKSON3)))
                .isEmpty();
        assertThat(Differences.of(mapper.deserializationConfig(), CodecOptions.of(Dialect.JACKSON3)))
                .isEmpty();
    }
}
