package dev.wirespeed.example;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
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

    /** All that an answer tells but for the time. */
    String answer(Request request) throws IOException, InterruptedException {
        String port = application.getEnvironment().getProperty("local.server.port");
        HttpRequest.Builder sent = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + request.path()))
                .header("Content-Type", "application/json")
                .method(request.method(), HttpRequest.BodyPublishers.ofString(request.body()));
        HttpResponse<byte[]> answer = client.send(sent.build(), HttpResponse.BodyHandlers.ofByteArray());
        return Stream.of(
                        answer.statusCode(),
                        answer.headers().firstValue("Content-Type").orElse(""),
                        new String(answer.body(), StandardCharsets.UTF_8))
                .map(String::valueOf)
                .reduce("", (left, right) -> left + " " + right)
                .replaceAll("\"timestamp\":\"[^\"]*\"", "");
    }

    @Override
    public void close() {
        application.close();
    }
}
