package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.contestant.Trait;
import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Entry.Kind;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Result.WorkloadUsed;
import dev.wirespeed.lab.rows.RowsVariant;
import dev.wirespeed.lab.rows.RowsWorkload;
import dev.wirespeed.lab.workload.Workloads;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Whom and what the lab can compare. */
public record Catalog(List<Contestant> contestants, List<WorkloadUsed> workloads) {

    /** What is built in. */
    public static Catalog standard() {
        return new Catalog(
                Contestants.all(),
                Workloads.titles().entrySet().stream()
                        .map(workload -> new WorkloadUsed(
                                workload.getKey(), workload.getValue(), Workloads.messages(workload.getKey()), null))
                        .toList());
    }

    /** What an experiment can compare. */
    public static Catalog of(Experiment experiment) {
        return experiment.cells().stream().anyMatch(cell -> cell.operation() == Operation.FETCH) ? rows() : standard();
    }

    /** The ways to get records out of a database, and what is asked of it. */
    public static Catalog rows() {
        return new Catalog(
                List.of(RowsVariant.values()),
                RowsWorkload.all().stream()
                        .map(workload -> new WorkloadUsed(workload.id(), workload.title()))
                        .toList());
    }

    public List<String> contestantIds() {
        return contestants.stream().map(Contestant::id).toList();
    }

    /** The place of a contestant in a run on some JDKs. */
    public static Entry entry(Contestant contestant, Collection<Integer> jdks) {
        SortedMap<Integer, List<String>> arguments = new TreeMap<>();
        jdks.forEach(jdk -> arguments.put(jdk, contestant.jvmArguments(jdk)));
        List<String> traits =
                contestant.traits().stream().sorted().map(Trait::label).toList();
        return new Entry(
                contestant.id(),
                contestant.id(),
                contestant.title(),
                contestant.version(),
                traits,
                kind(contestant),
                contestant.format().title(),
                arguments);
    }

    /** The second place of a contestant. */
    static Entry again(Entry entry, Collection<Integer> jdks) {
        return entry.named(entry.id() + Entry.AGAIN, entry.title() + " (again)").on(jdks);
    }

    private static Kind kind(Contestant contestant) {
        if (contestant.traits().contains(Trait.FLOOR)) {
            return Kind.FLOOR;
        }
        if (contestant.traits().contains(Trait.HAND_WRITTEN)) {
            return Kind.HAND_WRITTEN;
        }
        List<String> words = List.of(contestant.id().split("-", -1));
        return Stream.of(Kind.WIRESPEED, Kind.JACKSON3, Kind.JACKSON2)
                .filter(kind -> words.contains(kind.name().toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElse(Kind.PEER);
    }
}
