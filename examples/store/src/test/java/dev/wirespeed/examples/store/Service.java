package dev.wirespeed.examples.store;

import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.WebServer;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;

/** The application with a few users, on any free port, with a database of its own. */
final class Service implements AutoCloseable {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final int MOST_WAITS = 1_000;

    private final ConfigurableApplicationContext application;
    private final int port;

    Service(String... properties) {
        this("jdbc:h2:mem:" + UUID.randomUUID(), properties);
    }

    private Service(String database, String... properties) {
        Stream<String> own = Stream.of("server.port=0", "store.users=4", "spring.datasource.url=" + database);
        application = new SpringApplicationBuilder(Store.class)
                .run(Stream.concat(own, Stream.of(properties)).map("--"::concat).toArray(String[]::new));
        port = server().getPort();
    }

    /** With a PostgreSQL, by the profile that users have for it. */
    static Service onPostgres(String url, String... properties) {
        return new Service(
                url,
                Stream.concat(Stream.of("spring.profiles.active=postgres"), Stream.of(properties))
                        .toArray(String[]::new));
    }

    WebServer server() {
        return Objects.requireNonNull(((WebServerApplicationContext) application).getWebServer());
    }

    <T> T bean(Class<T> type) {
        return application.getBean(type);
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(request(path).build());
    }

    HttpResponse<String> get(String path, String mediaType) throws IOException, InterruptedException {
        return send(request(path).header("Accept", mediaType).build());
    }

    HttpResponse<String> post(String path, String json) throws IOException, InterruptedException {
        return post(path, "application/json", json);
    }

    HttpResponse<String> post(String path, String mediaType, String json) throws IOException, InterruptedException {
        return send(request(path)
                .header("Content-Type", mediaType)
                .header("Accept", mediaType)
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
    }

    private static HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
        return HTTP.send(request, HttpResponse.BodyHandlers.ofString());
    }

    /** The conversions of an endpoint, which the meter may count after the client has its response. */
    Conversions conversions(String pattern, Direction direction, long count) throws InterruptedException {
        for (int waited = 0; waited < MOST_WAITS; waited++) {
            Optional<Conversions> found = find(pattern, direction).filter(each -> each.count() >= count);
            if (found.isPresent()) {
                return found.get();
            }
            Thread.sleep(5);
        }
        throw new AssertionError("no " + count + " conversions of " + pattern);
    }

    private Optional<Conversions> find(String pattern, Direction direction) {
        return bean(SerializationMeter.class).endpoints().stream()
                .filter(endpoint -> endpoint.pattern().equals(pattern))
                .flatMap(endpoint -> endpoint.conversions().stream())
                .filter(each -> each.direction() == direction)
                .findFirst();
    }

    @Override
    public void close() {
        application.close();
    }
}
