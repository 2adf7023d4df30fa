package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.sustained.SustainedResult.Asked;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * What a command asks for.
 *
 * @param rates records a second
 * @param seconds how long, each rate for each
 * @param heaps as in {@link Trial}
 * @param searchSeconds how long each step of the search for the highest rate takes; null for no search
 * @param killAfterSeconds when receivers are killed; null for never
 * @param port of the receiver; 0 for any that is free
 * @param seed decides the order
 */
public record Request(
        List<String> contestants,
        List<Integer> rates,
        List<Integer> seconds,
        List<String> heaps,
        @Nullable Integer searchSeconds,
        @Nullable Integer killAfterSeconds,
        int port,
        Jdk jdk,
        long seed) {

    /**
     * What an interrupted result was asked for.
     *
     * @param jdk must be the one that it began on
     */
    public static Request of(SustainedResult result, Asked asked, Jdk jdk, int port) {
        return new Request(
                result.contestants().stream().map(Entry::id).toList(),
                asked.rates(),
                asked.seconds(),
                asked.heaps(),
                asked.searchSeconds(),
                asked.killAfterSeconds(),
                port,
                jdk,
                result.seed());
    }

    Asked asked() {
        return new Asked(rates, seconds, heaps, searchSeconds, killAfterSeconds);
    }

    /** The runs that are compared, in an order that follows from the seed. */
    List<Trial> trials() {
        List<Trial> trials = new ArrayList<>();
        for (int length : seconds) {
            for (int rate : rates) {
                for (String heap : heaps) {
                    contestants.forEach(contestant -> trials.add(new Trial(contestant, rate, length, heap, false)));
                }
            }
        }
        Collections.shuffle(trials, new Random(seed));
        return trials;
    }
}
