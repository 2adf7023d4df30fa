package dev.wirespeed.lab.sustained;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import dev.wirespeed.lab.sustained.SustainedResult.Asked;
import dev.wirespeed.lab.sustained.SustainedResult.Maximum;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that go on: the figures that are there were made up, so what is made again can be told from them. */
final class ResumedRunsTest {

    @TempDir
    Path folder;

    private final Jdk jdk = JdkDiscovery.onThisMachine().getLast();
    private final ByteArrayOutputStream progress = new ByteArrayOutputStream();

    @Test
    void whatIsCompleteIsNotRepeatedAndWhatWasCutOffIs() {
        Run complete = SampleRuns.of(new Trial("jackson3", 200, 1, "1g", false), null, false);
        Run cutOff = SampleRuns.of(new Trial("jackson3", 400, 1, "1g", false), null, true);
        SustainedResult begun =
                SampleRuns.begun(new Asked(List.of(200, 400), List.of(1), List.of("1g"), null, null), complete, cutOff);

        SustainedResult result = resume(begun);

        assertThat(result.started()).isEqualTo(begun.started());
        assertThat(result.finished()).isNotNull();
        assertThat(result.runs()).hasSize(2);
        assertThat(result.runs().getFirst()).isEqualTo(complete);
        Run again = result.runs().getLast();
        assertThat(again.trial()).isEqualTo(cutOff.trial());
        assertThat(again.interrupted()).isFalse();
        assertThat(again.arrived()).isEqualTo(400);
        assertThat(progress.toString(StandardCharsets.UTF_8))
                .contains("2/2  jackson3, 400/s for 1 s")
                .doesNotContain("200/s");
        assertThat(SustainedFile.read(folder.resolve(SustainedFile.NAME))).isEqualTo(result);
    }

    /** All steps of the search were made before, so no JVM is started; the maximum that is noted is what they say. */
    @Test
    void aSearchGoesOnBehindItsLastStep() {
        List<Run> steps = Stream.of(100_000, 200_000, 141_420, 118_920, 109_050)
                .map(rate -> SampleRuns.of(
                        new Trial("jackson3", rate, 3, "1g", true), rate > 100_000 ? "fell behind" : null, false))
                .toList();
        Asked asked = new Asked(List.of(200), List.of(1), List.of("1g"), 3, null);
        Run compared = SampleRuns.of(new Trial("jackson3", 200, 1, "1g", false), null, false);
        SustainedResult begun = SampleRuns.begun(
                asked, Stream.concat(Stream.of(compared), steps.stream()).toArray(Run[]::new));

        SustainedResult result = resume(begun.withMaximum(new Maximum("jackson3", "1g", 100_000, null, false, null)));

        assertThat(result.runs()).isEqualTo(begun.runs());
        assertThat(result.maxima())
                .containsExactly(new Maximum("jackson3", "1g", 100_000, 109_050, true, "fell behind"));
        assertThat(result.finished()).isNotNull();
    }

    private SustainedResult resume(SustainedResult begun) {
        Interruption interruption = Interruption.onShutdown();
        try {
            SustainedProgress shown =
                    new SustainedProgress(new PrintStream(progress, true, StandardCharsets.UTF_8), false);
            Request request = Request.of(begun, Objects.requireNonNull(begun.asked()), jdk, 0);
            return new SustainedRuns(request, folder, shown, interruption, begun).run();
        } finally {
            interruption.done();
        }
    }
}
