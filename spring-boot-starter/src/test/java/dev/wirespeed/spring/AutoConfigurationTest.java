package dev.wirespeed.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.spring.report.SerializationEndpoint;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.test.context.assertj.ApplicationContextAssertProvider;
import org.springframework.boot.test.context.runner.ReactiveWebApplicationContextRunner;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.http.MediaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Which beans there are. */
class AutoConfigurationTest {
    private static final String[] OFF = {"wirespeed.meter.enabled=false", "wirespeed.codecs.enabled=false"};

    /** Offers formats and views, of which there are none unless properties say so. */
    private static final List<String> FORMATS = List.of(
            "wirespeedOfferedFormats",
            "wirespeed.fields-dev.wirespeed.spring.format.FieldsProperties",
            "wirespeed.formats-dev.wirespeed.spring.format.FormatsProperties");

    private final WebApplicationContextRunner servlet = new WebApplicationContextRunner()
            .withPropertyValues(
                    "management.endpoints.web.exposure.include=serialization",
                    "wirespeed.meter.thresholds.share=0",
                    "wirespeed.meter.thresholds.time=0",
                    "wirespeed.meter.thresholds.leave-below=0");

    private final ReactiveWebApplicationContextRunner reactive = new ReactiveWebApplicationContextRunner()
            .withConfiguration(OwnAutoConfigurations.with(JacksonAutoConfiguration.class))
            .withPropertyValues("management.endpoints.web.exposure.include=serialization");

    private record User(long id) {}

    @Test
    void anApplicationWithoutAMapperHasTheEndpoint() {
        servlet.withConfiguration(OwnAutoConfigurations.with()).run(AutoConfigurationTest::assertReports);
    }

    @Test
    void anApplicationWithTwoMappersHasTheEndpoint() {
        servlet.withConfiguration(OwnAutoConfigurations.with(JacksonAutoConfiguration.class))
                .withBean("first", JsonMapper.class, JsonMapper::new)
                .withBean("second", JsonMapper.class, JsonMapper::new)
                .run(AutoConfigurationTest::assertReports);
    }

    private static void assertReports(ApplicationContext context) {
        SerializationMeter meter = context.getBean(SerializationMeter.class);
        meter.start(
                        meter.endpoint("GET", "/users"),
                        Direction.WRITE,
                        MediaType.APPLICATION_JSON,
                        new User(1),
                        new Converter(Object.class, true, true))
                .end(false);
        String report = context.getBean(SerializationEndpoint.class).report();
        JsonNode advice = JsonMapper.shared().readTree(report).at("/conversions/0/advice");
        assertThat(advice)
                .singleElement()
                .satisfies(only -> assertThat(only.get("text").asString()).contains("JsonMapper"));
        assertThat(context.getBean(SerializationEndpoint.class).page()).contains("/users");
    }

    @Test
    void nothingIsLeftOfWhatIsOff() {
        servlet.withConfiguration(OwnAutoConfigurations.with(JacksonAutoConfiguration.class))
                .withPropertyValues(OFF)
                .run(context -> assertThat(beans(context))
                        .containsAll(FORMATS)
                        .hasSize(FORMATS.size() + 3)
                        .contains("wirespeedNoModule", "wirespeedFormatConverters", "wirespeedViewAdvice"));
        reactive.withPropertyValues(OFF)
                .run(context -> assertThat(beans(context))
                        .containsAll(FORMATS)
                        .hasSize(FORMATS.size() + 2)
                        .contains("wirespeedNoModule", "wirespeedFormatCodecs"));
    }

    @Test
    void theMeterIsForWebApplications() {
        servlet.withConfiguration(OwnAutoConfigurations.with(JacksonAutoConfiguration.class))
                .run(context -> assertThat(beans(context)).contains("serializationEndpoint", "wirespeedMeterFilter"));
        reactive.run(context -> assertThat(beans(context)).contains("serializationEndpoint", "wirespeedMeteredCodecs"));
    }

    /** The starter's, without its configurations. */
    private static Stream<String> beans(
            ApplicationContextAssertProvider<? extends ConfigurableApplicationContext> context) {
        ConfigurableApplicationContext application = context.getSourceApplicationContext();
        return Stream.of(application.getBeanDefinitionNames()).filter(each -> {
            Class<?> type = application.getType(each);
            boolean own = type != null && type.getName().startsWith("dev.wirespeed.");
            return each.startsWith("wirespeed") || own && !each.startsWith("dev.wirespeed.");
        });
    }
}
