package dev.wirespeed.lab.sustained;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.stream.ReceivedRanges.Range;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LossesTest {

    @Test
    void whatNobodyHasIsLost() {
        List<Range> arrived = List.of(new Range(50, 79), new Range(0, 9), new Range(12, 12));

        List<Range> lost = Losses.of(100, arrived);

        assertThat(lost).containsExactly(new Range(10, 11), new Range(13, 49), new Range(80, 99));
        assertThat(Losses.count(lost)).isEqualTo(59);
        assertThat(Losses.count(lost) + Losses.count(arrived)).isEqualTo(100);
    }

    @Test
    void nothingIsLostIfAllArrived() {
        assertThat(Losses.of(10, List.of(new Range(0, 9)))).isEmpty();
        assertThat(Losses.of(10, List.of(new Range(0, 6), new Range(5, 9)))).isEmpty();
        assertThat(Losses.of(0, List.of())).isEmpty();
    }

    @Test
    void allIsLostIfNothingArrived() {
        assertThat(Losses.of(10, List.of())).containsExactly(new Range(0, 9));
    }
}
