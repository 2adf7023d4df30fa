package dev.wirespeed.processor.read;

import dev.wirespeed.processor.check.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The order in which properties are written.
 *
 * @param ofClass the annotations of the class that has the properties
 * @param findings gets what is wrong with it
 * @param creatorProperties the creator's, null for a parameter without a name
 * @param entries the candidate whose entries are written like properties
 */
record PropertyOrder(
        Compiler compiler,
        Annotations ofClass,
        boolean writing,
        List<Finding> findings,
        Map<String, Candidate> candidates,
        List<@Nullable Candidate> creatorProperties,
        Optional<Candidate> entries) {

    /** By {@code @JsonPropertyOrder}, then by index, then the creator's parameters, then by name or as declared. */
    Map<String, Candidate> sorted() {
        boolean byName = compiler.options().sortsByName() || ofClass.isTrue(Jackson.ORDER, "alphabetic");
        Map<String, Candidate> rest = new LinkedHashMap<>(byName ? new TreeMap<>(candidates) : candidates);
        entries.ifPresent(any -> {
            rest.remove(any.name);
            rest.put(any.name, any);
        });
        Map<String, Candidate> sorted = new LinkedHashMap<>();
        for (String name : ofClass.texts(Jackson.ORDER, "value")) {
            Optional.ofNullable(rest.remove(name))
                    .or(() -> candidates.values().stream()
                            .filter(c -> c.implicitName.equals(name))
                            .findFirst())
                    .ifPresent(c -> sorted.put(c.name, c));
        }
        sortByIndex(rest).values().forEach(c -> sorted.put(c.name, c));
        List<@Nullable Candidate> first =
                new ArrayList<>(compiler.options().creatorFirst() ? creatorProperties : List.of());
        if (byName && compiler.dialect().sortsCreator()) {
            first.sort(Comparator.comparing(property -> property == null ? "" : property.name));
        }
        for (Candidate property : first) {
            Candidate live = property == null ? null : rest.get(property.placeName());
            if (live != null) {
                sorted.putIfAbsent(live.name, live);
            }
        }
        rest.forEach(sorted::putIfAbsent);
        return sorted;
    }

    private Map<Integer, Candidate> sortByIndex(Map<String, Candidate> rest) {
        Map<Integer, Candidate> byIndex = new TreeMap<>();
        for (Candidate candidate : List.copyOf(rest.values())) {
            Member primary = candidate.primary(writing);
            Optional<Integer> index = primary == null ? Optional.empty() : Jackson.indexOf(primary.annotations());
            if (index.isEmpty()) {
                continue;
            }
            rest.remove(candidate.name);
            Candidate other = byIndex.put(index.get(), candidate);
            if (other != null && primary != null) {
                findings.add(Finding.of(Problem.SAME_INDEX, primary.element(), other.name, candidate.name));
            }
        }
        return byIndex;
    }
}
