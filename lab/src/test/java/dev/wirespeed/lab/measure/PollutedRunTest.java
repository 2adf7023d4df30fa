package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Settings;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cells in JVMs that have seen many other types. */
final class PollutedRunTest {

    private static final Cell CLEAN = new Cell(Operation.DESERIALIZE, "small");
    private static final Cell POLLUTED = new Cell(Operation.DESERIALIZE, "small", true);
    private static final Settings SHORT = new Settings(1, 1, 1, 50, 1, 50, List.of("-Xmx512m"));

    @TempDir
    Path folder;

    private static Result run(Mode mode, @Nullable String only) {
        Experiment peers = Experiments.all().getLast();
        List<Jdk> found = JdkDiscovery.onThisMachine();
        int newest = found.getLast().feature();
        Request request = new Request(peers, mode, only, List.of("gson"), List.of(newest), false, 42, 0);
        return NewRun.of(request, Catalog.of(peers), found, Machines.current(), "test");
    }

    @Test
    void theGlobTellsPollutedCellsApart() {
        assertThat(run(Mode.FULL, "deserialize/small").cells()).containsExactly(CLEAN);
        assertThat(run(Mode.FULL, "deserialize/small/polluted").cells()).containsExactly(POLLUTED);
        assertThat(run(Mode.FULL, "deserialize/small{,/polluted}").cells()).containsExactly(CLEAN, POLLUTED);
        assertThat(run(Mode.FULL, "*/small").cells()).noneMatch(Cell::polluted);
    }

    @Test
    void noForkIsHalfPolluted() {
        for (Mode mode : Mode.values()) {
            List<ForkSpec> plan = Plan.of(run(mode, "*/{small,media}{,/polluted}"));

            assertThat(plan)
                    .allSatisfy(fork -> assertThat(fork.cells()).allMatch(cell -> cell.polluted() == fork.polluted()));
            assertThat(plan.stream().filter(ForkSpec::polluted)).hasSize(plan.size() / 2);
            assertThat(plan).extracting(ForkSpec::id).doesNotHaveDuplicates();
        }
        assertThat(Plan.ids(run(Mode.QUICK, null))).contains("round1-jdk25-gson", "round2-jdk25-gson-polluted");
        assertThat(Plan.ids(run(Mode.FULL, null))).contains("round1-jdk25-gson-deserialize-small-polluted");
    }

    @Test
    void aForkOfJmhSaysHowManyTypesItRanThrough() throws ForkFailedException {
        assertMeasures(new SingleFork(Launch.standard(new Jdks(JdkDiscovery.onThisMachine())), new Logs(folder)));
    }

    @Test
    void soDoesASharedOne() throws ForkFailedException {
        assertMeasures(new SharedFork(Launch.standard(new Jdks(JdkDiscovery.onThisMachine())), new Logs(folder)));
    }

    private static void assertMeasures(ForkRunner runner) throws ForkFailedException {
        ForkSpec clean = fork("clean", CLEAN);
        ForkSpec polluted = fork("polluted", POLLUTED);

        Measurement one = runner.run(clean, SHORT).getFirst();
        Measurement other = runner.run(polluted, SHORT).getFirst();

        assertThat(one.cell()).isEqualTo(CLEAN);
        assertThat(one.otherTypes()).isNull();
        assertThat(other.cell()).isEqualTo(POLLUTED);
        assertThat(other.otherTypes()).isEqualTo(36);
        assertThat(other.iterations()).hasSize(1).allMatch(speed -> speed > 0);
        assertThat(other.warmup()).hasSize(1);
    }

    @Test
    void aPollutedForkThatDoesNotSaySoCountsAsCrashed() {
        assertThatThrownBy(() -> Measured.all(
                        fork("silent", POLLUTED),
                        SHORT,
                        List.of(new Measurement(POLLUTED, List.of(), List.of(1.0), 1)),
                        new Logs(folder)))
                .isInstanceOf(ForkFailedException.class)
                .hasMessage("it did not say which other types it ran through");
    }

    private static ForkSpec fork(String id, Cell cell) {
        Result result = run(Mode.QUICK, null);
        return new ForkSpec(
                id,
                1,
                result.jdks().getLast().feature(),
                result.entries().stream()
                        .filter(entry -> entry.id().equals("gson"))
                        .findFirst()
                        .orElseThrow(),
                List.of(cell));
    }
}
