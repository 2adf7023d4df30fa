package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.find.FindResult.Caller;
import dev.wirespeed.lab.find.FindResult.Part;
import dev.wirespeed.lab.find.FindResult.Prices;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Recordings of real JVMs, of each JDK that is installed. */
final class FindRecordingTest {

    private static final Prices PRICES =
            new Prices(BigDecimal.valueOf(30), new BigDecimal("0.04"), new BigDecimal("0.5"), "USD");
    private static final String OWN_RECORDING = "-XX:StartFlightRecording:name=own,dumponexit=false";

    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private static Programs programs;

    /** Of the newest JDK. */
    private static Path recording = Path.of("");

    @TempDir
    Path folder;

    static List<Jdk> jdks() {
        return JdkDiscovery.onThisMachine();
    }

    @BeforeAll
    static void record(@TempDir Path folder) throws Exception {
        programs = Programs.orders(folder);
        Process process = programs.start(jdks().getLast(), List.of());
        recording = record(process, folder, 256, 2_500);
        process.destroyForcibly();
    }

    @AfterAll
    static void end() {
        programs.close();
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void aRunningJvmShowsWhatSerializationTakesForWhom(Jdk jdk) throws Exception {
        Process process = programs.start(jdk, List.of());

        Path file = record(process, folder, 256, 2_500);
        FindResult result = Analysis.of(List.of(file), PRICES, false, "1.0");
        record(process, folder, 256, 0);

        assertThat(result.recordings())
                .singleElement()
                .satisfies(recording -> assertThat(recording.main()).isEqualTo("shop.Orders"))
                .satisfies(recording -> assertThat(recording.pid()).isEqualTo(process.pid()))
                .satisfies(recording -> assertThat(recording.jdk()).isEqualTo(jdk.feature()));
        assertThat(result.cpu().event())
                .isEqualTo(jdk.feature() >= 25 && isLinux() ? "jdk.CPUTimeSample" : "jdk.ExecutionSample");
        assertThat(result.cpu().serialization().value()).isGreaterThan(0.5);
        assertThat(result.allocation().serialization().value()).isGreaterThan(0.5);
        assertThat(result.cpu().parts())
                .extracting(Part::library, Part::direction)
                .contains(tuple("Jackson 3", "write"), tuple("Jackson 3", "read"));
        assertThat(result.cpu().callers())
                .extracting(Caller::method)
                .contains("shop.Orders.export", "shop.Orders.load");
        assertThat(result.cores().java()).isGreaterThan(0);
        assertThat(result.cores().processors()).isGreaterThan(0);
        assertThat(process.isAlive()).isTrue();
        process.destroyForcibly();
    }

    private static boolean isLinux() {
        return System.getProperty("os.name").startsWith("Linux");
    }

    /**
     * To ask a JVM of JDK 17 for deeper stacks that has recorded already ends it, whether it still records or not.
     */
    @ParameterizedTest
    @MethodSource("jdks")
    void aJvmThatRecordsOrHasRecordedLivesOnAsItWas(Jdk jdk) throws Exception {
        Process process = programs.start(jdk, List.of(OWN_RECORDING));
        Jcmd jcmd = new Jcmd(process.pid());

        record(process, folder, 64, 200);
        assertThat(jcmd.run("JFR.check")).contains("name=own").doesNotContain("wirespeed-find");
        jcmd.run("JFR.stop", "name=own");
        record(process, folder, 64, 200);

        assertThat(jcmd.run("JFR.configure")).contains("Stack depth: 64");
        assertThat(process.isAlive()).isTrue();
        process.destroyForcibly();
    }

    /** So that a tool that is killed leaves nothing that runs on, or grows. */
    private static void assertIsBounded(Jcmd jcmd) {
        assertThat(jcmd.run("JFR.check")).contains("name=wirespeed-find-", "duration=35s", "maxsize=64.0MB");
    }

    /** Of it, as of any other that is installed, the tests above tell. */
    @Test
    void jdk21IsATarget() {
        assumeTrue(
                jdks().stream().anyMatch(jdk -> jdk.feature() == 21),
                "skipped: there is no JDK 21 here; with JAVA_HOME_21=<its home> recordings of it are tested");
    }

    @Test
    void whatAJvmLeavesThatEndsMeanwhileIsARecording() throws Exception {
        Process process = programs.start(jdks().getFirst(), List.of());
        Path file = folder.resolve("left.jfr");
        try (FlightRecording recording = FlightRecording.start(process.pid(), RecordingPlan.of(60))) {
            Thread.sleep(500);
            process.getOutputStream().close();
            process.waitFor();

            assertThat(recording.isAlive()).isFalse();
            assertThat(recording.stop(file)).isFalse();
        }
        assertThat(Analysis.of(List.of(file), PRICES, true, "1.0").interrupted())
                .isTrue();
    }

    @Test
    void ofAJvmThatIsKilledMeanwhileNothingIsLeft() throws Exception {
        Process process = programs.start(jdks().getFirst(), List.of());
        try (FlightRecording recording = FlightRecording.start(process.pid(), RecordingPlan.of(60))) {
            process.destroyForcibly().waitFor();

            assertThatThrownBy(() -> recording.stop(folder.resolve("none.jfr")))
                    .isInstanceOf(LabException.class)
                    .hasMessage("process " + process.pid() + " has ended before it could be asked what it recorded");
        }
    }

    @Test
    void otherProcessesAreLeftAlone() throws Exception {
        Process process = new ProcessBuilder("sleep", "60").start();
        try {
            assertThatThrownBy(() -> FlightRecording.start(process.pid(), RecordingPlan.of(1)))
                    .isInstanceOf(LabException.class)
                    .hasMessage("process " + process.pid() + " is no HotSpot JVM; ./wirespeed find lists the JVMs");
            assertThatThrownBy(() -> FlightRecording.start(1L << 30, RecordingPlan.of(1)))
                    .hasMessage("there is no process 1073741824; ./wirespeed find lists the JVMs");
            assertThatThrownBy(
                            () -> FlightRecording.start(ProcessHandle.current().pid(), RecordingPlan.of(1)))
                    .hasMessageEndingWith(" is this one");
            assertThat(process.isAlive()).isTrue();
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void aJvmThatNobodyMayAttachToIsOneLine() throws Exception {
        Process process = programs.start(jdks().getLast(), List.of("-XX:+DisableAttachMechanism"));

        assertThatThrownBy(() -> FlightRecording.start(process.pid(), RecordingPlan.of(1)))
                .isInstanceOf(LabException.class)
                .hasMessageStartingWith("process " + process.pid() + " lets nobody attach: ");
        assertThat(process.isAlive()).isTrue();
        process.destroyForcibly();
    }

    @Test
    void whatIsCutOffIsOneLineWhereverItIsCut() throws IOException {
        byte[] whole = Files.readAllBytes(recording);
        for (int part = 0; part < 20; part++) {
            Path cut = Files.write(folder.resolve("cut.jfr"), Arrays.copyOf(whole, whole.length * part / 20));
            assertThatThrownBy(() -> Recorded.read(cut))
                    .isInstanceOf(LabException.class)
                    .message()
                    .startsWith(cut.toString())
                    .hasLineCount(1);
        }
        Path foreign = Files.writeString(folder.resolve("foreign.jfr"), "{}".repeat(1_000));
        assertThatThrownBy(() -> Recorded.read(foreign))
                .isInstanceOf(LabException.class)
                .hasMessage(
                        foreign + " is no recording of Flight Recorder that can be read: Not a Flight Recorder file");
    }

    /** Several JVMs that do the same are one result. */
    @Test
    void recordingsAddUp() {
        FindResult one = Analysis.of(List.of(recording), PRICES, false, "1.0");
        FindResult two = Analysis.of(List.of(recording, recording), PRICES, false, "1.0");

        assertThat(two.cpu().samples()).isEqualTo(2 * one.cpu().samples());
        assertThat(two.seconds()).isEqualTo(2 * one.seconds());
        assertThat(two.cpu().serialization().value())
                .isCloseTo(one.cpu().serialization().value(), within(1e-9));
        assertThat(two.cores().processors()).isEqualTo(one.cores().processors());
        assertThat(two.cores().java()).isCloseTo(one.cores().java(), within(1e-9));
    }

    /** One kind would be dropped. */
    @Test
    void recordingsOfDifferentSamplesAreRefused() throws Exception {
        Jdk oldest = jdks().getFirst();
        assumeTrue(oldest.feature() < 25 && jdks().getLast().feature() >= 25 && isLinux(), "samples of both kinds");
        Process process = programs.start(oldest, List.of());
        Path other = record(process, folder, 256, 2_500);
        process.destroyForcibly();

        assertThatThrownBy(() -> Analysis.of(List.of(recording, other), PRICES, false, "1.0"))
                .isInstanceOf(LabException.class)
                .hasMessage(
                        "samples of jdk.CPUTimeSample and of jdk.ExecutionSample can't be added up; give recordings of one"
                                + " kind, such as those of one JDK");
    }

    /** For a while; how busy threads are is told once a second. */
    private static Path record(Process process, Path folder, int depth, long millis) throws InterruptedException {
        Path file = folder.resolve("recording.jfr");
        try (FlightRecording recording = FlightRecording.start(process.pid(), RecordingPlan.of(5))) {
            assertThat(recording.depth()).isEqualTo(depth);
            assertIsBounded(new Jcmd(process.pid()));
            Thread.sleep(millis);
            assertThat(recording.stop(file)).isTrue();
        }
        assertThat(new Jcmd(process.pid()).run("JFR.check")).doesNotContain("wirespeed-find");
        return file;
    }
}
