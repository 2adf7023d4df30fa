package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.measure.TestResults;
import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.ResultFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code wirespeed lab}. */
final class CommandLineTest {

    private static final String KNOWN =
            Experiments.all().stream().map(Experiment::id).collect(Collectors.joining(", "));

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void unknownNamesAreOneLineThatSaysWhatIsKnown() {
        assertFails("unknown experiment 'versoins'; did you mean 'versions'? Known: " + KNOWN, "run", "versoins");
        assertFails("unknown experiment 'speed'. Known: " + KNOWN, "run", "speed");
        assertFails("which experiment? Known: " + KNOWN, "run");
        assertFailsWith(
                "unknown contestant 'gsn'; did you mean 'gson'? Known: ", "run", "versions", "--contestants", "gsn");
        assertFailsWith("unknown cell 'write/*'. Known: serialize/small, ", "run", "versions", "--only", "write/*");
        assertFailsWith("there is no JDK 3 on this machine; found: ", "run", "versions", "--jdk", "3");
    }

    @Test
    void wrongOptionsAreOneLine() {
        assertFails(
                "Unknown option: '--fast'; './wirespeed lab run --help' lists what there is",
                "run",
                "versions",
                "--fast");
        assertFails("Invalid value for option '--seed': 'x' is not a long", "run", "versions", "--seed", "x");
        assertFails("Unknown option: '--sead=1'; did you mean '--seed'?", "run", "versions", "--sead=1");
        assertFails(
                "Unknown option: '--postgres=x'; './wirespeed lab compare --help' lists what there is",
                "compare",
                "--postgres=x");
        assertFails("Unmatched argument at index 1: 'lits'; did you mean 'list'?", "lits");
        assertFails("Unmatched argument at index 1: 'bogus'; './wirespeed lab --help' lists what there is", "bogus");
        assertFailsWith("Error: --quick, --full are mutually exclusive", "run", "versions", "--quick", "--full");
    }

    @Test
    void trustIsNotVerifiedWithForksThatShowNoNoise() {
        String message = "--rounds must be at least 1, and --forks at least 2: one fork shows no noise";
        assertFails(message, "verify-trust", "--forks", "1");
        assertFails(message, "verify-trust", "--rounds", "0");
        assertFailsWith(
                "unknown contestant 'jakson3'; did you mean 'jackson3'? Known: ",
                "verify-trust",
                "--contestant",
                "jakson3");
    }

    @Test
    void anOutputFolderThatCannotBeWrittenIsRefusedBeforeAnythingRuns() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));

        assertFails(
                "cannot write to the output folder " + file + ": there is a file of that name",
                "run",
                "versions",
                "--out",
                file.toString());
        assertFailsWith(
                "cannot write to the output folder " + file.resolve("below") + ": ",
                "run",
                "versions",
                "--out",
                file.resolve("below").toString());
    }

    @Test
    void aFolderThatHoldsAResultIsNotOverwritten() {
        ResultFile.write(SampleResult.small(), folder.resolve(ResultFile.NAME));

        assertFails(
                folder + " already holds a result; choose another folder, or go on with it: --resume " + folder,
                "run",
                "versions",
                "--out",
                folder.toString());
        assertFails(
                "the run in " + folder + " is complete; there is nothing to go on with",
                "run",
                "--resume",
                folder.toString());
        assertFails(
                folder + " holds a run of 'versions', not of 'other'", "run", "other", "--resume", folder.toString());
    }

    @Test
    void aRunGoesOnAsItWasBegunOrNotAtAll() {
        ResultFile.write(
                TestResults.withForks(
                        SampleResult.small(), SampleResult.small().forks().subList(0, 3)),
                folder.resolve(ResultFile.NAME));

        assertGoesNotOn("--seed 42", "--seed 7");
        assertGoesNotOn("--quick", "--full");
        assertGoesNotOn("--jdk 17,25", "--jdk 25");
        assertGoesNotOn("--contestants jackson2,jackson3", "--contestants gson,jackson3");
        assertFails(
                "--resume goes on with what was asked for then; leave out --only",
                "run",
                "--resume",
                folder.toString(),
                "--only",
                "serialize/*");
    }

    private void assertGoesNotOn(String then, String now) {
        assertFails(
                "the run was begun with " + then + ", not with " + now
                        + "; leave that out to go on, or start a new run",
                Stream.concat(Stream.of("run", "versions", "--resume", folder.toString()), Stream.of(now.split(" ")))
                        .toArray(String[]::new));
    }

    @Test
    void aReportOfWhatIsNoResultIsOneLine() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.json"), "{\"schemaVersion\": 1, \"experiment\": ");

        assertFails(
                "there is no file " + folder.resolve("none.json"),
                "report",
                folder.resolve("none.json").toString());
        assertFailsWith(bad + " is not a result of the lab: Unexpected end-of-input", "report", bad.toString());
        assertFails("there is no result.json in " + folder, "report", folder.toString());
        assertFails(
                "Missing required parameter: '<result.json>'; './wirespeed lab report --help' lists what there is",
                "report");
    }

    @Test
    void aReportIsDrawnAgainBesideItsResultOrWhereTheUserSays() {
        ResultFile.write(SampleResult.small(), folder.resolve(ResultFile.NAME));
        Path elsewhere = folder.resolve("else/where");

        assertThat(run("report", folder.resolve(ResultFile.NAME).toString())).isZero();
        assertThat(run("report", folder.toString(), "--out", elsewhere.toString()))
                .isZero();

        assertThat(folder.resolve("report.html")).exists().hasSameTextualContentAs(elsewhere.resolve("report.html"));
        assertThat(folder.resolve("report.md")).exists().hasSameTextualContentAs(elsewhere.resolve("report.md"));
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("Serialize on JDK 25, ops/ms (× Jackson 3)")
                .endsWith("\nReport: " + elsewhere.resolve("report.html") + "\n");
    }

    @Test
    void twoResultsAreComparedWhateverTheyDifferBy() {
        Path earlier = Path.of("../docs/results/versions/result.json");
        Path file = folder.resolve(ResultFile.NAME);
        ResultFile.write(SampleResult.full(), file);

        assertThat(run("diff", earlier.toString(), file.toString())).isZero();

        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("\n  CPU: AMD EPYC → Example CPU 9000\n")
                .contains("\nNot comparable, so nothing is said of faster or slower: the machines differ: AMD EPYC, ")
                .contains("\nThroughput of the second over the first\n")
                .contains("\nOnly in the second: ");
        assertFails("there is no file none.json", "diff", file.toString(), "none.json");
        assertFails(
                "Missing required parameter: '<second.json>'; './wirespeed lab diff --help' lists what there is",
                "diff",
                file.toString());
    }

    @Test
    void aResultIsExportedToStandardOutputOrAFile() throws IOException {
        Path file = folder.resolve(ResultFile.NAME);
        Path exported = folder.resolve("jmh.json");
        ResultFile.write(SampleResult.small(), file);

        assertThat(run("export", file.toString(), "--format", "jmh")).isZero();
        String printed = out.toString(StandardCharsets.UTF_8);
        assertThat(run("export", file.toString(), "--out", exported.toString())).isZero();

        assertThat(printed).startsWith("[\n    {\n        \"jmhVersion\" : \"1.37\",");
        assertThat(exported).hasContent(printed);
        assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
        assertFailsWith("Invalid value for option '--format'", "export", file.toString(), "--format", "csv");
        assertFailsWith("cannot write " + folder, "export", file.toString(), "--out", folder.toString());
    }

    @Test
    void servingWhatIsNotThereOrWhereOthersServeIsOneLine() throws IOException {
        Path bad = Files.createDirectory(folder.resolve("bad"));
        Files.writeString(bad.resolve(ResultFile.NAME), "{}");

        assertFails("there is no folder nowhere", "serve", "nowhere");
        assertFailsWith(bad.resolve(ResultFile.NAME) + " is not a result that ", "serve", bad.toString());
        assertFails("--port is for --serve, which is not given", "run", "versions", "--port", "8080");
        assertFails(
                "--rounds is for --full; a quick run has as many as fit into its time",
                "run",
                "versions",
                "--rounds",
                "4");
        assertFails("--rounds must be from 2 to 1000, but was 1", "run", "versions", "--full", "--rounds", "1");
        assertFails(
                "--port must be from 0, which is any free one, to 65535, not 70000",
                "serve",
                folder.toString(),
                "--port",
                "70000");
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = "" + other.getLocalPort();
            String message = "port " + port + " is in use, or may not be used (Address already in use);"
                    + " choose another with --port";
            assertFails(message, "serve", folder.toString(), "--port", port);
            assertFails(message, "run", "versions", "--serve", "--port", port);
        }
    }

    @Test
    void listShowsWhatThereIs() {
        assertThat(run("list")).isZero();

        assertThat(out.toString(StandardCharsets.UTF_8))
                .startsWith("Experiments\n  versions  Jackson 2 or Jackson 3?\n")
                .contains(
                        "\n            deserialize: small, big-1000, big-10000\n            contestants: avaje-jsonb, ")
                .containsPattern("\n {2}jackson3 +Jackson 3 +3\\.[\\d.]+ +JSON\n")
                .containsPattern("\n {2}fory-json .*uses Unsafe")
                .contains("\nWorkloads\n  small ")
                .containsPattern("\nJDKs\n(.*\n)*  25  25");
    }

    private void assertFails(String message, String... arguments) {
        assertThat(run(arguments)).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("wirespeed: " + message + "\n");
        assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    private void assertFailsWith(String start, String... arguments) {
        assertThat(run(arguments)).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .startsWith("wirespeed: " + start)
                .containsOnlyOnce("\n")
                .endsWith("\n");
    }

    private int run(String... arguments) {
        out.reset();
        err.reset();
        String[] command = Stream.concat(Stream.of("lab"), Stream.of(arguments)).toArray(String[]::new);
        return Main.run(
                new Terminal(
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        false),
                command);
    }
}
