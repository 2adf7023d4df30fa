package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.measure.Catalog;
import dev.wirespeed.lab.measure.Estimate;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.NewRun;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SharesTest {

    private static final Machine MACHINE = new Machine("Example CPU 9000", 2, 1L << 33, "Example OS 1", 0);
    private static final List<Jdk> JDKS = Stream.of("17.0.15", "25.0.3")
            .map(version -> new Jdk(Runtime.Version.parse(version), "Someone", Path.of("/jdk")))
            .toList();

    private final AtomicLong seconds = new AtomicLong(1_000);

    private Shares shares(List<Experiment> experiments) {
        Shares shares = new Shares(() -> 1_000_000_000L * seconds.get());
        experiments.forEach(experiment -> shares.add(experiment, planned(experiment)));
        return shares;
    }

    private static Result planned(Experiment experiment) {
        return NewRun.of(
                Runs.request(experiment, Mode.QUICK, null, List.of(), List.of(), false),
                Catalog.of(experiment),
                JDKS,
                MACHINE,
                "1.0");
    }

    private static int least(Experiment experiment, double machine) {
        return (int) Math.round(machine * Estimate.leastSeconds(planned(experiment)));
    }

    @Test
    void withTimeForAllEachGetsWhatItUsuallyTakes() {
        Experiment one = Experiments.all().getFirst();

        assertThat(shares(List.of(one)).of(one, 100)).isEqualTo(one.quickSeconds());
    }

    @Test
    void whatIsLeftOverIsSharedByWhatEachUsuallyTakes() {
        Experiment first = Experiments.all().getFirst().withQuickSeconds(600);
        Experiment second = Experiments.all().get(1).withQuickSeconds(300);
        int leastFirst = least(first, 1);
        int leastSecond = least(second, 1);
        Shares shares = shares(List.of(first, second));

        int spare = 545 - leastFirst - 15 - leastSecond;
        assertThat(shares.of(first, leastFirst)).isEqualTo(leastFirst + spare * 2 / 3);
        seconds.addAndGet(460);
        assertThat(shares.of(second, leastSecond)).isEqualTo(85);
    }

    @Test
    void whoComesTooLateTakesTheLeast() {
        Experiment one = Experiments.all().getFirst();
        Shares shares = shares(List.of(one));
        seconds.addAndGet(10_000);

        assertThat(shares.of(one, 240)).isEqualTo(240);
    }

    @Test
    void aMachineThatIsFastEnoughHasNoLimit() {
        List<Experiment> all = Experiments.published();
        Shares shares = shares(all);
        int share = shares.of(all.getFirst(), least(all.getFirst(), 0.9));

        assertThat(shares.limit(share)).isEqualTo(Long.MAX_VALUE);
        assertThat(shares.limit(1_000)).isLessThan(575);
    }

    @Test
    void whoComesTooLateHasItsFirstRoundOnly() {
        Experiment one = Experiments.all().getFirst();
        Shares shares = shares(List.of(one));
        seconds.addAndGet(10_000);

        assertThat(shares.limit(shares.of(one, 240))).isZero();
    }

    /** Where forks take much longer than is assumed, half of them are of the first round and run in any case. */
    @ParameterizedTest
    @ValueSource(doubles = {1.1, 1.4, 1.7})
    void onSlowMachinesLaterRoundsEndInTime(double machine) {
        List<Experiment> all = Experiments.published();
        Shares shares = shares(all);
        for (Experiment experiment : all) {
            seconds.addAndGet(18);
            int least = least(experiment, machine);
            int share = shares.of(experiment, least);
            assertThat(share).isEqualTo(least);
            seconds.addAndGet(Math.clamp(shares.limit(share), least / 2, least) + 5);
        }

        assertThat(seconds.get()).isBetween(1_000L + 500, 1_000L + 600);
    }

    @Test
    void whoseForkCrashedBeforeItCouldAskIsPassedOver() {
        List<Experiment> all = Experiments.published();
        Shares shares = shares(all);
        seconds.addAndGet(400);

        assertThat(shares.of(all.getLast(), 60)).isEqualTo(all.getLast().quickSeconds());
    }

    /** On machines where forks take part of what is assumed beforehand; here a little longer than was shared out. */
    @ParameterizedTest
    @ValueSource(doubles = {0.4, 0.6, 0.8, 0.93})
    void allExperimentsTogetherFitIntoTenMinutes(double machine) {
        List<Experiment> all = Experiments.published();
        Shares shares = shares(all);
        for (Experiment experiment : all) {
            seconds.addAndGet(12);
            int share = shares.of(experiment, least(experiment, machine));
            assertThat(share).isGreaterThanOrEqualTo(least(experiment, machine));
            seconds.addAndGet(Math.round(1.03 * share) + 3);
        }

        assertThat(seconds.get()).isBetween(1_000L + 500, 1_000L + 600);
    }
}
