package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.measure.TestResults;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.result.Settings;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Every sentence has to be true of the result that it stands under. */
final class MethodTest {

    @Test
    void aRunOnAClassOfTheUsersNamesNoTimeAndNoJdksAndNoReportedFigures() {
        Sample sample = new Sample("com.acme.A", List.of(), List.of(), 1, false);
        Result small = SampleResult.small();
        String text = text(withoutReported(SampleResult.about(sample, small.machine())));

        assertThat(text)
                .contains("in iterations that share the time that the run was given")
                .doesNotContain("minutes")
                .doesNotContain("only these run")
                .doesNotContain("borrows")
                .doesNotContain("reported figure");
    }

    @Test
    void whoIsMissingOnAnOlderJdkIsSaid() {
        Result small = SampleResult.small();
        Result half = small.withEntries(small.entries().stream()
                .map(entry ->
                        entry.id().equals("jackson3-again") || entry.id().equals("jackson2") ? onlyOn25(entry) : entry)
                .toList());

        assertThat(text(small)).doesNotContain("only these run").doesNotContain("borrows");
        assertThat(text(half))
                .contains("On JDK 17 only these run: Jackson 3.")
                .contains("A JDK where it ran once borrows the floor of the newest one.");
    }

    private static Entry onlyOn25(Entry entry) {
        return new Entry(
                entry.id(),
                entry.contestant(),
                entry.title(),
                entry.version(),
                entry.traits(),
                entry.kind(),
                new TreeMap<>(Map.of(25, List.of())));
    }

    @Test
    void theSettingsDecideHowCellsWarmUpAndHowMuchIntervalsAreWorth() {
        Result small = SampleResult.small();
        Settings two = small.settings();
        Settings once = new Settings(5, 1, 3, 100, 5, 50, two.jvmArguments());

        assertThat(text(small))
                .contains("all warm up in turn, then each once more")
                .contains("no verdict hangs on them alone")
                .contains("What two forks can't show")
                .contains("A reported figure is not confirmed if ");
        assertThat(text(small.withSettings(once)))
                .contains(
                        "each warms up and is measured before the next one starts. Each has 3 warm-up iterations of 100 ms")
                .doesNotContain("narrower")
                .doesNotContain("What two forks can't show");
        assertThat(text(SampleResult.full()))
                .contains("Full mode: each cell of each contestant runs in JVMs of its own");
    }

    @Test
    void whoWaitsForTheCompilerSaysHowManyWaitedInVain() {
        Result full = SampleResult.full();
        Result waited = TestResults.withMeasurements(full, (fork, one) -> one.settled(fork.round() == 1 ? 10_004 : 700))
                .withSettings(full.settings().settling(10_000));
        long inVain = full.forks().stream()
                .filter(fork -> fork.round() == 1)
                .mapToInt(fork -> fork.measurements().size())
                .sum();

        assertThat(text(full)).doesNotContain("compiler has had nothing to do");
        assertThat(text(waited))
                .contains("until the JIT compiler has had nothing to do for half a second, 10 s at most")
                .contains(" " + inVain + " of 378 measurements began before it had come to rest.");
    }

    private static String text(Result result) {
        return String.join("\n", Method.of(result));
    }

    private static Result withoutReported(Result result) {
        return TestResults.withReported(result, result.comparisons(), List.of());
    }
}
