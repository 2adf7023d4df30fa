package dev.wirespeed.lab.find;

import dev.wirespeed.lab.statistics.Wilson;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Adds up sampled stacks: what is serialization of all that was sampled, and whose. */
final class Profile {

    /** Which library converts, and in which direction. */
    record Part(Library library, Direction direction) {}

    /** Who has it converted. */
    record Caller(
            Part part, @Nullable String method, @Nullable String via) {}

    private final Map<Part, Double> parts = new LinkedHashMap<>();
    private final Map<Part, Map<Work, Double>> works = new HashMap<>();
    private final Map<Caller, Double> callers = new LinkedHashMap<>();
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
        callers.merge(new Caller(part, conversion.caller(), conversion.via()), weight, Double::sum);
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

    Map<Caller, Double> callers() {
        return callers;
    }

    double work(Part part, Work work) {
        return works.getOrDefault(part, Map.of()).getOrDefault(work, 0.0);
    }
}
