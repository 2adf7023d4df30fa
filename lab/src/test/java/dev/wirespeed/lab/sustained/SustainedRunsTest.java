package dev.wirespeed.lab.sustained;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import dev.wirespeed.lab.result.SchemaPage;
import dev.wirespeed.lab.stream.ReceivedRanges.Range;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** Real runs: two JVMs, a connection, and a real kill. How fast they are is not asserted. */
final class SustainedRunsTest {

    @TempDir
    Path folder;

    private final ByteArrayOutputStream progress = new ByteArrayOutputStream();

    @Test
    void everyRecordOfARunIsVerifiedSecondBySecond() throws IOException {
        for (Jdk jdk : List.of(jdk(0), jdk(-1))) {
            Path out = Files.createDirectory(folder.resolve("jdk" + jdk.feature()));
            SustainedResult result = runs(jdk, out, 1_000, 3, null);

            Run run = result.runs().getFirst();
            assertThat(run.sent()).isEqualTo(3_000);
            assertThat(run.arrived()).isEqualTo(3_000);
            assertThat(run.lost()).isZero();
            assertThat(run.altered()).isZero();
            assertThat(run.duplicated()).isZero();
            assertThat(run.latencies().count()).isEqualTo(3_000);
            assertThat(run.latencies().unknown()).isZero();
            assertThat(run.events()).isEmpty();
            assertThat(run.seconds().stream().mapToLong(Run.Second::sent).sum()).isEqualTo(3_000);
            assertThat(run.seconds().stream().mapToLong(Run.Second::verified).sum())
                    .isEqualTo(3_000);
            assertThat(run.seconds())
                    .filteredOn(second -> second.second() < 3)
                    .hasSize(3)
                    .allSatisfy(second -> assertThat(second.sender()).isNotNull());
            assertThat(run.documentBytes()).isBetween(3_000L * 150, 3_000L * 300);
            assertThat(Files.readString(out.resolve("logs/wirespeed-1000-3s-1g-sender-gc.log")))
                    .contains("Using ");
            assertThat(result.finished()).isNotNull();
            new SchemaPage(SustainedSchemaTest.PAGE)
                    .check(JsonMapper.shared().readTree(Files.readString(out.resolve("sustained.json"))));
            assertThat(SustainedFile.read(out.resolve("sustained.json"))).isEqualTo(result);
        }
        assertThat(progress.toString(StandardCharsets.UTF_8))
                .containsPattern("1/1 {2}wirespeed, 1,000/s for 3 s, heap 1g: p50 .* ms, p99 .* ms, longest .* ms; ");
    }

    /** At far more than any machine keeps up with there is always something on its way, so a kill loses some of it. */
    @Test
    void whatAKilledReceiverLosesIsKnownToTheRecord() {
        SustainedResult result = runs(jdk(-1), folder, 10_000_000, 9, 3);

        Run run = result.runs().getFirst();
        assertThat(run.events())
                .extracting(Run.Event::what)
                .contains(
                        "the receiver was killed by signal 9",
                        "the sender lost its connection",
                        "a new receiver listens",
                        "the sender is connected with the new receiver");
        long lost = Objects.requireNonNull(run.lost());
        assertThat(lost).isPositive();
        assertThat(run.arrived() + lost).isEqualTo(run.sent());
        assertThat(run.lostRanges()).hasSize(1);
        Range range = run.lostRanges().getFirst();
        assertThat(range.count()).isEqualTo(lost);
        assertThat(range.first()).isNotNegative();
        assertThat(range.last()).isLessThan(run.sent() - 1);
        assertThat(run.altered()).isZero();
        assertThat(run.latencies().count() + run.latencies().unknown()).isEqualTo(run.arrived());
        assertThat(run.notSustained()).endsWith(" records were lost");
        assertThat(SustainedReports.text(result)).contains(SustainedTables.ranges(run.lostRanges()));
    }

    @Test
    void whoCannotBindTheRecordIsListedWithTheReason() {
        Request request = request(jdk(-1), "hand-written", 1_000, 1, null);
        SustainedResult result = run(request, folder, Interruption.onShutdown());

        assertThat(result.runs()).hasSize(1);
        assertThat(result.runs().getFirst().notSustained()).startsWith("the receiver failed: ");
        assertThat(result.runs().getFirst().lost()).isNull();
        assertThat(result.runs().getFirst().seconds()).isEmpty();
    }

    private SustainedResult runs(Jdk jdk, Path out, int rate, int seconds, @Nullable Integer killAfter) {
        return run(request(jdk, "wirespeed", rate, seconds, killAfter), out, Interruption.onShutdown());
    }

    private SustainedResult run(Request request, Path out, Interruption interruption) {
        try {
            PrintStream text = new PrintStream(progress, true, StandardCharsets.UTF_8);
            return new SustainedRuns(request, out, new SustainedProgress(text, false), interruption, "test").run();
        } finally {
            interruption.done();
        }
    }

    private static Request request(Jdk jdk, String contestant, int rate, int seconds, @Nullable Integer killAfter) {
        return new Request(
                List.of(contestant), List.of(rate), List.of(seconds), List.of("1g"), null, killAfter, 0, jdk, 1);
    }

    /** The oldest or the newest JDK of this machine. */
    private static Jdk jdk(int place) {
        List<Jdk> all = JdkDiscovery.onThisMachine();
        return place == 0 ? all.getFirst() : all.getLast();
    }
}
