package dev.wirespeed.spring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;

/** A meter that nobody can look at says how that is mended. */
class MeterNoticeTest {
    private static final String EXPOSE = "set management.endpoints.web.exposure.include=health,serialization;"
            + " or turn the meter off by wirespeed.meter.enabled=false";

    private final WebApplicationContextRunner application = new WebApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(
                    JacksonAutoConfiguration.class,
                    CodecsAutoConfiguration.class,
                    MeterAutoConfiguration.class,
                    SerializationEndpointAutoConfiguration.class));

    @Test
    void anEndpointHasToBeExposed() {
        application.run(context -> assertThat(context.getBean(MeterNotice.class).advice())
                .hasValue("The meter is on, but its page is not exposed: " + EXPOSE));
    }

    @Test
    void withoutTheActuatorThereIsNone() {
        application
                .withClassLoader(new FilteredClassLoader(Endpoint.class.getPackageName()))
                .run(context -> assertThat(context.getBean(MeterNotice.class).advice())
                        .hasValue("The meter is on, but its page is not exposed: add"
                                + " org.springframework.boot:spring-boot-starter-actuator, and " + EXPOSE));
    }

    @Test
    void anExposedOneNeedsNothing() {
        application
                .withPropertyValues("management.endpoints.web.exposure.include=serialization")
                .run(context ->
                        assertThat(context.getBean(MeterNotice.class).advice()).isEmpty());
    }
}
