package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.wirespeed.lab.find.FindResult.Candidate;
import dev.wirespeed.lab.find.FindResult.Prices;
import dev.wirespeed.lab.find.FindResult.RootType;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.groups.Tuple;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the agent counts while a JVM is recorded, of programs that convert a known number of values. */
final class FindAgentTest {

    private static final Prices PRICES =
            new Prices(BigDecimal.valueOf(30), new BigDecimal("0.04"), new BigDecimal("0.5"), "USD");
    private static final String NOT_ATTACHED = "No agent was attached: ";

    private static final Tuple[] ALL = {
        tuple("shop.Counted$Order", "write", "shop.Counted.export", 300L, 0L),
        tuple("shop.Counted$Order", "read", "shop.Counted.load", 207L, 7L),
        tuple("List<shop.Counted$User>", "write", "shop.Counted.list", 70L, 0L)
    };

    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private static Programs programs;

    @TempDir
    Path folder;

    static List<Jdk> jdks() {
        return JdkDiscovery.onThisMachine();
    }

    @BeforeAll
    static void compile(@TempDir Path folder) throws IOException {
        programs = Programs.counted(folder);
    }

    @AfterAll
    static void end() {
        programs.close();
    }

    /** Not what was before, in between, or in an earlier recording. */
    @ParameterizedTest
    @MethodSource("jdks")
    void itCountsWhatIsConvertedWhileItIsRecordedAndNothingElse(Jdk jdk) throws Exception {
        Process process = programs.start(jdk, "shop.Counted", List.of());

        FindResult first = recorded(process, Programs.agent());
        FindResult between = recorded(process, null);
        FindResult second = recorded(process, Programs.agent());

        assertThat(between.rootTypes()).isEmpty();
        for (FindResult result : List.of(first, second)) {
            assertCountsAreExact(result);
            assertThat(result.rootTypes())
                    .allSatisfy(type -> assertThat(type.cores()).isPositive());
            assertThat(result.notes()).noneMatch(note -> note.contains("agent"));
        }
        Path file = folder.resolve("recording.jfr");
        assertThat(Analysis.of(List.of(file, file), PRICES, false, "1.0").rootTypes())
                .as("several JVMs that do the same")
                .extracting(RootType::count)
                .containsExactlyInAnyOrder(600L, 414L, 140L);
        process.destroyForcibly();
    }

    @Test
    void oneThatSomebodyElseHasPutThereStays() throws Exception {
        Process process = programs.start(jdks().getLast(), "shop.Counted", List.of("-javaagent:" + Programs.agent()));

        FindResult first = recorded(process, Programs.agent());
        FindResult without = recorded(process, null);

        assertThat(first.notes())
                .startsWith("There was an agent in process " + process.pid()
                        + " before; what it counts is used, and it stays.");
        assertCountsAreExact(first);
        assertCountsAreExact(without);
        process.destroyForcibly();
    }

    @Test
    void oneThatSomebodyLoadsAfterAnEarlierFindStaysUntilItIsStopped() throws Exception {
        Process process = programs.start(jdks().getLast(), "shop.Counted", List.of());
        Jcmd jcmd = new Jcmd(process.pid());
        String agent = Programs.agent().toString();
        assertCountsAreExact(recorded(process, Programs.agent()));

        jcmd.run("JVMTI.agent_load", agent);
        FindResult beside = recorded(process, Programs.agent());
        FindResult without = recorded(process, null);
        jcmd.run("JVMTI.agent_load", agent, "stop");
        FindResult after = recorded(process, Programs.agent());

        assertThat(beside.notes())
                .startsWith("There was an agent in process " + process.pid()
                        + " before; what it counts is used, and it stays.");
        for (FindResult result : List.of(beside, without, after)) {
            assertCountsAreExact(result);
        }
        assertThat(after.notes()).noneMatch(note -> note.contains("agent"));
        process.destroyForcibly();
    }

    /** One that still runs keeps its agent. */
    @Test
    void oneThatACommandHasLeftIsStoppedByTheNext() throws Exception {
        Process ended = new ProcessBuilder(jdks().getLast().java().toString(), "-version").start();
        ended.waitFor();
        Process process = programs.start(jdks().getLast(), "shop.Counted", List.of());
        Jcmd jcmd = new Jcmd(process.pid());
        String agent = Programs.agent().toString();

        jcmd.run("JVMTI.agent_load", agent, "find-" + ProcessHandle.current().pid());
        FindResult beside = recorded(process, Programs.agent());
        jcmd.run("JVMTI.agent_load", agent, "stop");
        jcmd.run("JVMTI.agent_load", agent, "find-" + ended.pid());
        FindResult left = recorded(process, Programs.agent());
        FindResult without = recorded(process, null);

        assertThat(beside.notes()).first().asString().startsWith("There was an agent");
        assertCountsAreExact(left);
        assertThat(left.notes()).noneMatch(note -> note.contains("agent"));
        assertThat(without.rootTypes()).isEmpty();
        process.destroyForcibly();
    }

    @Test
    void whereNoneMayBeAttachedTheRestIsReported() throws Exception {
        Process process = programs.start(jdks().getLast(), "shop.Counted", List.of("-XX:-EnableDynamicAgentLoading"));

        FindResult result = recorded(process, Programs.agent());

        assertThat(result.notes())
                .startsWith(
                        NOT_ATTACHED
                                + "the JVM allows none while it runs; -XX:+EnableDynamicAgentLoading does, or -javaagent from its start");
        assertThat(result.rootTypes()).isEmpty();
        assertThat(result.cpu().event()).isNotEmpty();
        process.destroyForcibly();
    }

    @Test
    void whatIsNoAgentIsOneLine() throws Exception {
        Process process = programs.start(jdks().getLast(), "shop.Counted", List.of());
        Path other = Files.writeString(folder.resolve("other.jar"), "no jar");

        try (SharedFolder shared = SharedFolder.with(process.pid())) {
            assertThat(AttachedAgent.to(process.pid(), new Jcmd(process.pid()), shared, other)
                            .notes())
                    .containsExactly(NOT_ATTACHED
                            + "the JVM refuses it (return code: 100); does it run without the module java.instrument?");
        }
        process.destroyForcibly();
    }

    /** In all forms of the report. */
    private void assertCountsAreExact(FindResult result) throws IOException {
        FindReports.write(result, folder);
        FindResult file = FindFile.read(folder.resolve(FindFile.NAME));

        assertThat(file.rootTypes())
                .allMatch(type -> type.library().equals("Jackson 3"))
                .extracting(RootType::type, RootType::direction, RootType::caller, RootType::count, RootType::failures)
                .containsExactlyInAnyOrder(ALL);
        RootType orders = file.rootTypes().stream()
                .filter(type -> type.direction().equals("write") && type.count() == 300)
                .findFirst()
                .orElseThrow();
        assertThat(orders.bytes()).isBetween(3_000.0, 6_000.0);
        assertThat(file.classes())
                .extracting(Candidate::type)
                .containsExactly("shop.Counted$Order", "shop.Counted$User");
        assertThat(FindReports.text(file, 15, Path.of("find.json"), List.of()))
                .containsPattern("\n {2}shop\\.Counted\\$Order +Jackson 3, read +shop\\.Counted\\.load +207 +7 ")
                .containsPattern("\nPut @Wire on these classes, in this order\n {2}1\\. shop\\.Counted\\$Order\\b.*"
                        + "\n {2}2\\. shop\\.Counted\\$User\\b.*\n");
        assertThat(folder.resolve("find.md"))
                .content()
                .contains("\n| shop.Counted$Order | Jackson 3, read | shop.Counted.load | 207 | 7 | ")
                .containsPattern("\n\n1\\. shop\\.Counted\\$Order\\b.*\n2\\. shop\\.Counted\\$User\\b.*\n");
    }

    @Test
    void aJvmThatLoadsNoneSaysWhy() {
        assertThat(AttachedAgent.reason("4711:\njava.lang.NullPointerException\n"))
                .isEqualTo("the JVM is still starting; record it again");
        assertThat(AttachedAgent.reason("4711:\nreturn code: 100\n"))
                .isEqualTo("the JVM refuses it (return code: 100); does it run without the module java.instrument?");
        assertThat(AttachedAgent.reason("4711:"))
                .isEqualTo("the JVM refuses it (no reason given); does it run without the module java.instrument?");
    }

    private FindResult recorded(Process process, @Nullable Path agent) throws IOException {
        Path file = folder.resolve("recording.jfr");
        try (FlightRecording recording = FlightRecording.start(process.pid(), new RecordingPlan(60, agent, null))) {
            Programs.convert(process);
            assertThat(recording.stop(file)).isTrue();
            return Analysis.of(List.of(file), PRICES, false, "1.0").noting(recording.notes());
        }
    }
}
