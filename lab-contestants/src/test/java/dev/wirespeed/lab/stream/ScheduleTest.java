package dev.wirespeed.lab.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class ScheduleTest {

    private static final long HALF_SECOND = 500_000_000;

    @Test
    void allRecordsOfABatchAreDueAtItsTime() {
        Schedule schedule = new Schedule(1_000, 10);

        assertThat(schedule.due(0)).isEqualTo(1_000);
        assertThat(schedule.due(4)).isEqualTo(1_000);
        assertThat(schedule.due(5)).isEqualTo(1_000 + HALF_SECOND);
        assertThat(schedule.due(25)).isEqualTo(1_000 + 5 * HALF_SECOND);
        assertThat(schedule.batchDue(5)).isEqualTo(schedule.due(25));
        assertThat(schedule.endOfSecond(2)).isEqualTo(schedule.batchDue(6));
    }

    @Test
    void aRateMustMakeTwoEqualBatchesASecond() {
        assertThatThrownBy(() -> new Schedule(0, 7)).hasMessage("a rate must be even and at least 2, but was 7");
        assertThatThrownBy(() -> new Schedule(0, 0)).hasMessage("a rate must be even and at least 2, but was 0");
    }
}
