package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.measure.Pilot.Paced;
import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class PilotTest {

    private final Experiment experiment = Experiments.all().getFirst();
    private final List<String> ran = new ArrayList<>();

    @Test
    void aQuickRunIsPacedByOneForkOfTheBaseline() {
        Result start = TestResults.withoutForks(SampleResult.small());

        Paced paced = pace(start, 225);

        assertThat(ran).containsExactly("pilot jackson3 30");
        Settings longest = new Settings(2, 2, 2, 1_000, 5, 1_000, List.of("-Xms2g", "-Xmx2g"));
        assertThat(paced.result().settings().cellMillis())
                .isBetween(start.settings().cellMillis(), longest.cellMillis());
        assertThat(paced.granted()).isEqualTo(225);
        // 12 forks of 6 cells, and what the pilot took beside them, which is next to nothing here
        assertThat(paced.seconds())
                .isEqualTo(Math.ceilDiv(12 * 6 * paced.result().settings().cellMillis(), 1_000));
    }

    @Test
    void whoGrantsTheTimeIsToldTheLeast() {
        Result start = TestResults.withoutForks(SampleResult.small());
        List<Integer> least = new ArrayList<>();

        Paced paced = Pilot.pace(
                start,
                experiment,
                (fork, settings) -> List.of(),
                seconds -> {
                    least.add(seconds);
                    return 1;
                },
                () -> 0);

        assertThat(least).containsExactly(Math.ceilDiv(12 * 6 * 9 * 30, 1_000));
        assertThat(paced.seconds()).isEqualTo(least.getFirst().longValue());
        assertThat(paced.result().settings().measuredMillis()).isEqualTo(30);
    }

    @Test
    void conversionsThatOutlastIterationsTakeTheirTime() {
        Result start = TestResults.withoutForks(SampleResult.small());
        Result slow = start.withAgreements(
                start.cells().stream()
                        .map(cell -> cell.workload())
                        .distinct()
                        .map(workload -> agreement("jackson2", workload, 40.0))
                        .toList(),
                List.of());

        Paced paced = pace(slow, 100);

        // 2 forks of jackson2 on JDK 25 set up 6 cells twice, and end 9 iterations of each
        long aside = 2 * 6 * 11 * 40;
        long cell = paced.result().settings().cellMillis();
        assertThat(paced.seconds()).isEqualTo(Math.ceilDiv(aside + 12 * 6 * cell, 1_000));
        assertThat(paced.seconds()).isCloseTo(100, within(2L));
    }

    @Test
    void aJvmTakesItsTimeAsWell() {
        Result start = TestResults.withoutForks(SampleResult.small());
        AtomicLong clock = new AtomicLong();

        Paced paced = Pilot.pace(
                start,
                experiment,
                (fork, settings) -> {
                    clock.addAndGet(2_180_000_000L); // 6 cells of 30 ms, and two seconds
                    return List.of();
                },
                least -> 100,
                clock::get);

        assertThat(paced.seconds())
                .isEqualTo(
                        Math.ceilDiv(12 * (2_000 + 6 * paced.result().settings().cellMillis()), 1_000))
                .isCloseTo(100, within(2L));
    }

    @Test
    void coldStartsTakeTheirTimeToo() {
        Experiment formats = Experiments.all().get(2);
        assertThat(formats.id()).isEqualTo("formats");
        Result planned = NewRun.of(
                new Request(formats, Mode.QUICK, null, List.of(), List.of(), false, 1, 0),
                Catalog.standard(),
                List.of(new Jdk(Runtime.Version.parse("25.0.3"), "Someone", java.nio.file.Path.of("/jdk"))),
                SampleResult.small().machine(),
                "1.0");
        Result slow = planned.withAgreements(List.of(agreement("protobuf", "telemetry-10000", 50.0)), List.of());

        Paced paced = Pilot.pace(
                slow,
                formats,
                (fork, settings) -> {
                    assertThat(fork.entry().id()).isEqualTo("protobuf");
                    return List.of();
                },
                least -> 150,
                () -> 0);

        // 2 forks of protobuf, and 2 of its repetition; 1 fork more that writes and reads 4 times, twice as slowly
        long aside = 4 * 2 * 11 * 50 + 2 * 4 * 2 * 50;
        long cell = paced.result().settings().cellMillis();
        assertThat(Objects.requireNonNull(paced.result().settings().cold()).shots())
                .isEqualTo(4);
        assertThat(paced.seconds()).isEqualTo(Math.ceilDiv(aside + 22 * 8 * cell, 1_000));
        assertThat(paced.seconds()).isCloseTo(150, within(3L));
    }

    @Test
    void aFullRunIsNot() {
        Result full = TestResults.withoutForks(SampleResult.full());

        assertThat(Pilot.pace(
                        full,
                        experiment,
                        (fork, settings) -> {
                            throw new AssertionError("ran a fork");
                        },
                        least -> 1))
                .isEqualTo(new Paced(full, 0, 0));
    }

    @Test
    void aPilotThatCrashesLeavesThingsAsTheyWere() {
        Result start = TestResults.withoutForks(SampleResult.small());

        assertThat(Pilot.pace(
                        start,
                        experiment,
                        (fork, settings) -> {
                            throw new ForkFailedException("crashed");
                        },
                        least -> 1))
                .isEqualTo(new Paced(start, 0, 0));
    }

    private Paced pace(Result start, int seconds) {
        return Pilot.pace(
                start,
                experiment,
                (fork, settings) -> {
                    ran.add(fork.id() + " " + fork.entry().id() + " " + settings.cellMillis());
                    return List.of();
                },
                least -> seconds,
                () -> 0);
    }

    private static Agreement agreement(String contestant, String workload, double millis) {
        return new Agreement(25, contestant, workload, 10, 5, null, null, millis, true, List.of(), null);
    }
}
