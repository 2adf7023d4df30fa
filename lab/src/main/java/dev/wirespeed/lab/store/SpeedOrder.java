package dev.wirespeed.lab.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Which JVMs are started one after the other in a round. */
final class SpeedOrder {

    private SpeedOrder() {}

    /** Services that are compared with one another, so that they are measured within minutes. */
    record Block(Framework framework, List<Variant> variants) {

        /** The variants of each JVM. */
        List<List<Variant>> jvms() {
            return hasTwoMappers()
                    ? List.of(variants)
                    : variants.stream().map(List::of).toList();
        }

        /** The same of JVMs without a server: they differ in codecs, and in nothing else. */
        List<List<Variant>> alone() {
            return hasTwoMappers()
                    ? List.of(variants)
                    : List.of(List.of(Variant.METER), List.of(Variant.METER_AND_CODECS));
        }

        boolean hasTwoMappers() {
            return variants.contains(Variant.CODECS_OF_TWO);
        }

        List<Target> targets() {
            return framework == Framework.MVC && !hasTwoMappers()
                    ? Stream.concat(Target.cached().stream(), Target.whole().stream())
                            .toList()
                    : Target.cached();
        }

        private Block shuffled(Random random) {
            List<Variant> shuffled = new ArrayList<>(variants);
            Collections.shuffle(shuffled, random);
            return new Block(framework, List.copyOf(shuffled));
        }

        private Block reversed() {
            return new Block(framework, variants.reversed());
        }
    }

    /**
     * All that a round starts.
     *
     * @param twoMappers whether that is one service of each framework, with two mappers
     */
    static List<Block> blocks(boolean twoMappers) {
        List<Variant> all = twoMappers
                ? List.of(Variant.JACKSON_OF_TWO, Variant.CODECS_OF_TWO)
                : List.of(Variant.WITHOUT, Variant.METER, Variant.METER_AND_CODECS, Variant.CODECS);
        return List.of(new Block(Framework.MVC, all), new Block(Framework.WEBFLUX, all));
    }

    /** Every second round has the order of the one before backwards; the others are shuffled. */
    static List<List<Block>> rounds(int count, boolean twoMappers, long seed) {
        Random random = new Random(seed);
        List<List<Block>> rounds = new ArrayList<>();
        while (rounds.size() < count) {
            List<Block> round = shuffled(blocks(twoMappers), random);
            rounds.add(round);
            rounds.add(round.reversed().stream().map(Block::reversed).toList());
        }
        return List.copyOf(rounds.subList(0, count));
    }

    private static List<Block> shuffled(List<Block> all, Random random) {
        List<Block> blocks = new ArrayList<>(all);
        Collections.shuffle(blocks, random);
        return blocks.stream().map(block -> block.shuffled(random)).toList();
    }
}
