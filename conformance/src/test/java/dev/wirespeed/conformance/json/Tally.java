package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.generator.Fixture;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts what occurred in fixtures, and how often no part of the fixture was left to Jackson. */
final class Tally {
    private final Map<String, Integer> all = new TreeMap<>();
    private final Map<String, Integer> natively = new TreeMap<>();
    private final Map<String, Integer> refusals = new TreeMap<>();
    private final Map<String, Integer> reasons = new TreeMap<>();
    private int classes;
    private int meaningful;
    private long values;

    /** @param notes what the processor said about it, if anything was left to Jackson */
    void add(Fixture fixture, List<String> notes, ClassCheck check) {
        classes++;
        meaningful += check.meantSomething() ? 1 : 0;
        values += check.tried();
        count(all, fixture, 1);
        count(natively, fixture, notes.isEmpty() ? 1 : 0);
        notes.forEach(note -> reasons.merge(reason(note), 1, Integer::sum));
    }

    private static void count(Map<String, Integer> counts, Fixture fixture, int one) {
        counts.merge(fixture.kind().name(), one, Integer::sum);
        fixture.annotations().forEach(a -> counts.merge("@" + a, one, Integer::sum));
    }

    private static String reason(String note) {
        return note.replaceFirst("^.*is left to Jackson \\(", "").replaceFirst("\\S*\\.\\S+", "…");
    }

    void refused(String id) {
        refusals.merge(id, 1, Integer::sum);
    }

    int classes() {
        return classes;
    }

    int meaningful() {
        return meaningful;
    }

    long values() {
        return values;
    }

    /** How many fixtures had a kind or an annotation, and nothing in them was left to Jackson. */
    int natively(String feature) {
        return natively.getOrDefault(feature, 0);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(classes + " classes, " + meaningful
                + " of which Jackson wrote and read; " + values + " values\nrefused " + refusals + "\n");
        all.forEach((feature, n) -> text.append(feature + ": " + natively(feature) + " of " + n + "\n"));
        reasons.forEach((reason, n) -> text.append(n + " × " + reason + "\n"));
        return text.toString();
    }
}
