package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.json.JsonMapper;

/** A mapper gets the module because it is there, once, and knows its version. */
class FoundTest {
    private static final Shop.Order ORDER =
            new Shop.Order(1, "x", LocalDate.of(2020, 1, 2), List.of(new Shop.Line("a", 1.5)));

    /** Of another format, as far as it says. */
    private static final class OtherFactory extends JsonFactory {
        private static final long serialVersionUID = 1L;

        @Override
        public String getFormatName() {
            return "XML";
        }
    }

    private static boolean writesByCodec(JsonMapper mapper) throws Exception {
        Shop.byCodec();
        mapper.writeValueAsBytes(ORDER);
        return Shop.byCodec();
    }

    private static JsonMapper.Builder mapper(JsonFactory factory) {
        return JacksonApi.withDefaultModules(JsonMapper.builder(factory));
    }

    @Test
    void isFound() throws Exception {
        assertThat(writesByCodec(mapper(new JsonFactory()).build())).isFalse();
        assertThat(writesByCodec(mapper(new JsonFactory()).findAndAddModules().build()))
                .isTrue();
    }

    @Test
    void isNotFoundByTheMapperThatCodecsLeaveThingsTo() throws Exception {
        assertThat(writesByCodec(DefaultMappers.withoutSettings().build())).isFalse();
    }

    @Test
    void mayBeAddedAgain() throws Exception {
        JsonMapper mapper = mapper(new JsonFactory())
                .findAndAddModules()
                .addModule(new WirespeedModule())
                .addModules(new WirespeedModule(), new WirespeedModule())
                .build();
        assertThat(writesByCodec(mapper)).isTrue();
        byte[] json = mapper.writeValueAsBytes(ORDER);
        assertThat(mapper.writeValueAsBytes(mapper.readValue(json, Shop.Order.class)))
                .isEqualTo(json);
    }

    /** As two class loaders do, or a setting of Jackson 2. */
    @Test
    void mayBeAddedAgainUnderAnotherName() throws Exception {
        JsonMapper mapper = mapper(new JsonFactory())
                .addModule(new WirespeedModule())
                .addModule(new Renamed())
                .build();
        assertThat(writesByCodec(mapper)).isTrue();
    }

    private static final class Renamed extends JacksonModule {
        private final WirespeedModule module = new WirespeedModule();

        @Override
        public String getModuleName() {
            return "renamed";
        }

        @Override
        public tools.jackson.core.Version version() {
            return module.version();
        }

        @Override
        public void setupModule(SetupContext context) {
            module.setupModule(context);
        }
    }

    @Test
    void leavesOtherFormatsAlone() throws Exception {
        assertThat(writesByCodec(mapper(new OtherFactory())
                        .addModule(new WirespeedModule())
                        .build()))
                .isFalse();
    }

    @Test
    void knowsItsVersion() throws Exception {
        Matcher pom = Pattern.compile("<version>(.*)</version>").matcher(Files.readString(Path.of("pom.xml")));
        assertThat(pom.find()).isTrue();
        assertThat(new WirespeedModule().version().toFullString())
                .isEqualTo("dev.wirespeed/"
                        + Path.of("").toAbsolutePath().getFileName().toString().replace("jackson", "wirespeed-jackson")
                        + "/" + pom.group(1));
    }
}
