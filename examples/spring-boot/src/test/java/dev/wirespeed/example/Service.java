package dev.wirespeed.example;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.stream.Stream;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;

/** The application, on a port that is free. */
record Service(ConfigurableApplicationContext application, HttpClient client) implements AutoCloseable {
    static Service start(boolean codecs) {
        return new Service(run(codecs, "servlet"), HttpClient.newHttpClient());
    }

    /** All of it but the server. */
    static ConfigurableApplicationContext withoutWeb(boolean codecs, String... further) {
        return run(codecs, "none", further);
    }

    private static ConfigurableApplicationContext run(boolean codecs, String type, String... further) {
        Stream<String> usual = Stream.of(
                "--spring.main.web-application-type=" + type,
                "--server.port=0",
                "--server.address=127.0.0.1",
                "--spring.main.banner-mode=off",
                "--logging.level.root=error",
                "--spring.datasource.url=jdbc:h2:mem:" + (codecs ? "with" : "without"),
                codecs ? "--" : Boot.WITHOUT_CODECS);
        return SpringApplication.run(
                Application.class, Stream.concat(Stream.of(further), usual).toArray(String[]::new));
    }

    String answer(Request request) throws IOException, InterruptedException {
        return request.answer(client, application.getEnvironment().getRequiredProperty("local.server.port"));
    }

    @Override
    public void close() {
        application.close();
    }
}
