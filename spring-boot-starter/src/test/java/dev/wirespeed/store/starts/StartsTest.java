package dev.wirespeed.store.starts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A service starts with the starter although the class path lacks what is optional. */
class StartsTest {

    private static final String SERVLET = "spring-webmvc|spring-boot-webmvc|spring-boot-servlet|jakarta.servlet-api"
            + "|tomcat-|spring-boot-tomcat|jetty-|spring-boot-jetty|spring-boot-web-server-servlet";
    private static final String REACTIVE = "spring-webflux|spring-boot-webflux|spring-boot-webclient"
            + "|spring-boot-reactor|reactor-|netty-|reactive-streams";
    private static final String MICROMETER = "micrometer-core|micrometer-registry|micrometer-jakarta9|prometheus-"
            + "|spring-boot-micrometer-metrics|spring-boot-starter-micrometer-metrics|spring-boot-opentelemetry";
    private static final String ACTUATOR = "spring-boot-actuator|spring-boot-health|spring-boot-micrometer-";

    private static final String[] OF_MVC = {
        "wirespeedMeterFilter",
        "wirespeedMeteredHandlers",
        "wirespeedConversionAdvice",
        "wirespeedEmitterConverter",
        "wirespeedFormatConverters"
    };
    private static final String[] OF_WEBFLUX = {
        "wirespeedMeteredCodecs", "wirespeedResponseTimes", "wirespeedKnownAttributes", "wirespeedFormatCodecs"
    };
    private static final String METRICS = "wirespeedMeterMetrics";

    @Test
    void withoutWebFlux() throws Exception {
        assertThat(run(REACTIVE))
                .contains(OF_MVC)
                .contains(METRICS, "serializationEndpoint")
                .doesNotContain(OF_WEBFLUX);
    }

    @Test
    void withoutSpringMvc() throws Exception {
        assertThat(run(SERVLET))
                .contains(OF_WEBFLUX)
                .contains(METRICS, "serializationEndpoint")
                .doesNotContain(OF_MVC);
    }

    @Test
    void withoutMicrometer() throws Exception {
        assertThat(run(REACTIVE + "|" + MICROMETER))
                .contains(OF_MVC)
                .contains("serializationEndpoint")
                .doesNotContain(METRICS);
    }

    @Test
    void withoutTheActuator() throws Exception {
        assertThat(run(SERVLET + "|" + MICROMETER + "|" + ACTUATOR))
                .contains(OF_WEBFLUX)
                .contains("serializationMeter")
                .doesNotContain("serializationEndpoint", METRICS);
    }

    /** The beans of a service with all of the class path but some jars, once it has answered. */
    private static List<String> run(String without) throws Exception {
        Pattern left = Pattern.compile("(" + without + ").*");
        List<URL> places = new ArrayList<>();
        int all = 0;
        for (String each : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path place = Path.of(each);
            all++;
            if (!left.matcher(place.getFileName().toString()).matches()) {
                places.add(place.toUri().toURL());
            }
        }
        assertThat(places).hasSizeLessThan(all);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(places.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            thread.setContextClassLoader(loader);
            String[] arguments = {
                "--server.port=0",
                "--management.endpoints.web.exposure.include=serialization",
                "--management.otlp.metrics.export.enabled=false",
                "--logging.level.root=warn"
            };
            List<?> found = (List<?>) loader.loadClass(Small.class.getName())
                    .getMethod("run", String[].class)
                    .invoke(null, (Object) arguments);
            List<String> texts = found.stream().map(String::valueOf).toList();
            assertThat(texts).contains("{\"users\":1}", "{\"users\":2}");
            String report = texts.get(texts.size() - 1);
            if (texts.contains("serializationEndpoint")) {
                assertThat(report).contains("\"pattern\":\"/users\"", "\"direction\":\"read\"");
            }
            return texts;
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
