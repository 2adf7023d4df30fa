package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.measure.Catalog;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.stream.ReceivedRanges.Range;
import dev.wirespeed.lab.sustained.Run.Alteration;
import dev.wirespeed.lab.sustained.Run.Event;
import dev.wirespeed.lab.sustained.Run.Second;
import dev.wirespeed.lab.sustained.Run.SecondLatency;
import dev.wirespeed.lab.sustained.Run.Side;
import dev.wirespeed.lab.sustained.SustainedResult.Asked;
import dev.wirespeed.lab.sustained.SustainedResult.Maximum;
import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/** Made-up results with figures that are easy to tell apart. */
final class SampleRuns {

    static final int SECONDS = 6;

    private SampleRuns() {}

    static SustainedResult result() {
        return new SustainedResult(
                SustainedResult.SCHEMA_VERSION,
                "sustained",
                Instant.parse("2026-11-21T10:00:00Z"),
                Instant.parse("2026-11-21T10:01:00Z"),
                "0.1.0",
                new Machine("A <fast> CPU", 8, 32_000_000_000L, "Linux", 0.1),
                new JdkUsed(25, "25.0.3", "Eclipse Adoptium"),
                500,
                7,
                4,
                new Asked(List.of(10_000, 20_000), List.of(SECONDS), List.of("1g"), 3, 2),
                Stream.of("jackson3", "wirespeed")
                        .map(id -> Catalog.entry(Contestants.find(id).orElseThrow(), List.of(25)))
                        .toList(),
                List.of(
                        fine("jackson3", 10_000, 2_000),
                        fine("wirespeed", 10_000, 1_000),
                        fine("jackson3", 20_000, 3_000),
                        lossy()),
                List.of(
                        new Maximum("jackson3", "1g", 200_000, 220_000, true, "fell behind: a reason"),
                        new Maximum("wirespeed", "1g", null, 100, false, null)));
    }

    static Run fine(String contestant, int rate, double micros) {
        long records = (long) rate * SECONDS;
        return judged(contestant, rate, records, records, List.of(), List.of(), List.of(), micros, 0);
    }

    /** A receiver that was killed in the third second, so that one second is missing. */
    static Run lossy() {
        return judged(
                "wirespeed",
                20_000,
                120_000,
                118_000,
                List.of(new Range(40_000, 41_998), new Range(50_000, 50_000)),
                List.of(new Alteration(7, "is <b>other</b> than expected")),
                List.of(new Event(2.25, "the receiver was killed by signal 9")),
                1_500,
                2);
    }

    /** A run that is over, or was interrupted, of which nothing else matters. */
    static Run of(Trial trial, @Nullable String notSustained, boolean interrupted) {
        Run some = fine(trial.contestant(), trial.rate(), 1_000);
        return new Run(
                trial,
                some.due(),
                some.sent(),
                some.arrived(),
                0,
                0,
                interrupted ? null : some.lost(),
                List.of(),
                List.of(),
                List.of(),
                notSustained,
                interrupted,
                some.clockErrorMicros(),
                some.otherCores(),
                some.documentBytes(),
                some.latencies(),
                some.seconds());
    }

    /** The same with other figures of its seconds. */
    static Run with(Run some, List<Second> seconds) {
        return new Run(
                some.trial(),
                some.due(),
                some.sent(),
                some.arrived(),
                some.altered(),
                some.duplicated(),
                some.lost(),
                some.lostRanges(),
                some.alterations(),
                some.events(),
                some.notSustained(),
                some.interrupted(),
                some.clockErrorMicros(),
                some.otherCores(),
                some.documentBytes(),
                some.latencies(),
                seconds);
    }

    /** A run of twenty minutes, in the second half of which both JVMs took half as much CPU as in the first. */
    static Run twentyMinutes(String contestant) {
        Run some = of(new Trial(contestant, 10_000, 1_200, "1g", false), null, false);
        return with(
                some,
                LongStream.range(0, 1_200)
                        .mapToObj(number -> {
                            Second second = second(number, 10_000, 1_000, false);
                            double cores = number < 600 ? 0.5 : 0.25;
                            return new Second(
                                    number,
                                    second.sent(),
                                    second.verified(),
                                    second.bytes(),
                                    second.lagMicros(),
                                    second.latency(),
                                    side(cores, null),
                                    side(2 * cores, null));
                        })
                        .toList());
    }

    /** A result of other contestants. */
    static SustainedResult of(List<String> contestants, Run... runs) {
        SustainedResult some = begun(new Asked(List.of(10_000), List.of(SECONDS), List.of("1g"), null, null), runs);
        return new SustainedResult(
                some.schemaVersion(),
                some.kind(),
                some.started(),
                some.finished(),
                some.wirespeed(),
                some.machine(),
                some.jdk(),
                some.batchMillis(),
                some.seed(),
                some.planned(),
                some.asked(),
                contestants.stream()
                        .map(id -> Catalog.entry(Contestants.find(id).orElseThrow(), List.of(25)))
                        .toList(),
                some.runs(),
                List.of());
    }

    /** A result of Jackson 3 that is not finished. */
    static SustainedResult begun(Asked asked, Run... runs) {
        SustainedResult some = result();
        return new SustainedResult(
                SustainedResult.SCHEMA_VERSION,
                some.kind(),
                some.started(),
                null,
                some.wirespeed(),
                some.machine(),
                some.jdk(),
                some.batchMillis(),
                some.seed(),
                asked.rates().size(),
                asked,
                some.contestants().subList(0, 1),
                List.of(runs),
                List.of());
    }

    private static Run judged(
            String contestant,
            int rate,
            long sent,
            long arrived,
            List<Range> lost,
            List<Alteration> alterations,
            List<Event> events,
            double micros,
            int down) {
        Histogram histogram = new Histogram(3);
        histogram.recordValueWithCount((long) (micros * 1_000), arrived - 10);
        histogram.recordValueWithCount((long) (micros * 9_000), 10);
        Run run = new Run(
                new Trial(contestant, rate, SECONDS, "1g", false),
                (long) rate * SECONDS,
                sent,
                arrived,
                alterations.size(),
                0,
                Losses.count(lost),
                lost,
                alterations,
                events,
                null,
                false,
                12.5,
                0.25,
                arrived * 200,
                Latencies.of(histogram, arrived),
                LongStream.range(0, SECONDS)
                        .mapToObj(second -> second(second, rate, micros, second == down && down > 0))
                        .toList());
        return Judgement.of(run, null);
    }

    private static Second second(long second, int rate, double micros, boolean down) {
        SecondLatency latency = down ? null : new SecondLatency(micros, 2 * micros, 9 * micros + second);
        return new Second(
                second,
                rate,
                down ? 0 : rate,
                down ? 0 : rate * 200L,
                (long) micros / 2,
                latency,
                side(0.5, second % 2 == 0 ? 10_000_000L + second : null),
                down ? null : side(0.75, 20_000_000L));
    }

    private static Side side(double cores, @Nullable Long heap) {
        return new Side(cores, 40_000_000, 60_000_000, heap, heap == null ? 0 : 2, heap == null ? 0 : 3.5);
    }
}
