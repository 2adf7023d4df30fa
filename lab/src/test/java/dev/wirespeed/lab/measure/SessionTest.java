package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SessionTest {

    @TempDir
    Path folder;

    private final List<String> ran = new ArrayList<>();
    private final Interruption interruption = new Interruption();
    private Path file;
    private Result start;

    @BeforeEach
    void emptyResult() {
        file = folder.resolve(ResultFile.NAME);
        Result sample = SampleResult.small();
        start = TestResults.withoutForks(sample);
    }

    @Test
    void runsThePlanInItsOrderAndWritesEveryFork() {
        Result result = session((fork, ignored) -> measure(fork)).run(start);

        assertThat(ran).isEqualTo(Plan.ids(start)).hasSize(12);
        assertThat(result.plan()).isEqualTo(ran);
        assertThat(result.complete()).isTrue();
        assertThat(result.finished()).isNotNull();
        assertThat(result.forks())
                .allSatisfy(fork -> assertThat(fork.otherCores())
                        .satisfiesAnyOf(
                                cores -> assertThat(cores).isNull(),
                                cores -> assertThat(cores).isNotNegative()))
                .allSatisfy(fork -> assertThat(fork.fixedWorkMillis()).isPositive());
        assertThat(ResultFile.read(file)).isEqualTo(result);
    }

    @Test
    void whenTimeIsUpOnlyTheFirstRoundRuns() {
        Result part = session((fork, ignored) -> measure(fork)).run(start, 0, 0);

        List<String> plan = Plan.ids(start);
        assertThat(ran).isEqualTo(plan.subList(0, 6)).allMatch(id -> id.startsWith("round1-"));
        assertThat(plan.subList(6, 12)).allMatch(id -> id.startsWith("round2-"));
        assertThat(part.finished()).isNull();
        assertThat(part.complete()).isFalse();

        Result whole = session((fork, ignored) -> measure(fork)).run(part);
        assertThat(ran).isEqualTo(plan);
        assertThat(whole.finished()).isNotNull();
    }

    @Test
    void aResumedRunGoesOnWhereItStoppedWithoutCheckingAgain() {
        Result whole = session((fork, ignored) -> measure(fork)).run(start);
        ran.clear();
        Result part = TestResults.withForks(whole, whole.forks().subList(0, 5));

        Result resumed = new Session(
                        ignored -> {
                            throw new AssertionError("checked again");
                        },
                        (fork, ignored) -> measure(fork),
                        new SilentProgress(),
                        interruption,
                        file)
                .run(part);

        assertThat(ran).isEqualTo(whole.plan().subList(5, 12));
        assertThat(resumed.forks()).extracting(Fork::id).isEqualTo(whole.plan());
    }

    @Test
    void aForkThatCrashesIsRecordedAndTheRunGoesOn() {
        String unlucky = Plan.ids(start).get(2);
        Result result = session((fork, ignored) -> {
                    if (fork.id().equals(unlucky)) {
                        throw new ForkFailedException("java.lang.InternalError: gone");
                    }
                    return measure(fork);
                })
                .run(start);

        assertThat(result.complete()).isTrue();
        assertThat(result.forks().get(2).failure()).isEqualTo("java.lang.InternalError: gone");
        assertThat(result.forks()).filteredOn(fork -> fork.failure() != null).hasSize(1);
    }

    @Test
    void aForkThatASignalStoppedInterruptsTheRun() {
        String stopped = Plan.ids(start).get(2);
        Result result = session((fork, ignored) -> {
                    if (fork.id().equals(stopped)) {
                        throw new ForkStoppedException();
                    }
                    return measure(fork);
                })
                .run(start);

        assertThat(interruption.requested()).isTrue();
        assertThat(result.finished()).isNull();
        assertThat(result.forks()).hasSize(2).extracting(Fork::failure).containsOnlyNulls();
    }

    @Test
    void anInterruptionKeepsWhatWasMeasuredAndNotTheForkThatItStopped() {
        String last = Plan.ids(start).get(3);
        Result result = session((fork, ignored) -> {
                    if (fork.id().equals(last)) {
                        interruption.request();
                        throw new ForkFailedException("killed");
                    }
                    return measure(fork);
                })
                .run(start);

        assertThat(result.forks())
                .extracting(Fork::id)
                .isEqualTo(Plan.ids(start).subList(0, 3));
        assertThat(result.finished()).isNull();
        assertThat(ResultFile.read(file)).isEqualTo(result);
    }

    @Test
    void whoDoesNotAgreeIsNotTimed() {
        AgreementCheck nobodyTrustsJackson2 = result -> result.workloads().stream()
                .map(workload -> new Agreement(25, "jackson2", workload.id(), 0, 0, false, List.of(), "differs"))
                .toList();

        Result result = new Session(
                        nobodyTrustsJackson2,
                        (fork, ignored) -> measure(fork),
                        new SilentProgress(),
                        interruption,
                        file)
                .run(start);

        assertThat(ran)
                .doesNotContain("round1-jdk25-jackson2")
                .contains("round1-jdk17-jackson2")
                .hasSize(10);
        assertThat(result.plan()).isEqualTo(ran);
    }

    @Test
    void whoWasNotAskedBecauseOfAnInterruptionIsAskedWhenTheRunGoesOn() {
        AgreementCheck interrupted = result -> {
            interruption.request();
            return TestResults.everyoneAgrees(result).subList(0, 1);
        };

        Result result = new Session(
                        interrupted, (fork, ignored) -> measure(fork), new SilentProgress(), interruption, file)
                .run(start);

        assertThat(ran).isEmpty();
        assertThat(result.agreements()).isEmpty();
        assertThat(ResultFile.read(file)).isEqualTo(result);
    }

    /** A device that is always full stands in for the file that a result is written to first. */
    @Test
    void aFullDiskEndsARunWithOneLineAndLosesNothing() throws IOException {
        LabException problem = fullAtTheThirdFork(this::measure);

        Path elsewhere = elsewhere(problem);
        assertThat(problem)
                .hasMessage("cannot write " + file + ": No space left on device; what was measured is in " + elsewhere
                        + ": when there is room, move it to " + file + " and go on with --resume");
        Result kept = ResultFile.read(elsewhere);
        assertThat(kept.forks()).extracting(Fork::id).isEqualTo(Plan.ids(start).subList(0, 3));
        assertThat(ResultFile.read(file).forks()).isEqualTo(kept.forks().subList(0, 2));
        assertThat(file.resolveSibling("result.json.draft")).doesNotExist();
        Files.delete(elsewhere);
    }

    /** Whose log or figures did not fit on the disk either. */
    @Test
    void aForkThatCrashesOnAFullDiskIsRunAgain() throws IOException {
        LabException problem = fullAtTheThirdFork(fork -> {
            throw new ForkFailedException("it left no message");
        });

        Path elsewhere = elsewhere(problem);
        assertThat(ResultFile.read(elsewhere)).isEqualTo(ResultFile.read(file));
        assertThat(ResultFile.read(file).forks())
                .extracting(Fork::id)
                .isEqualTo(Plan.ids(start).subList(0, 2));
        Files.delete(elsewhere);
    }

    private static Path elsewhere(LabException problem) {
        return Path.of(String.valueOf(problem.getMessage()).replaceFirst(".*what was measured is in (\\S+): .*", "$1"));
    }

    private interface Third {
        List<Measurement> run(ForkSpec fork) throws ForkFailedException;
    }

    private LabException fullAtTheThirdFork(Third third) {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "skipped: this system has no /dev/full");
        String last = Plan.ids(start).get(2);
        return assertThrows(
                LabException.class,
                () -> session((fork, ignored) -> {
                            if (!fork.id().equals(last)) {
                                return measure(fork);
                            }
                            makeFull(file.resolveSibling("result.json.draft"), full);
                            return third.run(fork);
                        })
                        .run(start));
    }

    private static void makeFull(Path draft, Path full) {
        try {
            Files.createSymbolicLink(draft, full);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Session session(ForkRunner forks) {
        return new Session(TestResults::everyoneAgrees, forks, new SilentProgress(), interruption, file);
    }

    private List<Measurement> measure(ForkSpec fork) {
        ran.add(fork.id());
        return fork.cells().stream()
                .map(cell -> new Measurement(cell, List.of(1.0), List.of(2.0, 3.0), 100))
                .toList();
    }
}
