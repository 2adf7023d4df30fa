package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.experiment.Experiments;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class SharesTest {

    private final AtomicLong seconds = new AtomicLong(1_000);

    private Shares shares(List<Experiment> experiments) {
        return new Shares(experiments, () -> 1_000_000_000L * seconds.get());
    }

    @Test
    void withTimeForAllEachGetsWhatItUsuallyTakes() {
        Experiment one = Experiments.all().getFirst();

        assertThat(shares(List.of(one)).next(one).quickSeconds()).isEqualTo(one.quickSeconds());
    }

    @Test
    void withTooLittleEachGetsItsShareOfWhatIsLeft() {
        Experiment small = Experiments.all().getFirst().withQuickSeconds(200);
        Experiment large = Experiments.all().getFirst().withQuickSeconds(600);
        Shares shares = shares(List.of(small, large));

        assertThat(shares.next(small).quickSeconds()).isEqualTo((430 - 2 * 20) / 4);
        seconds.addAndGet(170);
        assertThat(shares.next(large).quickSeconds()).isEqualTo(430 - 170 - 20);
    }

    @Test
    void whoComesTooLateStillRuns() {
        Experiment one = Experiments.all().getFirst();
        Shares shares = shares(List.of(one));
        seconds.addAndGet(10_000);

        assertThat(shares.next(one).quickSeconds()).isEqualTo(1);
    }

    @Test
    void allExperimentsTogetherFitIntoTenMinutes() {
        Shares shares = shares(Experiments.all());
        for (Experiment experiment : Experiments.all()) {
            seconds.addAndGet(20 + shares.next(experiment).quickSeconds());
        }

        assertThat(seconds.get()).isLessThanOrEqualTo(1_000 + 600);
    }
}
