package dev.wirespeed.lab.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.stream.ReceivedRanges.Noted;
import dev.wirespeed.lab.stream.ReceivedRanges.Range;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ReceivedRangesTest {

    @TempDir
    Path folder;

    @Test
    void whatIsNotedCanBeReadAtOnce() throws IOException {
        Path file = folder.resolve("ranges");
        ReceivedRanges ranges = ReceivedRanges.create(file);
        assertThat(ReceivedRanges.read(file)).isEqualTo(new Noted(List.of(), 0, 0));

        for (long sequence : new long[] {0, 1, 2, 7, 8, 20}) {
            assertThat(ranges.add(sequence, sequence == 8)).isTrue();
        }
        assertThat(ranges.add(20, false)).isFalse();
        assertThat(ranges.add(3, true)).isFalse();

        assertThat(ReceivedRanges.read(file))
                .isEqualTo(new Noted(List.of(new Range(0, 2), new Range(7, 8), new Range(20, 20)), 1, 2));
    }

    @Test
    void aReceiverThatWasStartedAgainBeginsWhereItsFirstRecordIs() throws IOException {
        Path file = folder.resolve("ranges");
        ReceivedRanges ranges = ReceivedRanges.create(file);

        ranges.add(5_000_000_000L, false);
        ranges.add(5_000_000_001L, false);

        assertThat(ReceivedRanges.read(file).ranges()).containsExactly(new Range(5_000_000_000L, 5_000_000_001L));
        assertThat(new Range(5_000_000_000L, 5_000_000_001L).count()).isEqualTo(2);
    }

    @Test
    void thereIsNothingWhereNoReceiverCameSoFar() throws IOException {
        assertThat(ReceivedRanges.read(folder.resolve("none")).ranges()).isEmpty();
        assertThat(ReceivedRanges.read(Files.write(folder.resolve("short"), new byte[10]))
                        .ranges())
                .isEmpty();
    }

    @Test
    void thereAreOnlySoManyGaps() throws IOException {
        ReceivedRanges ranges = ReceivedRanges.create(folder.resolve("ranges"));
        for (int i = 0; i < 4_095; i++) {
            ranges.add(2L * i, false);
        }

        assertThatThrownBy(() -> ranges.add(10_000, false))
                .hasMessage("more than 4095 gaps between the records that arrived");
    }
}
