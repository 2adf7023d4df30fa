package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.Seed;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A document that is cut, flipped or overwritten anywhere: the same answer as Jackson's, and nothing but WireExceptions. */
class DamageTest {
    private static final byte[] DOCUMENT =
            (byte[]) Sides.STANDARD.jacksonWrites(Rich.sample()).value();

    @Test
    void isWrittenAlike() {
        assertThat(Json.standard().write(Rich.sample())).isEqualTo(DOCUMENT);
    }

    @Test
    void everyTruncationAgrees() {
        Disagreements disagreements = new Disagreements();
        for (int length = 0; length <= DOCUMENT.length; length++) {
            disagreements.check(Agreement.onReading(Arrays.copyOf(DOCUMENT, length), Rich.class));
        }
        disagreements.assertNone("truncated documents");
    }

    @Test
    void everyFlippedBitAgrees() {
        Disagreements disagreements = new Disagreements();
        for (int bit = 0; bit < DOCUMENT.length * 8; bit++) {
            byte[] damaged = DOCUMENT.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            disagreements.check(Agreement.onReading(damaged, Rich.class));
        }
        disagreements.assertNone("documents with one bit flipped");
    }

    @Test
    void everyReplacedByteAgrees() {
        byte[] replacements = "\"\\{}[],:0-9.eE+ nt\n\0\u007F".getBytes(StandardCharsets.US_ASCII);
        Disagreements disagreements = new Disagreements();
        for (int i = 0; i < DOCUMENT.length; i++) {
            for (byte replacement : replacements) {
                byte[] damaged = DOCUMENT.clone();
                damaged[i] = replacement;
                disagreements.check(Agreement.onReading(damaged, Rich.class));
            }
        }
        disagreements.assertNone("documents with one byte replaced");
    }

    @Test
    void everyRemovedOrDoubledByteAgrees() {
        Disagreements disagreements = new Disagreements();
        for (int i = 0; i < DOCUMENT.length; i++) {
            disagreements.check(Agreement.onReading(spliced(i, i + 1), Rich.class));
            disagreements.check(Agreement.onReading(spliced(i, i), Rich.class));
        }
        disagreements.assertNone("documents with one byte removed or doubled");
    }

    @Test
    void randomNoiseIsRefusedAlike() {
        Random random = Seed.random(DamageTest.class);
        Disagreements disagreements = new Disagreements();
        for (int i = 0; i < Seed.COUNT; i++) {
            byte[] noise = new byte[random.nextInt(64)];
            random.nextBytes(noise);
            disagreements.check(Agreement.onReading(noise, Rich.class));
        }
        disagreements.assertNone(Seed.context(DamageTest.class));
    }

    /** The first part up to {@code end}, inclusive where both are equal, then the rest from {@code start} on. */
    private static byte[] spliced(int end, int start) {
        int kept = end == start ? end + 1 : end;
        byte[] result = Arrays.copyOf(DOCUMENT, kept + DOCUMENT.length - start);
        System.arraycopy(DOCUMENT, start, result, kept, DOCUMENT.length - start);
        return result;
    }
}
