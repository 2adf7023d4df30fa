package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The store in a JVM of its own, which listens on this machine alone. */
final class Service implements AutoCloseable {

    private static final Duration LONGEST_START = Duration.ofMinutes(2);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int OK = 200;

    private final Process process;
    private final Path log;
    private final URI uri;
    private final HttpClient http;

    private Service(Process process, Path log, URI uri, HttpClient http) {
        this.process = process;
        this.log = log;
        this.uri = uri;
        this.http = http;
    }

    /**
     * Starts it, and waits until it answers.
     *
     * @param log where all that it prints goes
     * @throws LabException if it ends before that, or takes too long
     */
    static Service start(List<String> command, int port, Path log, HttpClient http) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
            Service service = new Service(process, log, URI.create("http://localhost:" + port), http);
            service.awaitReady();
            return service;
        } catch (IOException e) {
            throw new LabException("the store could not be started: " + e.getMessage());
        }
    }

    private void awaitReady() {
        long end = System.nanoTime() + LONGEST_START.toNanos();
        boolean ready = false;
        try {
            while (!ready) {
                if (!process.isAlive() || System.nanoTime() > end) {
                    throw new LabException("the store did not start" + said());
                }
                ready = isReady();
            }
        } finally {
            if (!ready) {
                close();
            }
        }
    }

    private boolean isReady() {
        try {
            TimeUnit.MILLISECONDS.sleep(100);
            return get("/actuator/health").statusCode() == OK;
        } catch (ConnectException e) {
            return false;
        } catch (IOException e) {
            throw new LabException("the store does not answer: " + e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LabException("interrupted");
        }
    }

    /** What to add to a message when it has failed. */
    String said() {
        try (var lines = Files.lines(log)) {
            String why = lines.filter(line -> line.contains("Exception: ") || line.contains("already in use"))
                    .reduce((first, last) -> last)
                    .map(line -> " (" + line.strip() + ")")
                    .orElse("");
            return why + "; all that it said is in " + log;
        } catch (IOException e) {
            return "";
        }
    }

    ProcessHandle handle() {
        return process.toHandle();
    }

    URI uri() {
        return uri;
    }

    /** The meter's page. */
    URI page() {
        return uri.resolve("/actuator/serialization");
    }

    /** What the meter has counted until now. */
    List<Counted> counted() throws IOException, InterruptedException {
        return Counted.parse(get("/actuator/serialization").body());
    }

    /** The meter's page as it is now. */
    String html() throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(page())
                .header("Accept", "text/html")
                .timeout(PATIENCE)
                .build();
        return http.send(request, BodyHandlers.ofString()).body();
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(uri.resolve(path)).timeout(PATIENCE).build();
        return http.send(request, BodyHandlers.ofString());
    }

    /** Lets it end, and kills it if it doesn't. */
    @Override
    public void close() {
        process.destroy();
        try {
            if (process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
    }
}
