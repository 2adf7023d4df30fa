package dev.wirespeed.lab.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Each second is reported, even by who has no core for it in time. */
class EverySecondTest {

    private final List<Long> reported = new CopyOnWriteArrayList<>();

    /** Began so many seconds ago. */
    private EverySecond begun(double seconds, long first) {
        Schedule schedule = new Schedule(System.nanoTime() - (long) (seconds * 1e9), 2);
        return new EverySecond(schedule, 0, first, (second, vitals) -> reported.add(second));
    }

    @Test
    void whatIsOverAtTheStartIsReportedToo() {
        begun(2.4, 0).stop();
        assertThat(reported).containsExactly(0L, 1L, 2L);
    }

    @Test
    void aLaterStartBeginsLater() {
        begun(2.4, 2).stop();
        assertThat(reported).containsExactly(2L);
    }

    @Test
    void secondsAreReportedAsTheyEnd() throws InterruptedException {
        EverySecond running = begun(0.9, 0);
        for (int tries = 0; reported.isEmpty() && tries < 1_000; tries++) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
        running.stop();
        running.stop();
        assertThat(reported).startsWith(0L, 1L).doesNotHaveDuplicates();
    }
}
