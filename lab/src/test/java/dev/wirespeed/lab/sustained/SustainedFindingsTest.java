package dev.wirespeed.lab.sustained;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.sustained.Run.Second;
import dev.wirespeed.lab.sustained.Run.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class SustainedFindingsTest {

    @Test
    void pairsOfRunsAreHeldAgainstWhatWasReported() {
        assertThat(SustainedFindings.sentences(SampleRuns.of(
                        List.of("msgpack-arrays", "protobuf"),
                        run("msgpack-arrays", 10_000, 0.5, 4, null),
                        run("protobuf", 10_000, 0.25, 1, null),
                        run("msgpack-arrays", 20_000, 0.6, 6, null),
                        run("protobuf", 20_000, 0.2, 1, null),
                        run("msgpack-arrays", 40_000, 9, 9, null))))
                .containsExactly(
                        "msgpack-core, arrays over Protobuf, messages, both JVMs together, in 2 pairs of runs under the same"
                                + " conditions: 2.00 to 3.00 times the CPU, 4.00 to 6.00 times the allocation, 4.00 to 6.00 times"
                                + " the pauses, which took 4.00 to 6.00 times as long.",
                        "The author of the experiment on formats reported no clear difference in CPU: not seen here. That"
                                + " Protobuf was steadier in heap, and MessagePack collected garbage more often: seen here, too."
                                + " Differences below a quarter count as none.");
    }

    @Test
    void whatIsLessThanAQuarterCountsAsNone() {
        assertThat(SustainedFindings.sentences(SampleRuns.of(
                        List.of("msgpack-maps", "protobuf"),
                        run("msgpack-maps", 10_000, 0.24, 10, null),
                        run("protobuf", 10_000, 0.2, 9, null))))
                .containsExactly(
                        "msgpack-core, maps over Protobuf, messages, both JVMs together, in a pair of runs under the same"
                                + " conditions: 1.20 times the CPU, 1.11 times the allocation, 1.11 times the pauses, which took"
                                + " 1.11 times as long.",
                        "The author of the experiment on formats reported no clear difference in CPU: seen here, too. That"
                                + " Protobuf was steadier in heap, and MessagePack collected garbage more often: not seen here."
                                + " Differences below a quarter count as none.");
    }

    @Test
    void thereAreNoneWithoutTwoRunsToCompare() {
        assertThat(SustainedFindings.sentences(SampleRuns.result())).isEmpty();
        assertThat(SustainedFindings.sentences(SampleRuns.of(
                        List.of("msgpack-arrays", "protobuf"),
                        run("msgpack-arrays", 10_000, 0.5, 4, null),
                        run("protobuf", 10_000, 0.5, 4, "fell behind"),
                        run("protobuf", 20_000, 0.5, 4, null))))
                .isEmpty();
        assertThat(SustainedFindings.sentences(SampleRuns.of(
                        List.of("msgpack-arrays", "protobuf"),
                        run("msgpack-arrays", 10_000, 0.5, 4, null),
                        run("protobuf", 10_000, 0.5, 0, null))))
                .isEmpty();
    }

    private static Run run(String contestant, int rate, double cores, int pauses, @Nullable String notSustained) {
        Run some = SampleRuns.of(new Trial(contestant, rate, SampleRuns.SECONDS, "1g", false), notSustained, false);
        List<Second> seconds = some.seconds().stream()
                .map(second -> new Second(
                        second.second(),
                        second.sent(),
                        second.verified(),
                        second.bytes(),
                        second.lagMicros(),
                        second.latency(),
                        side(cores, pauses),
                        side(cores, pauses)))
                .toList();
        return SampleRuns.with(some, seconds);
    }

    private static Side side(double cores, int pauses) {
        return new Side(cores, 1_000_000L * pauses, 60_000_000, 10_000_000L, pauses, pauses * 1.5);
    }
}
