package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.fixture.Recursion.Tree;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A document that is cut anywhere, or has any bit flipped, in parts of 1 to 9 bytes: the same value, or the same kind, message,
 * path and offset, as when it is read as a whole.
 */
class ChunkedDamageTest {
    private static final byte[] RICH =
            (byte[]) Sides.STANDARD.jacksonWrites(Rich.sample()).value();
    private static final byte[] TREE = (byte[]) Sides.STANDARD
            .jacksonWrites(new Tree("ä\\\"", List.of(new Tree("b", List.of()), new Tree(null, null))))
            .value();

    static IntStream sizes() {
        return IntStream.rangeClosed(1, 9);
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void everyTruncation(int size) {
        for (int length = 0; length <= RICH.length; length++) {
            check(Arrays.copyOf(RICH, length), size, Rich.class);
            check(Arrays.copyOf(RICH, length), size, Object.class);
        }
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void everyFlippedBit(int size) {
        for (int bit = 0; bit < RICH.length * 8; bit++) {
            check(flipped(RICH, bit), size, Rich.class);
        }
        for (int bit = 0; bit < TREE.length * 8; bit++) {
            check(flipped(TREE, bit), size, Tree.class);
            check(flipped(TREE, bit), size, Object.class);
        }
    }

    /** Several of everything at once, at random. */
    @ParameterizedTest
    @MethodSource("sizes")
    void randomDamage(int size) {
        Random random = Seed.random(ChunkedDamageTest.class);
        for (int i = 0; i < Seed.COUNT; i++) {
            byte[] damaged = Arrays.copyOf(RICH, random.nextInt(RICH.length) + 1);
            for (int flips = random.nextInt(4); flips >= 0; flips--) {
                damaged = flipped(damaged, random.nextInt(damaged.length * 8));
            }
            check(damaged, size, Rich.class);
            check(damaged, size, Object.class);
        }
    }

    /** In a parser's buffer that has no more than the beginning, of every length. */
    @Test
    void everyBeginning() {
        for (int known = 1; known <= RICH.length; known++) {
            assertThat(Begun.difference(RICH, known, Rich.class)).isEmpty();
        }
        for (int known = 1; known <= TREE.length; known++) {
            for (int bit = 0; bit < TREE.length * 8; bit++) {
                assertThat(Begun.difference(flipped(TREE, bit), known, Tree.class))
                        .isEmpty();
            }
        }
    }

    private static byte[] flipped(byte[] document, int bit) {
        byte[] damaged = document.clone();
        damaged[bit / 8] ^= (byte) (1 << bit % 8);
        return damaged;
    }

    private static void check(byte[] document, int size, Class<?> type) {
        Answer whole = Answer.of(() -> Json.standard().read(document, type));
        Answer parts = Answer.of(() -> Json.standard().read(new Drip(document, size), type));
        assertThat(parts.sameAs(whole))
                .as(() -> "parts of " + size + " of " + Agreement.describe(document) + ": expected " + whole
                        + " but was " + parts + ", " + Seed.context(ChunkedDamageTest.class))
                .isTrue();
    }
}
