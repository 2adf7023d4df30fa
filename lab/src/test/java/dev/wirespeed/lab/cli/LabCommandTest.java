package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.measure.Request;
import dev.wirespeed.lab.result.Mode;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code wirespeed lab} without the name of an experiment. */
final class LabCommandTest {

    @Test
    void fullRunsSayHowLongTheyTakeBeforeTheyStart() {
        List<Request> requests = Experiments.all().stream()
                .filter(experiment -> List.of("graph", "formats").contains(experiment.id()))
                .map(experiment -> Runs.request(experiment, Mode.FULL, null, List.of(), List.of(), false))
                .toList();

        assertThat(LabCommand.expected(requests)).isEqualTo("""
                        Full runs of 2 experiments, about 58 min together:
                          graph    about 17 min  What does returning the whole entity cost?
                          formats  about 41 min  MessagePack or Protobuf for a stream of records?
                        """);
    }

    @Test
    void durationsAreRoundedUp() {
        assertThat(Durations.text(90)).isEqualTo("90 s");
        assertThat(Durations.text(180)).isEqualTo("3 min");
        assertThat(Durations.text(181)).isEqualTo("4 min");
        assertThat(Durations.text(3_599)).isEqualTo("1 h 0 min");
        assertThat(Durations.text(9_541)).isEqualTo("2 h 40 min");
    }
}
