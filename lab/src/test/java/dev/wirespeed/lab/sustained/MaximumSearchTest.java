package dev.wirespeed.lab.sustained;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.sustained.MaximumSearch.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class MaximumSearchTest {

    private final MaximumSearch search = new MaximumSearch(100, 1_000_000, 1.1);
    private final List<Integer> tried = new ArrayList<>();

    @Test
    void doublesThenBisects() {
        Found found = upTo(470_000);

        assertThat(tried)
                .startsWith(100_000, 200_000, 400_000, 800_000, 565_684)
                .allMatch(rate -> rate % 2 == 0);
        assertThat(found.complete()).isTrue();
        assertThat(found.held().getAsInt()).isLessThanOrEqualTo(470_000);
        assertThat(found.failed().getAsInt()).isGreaterThan(470_000);
        assertThat((double) found.failed().getAsInt() / found.held().getAsInt()).isLessThanOrEqualTo(1.1);
        assertThat(tried).hasSizeLessThan(12).doesNotHaveDuplicates();
    }

    @Test
    void halvesIfTheFirstIsTooMuch() {
        Found found = upTo(15_000);

        assertThat(tried).startsWith(100_000, 50_000, 25_000, 12_500);
        assertThat(found.held().getAsInt()).isBetween(13_600, 15_000);
    }

    @Test
    void endsAtItsBounds() {
        assertThat(upTo(Integer.MAX_VALUE)).isEqualTo(new Found(OptionalInt.of(1_000_000), OptionalInt.empty(), true));
        assertThat(tried).containsExactly(100_000, 200_000, 400_000, 800_000, 1_000_000);
        assertThat(upTo(0)).isEqualTo(new Found(OptionalInt.empty(), OptionalInt.of(100), true));
    }

    @Test
    void keepsWhatItHasWhenItIsInterrupted() {
        Found found = search.search(100_000, rate -> rate > 400_000 ? Optional.empty() : Optional.of(true));

        assertThat(found).isEqualTo(new Found(OptionalInt.of(400_000), OptionalInt.empty(), false));
    }

    private Found upTo(int most) {
        tried.clear();
        return search.search(100_000, rate -> {
            tried.add(rate);
            return Optional.of(rate <= most);
        });
    }
}
