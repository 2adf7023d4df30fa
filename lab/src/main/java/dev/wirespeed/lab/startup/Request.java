package dev.wirespeed.lab.startup;

import dev.wirespeed.lab.measure.Jdk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * What a command asks for.
 *
 * @param contestants whom to start, in the order in which they are shown
 * @param rounds how often each is started
 * @param seed decides the order inside each round
 */
public record Request(List<Starter> contestants, int rounds, Jdk jdk, long seed) {

    /** The order of each round. */
    List<List<Starter>> order() {
        Random random = new Random(seed);
        List<List<Starter>> order = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            List<Starter> shuffled = new ArrayList<>(contestants);
            Collections.shuffle(shuffled, random);
            order.add(List.copyOf(shuffled));
        }
        return order;
    }
}
