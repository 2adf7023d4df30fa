package dev.wirespeed.lab.store;

import dev.wirespeed.lab.statistics.Interval;
import dev.wirespeed.lab.statistics.PairedRounds;
import dev.wirespeed.lab.store.SpeedResult.Answered;
import dev.wirespeed.lab.store.SpeedResult.Converted;
import dev.wirespeed.lab.store.SpeedResult.Profiled;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleBinaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** What follows from the rounds: each figure is computed of a round's pair, then the mean and its interval over rounds. */
final class SpeedFigures {

    private final SpeedResult result;

    SpeedFigures(SpeedResult result) {
        this.result = result;
    }

    /** Those that were measured, in the order of measuring. */
    List<String> targets(Framework framework) {
        return result.answered().stream()
                .filter(each -> each.framework() == framework)
                .map(Answered::target)
                .distinct()
                .toList();
    }

    /** Those of which is known what their conversions take without a server. */
    List<String> converted() {
        return result.converted().stream().map(Converted::target).distinct().toList();
    }

    /** A place that a figure belongs to. */
    record Place(Framework framework, String target) {}

    /** The mean over rounds. */
    double mean(Place place, Variant variant, ToDoubleFunction<Answered> figure) {
        return PairedRounds.ofMean(array(rounds(place, variant, figure))).value();
    }

    Interval ratio(Place place, Variant over, Variant under, ToDoubleFunction<Answered> figure) {
        return PairedRounds.ofRatio(
                paired(rounds(place, over, figure), rounds(place, under, figure), (one, other) -> one / other));
    }

    /**
     * How many times what a request takes without a part of Wirespeed it takes with it, by the geometric mean of both pairs of a
     * round.
     */
    Interval ratio(Place place, Effect effect, ToDoubleFunction<Answered> figure) {
        double[] logs = array(rounds(place, effect, each -> Math.log(figure.applyAsDouble(each))));
        return PairedRounds.ofRatio(Arrays.stream(logs).map(Math::exp).toArray());
    }

    /** Microseconds of CPU that a part of Wirespeed takes of a request, by the mean of both pairs of a round; negative if it saves some. */
    Interval micros(Place place, Effect effect) {
        return PairedRounds.ofMean(array(rounds(place, effect, Answered::cpuMicros)));
    }

    private Map<Integer, Double> rounds(Place place, Effect effect, ToDoubleFunction<Answered> figure) {
        return effect.pairs().stream()
                .flatMap(pair -> pairedRounds(
                        rounds(place, pair.with(), figure),
                        rounds(place, pair.without(), figure),
                        (one, other) -> one - other)
                        .entrySet()
                        .stream())
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, TreeMap::new, Collectors.averagingDouble(Map.Entry::getValue)));
    }

    /** Those that were profiled, in the order of measuring. */
    List<String> profiled(Framework framework) {
        return result.profiled().stream()
                .filter(each -> each.framework() == framework)
                .map(Profiled::target)
                .distinct()
                .toList();
    }

    /** The mean over rounds. */
    double profiled(Place place, Variant variant, ToDoubleFunction<Profiled> figure) {
        return PairedRounds.ofMean(array(profiledRounds(place, variant, figure)))
                .value();
    }

    /** Whether the meter told it in each round. */
    boolean has(Place place, Variant variant, MeterClock clock) {
        return profiledRounds(place, variant, each -> each.has(clock) ? 1 : 0).values().stream()
                .allMatch(each -> each == 1);
    }

    /** How many times the profiler's share the meter's is. */
    Interval agreement(Place place, Variant variant, MeterClock clock) {
        return PairedRounds.ofRatio(
                array(profiledRounds(place, variant, each -> each.meterShare(clock) / each.profilerShare(clock))));
    }

    /** The part of a request's CPU that the meter itself takes, by a profiler. */
    Interval ownShare(Place place, Variant variant) {
        return PairedRounds.ofMean(array(profiledRounds(place, variant, Profiled::ownShare)));
    }

    private Map<Integer, Double> profiledRounds(Place place, Variant variant, ToDoubleFunction<Profiled> figure) {
        return result.profiled().stream()
                .filter(each -> each.framework() == place.framework()
                        && each.target().equals(place.target())
                        && each.variant() == variant)
                .collect(Collectors.toMap(Profiled::round, figure::applyAsDouble));
    }

    /** Microseconds of CPU of a conversion without a server. */
    double conversion(Place place, boolean codecs) {
        return PairedRounds.ofMean(array(conversions(place, codecs))).value();
    }

    /** Microseconds of CPU that codecs save of a conversion without a server. */
    Interval ownGain(Place place) {
        return PairedRounds.ofMean(array(ownGains(place)));
    }

    /** The part of that which is saved of a request: 1 is all of it. */
    Interval arrived(Place place) {
        return PairedRounds.ofMean(arrivedByRound(place));
    }

    /** The same, a value for each round. */
    double[] arrivedByRound(Place place) {
        Map<Integer, Double> taken = rounds(place, Effect.CODECS, Answered::cpuMicros);
        return paired(taken, ownGains(place), (one, other) -> -one / other);
    }

    private Map<Integer, Double> ownGains(Place place) {
        return pairedRounds(conversions(place, false), conversions(place, true), (one, other) -> one - other);
    }

    private Map<Integer, Double> conversions(Place place, boolean codecs) {
        return result.converted().stream()
                .filter(each ->
                        each.isOf(place.framework()) && each.target().equals(place.target()) && each.codecs() == codecs)
                .collect(Collectors.toMap(Converted::round, Converted::cpuMicros));
    }

    private Map<Integer, Double> rounds(Place place, Variant variant, ToDoubleFunction<Answered> figure) {
        return result.answered().stream()
                .filter(each -> each.framework() == place.framework()
                        && each.target().equals(place.target())
                        && each.variant() == variant)
                .collect(Collectors.toMap(Answered::round, figure::applyAsDouble));
    }

    private static double[] paired(Map<Integer, Double> one, Map<Integer, Double> other, DoubleBinaryOperator of) {
        return array(pairedRounds(one, other, of));
    }

    private static Map<Integer, Double> pairedRounds(
            Map<Integer, Double> one, Map<Integer, Double> other, DoubleBinaryOperator of) {
        Map<Integer, Double> all = new TreeMap<>();
        one.forEach((round, value) -> {
            Double second = other.get(round);
            if (second != null) {
                all.put(round, of.applyAsDouble(value, second));
            }
        });
        return all;
    }

    private static double[] array(Map<Integer, Double> rounds) {
        return rounds.values().stream().mapToDouble(Double::doubleValue).toArray();
    }
}
