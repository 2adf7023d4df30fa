package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wirespeed.lab.measure.OtherLoad.Ticks;
import dev.wirespeed.lab.result.Machine;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class OtherLoadTest {

    private static final String MACHINE = """
            cpu  1000 10 200 8000 90 5 15 30 400 0
            cpu0 500 5 100 4000 45 3 7 15 200 0
            cpu1 500 5 100 4000 45 2 8 15 200 0
            intr 1 2 3
            """;

    /** A name with blanks and parentheses, as anyone may choose one. */
    private static final String SELF =
            "42 (a (b) c) S 1 42 42 0 -1 4194304 9 9 0 0 70 30 200 50 20 0 12 0 999 18446744073709551615 2";

    @Test
    void idleAndWaitingTimeIsNotBusyAndGuestsAreNotCountedTwice() {
        assertThat(Ticks.of(MACHINE, SELF)).isEqualTo(new Ticks(9350, 1260, 350));
    }

    @Test
    void whatOthersTookIsWhatNeitherThisProcessNorItsChildrenDid() {
        Ticks start = new Ticks(10_000, 1_000, 100);

        // 400 ticks passed on two CPUs, 300 of them busy, 200 of those own
        assertThat(new Ticks(10_400, 1_300, 300).since(start, 2)).hasValue(0.5);
        // clocks that are read one after the other may differ by a tick
        assertThat(new Ticks(10_400, 1_199, 300).since(start, 2)).hasValue(0);
        assertThat(start.since(start, 2)).isEmpty();
    }

    /** As in a container: 16 of 64 CPUs are busy with others, a quarter of the machine, so half a core of the two is. */
    @Test
    void whereThisJvmMayUseFewerCoresTheShareOfTheMachineCounts() {
        Ticks start = new Ticks(0, 0, 0);
        Ticks end = new Ticks(6_400, 1_700, 100);

        assertThat(end.since(start, 2)).hasValue(0.5);
        assertThat(new Machine("CPU", 2, 1, "OS", 0).crowded(0.5)).isTrue();
        assertThat(end.since(start, 64)).hasValue(16);
    }

    @Test
    void whatIsNotThereIsUnknown() {
        assertThat(Ticks.of("", SELF).known()).isFalse();
        assertThat(Ticks.of("", SELF).since(Ticks.of("", SELF), 2)).isEmpty();
    }

    @Test
    void thisMachineTells() throws InterruptedException {
        assumeTrue(Files.isReadable(Path.of("/proc/stat")), "skipped: this system has no /proc");
        OtherLoad load = OtherLoad.watch();
        Thread.sleep(50);

        assertThat(load.cores()).isPresent();
        assertThat(load.cores().getAsDouble())
                .isBetween(0.0, (double) Runtime.getRuntime().availableProcessors() + 0.5);
    }
}
