package dev.wirespeed.lab.sustained;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class JudgementTest {

    @Test
    void aRateIsSustainedIfBatchesDoNotPileUpInTheEnd() {
        assertThat(SampleRuns.fine("jackson3", 10_000, 55_000).notSustained()).isNull();
        assertThat(SampleRuns.fine("jackson3", 10_000, 56_000).notSustained())
                .isEqualTo("fell behind: in the last third, records took up to 504 ms, batches are 500 ms apart");
    }

    @Test
    void aBacklogOfTheStartThatWasMadeUpForIsForgiven() {
        Run slow = SampleRuns.fine("jackson3", 10_000, 500_000);
        Run fast = SampleRuns.fine("jackson3", 10_000, 1_000);
        List<Run.Second> seconds = new ArrayList<>(slow.seconds().subList(0, 4));
        seconds.addAll(fast.seconds().subList(4, 6));

        assertThat(Judgement.of(with(fast, seconds, fast.sent()), null).notSustained())
                .isNull();
        assertThat(Judgement.of(with(fast, slow.seconds(), fast.sent()), null).notSustained())
                .startsWith("fell behind: ");
    }

    @Test
    void secondsInWhichNothingArrivedAreNotFast() {
        Run fine = SampleRuns.fine("jackson3", 10_000, 1_000);
        Run.Second silent = SampleRuns.lossy().seconds().get(2);
        List<Run.Second> seconds = new ArrayList<>(fine.seconds().subList(0, 4));
        seconds.add(fine.seconds().get(4));
        seconds.add(new Run.Second(5, 0, 0, 0, 0, silent.latency(), silent.sender(), silent.receiver()));

        assertThat(Judgement.of(with(fine, seconds, fine.sent()), null).notSustained())
                .isEqualTo("fell behind: in half of the last third's seconds nothing arrived");
    }

    @Test
    void whatWasNotSentOrLostOrAlteredOrFailedIsNotSustained() {
        Run fine = SampleRuns.fine("jackson3", 10_000, 1_000);

        assertThat(Judgement.of(with(fine, fine.seconds(), 59_000), null).notSustained())
                .isEqualTo("fell behind: 1,000 of 60,000 records were not sent in time");
        assertThat(SampleRuns.lossy().notSustained()).isEqualTo("2,000 records were lost");
        assertThat(Judgement.of(fine, "the sender failed: no reason").notSustained())
                .isEqualTo("the sender failed: no reason");
    }

    private static Run with(Run run, List<Run.Second> seconds, long sent) {
        return new Run(
                run.trial(),
                run.due(),
                sent,
                run.arrived(),
                run.altered(),
                run.duplicated(),
                run.lost(),
                run.lostRanges(),
                run.alterations(),
                run.events(),
                null,
                run.interrupted(),
                run.clockErrorMicros(),
                run.otherCores(),
                run.documentBytes(),
                run.latencies(),
                seconds);
    }
}
