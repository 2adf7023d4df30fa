package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ctrl-C, as a terminal sends it to a process of its own, and SIGTERM, as {@code timeout} and build servers do. */
final class RealProcessTest {

    private static final int PATIENCE_SECONDS = 240;

    private static final List<String> RUN = List.of(
            "run",
            "versions",
            "--only",
            "serialize/small",
            "--contestants",
            "jackson2,gson",
            "--jdk",
            "25",
            "--seed",
            "1");

    @TempDir
    Path folder;

    private @Nullable Process process;

    @BeforeEach
    void signalsAreKnown() {
        RealProcess.assumeSignals();
    }

    @AfterEach
    void nothingIsLeft() {
        if (process != null) {
            process.destroyForcibly();
        }
    }

    @ParameterizedTest
    @CsvSource({"INT, 130", "TERM, 143"})
    void aRunThatIsInterruptedKeepsWhatItMeasuredAndLeavesNoForkBehind(String signal, int status) throws Exception {
        Path out = folder.resolve("out");
        List<String> lines = new ArrayList<>();
        Process run = start(Stream.concat(RUN.stream(), Stream.of("--serve", "--out", out.toString())));
        BufferedReader output = run.inputReader();
        String url = RealProcess.readUntil(output, lines, "The report while it fills: ")
                .replaceFirst(".*: ", "");
        RealProcess.readUntil(output, lines, "1/");
        String served = fetch(url + "data.json");
        List<ProcessHandle> forks = forksOf(run);
        RealProcess.signal(signal, run.pid());
        output.lines().forEach(lines::add);

        assertThat(run.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(run.exitValue()).as(String.join("\n", lines)).isEqualTo(status);
        Result result = ResultFile.read(out.resolve(ResultFile.NAME));
        assertThat(result.finished()).isNull();
        assertThat(result.forks())
                .isNotEmpty()
                .allSatisfy(fork -> assertThat(fork.failure()).isNull());
        assertThat(result.forks()).hasSizeLessThan(result.plan().size());
        assertThat(served)
                .contains("\"served\":\"")
                .contains(result.forks().getFirst().id());
        assertThat(lines)
                .contains("Interrupted after " + result.forks().size() + " of "
                        + result.plan().size() + " forks.")
                .contains("To go on: ./wirespeed lab run versions --resume " + out);
        assertThat(out.resolve("report.html")).exists();
        assertThat(forks).isNotEmpty().noneMatch(ProcessHandle::isAlive);
        assertThat(String.join("\n", lines)).doesNotContain("Exception");
    }

    /** A signal that goes to all processes of a run may reach the fork long before it reaches the lab. */
    @Test
    void aForkThatIsStoppedIsNoContestantThatCrashed() throws Exception {
        Path out = folder.resolve("out");
        List<String> lines = new ArrayList<>();
        Process run = start(Stream.concat(RUN.stream(), Stream.of("--out", out.toString())));
        BufferedReader output = run.inputReader();
        RealProcess.readUntil(output, lines, "1/");
        for (ProcessHandle fork : forksOf(run)) {
            RealProcess.signal("TERM", fork.pid());
        }
        output.lines().forEach(lines::add);

        assertThat(run.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(run.exitValue()).as(String.join("\n", lines)).isEqualTo(130);
        Result result = ResultFile.read(out.resolve(ResultFile.NAME));
        assertThat(result.finished()).isNull();
        assertThat(result.forks())
                .isNotEmpty()
                .allSatisfy(fork -> assertThat(fork.failure()).isNull());
        assertThat(lines).contains("To go on: ./wirespeed lab run versions --resume " + out);
    }

    /** The forks that run; between two of them there is none for a moment. */
    private static List<ProcessHandle> forksOf(Process run) throws InterruptedException {
        List<ProcessHandle> forks = run.descendants().toList();
        for (int tries = 0; forks.isEmpty() && tries < 1_000; tries++) {
            Thread.sleep(10);
            forks = run.descendants().toList();
        }
        return forks;
    }

    @Test
    void nothingIsLostBeforeTheFirstForkEither() throws Exception {
        Path out = folder.resolve("out");
        List<String> lines = new ArrayList<>();
        Process run = start(Stream.concat(RUN.stream(), Stream.of("--out", out.toString())));
        BufferedReader output = run.inputReader();
        RealProcess.readUntil(output, lines, "Checking");
        interrupt(run);
        output.lines().forEach(lines::add);

        assertThat(run.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(run.exitValue()).as(String.join("\n", lines)).isEqualTo(130);
        Result result = ResultFile.read(out.resolve(ResultFile.NAME));
        assertThat(result.agreements()).isEmpty();
        assertThat(result.forks()).isEmpty();
        assertThat(result.finished()).isNull();
        assertThat(lines).contains("To go on: ./wirespeed lab run versions --resume " + out);
    }

    @Test
    void verifyingTrustKeepsWhatItMeasuredToo() throws Exception {
        Path out = folder.resolve("out");
        List<String> lines = new ArrayList<>();
        Process run = start(Stream.of("verify-trust", "--rounds", "2", "--forks", "2", "--out", out.toString()));
        BufferedReader output = run.inputReader();
        RealProcess.readUntil(output, lines, "1/24 ");
        interrupt(run);
        output.lines().forEach(lines::add);

        assertThat(run.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(run.exitValue()).as(String.join("\n", lines)).isEqualTo(130);
        Result result = ResultFile.read(out.resolve("run-1").resolve(ResultFile.NAME));
        assertThat(result.finished()).isNull();
        assertThat(result.forks()).isNotEmpty().hasSizeLessThan(12);
        assertThat(lines)
                .anyMatch(line -> line.startsWith("24 forks to run; about "))
                .contains("Interrupted; what was measured until then is in " + out);
        assertThat(out.resolve("run-2")).doesNotExist();
    }

    @Test
    void servingEndsAndLeavesThePortFree() throws Exception {
        ResultFile.write(SampleResult.small(), folder.resolve(ResultFile.NAME));
        List<String> lines = new ArrayList<>();
        Process serve = start(Stream.of("serve", folder.toString()));
        BufferedReader output = serve.inputReader();
        String url = RealProcess.readUntil(output, lines, "The report of ").replaceFirst(".*(http\\S+) .*", "$1");
        assertThat(fetch(url)).contains("Jackson 2 or Jackson 3?");
        interrupt(serve);
        output.lines().forEach(lines::add);

        assertThat(serve.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(serve.exitValue()).isEqualTo(130);
        lines.removeIf(line -> line.startsWith("Picked up JAVA_TOOL_OPTIONS"));
        assertThat(lines).containsExactly("The report of " + folder + ": " + url + " (Ctrl-C ends it)");
        new ServerSocket(URI.create(url).getPort(), 1, InetAddress.getLoopbackAddress()).close();
    }

    private Process start(Stream<String> arguments) throws IOException {
        Process started = RealProcess.start(
                List.of(
                        "--sun-misc-unsafe-memory-access=allow",
                        "--enable-native-access=ALL-UNNAMED",
                        "-Djmh.ignoreLock=true",
                        "-Dwirespeed.lab.heap=256m",
                        "-Dwirespeed.lab.seconds=20",
                        "-Dwirespeed.lab.flags=" + System.getProperty("wirespeed.lab.flags", "")),
                Stream.concat(Stream.of("lab"), arguments));
        process = started;
        return started;
    }

    private static void interrupt(Process started) throws IOException, InterruptedException {
        RealProcess.signal("INT", started.pid());
    }

    private static String fetch(String url) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(HttpRequest.newBuilder(URI.create(url)).build(), BodyHandlers.ofString())
                    .body();
        }
    }
}
