package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.measure.Pilot.Paced;
import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Settings;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PilotTest {

    private final Experiment experiment = Experiments.all().getFirst();
    private final List<String> ran = new ArrayList<>();

    @Test
    void aQuickRunIsPacedByOneForkOfTheBaseline() {
        Result start = TestResults.withoutForks(SampleResult.small());

        Paced paced = Pilot.pace(start, experiment, (fork, settings) -> {
            ran.add(fork.id() + " " + fork.entry().id() + " " + settings.cellMillis());
            return List.of();
        });

        assertThat(ran).containsExactly("pilot jackson3 30");
        Settings longest = new Settings(2, 2, 2, 1_000, 5, 1_000, List.of("-Xms2g", "-Xmx2g"));
        assertThat(paced.result().settings().cellMillis())
                .isBetween(start.settings().cellMillis(), longest.cellMillis());
        // 12 forks of 6 cells, and what the pilot took beside them, which is next to nothing here
        assertThat(paced.seconds())
                .isEqualTo(Math.ceilDiv(12 * 6 * paced.result().settings().cellMillis(), 1_000));
    }

    @Test
    void aFullRunIsNot() {
        Result full = TestResults.withoutForks(SampleResult.full());

        assertThat(Pilot.pace(full, experiment, (fork, settings) -> {
                    throw new AssertionError("ran a fork");
                }))
                .isEqualTo(new Paced(full, 0));
    }

    @Test
    void aPilotThatCrashesLeavesThingsAsTheyWere() {
        Result start = TestResults.withoutForks(SampleResult.small());

        assertThat(Pilot.pace(start, experiment, (fork, settings) -> {
                    throw new ForkFailedException("crashed");
                }))
                .isEqualTo(new Paced(start, 0));
    }
}
