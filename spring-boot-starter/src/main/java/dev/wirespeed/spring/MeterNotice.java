package dev.wirespeed.spring;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ApplicationListener;
import org.springframework.util.ClassUtils;

/** Says once, when the service is ready, how to see a meter whose page is not exposed. */
final class MeterNotice implements ApplicationListener<ApplicationReadyEvent> {
    private static final Logger LOG = System.getLogger("dev.wirespeed.meter");
    private static final String ACTUATOR = "org.springframework.boot.actuate.endpoint.annotation.Endpoint";

    private final ApplicationContext application;

    MeterNotice(ApplicationContext application) {
        this.application = application;
    }

    @Override
    public void onApplicationEvent(ApplicationReadyEvent event) {
        if (event.getApplicationContext().equals(application)) {
            advice().ifPresent(advice -> LOG.log(Level.INFO, advice));
        }
    }

    /** What is missing for the page; empty if it is exposed. */
    Optional<String> advice() {
        if (application.containsBean(SerializationEndpointAutoConfiguration.ENDPOINT)) {
            return Optional.empty();
        }
        String dependency = ClassUtils.isPresent(ACTUATOR, application.getClassLoader())
                ? ""
                : "add org.springframework.boot:spring-boot-starter-actuator, and ";
        return Optional.of("The meter is on, but its page is not exposed: " + dependency
                + "set management.endpoints.web.exposure.include=health,serialization;"
                + " or turn the meter off by wirespeed.meter.enabled=false");
    }
}
