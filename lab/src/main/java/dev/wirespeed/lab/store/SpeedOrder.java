package dev.wirespeed.lab.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Which JVMs are started one after the other in a round. */
final class SpeedOrder {

    /** Codecs or not, and nothing else, is what conversions without a server differ by. */
    static final List<Variant> ALONE = List.of(Variant.METER, Variant.METER_AND_CODECS);

    private SpeedOrder() {}

    /** Services that are compared with one another, so that they are measured within minutes. */
    record Block(Framework framework, List<Variant> variants) {

        List<Target> targets() {
            return framework == Framework.MVC
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

    /** All that a round starts. */
    static List<Block> blocks() {
        List<Variant> all = List.of(Variant.values());
        return List.of(new Block(Framework.MVC, all), new Block(Framework.WEBFLUX, all));
    }

    /** Every second round has the order of the one before backwards; the others are shuffled. */
    static List<List<Block>> rounds(int count, long seed) {
        Random random = new Random(seed);
        List<List<Block>> rounds = new ArrayList<>();
        while (rounds.size() < count) {
            List<Block> round = shuffled(random);
            rounds.add(round);
            rounds.add(round.reversed().stream().map(Block::reversed).toList());
        }
        return List.copyOf(rounds.subList(0, count));
    }

    private static List<Block> shuffled(Random random) {
        List<Block> blocks = new ArrayList<>(blocks());
        Collections.shuffle(blocks, random);
        return blocks.stream().map(block -> block.shuffled(random)).toList();
    }
}
