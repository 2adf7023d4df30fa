package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Result.WorkloadUsed;
import dev.wirespeed.lab.result.Settings;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.PatternSyntaxException;

/** Turns what the user asked for into a result that has everything but measurements. */
public final class NewRun {

    /** On an idle machine; a pilot fork finds out what it is on this one. */
    private static final long USUAL_FORK_MILLIS = 2_000;

    private final Request request;
    private final Experiment experiment;
    private final Catalog catalog;
    private final List<Jdk> jdks;

    private NewRun(Request request, Catalog catalog, List<Jdk> found) {
        this.request = request;
        this.experiment = request.experiment();
        this.catalog = catalog;
        this.jdks = chosen(request.jdks(), new Jdks(found));
    }

    /**
     * Prepares a run.
     *
     * @param found the JDKs of the machine, the oldest first
     * @param wirespeed the version of Wirespeed that runs
     * @throws LabException if something that was asked for doesn't exist
     */
    public static Result of(Request request, Catalog catalog, List<Jdk> found, Machine machine, String wirespeed) {
        return new NewRun(request, catalog, found).prepare(machine, wirespeed);
    }

    private Result prepare(Machine machine, String wirespeed) {
        List<Cell> cells = cells();
        List<Entry> entries = entries();
        List<Jdk> used = jdks.stream()
                .filter(jdk -> entries.stream().anyMatch(entry -> entry.runsOn(jdk.feature())))
                .toList();
        return new Result(
                Result.SCHEMA_VERSION,
                experiment.id(),
                experiment.title(),
                experiment.question(),
                experiment.background().orElse(null),
                request.mode(),
                settings(forks(entries), cells.size()),
                request.seed(),
                Instant.now().truncatedTo(ChronoUnit.SECONDS),
                null,
                wirespeed,
                experiment.baseline(),
                machine,
                used.stream().map(Jdk::used).toList(),
                entries,
                workloads(cells),
                cells,
                comparisons(entries, used),
                reported(cells),
                List.of(),
                List.of(),
                List.of());
    }

    private static List<Jdk> chosen(List<Integer> asked, Jdks found) {
        if (found.all().isEmpty()) {
            throw new LabException("no JDK " + JdkDiscovery.OLDEST + " or later was found; install one");
        }
        return asked.isEmpty()
                ? found.all()
                : asked.stream().distinct().sorted().map(found::get).toList();
    }

    private Settings settings(int forks, int cells) {
        Settings own = experiment.settings(request.mode(), forks * cells, forks * USUAL_FORK_MILLIS);
        return request.rounds() == 0 ? own : own.withRounds(request.rounds());
    }

    private int forks(List<Entry> entries) {
        int rounds = request.mode() == Mode.FULL ? experiment.full().rounds() : experiment.quickRounds();
        return rounds
                * entries.stream()
                        .mapToInt(entry -> entry.jvmArguments().size())
                        .sum();
    }

    private List<Cell> cells() {
        String only = request.only();
        if (only == null) {
            return experiment.cells();
        }
        PathMatcher matcher = glob(only);
        List<Cell> cells = experiment.cells().stream()
                .filter(cell -> matcher.matches(Path.of(cell.id())))
                .toList();
        if (cells.isEmpty()) {
            throw Suggestion.unknown(
                    "cell", only, experiment.cells().stream().map(Cell::id).toList());
        }
        return cells;
    }

    private static PathMatcher glob(String only) {
        try {
            return FileSystems.getDefault().getPathMatcher("glob:" + only);
        } catch (PatternSyntaxException e) {
            throw new LabException("--only '" + only + "' is not a pattern: " + e.getDescription());
        }
    }

    /** The baseline is always in, twice: everything is compared with it. */
    private List<Entry> entries() {
        List<Contestant> included =
                catalog.contestants().stream().filter(experiment::includes).toList();
        List<String> ids = included.stream().map(Contestant::id).toList();
        for (String id : request.contestants()) {
            if (!catalog.contestantIds().contains(id)) {
                throw Suggestion.unknown("contestant", id, ids);
            }
            if (!ids.contains(id)) {
                throw new LabException("contestant '" + id + "' takes no part in '" + experiment.id()
                        + "'; those that do: " + String.join(", ", ids));
            }
        }
        List<Entry> entries = new ArrayList<>();
        for (Contestant contestant : included) {
            if (chosen(contestant.id())) {
                Entry entry = Catalog.entry(contestant, jdksOf(contestant));
                entries.add(entry);
                if (contestant.id().equals(experiment.baseline())) {
                    entries.add(Catalog.again(entry, request.mode() == Mode.QUICK ? newest() : features(jdks)));
                }
            }
        }
        return entries;
    }

    private boolean chosen(String id) {
        return request.contestants().isEmpty()
                || request.contestants().contains(id)
                || id.equals(experiment.baseline());
    }

    private List<Integer> jdksOf(Contestant contestant) {
        boolean everywhere = request.allJdks() || experiment.protagonists().contains(contestant.id());
        return everywhere ? features(jdks) : newest();
    }

    private List<Integer> newest() {
        return List.of(jdks.getLast().feature());
    }

    private static List<Integer> features(List<Jdk> jdks) {
        return jdks.stream().map(Jdk::feature).toList();
    }

    private List<WorkloadUsed> workloads(List<Cell> cells) {
        return catalog.workloads().stream()
                .filter(workload ->
                        cells.stream().anyMatch(cell -> cell.workload().equals(workload.id())))
                .toList();
    }

    private List<Comparison> comparisons(List<Entry> entries, List<Jdk> used) {
        List<String> ids = entries.stream().map(Entry::id).toList();
        return experiment.comparisons(features(used)).stream()
                .filter(comparison -> ids.contains(comparison.over().contestant()))
                .filter(comparison -> ids.contains(comparison.under().contestant()))
                .toList();
    }

    private List<Reported> reported(List<Cell> cells) {
        return experiment.reported().stream()
                .filter(reported -> cells.contains(reported.cell()))
                .toList();
    }
}
