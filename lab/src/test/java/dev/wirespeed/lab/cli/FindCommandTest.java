package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wirespeed.lab.find.FindFile;
import dev.wirespeed.lab.find.FindResult;
import dev.wirespeed.lab.find.Programs;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** {@code wirespeed find}, on a program with known work. */
final class FindCommandTest {

    private static final Jdk NEWEST = JdkDiscovery.onThisMachine().getLast();
    private static final int PATIENCE_SECONDS = 120;

    @TempDir
    Path folder;

    private final Commands commands = new Commands();

    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private static Programs programs;

    static List<Jdk> jdks() {
        return JdkDiscovery.onThisMachine();
    }

    @BeforeAll
    static void compile(@TempDir Path classes) throws IOException {
        programs = Programs.orders(classes);
    }

    @AfterEach
    void end() {
        programs.close();
    }

    @Test
    void aloneItListsTheJvmsOfThisMachine() throws IOException {
        Process process = programs.start(NEWEST, List.of(), "secret=1");

        assertThat(commands.output("find"))
                .startsWith("JVMs of this machine\n  pid ")
                .containsPattern("\n  " + process.pid() + " +shop\\.Orders +"
                        + NEWEST.version().feature() + "\\S* +\\d+ s\n")
                .doesNotContain("secret", "\n  " + ProcessHandle.current().pid() + " ")
                .containsPattern("\nNext: \\./wirespeed find --pid \\d+ ");
    }

    @Test
    void itRecordsAndReports() throws IOException {
        Process process = programs.start(NEWEST, List.of());
        Path out = folder.resolve("out");
        System.setProperty(
                "wirespeed.libraries", Programs.agent().resolveSibling("").toString());

        String output =
                commands.output("find", "--pid", "" + process.pid(), "--for", "2s", "--agent", "--out", out.toString());

        assertThat(output)
                .startsWith("Recording process " + process.pid() + " for 2 s, stacks up to 256 frames deep; Ctrl-C")
                .contains("\nSerialization in shop.Orders (pid " + process.pid() + ", JDK " + NEWEST.feature() + "), ")
                .containsPattern("\n {2}Jackson 3, write +[\\d.]+ % +[\\d.]+ to [\\d.]+ % +[\\d.]+ +USD [\\d.]+ ")
                .containsPattern("\n {2}shop\\.Orders\\.export +Jackson 3, write +[\\d.]+ % ")
                .containsPattern(
                        "\n {2}codecs for the same JSON, in the mapper +1\\.62 to 9\\.47 .* docs/results/peers\n")
                .containsPattern(
                        "\n {2}shop\\.Orders\\$Order +Jackson 3, read +shop\\.Orders\\.load +[\\d,]+ +[\\d,.]+ ")
                .containsPattern(
                        "\nPut @Wire on these classes, in this order\n  1\\. shop\\.Orders\\$Order: (?:at most )?[\\d.]+ cores,"
                                + " USD [\\d.]+ a month; a codec writes and reads it\n")
                .containsPattern("\nNote: The JVM had run for \\d+ s when the recording began\\. ")
                .containsPattern("\nNext: ./wirespeed generate app\\.jar --packages shop --into .*find\\.json\n")
                .endsWith("\nPage: " + out.resolve("find.html") + "\n");
        assertThat(process.isAlive()).isTrue();
        assertThat(out).isDirectoryContaining(file -> file.endsWith("recording.jfr"));
        assertThat(out.resolve("find.md"))
                .content()
                .startsWith("# Serialization in shop.Orders ")
                .contains(
                        "\n## By library\n",
                        "\n## Put @Wire on these classes, in this order\n\n1. shop.Orders$Order: ",
                        " a month; a codec writes and reads it\n");

        String again =
                commands.output("lab", "report", out.resolve(FindFile.NAME).toString());
        assertThat(again)
                .isEqualTo(output.substring(output.indexOf("Serialization in ")).replace("\nPage: ", "\n\nReport: "));
        String recorded = commands.output(
                "find",
                "--recording",
                out.resolve("recording.jfr").toString(),
                "--vcpu-hour",
                "0.08",
                "--currency",
                "EUR",
                "--json",
                "--out",
                folder.resolve("again").toString());
        assertThat(JsonMapper.shared().readTree(recorded).at("/prices/currency").asString())
                .isEqualTo("EUR");
        assertThat(folder.resolve("again/find.json")).hasContent(recorded);
        assertThat(commands.output(
                        "find",
                        "--recording",
                        out.resolve("recording.jfr").toString(),
                        "--before",
                        out.resolve(FindFile.NAME).toString(),
                        "--out",
                        folder.resolve("compared").toString()))
                .containsPattern("\nBefore: .* which samples of this number can't tell apart .* Only runs ")
                .contains("\nAgainst the run of ");
        assertThat(commands.output("lab", "report", folder.resolve("compared").toString()))
                .contains("\nAgainst the run of ");
    }

    /** As in a pod, where there is no more than the JVM. */
    @ParameterizedTest
    @MethodSource("jdks")
    void aJvmThatIsStartedWithItsSettingsCanBeReported(Jdk jdk) throws Exception {
        Path settings = folder.resolve("find.jfc");
        Path recording = folder.resolve("app.jfr");

        assertThat(commands.output("find", "--settings", settings.toString(), "--for", "1m"))
                .isEqualTo("Settings: " + settings + "\nNext: jcmd <pid> JFR.start settings=" + settings
                        + " duration=60s filename=app.jfr, and then ./wirespeed find --recording app.jfr"
                        + " --classpath app.jar\n");
        Process process = programs.start(
                jdk,
                List.of("-XX:StartFlightRecording:settings=" + settings + ",dumponexit=true,filename=" + recording));
        Thread.sleep(1_500);
        process.getOutputStream().close();
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();

        assertThat(commands.output(
                        "find",
                        "--recording",
                        recording.toString(),
                        "--out",
                        folder.resolve("out").toString()))
                .startsWith("\nSerialization in shop.Orders (pid " + process.pid() + ", JDK " + jdk.feature() + "), ")
                .contains(jdk.feature() < 25 ? " samples of jdk.ExecutionSample)" : " samples of jdk.CPUTimeSample)")
                .containsPattern("\n {2}shop\\.Orders\\.export +Jackson 3, write +[\\d.]+ % ");
    }

    @Test
    void whatCantBeIsOneLine() throws IOException {
        Path text = Files.writeString(folder.resolve("text.jfr"), "no recording");

        commands.assertFails("there is no file none.jfr", "find", "--recording", "none.jfr");
        commands.assertFails(
                text + " is no recording of Flight Recorder that can be read: Not a complete Chunk header",
                "find",
                "--recording",
                text.toString());
        commands.assertFails(
                "there is no process 1073741824; ./wirespeed find lists the JVMs", "find", "--pid", "1073741824");
        commands.assertFails(
                "--pid and --recording can't be given together", "find", "--pid", "1", "--recording", "none.jfr");
        commands.assertFails("--agent is for a JVM that runs: give its --pid", "find", "--agent");
        commands.assertFails("--endpoints is for a JVM that runs: give its --pid", "find", "--endpoints");
        commands.assertFails(
                "'no method' names no methods; classes, methods and annotations are named as in"
                        + " com.acme.Api;com.acme.Users::find;@com.acme.Route",
                "find",
                "--pid",
                "1",
                "--endpoints=no method");
        commands.assertFails(
                "--settings records nothing: give it alone, or with --endpoints and --for",
                "find",
                "--settings=x.jfc",
                "--pid",
                "1");
        commands.assertFails(
                "cannot write " + folder.resolve("none/x.jfc") + ": " + folder.resolve("none/x.jfc"),
                "find",
                "--settings",
                folder.resolve("none/x.jfc").toString());
        commands.assertFails("there is no file none.json", "find", "--pid", "1", "--before=none.json");
        commands.assertFails("there is no file none.jar", "find", "--pid", "1", "--agent=none.jar");
        commands.assertFails("--for must be from 1s to 10m", "find", "--for", "0.5s");
        commands.assertFails(
                "Invalid value for option '--for': '11m' is not a time from 1s to 10m, such as 30s or 2m",
                "find",
                "--for",
                "11m");
    }

    @Test
    void ctrlCEndsTheRecordingAndReportsWhatThereIs() throws Exception {
        assumeTrue(
                Files.isExecutable(Path.of("/usr/bin/env")) && Files.isDirectory(Path.of("/proc")),
                "skipped: signals are sent as Linux knows them");
        Process process = programs.start(NEWEST, List.of());
        Path out = folder.resolve("out");
        Process find = new ProcessBuilder(
                        "/usr/bin/env",
                        "--default-signal=INT",
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.wirespeed.lab.cli.Main",
                        "find",
                        "--pid",
                        "" + process.pid(),
                        "--for",
                        "5m",
                        "--out",
                        out.toString())
                .redirectErrorStream(true)
                .start();
        try (BufferedReader output = find.inputReader()) {
            String line = output.readLine();
            while (line != null && !line.startsWith("Recording process ")) {
                line = output.readLine();
            }
            Thread.sleep(1_500);
            assertThat(new ProcessBuilder("kill", "-INT", "" + find.pid())
                            .start()
                            .waitFor())
                    .isZero();
            assertThat(output.lines().toList()).anyMatch(each -> each.contains(" s, interrupted"));
            assertThat(find.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        } finally {
            find.destroyForcibly();
        }

        assertThat(find.exitValue()).isEqualTo(Runs.INTERRUPTED);
        FindResult result = FindFile.read(out.resolve(FindFile.NAME));
        assertThat(result.interrupted()).isTrue();
        assertThat(result.cpu().samples()).isPositive();
        assertThat(process.isAlive()).isTrue();
    }
}
