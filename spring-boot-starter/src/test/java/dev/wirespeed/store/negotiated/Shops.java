package dev.wirespeed.store.negotiated;

import java.util.EnumMap;
import java.util.Map;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;

/** The shop with everything on, started once for all tests; the JVM's end stops it. */
final class Shops {
    /** Properties that it has without the starter, too. */
    static final String[] PLAIN = {
        "server.port=0", "management.otlp.metrics.export.enabled=false", "spring.web.error.include-message=always"
    };

    private static final Map<WebApplicationType, ConfigurableApplicationContext> STARTED =
            new EnumMap<>(WebApplicationType.class);

    private Shops() {}

    static synchronized ConfigurableApplicationContext of(WebApplicationType type) {
        return STARTED.computeIfAbsent(
                type,
                each -> new SpringApplicationBuilder(Shop.class)
                        .web(each)
                        .properties(PLAIN)
                        .run(
                                "--management.endpoints.web.exposure.include=*",
                                "--wirespeed.formats.positional-json=true",
                                "--wirespeed.fields.enabled=true",
                                "--wirespeed.meter.sampling.interval=0s",
                                "--wirespeed.meter.thresholds.share=0",
                                "--wirespeed.meter.thresholds.time=0",
                                "--wirespeed.meter.thresholds.leave-below=0",
                                "--wirespeed.meter.thresholds.large-body=0B"));
    }

    static int port(WebApplicationType type) {
        return ((WebServerApplicationContext) of(type)).getWebServer().getPort();
    }
}
