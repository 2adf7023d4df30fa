package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code wirespeed store} in a process of its own, with a service that answers at once in place of the example. */
final class StoreProcessTest {

    private static final int PATIENCE_SECONDS = 60;

    @TempDir
    Path folder;

    @BeforeEach
    void build() throws IOException, URISyntaxException {
        FakeStore.assumeCores();
        RealProcess.assumeSignals();
        FakeStore.build(folder);
    }

    @Test
    void everyVariantIsMeasuredAndTheReportIsDrawnAgain() throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        List<String> lines = new ArrayList<>();
        Process run = full(out, "0.2");
        run.inputReader().lines().forEach(lines::add);

        assertThat(run.waitFor()).as(String.join("\n", lines)).isZero();
        assertThat(lines)
                .contains("round 1 of 1: Spring MVC on Tomcat, without Wirespeed, warms up")
                .contains("round 1 of 1: Spring MVC on Tomcat, all of them are timed in turn")
                .contains("round 1 of 1: WebFlux on Netty, a profiler is held against the meter")
                .contains("round 1 of 1: conversions alone, with codecs, warm up")
                .contains("The meter beside a profiler")
                .anyMatch(line -> line.contains("GET /users/{id}/cached") && line.contains("400"))
                .contains("Report: " + out.resolve("store.md"));
        assertThat(out.resolve("logs").toFile().list())
                .contains("load.log", "round-1-spring-main-web-application-type-servlet-alone-meter.log")
                .noneMatch(name -> name.endsWith(".jfr"));

        List<JsonNode> converted = JsonMapper.shared()
                .readTree(out.resolve("store.json"))
                .path("converted")
                .valueStream()
                .toList();
        assertThat(converted)
                .hasSize(2 * 2 * 3)
                .allMatch(each -> each.path("conversions").asInt() == 4 * 1_000);

        Commands commands = new Commands();
        String again =
                commands.output("lab", "report", out.resolve("store.json").toString(), "--out", "" + folder);
        assertThat(folder.resolve("store.md")).hasSameTextualContentAs(out.resolve("store.md"));
        assertThat(again.lines().toList())
                .containsSubsequence(again.lines().limit(20).toList());
    }

    @Test
    void anInterruptionLeavesNoServiceBehind() throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>();
        Process run = full(folder.resolve("out"), "30");
        BufferedReader output = run.inputReader();
        RealProcess.readUntil(output, lines, "round 1 of 1: ");
        List<ProcessHandle> services = services(run);
        RealProcess.signal("INT", run.pid());
        output.lines().forEach(lines::add);

        assertThat(run.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(run.exitValue()).as(String.join("\n", lines)).isEqualTo(Runs.INTERRUPTED);
        assertThat(services).isNotEmpty().noneMatch(ProcessHandle::isAlive);
        assertThat(lines).anyMatch(line -> line.startsWith("Interrupted. Report of what was measured: "));
        assertThat(String.join("\n", lines)).doesNotContain("Exception");
    }

    @Test
    void theLastServiceStaysOpenUntilItIsInterrupted() throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>();
        Process run = start("--seconds", "0.1", "--open");
        BufferedReader output = run.inputReader();
        String line = RealProcess.readUntil(output, lines, "Open, after: http");
        Path before = Path.of(URI.create(lines.get(lines.size() - 2).replace("Open, before: ", "")));
        assertThat(before).content().contains("\"mean\":200");
        List<ProcessHandle> services = services(run);
        RealProcess.signal("INT", run.pid());
        output.lines().forEach(lines::add);

        assertThat(run.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(run.exitValue()).as(String.join("\n", lines)).isEqualTo(Runs.INTERRUPTED);
        assertThat(line).endsWith("/actuator/serialization (Ctrl-C ends it)");
        assertThat(services).hasSize(1).noneMatch(ProcessHandle::isAlive);
        assertThat(before).doesNotExist();
    }

    private static List<ProcessHandle> services(Process run) throws InterruptedException {
        List<ProcessHandle> services = List.of();
        for (int tries = 0; services.isEmpty() && tries < 1_000; tries++) {
            Thread.sleep(10);
            services = FakeStore.services(run.toHandle()).toList();
        }
        return services;
    }

    /** With a seed whose first JVMs are services. */
    private Process full(Path out, String warmUp) throws IOException {
        return start(
                "--full",
                "--rounds",
                "1",
                "--seconds",
                "0.1",
                "--seed",
                "1",
                "--warm-up",
                warmUp,
                "--out",
                out.toString());
    }

    private Process start(String... arguments) throws IOException {
        return RealProcess.start(
                List.of("-Djava.awt.headless=true", "-D" + FakeStore.FOLDER + "=" + folder),
                Stream.concat(Stream.of("store"), Stream.of(arguments)));
    }
}
