package dev.wirespeed.spring.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What comes from outside is remembered, but not without end. */
class RecentTest {
    private final List<Integer> made = new ArrayList<>();
    private final Recent<Integer, String> recent = new Recent<>();

    private String get(int key) {
        return recent.get(key, each -> {
            made.add(each);
            return "made of " + each;
        });
    }

    @Test
    void whatIsKnownIsNotMadeAgain() {
        assertThat(get(1)).isEqualTo("made of 1").isSameAs(get(1));
        assertThat(made).containsExactly(1);
    }

    @Test
    void whatWasLongAgoIsForgotten() {
        for (int key = 0; key < 300; key++) {
            get(key);
        }
        made.clear();
        assertThat(get(299)).isEqualTo("made of 299");
        assertThat(made).isEmpty();
        assertThat(get(0)).isEqualTo("made of 0");
        assertThat(made).containsExactly(0);
    }
}
