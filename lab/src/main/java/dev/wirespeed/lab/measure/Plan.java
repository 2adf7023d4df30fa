package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Result.WorkloadUsed;
import dev.wirespeed.lab.result.Settings.Cold;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.ListSampler;
import org.apache.commons.rng.simple.RandomSource;

/**
 * The forks of a run in their order: in each round every entry once on each of its JDKs, shuffled, then those that time cold
 * starts. Forks that measure one cell each are shuffled in blocks, as in Fisher, "The Design of Experiments" (1935): cell
 * after cell. The order follows from the result's first half alone, so that an interrupted run can go on.
 */
public final class Plan {

    private Plan() {}

    /** All forks, but for contestants that don't agree. */
    public static List<ForkSpec> of(Result result) {
        List<ForkSpec> plan = new ArrayList<>();
        Cold cold = result.settings().cold();
        int steadyRounds = result.settings().rounds();
        int coldRounds = cold == null ? 0 : cold.rounds();
        for (int round = 1; round <= Math.max(steadyRounds, coldRounds); round++) {
            if (round <= steadyRounds) {
                plan.addAll(shuffled(round(result, round), result.seed() + round));
            }
            if (cold != null && round <= coldRounds) {
                plan.addAll(shuffled(cold(result, cold, round), result.seed() - round));
            }
        }
        return plan;
    }

    private static List<ForkSpec> shuffled(List<ForkSpec> forks, long seed) {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_128_PP.create(seed);
        ListSampler.shuffle(random, forks);
        return forks.stream()
                .collect(Collectors.groupingBy(Plan::block, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .flatMap(List::stream)
                .toList();
    }

    /** What is to be compared runs within minutes, in which the machine's speed drifts less than in hours. */
    private static List<Cell> block(ForkSpec fork) {
        return fork.cells().size() == 1 ? fork.cells() : List.of();
    }

    private static List<ForkSpec> cold(Result result, Cold cold, int round) {
        List<ForkSpec> forks = new ArrayList<>();
        int jdk = result.jdks().getLast().feature();
        for (Entry entry : result.entries()) {
            boolean timed = cold.contestants().contains(entry.id()) && entry.runsOn(jdk);
            for (WorkloadUsed workload : timed ? result.workloads() : List.<WorkloadUsed>of()) {
                List<Cell> cells = agreed(result, jdk, entry).stream()
                        .filter(cell -> cell.workload().equals(workload.id()))
                        .toList();
                if (!cells.isEmpty()) {
                    String id = "cold" + round + "-jdk" + jdk + "-" + entry.id() + "-" + workload.id();
                    forks.add(new ForkSpec(id, round, jdk, entry, cells, cold.shots()));
                }
            }
        }
        return forks;
    }

    private static List<Cell> agreed(Result result, int jdk, Entry entry) {
        return result.cells().stream()
                .filter(cell -> agrees(result, jdk, entry, cell))
                .toList();
    }

    /** The forks that have not run yet. */
    public static List<ForkSpec> remaining(Result result) {
        Set<String> done = result.forks().stream().map(Fork::id).collect(Collectors.toSet());
        return of(result).stream().filter(fork -> !done.contains(fork.id())).toList();
    }

    public static List<String> ids(Result result) {
        return of(result).stream().map(ForkSpec::id).toList();
    }

    private static List<ForkSpec> round(Result result, int round) {
        List<ForkSpec> forks = new ArrayList<>();
        for (JdkUsed jdk : result.jdks()) {
            for (Entry entry : result.entries()) {
                if (entry.runsOn(jdk.feature())) {
                    forks(result, round, jdk.feature(), entry).forEach(forks::add);
                }
            }
        }
        return forks;
    }

    private static Stream<ForkSpec> forks(Result result, int round, int jdk, Entry entry) {
        List<Cell> cells = agreed(result, jdk, entry);
        String id = "round" + round + "-jdk" + jdk + "-" + entry.id();
        if (cells.isEmpty()) {
            return Stream.empty();
        }
        if (result.mode() == Mode.QUICK) {
            return cells.stream().collect(Collectors.partitioningBy(Cell::polluted)).entrySet().stream()
                    .filter(part -> !part.getValue().isEmpty())
                    .map(part ->
                            new ForkSpec(id + (part.getKey() ? "-polluted" : ""), round, jdk, entry, part.getValue()));
        }
        return cells.stream().map(cell -> new ForkSpec(id + "-" + cell.fileName(), round, jdk, entry, List.of(cell)));
    }

    private static boolean agrees(Result result, int jdk, Entry entry, Cell cell) {
        return result.agreements().stream()
                .filter(agreement -> agreement.jdk() == jdk
                        && agreement.contestant().equals(entry.contestant())
                        && agreement.workload().equals(cell.workload()))
                .allMatch(Agreement::agrees);
    }
}
