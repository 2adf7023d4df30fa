package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.report.Numbers;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Puts the store under load without codecs, then with them. */
public final class StoreRun {

    private static final List<String> HEAP = List.of("-Xmx1g");
    private static final String NO_CODECS = "--wirespeed.codecs.enabled=false";

    private final StoreJvm store;
    private final int port;
    private final double seconds;
    private final Consumer<String> progress;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();

    /**
     * A run that has not started.
     *
     * @param build what the build has made of the store: its classes, and a file that names its dependencies
     * @param seconds of load on each endpoint; as long again goes before, to warm up
     * @param progress is told a line at a time
     */
    public StoreRun(Path build, int port, double seconds, Consumer<String> progress) {
        this.store = new StoreJvm(build);
        this.port = port;
        this.seconds = seconds;
        this.progress = progress;
    }

    /** How long one with so many seconds takes, about. */
    public static long expectedSeconds(double seconds) {
        return Math.round(2 * (20 + 2 * seconds * Target.all().size()));
    }

    /**
     * Both measurements.
     *
     * @param table before and after
     * @param before a file with the meter's page of the first service, which is deleted afterwards
     * @param after the meter's page of the second service, which still runs
     */
    public record Outcome(String table, Path before, URI after) {}

    /** Measures both, and stops the second service only when the outcome was accepted. */
    public void run(Consumer<Outcome> afterwards) {
        Path log = file(".log");
        Path page = file("-before.html");
        List<Measured> before;
        try (Service service = start("Before: Jackson alone", log, NO_CODECS)) {
            before = measure(service);
            save(service, page);
        }
        try (Service service = start("After: with codecs", log)) {
            afterwards.accept(new Outcome(StoreText.of(before, measure(service)), page, service.page()));
        }
        delete(log);
        delete(page);
    }

    private static void save(Service service, Path page) {
        try {
            Files.writeString(page, service.html());
        } catch (IOException e) {
            throw new LabException("the meter's page can't be saved: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LabException("interrupted");
        }
    }

    private Service start(String what, Path log, String... arguments) {
        progress.accept(what + " (starts, and fills its database)…");
        Service service = Service.start(store.service(HEAP, port, List.of(arguments)), port, log, http);
        progress.accept("  what the meter says meanwhile: " + service.page());
        return service;
    }

    private static Path file(String suffix) {
        try {
            return Files.createTempFile("wirespeed-store", suffix);
        } catch (IOException e) {
            throw new LabException("cannot write a temporary file: " + e.getMessage());
        }
    }

    private static void delete(Path log) {
        try {
            Files.deleteIfExists(log);
        } catch (IOException e) {
            throw new LabException("cannot delete " + log + ": " + e.getMessage());
        }
    }

    private List<Measured> measure(Service service) {
        Load load = new Load(http, service.uri());
        List<Measured> all = new ArrayList<>();
        try {
            progress.accept("  warms up…");
            for (Target target : Target.all()) {
                load.run(target, seconds);
            }
            for (Target target : Target.all()) {
                all.addAll(measure(service, load, target));
            }
            return all;
        } catch (IOException e) {
            throw new LabException("the store answers no more" + service.said());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LabException("interrupted");
        }
    }

    private List<Measured> measure(Service service, Load load, Target target) throws IOException, InterruptedException {
        List<Counted> earlier = service.counted();
        double perSecond = load.run(target, seconds);
        progress.accept("  " + target + ": " + Numbers.plain(perSecond) + " requests/s");
        return service.counted().stream()
                .filter(each -> each.isOf(target))
                .map(each -> new Measured(target, perSecond, each.since(earlier)))
                .toList();
    }
}
