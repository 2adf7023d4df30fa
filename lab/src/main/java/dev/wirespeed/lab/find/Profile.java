package dev.wirespeed.lab.find;

import dev.wirespeed.lab.statistics.Wilson;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Adds up sampled stacks: what is serialization of all that was sampled, and whose. */
final class Profile {

    /** Which library converts, and in which direction. */
    record Part(Library library, Direction direction) {}

    /** Who has it converted. */
    record Caller(
            Part part, @Nullable String method, @Nullable String via) {

        private Caller before(String behind) {
            return method == null || behind.isEmpty()
                    ? this
                    : new Caller(part, Frame.brief(method) + " < " + behind, via);
        }
    }

    private final Map<Part, Double> parts = new LinkedHashMap<>();
    private final Map<Part, Map<Work, Double>> works = new HashMap<>();
    /** By who stands behind them; empty if nobody does. */
    private final Map<Caller, Map<String, Double>> callers = new LinkedHashMap<>();

    private long samples;
    private double total;
    private double squares;
    private double lost;
    private double conversions;
    private double truncated;
    private double unknown;

    /**
     * Adds samples of one stack.
     *
     * @param seen null if the JVM could not walk it
     * @param weight what they stand for together: bytes, or a time
     * @param count how many they are, of about the same weight
     */
    void add(Stack.@Nullable Seen seen, double weight, long count) {
        samples += count;
        total += weight;
        squares += count == 0 ? 0 : weight * weight / count;
        Stack.Conversion conversion = seen == null ? null : seen.conversion();
        truncated += seen != null && seen.truncated() ? weight : 0;
        if (conversion != null) {
            add(conversion, weight);
        } else if (seen == null || seen.truncated()) {
            unknown += weight;
        }
    }

    /** Adds samples that were taken, but not kept. */
    void lost(double weight) {
        total += weight;
        lost += weight;
        unknown += weight;
    }

    private void add(Stack.Conversion conversion, double weight) {
        Part part = new Part(conversion.library(), conversion.direction());
        conversions += weight;
        parts.merge(part, weight, Double::sum);
        callers.computeIfAbsent(
                        new Caller(part, conversion.caller(), conversion.via()), ignored -> new LinkedHashMap<>())
                .merge(Objects.requireNonNullElse(conversion.behind(), ""), weight, Double::sum);
        works.computeIfAbsent(part, ignored -> new HashMap<>()).merge(conversion.work(), weight, Double::sum);
    }

    long samples() {
        return samples;
    }

    double total() {
        return total;
    }

    /** How many samples of one weight say as much as those that were kept. */
    double effective() {
        return Wilson.effective(total - lost, squares);
    }

    double conversions() {
        return conversions;
    }

    double truncated() {
        return truncated;
    }

    /** Where serialization may be as well as anything else: truncated without a library's frame, or without a stack. */
    double unknown() {
        return unknown;
    }

    Map<Part, Double> parts() {
        return parts;
    }

    /** Those that have more than half of their part, as helpers have by which all is converted: they tell nobody. */
    Set<Caller> helpers() {
        return callers.keySet().stream()
                .filter(caller -> weight(caller) > parts.getOrDefault(caller.part(), 0.0) / 2)
                .collect(Collectors.toSet());
    }

    /**
     * Who has something converted.
     *
     * @param helpers those that are told with the next method behind them
     */
    Map<Caller, Double> callers(Set<Caller> helpers) {
        Map<Caller, Double> all = new LinkedHashMap<>();
        callers.forEach((caller, behind) -> {
            if (helpers.contains(caller)) {
                behind.forEach((method, weight) -> all.merge(caller.before(method), weight, Double::sum));
            } else {
                all.put(caller, weight(caller));
            }
        });
        return all;
    }

    private double weight(Caller caller) {
        return callers.getOrDefault(caller, Map.of()).values().stream()
                .mapToDouble(weight -> weight)
                .sum();
    }

    double work(Part part, Work work) {
        return works.getOrDefault(part, Map.of()).getOrDefault(work, 0.0);
    }
}
