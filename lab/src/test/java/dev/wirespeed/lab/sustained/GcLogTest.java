package dev.wirespeed.lab.sustained;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.sustained.GcLog.Collection;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class GcLogTest {

    private static final long MIB = 1 << 20;

    @Test
    void pausesAndTheHeapBehindThem() {
        GcLog log = GcLog.parse("""
                [0.003s] Using G1
                [2.452s] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 53M->9M(1024M) 17.420ms
                [3.101s] GC(1) Pause Young (Concurrent Start) (Metadata GC Threshold) 512K->300K(1024M) 4.000ms
                [3.101s] GC(2) Concurrent Mark Cycle
                [3.140s] GC(2) Pause Remark 11M->10M(1024M) 0.250ms
                [3.150s] GC(2) Concurrent Mark Cycle 48.119ms
                """);

        assertThat(log.between(0, 3_101)).containsExactly(new Collection(2_452, Optional.of(9 * MIB), 17.42));
        assertThat(log.between(3_101, 4_000))
                .containsExactly(
                        new Collection(3_101, Optional.of(300L << 10), 4),
                        new Collection(3_140, Optional.of(10 * MIB), 0.25),
                        new Collection(3_150, Optional.empty(), 0));
    }

    @Test
    void collectorsThatRunBesideTheProgramPauseItForNothing() {
        GcLog log = GcLog.parse("""
                [0.020s] Using The Z Garbage Collector
                [1.500s] GC(0) Minor Collection (Warmup) 104M(10%)->22M(2%) 0.015s
                [2.000s] GC(1) Pause Full (System.gc()) 1G->20M(1024M) 1.5ms
                """);

        assertThat(log.collections())
                .containsExactly(
                        new Collection(1_500, Optional.of(22 * MIB), 0),
                        new Collection(2_000, Optional.of(20 * MIB), 1.5));
    }

    @Test
    void otherLinesArePassedOver() {
        assertThat(GcLog.parse("").collections()).isEmpty();
        assertThat(GcLog.parse("[2.45").collections()).isEmpty();
    }
}
