package dev.wirespeed.conformance.contract;

import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.fixture.Recursion.Tree;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A document with damage is refused by a {@code WireException}, or is another document: the oracle's answer, and the same answer,
 * with kind, message, path and offset, from every input. Nothing else is thrown, and nothing hangs.
 */
interface DamageContract extends Subject {
    Tree TREE = new Tree("\u00E4\\\"", List.of(new Tree("b", List.of()), new Tree(null, null)));

    /** How many documents have damage by chance. */
    private static int atRandom() {
        return 100 * Fixtures.COUNT;
    }

    /** Some of a long list. */
    private static Stream<byte[]> some(Stream<byte[]> documents) {
        Random random = Seed.random(Damage.class);
        return documents.filter(any -> Seed.tries(random));
    }

    private static Stream<byte[]> flips(byte[] document) {
        return some(Damage.flips(document));
    }

    @Test
    default void everyTruncationAgrees() {
        damageAgrees(Damage::truncations);
    }

    @Test
    @Tag("any-jdk")
    default void flippedBitsAgree() {
        damageAgrees(DamageContract::flips);
    }

    @Test
    default void everyRemovedOrDoubledByteAgrees() {
        damageAgrees(Damage::splices);
    }

    @Test
    @Tag("any-jdk")
    default void damageOfTheFormatAgrees() {
        damageAgrees(document -> Stream.concat(some(damaged(document)), Stream.of(document)));
    }

    @Test
    default void severalFlippedBitsAgree() {
        Random random = Seed.random(Damage.class);
        damageAgrees(document -> Damage.several(document, random).limit(atRandom()));
    }

    @Test
    default void noiseAgrees() {
        Random random = Seed.random(Damage.class);
        damageAgrees(document -> Damage.noise(random).limit(atRandom()));
    }

    private void damageAgrees(Function<byte[], Stream<byte[]>> damage) {
        Disagreements disagreements = new Disagreements();
        for (Object sample : List.of(Rich.sample(), TREE)) {
            disagreements.check(comparison().onWriting(sample));
            damage.apply(format().write(sample))
                    .forEach(damaged -> disagreements.check(comparison().onReading(damaged, sample.getClass())));
        }
        disagreements.assertNone(Seed.context(Damage.class));
    }

    @Test
    default void everyTruncationIsTheSameInParts() {
        sameInParts(Damage.truncations(format().write(Rich.sample())), Rich.class, Object.class);
    }

    @Test
    @Tag("any-jdk")
    default void flippedBitsAreTheSameInParts() {
        sameInParts(flips(format().write(Rich.sample())), Rich.class);
        sameInParts(flips(format().write(TREE)), Tree.class, Object.class);
    }

    @Test
    default void severalFlippedBitsAreTheSameInParts() {
        Random random = Seed.random(DamageContract.class);
        Stream<byte[]> damaged = Damage.several(format().write(Rich.sample()), random);
        sameInParts(damaged.limit(atRandom()), Rich.class, Object.class);
    }

    private void sameInParts(Stream<byte[]> documents, Class<?>... types) {
        List<Reading> readings = Stream.of(types)
                .filter(type -> !refuses(type))
                .map(type -> Reading.of(format(), type))
                .toList();
        documents.forEach(document -> readings.forEach(
                reading -> EveryInput.readParts(reading, document, Answer.of(() -> reading.read(document)))));
    }
}
