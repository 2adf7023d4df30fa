package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Sample;
import java.util.List;
import org.junit.jupiter.api.Test;

final class EnvironmentTest {

    private static final Machine LOADED = new Machine("Example CPU 9000", 2, 1, "Linux", 2);
    private static final Sample SAMPLE = new Sample("com.acme.A", List.of(), List.of(), 1, false);

    @Test
    void theLoadBeforeTheRunCountsWhereForksDidNotSeeWhatRanBesideThem() {
        Result watched = SampleResult.about(SAMPLE, LOADED);
        List<Fork> forks =
                watched.forks().stream().map(fork -> fork.on(5.5, null)).toList();
        Result unwatched = SampleResult.about(SAMPLE, LOADED, watched.finished(), forks);

        assertThat(Environment.of(unwatched))
                .containsEntry("Load at the start", "2.00: the machine was busy, expect noise");
        assertThat(Environment.of(watched)).containsEntry("Load at the start", "2.00");
    }
}
