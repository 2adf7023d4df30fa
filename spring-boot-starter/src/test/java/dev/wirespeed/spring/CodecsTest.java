package dev.wirespeed.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Wire;
import dev.wirespeed.jackson.WirespeedJsonFactory;
import dev.wirespeed.jackson.WirespeedModule;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** Codecs are in Spring Boot's mapper unless a property says no, and leave to users what users have. */
class CodecsTest {

    private static final String DOCUMENT = "{\"x\":1,\"y\":2}";

    private final ApplicationContextRunner application = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(JacksonAutoConfiguration.class, CodecsAutoConfiguration.class));

    @Wire
    record Point(int x, int y) {}

    @Test
    void codecsWriteAndRead() {
        application.run(context -> {
            writesAndReads(context.getBean(JsonMapper.class));
            assertThat(context.getBean(JsonFactory.class)).isInstanceOf(WirespeedJsonFactory.class);
            assertThat(context.getBean(WirespeedModule.class).counts().writtenByCodecs())
                    .isEqualTo(1);
            assertThat(context.getBean(WirespeedModule.class).counts().readByCodecs())
                    .isEqualTo(1);
        });
    }

    @Test
    void theyAreThereWhereModulesAreNotLookedFor() {
        application
                .withPropertyValues("spring.jackson.find-and-add-modules=false")
                .run(context -> {
                    writesAndReads(context.getBean(JsonMapper.class));
                    assertThat(context.getBean(WirespeedModule.class).counts().writtenByCodecs())
                            .isEqualTo(1);
                });
    }

    @Test
    void aPropertyTurnsThemOff() {
        application.withPropertyValues("wirespeed.codecs.enabled=false").run(context -> {
            JsonMapper mapper = context.getBean(JsonMapper.class);
            writesAndReads(mapper);
            assertThat(mapper.registeredModules()).noneMatch(WirespeedModule.class::isInstance);
            assertThat(context.getBean(JsonFactory.class)).isNotInstanceOf(WirespeedJsonFactory.class);
            assertThat(context).doesNotHaveBean(WirespeedModule.class);
        });
    }

    @Test
    void aFactoryOfTheUserStays() {
        JsonFactory own = new JsonFactory();
        application.withBean(JsonFactory.class, () -> own).run(context -> {
            assertThat(context.getBean(JsonFactory.class)).isSameAs(own);
            writesAndReads(context.getBean(JsonMapper.class));
            assertThat(context.getBean(WirespeedModule.class).counts().writtenByCodecs())
                    .isEqualTo(1);
        });
    }

    private static void writesAndReads(JsonMapper mapper) {
        assertThat(mapper.writeValueAsString(new Point(1, 2))).isEqualTo(DOCUMENT);
        assertThat(mapper.readValue(DOCUMENT.getBytes(StandardCharsets.UTF_8), Point.class))
                .isEqualTo(new Point(1, 2));
    }
}
