package dev.wirespeed.conformance.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.TypeRef;
import dev.wirespeed.Wire;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.fixture.Scalars.IntValue;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Calls that are wrong, and classes that refuse; what follows them on the same thread is unharmed. */
interface RefusalsContract extends Subject {
    @Test
    default void whatIsOutOfRangeIsNoPart() {
        byte[] document = format().write(new IntValue(7));
        for (int[] part : List.of(
                new int[] {-1, 1},
                new int[] {0, -1},
                new int[] {0, document.length + 1},
                new int[] {1, document.length},
                new int[] {Integer.MAX_VALUE, 1})) {
            assertThatThrownBy(() -> format().read(document, part[0], part[1], IntValue.class))
                    .isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> format().read(document, part[0], part[1], new TypeRef<IntValue>() {}))
                    .isInstanceOf(IndexOutOfBoundsException.class);
        }
    }

    /** Refuses to be written, and to be anything but positive. */
    @Wire
    final class Stubborn {
        public int first = 1;
        private int value = 1;

        public int getValue() {
            if (value < 0) {
                throw new IllegalStateException("not written");
            }
            return value;
        }

        public void setValue(int value) {
            if (value == 2) {
                throw new IllegalStateException("not read");
            }
            this.value = value;
        }

        static Stubborn of(int value) {
            Stubborn stubborn = new Stubborn();
            stubborn.value = value;
            return stubborn;
        }
    }

    @Test
    default void exceptionsOfAClassAreTheCause() {
        Answer unwritten = EveryOutput.write(format(), Stubborn.of(-1));
        assertThat(unwritten.refusal()).hasCauseInstanceOf(IllegalStateException.class);
        Answer unread = EveryInput.read(format(), format().write(Stubborn.of(2)), Stubborn.class);
        assertThat(unread.refusal()).hasCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    default void whatFollowsARefusalIsUnharmed() {
        byte[] document = format().write(Rich.sample());
        Damage.several(document, Seed.random(Rich.class))
                .limit(10L * Fixtures.COUNT)
                .forEach(damaged -> {
                    assertThat(Answer.of(() -> format().read(damaged, Rich.class)))
                            .isNotNull();
                    assertThat(Answer.of(() -> format().write(Stubborn.of(-1))).refused())
                            .isTrue();
                    assertThat(format().write(Rich.sample())).isEqualTo(document);
                    assertThat(comparison().onReading(document, Rich.class)).isEmpty();
                });
    }

    /** Where a format has no null, it says so. */
    @Test
    default void nullIsWrittenAndReadOrRefused() {
        assertThat(comparison().onWriting(null)).isEmpty();
        Answer written = oracle().writes(null);
        if (!written.refused()) {
            assertThat(comparison().onReading((byte[]) written.value(), IntValue.class))
                    .isEmpty();
        }
    }
}
