package dev.wirespeed.lab.stream;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ClocksTest {

    @Test
    void theQuickestAnswerTells() {
        Clocks clocks = new Clocks();
        clocks.answer(1_000_000, 5_200_000, 1_900_000);
        clocks.answer(2_000_000, 6_010_000, 2_020_000);
        clocks.answer(3_000_000, 7_300_000, 3_400_000);

        assertThat(clocks.offset()).isEqualTo(-4_000_000);
        assertThat(clocks.error()).isEqualTo(10_000);
    }

    @Test
    void clocksThatCannotBeToldApartAreTheSame() {
        Clocks clocks = new Clocks();
        clocks.answer(1_000_000, 1_090_000, 1_100_000);

        assertThat(clocks.offset()).isZero();
        assertThat(clocks.error()).isEqualTo(50_000);
    }
}
