package dev.wirespeed.lab.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Which JVMs are started one after the other in a round. */
final class SpeedOrder {

    /** Codecs or not, and nothing else, is what conversions without a server differ by. */
    static final List<Variant> ALONE = List.of(Variant.METER, Variant.METER_AND_CODECS);

    private SpeedOrder() {}

    /**
     * One of them.
     *
     * @param framework null if it converts without a server
     */
    record Jvm(@Nullable Framework framework, Variant variant) {

        List<Target> targets() {
            return framework == Framework.MVC
                    ? Stream.concat(Target.cached().stream(), Target.whole().stream())
                            .toList()
                    : Target.cached();
        }

        @Override
        public String toString() {
            return framework == null
                    ? "conversions alone, " + (variant == Variant.METER ? "without codecs" : "with codecs")
                    : framework.title() + ", " + variant.title();
        }
    }

    /** All that a round starts. */
    static List<Jvm> jvms() {
        return blocks().stream().flatMap(List::stream).toList();
    }

    /** What is compared stands in one block, so that it runs within minutes. */
    private static List<List<Jvm>> blocks() {
        return List.of(
                block(Framework.MVC, List.of(Variant.values())),
                block(null, ALONE),
                block(Framework.WEBFLUX, List.of(Variant.values())));
    }

    private static List<Jvm> block(@Nullable Framework framework, List<Variant> variants) {
        return variants.stream().map(variant -> new Jvm(framework, variant)).toList();
    }

    /** Every second round has the order of the one before backwards; the others are shuffled. */
    static List<List<Jvm>> rounds(int count, long seed) {
        Random random = new Random(seed);
        List<List<Jvm>> rounds = new ArrayList<>();
        while (rounds.size() < count) {
            List<Jvm> round = shuffled(random);
            rounds.add(round);
            rounds.add(round.reversed());
        }
        return List.copyOf(rounds.subList(0, count));
    }

    private static List<Jvm> shuffled(Random random) {
        List<List<Jvm>> blocks = new ArrayList<>(blocks());
        Collections.shuffle(blocks, random);
        List<Jvm> all = new ArrayList<>();
        for (List<Jvm> block : blocks) {
            List<Jvm> inside = new ArrayList<>(block);
            Collections.shuffle(inside, random);
            all.addAll(inside);
        }
        return List.copyOf(all);
    }
}
