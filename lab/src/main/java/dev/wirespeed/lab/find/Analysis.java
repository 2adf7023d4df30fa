package dev.wirespeed.lab.find;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.find.FindResult.Caller;
import dev.wirespeed.lab.find.FindResult.Cores;
import dev.wirespeed.lab.find.FindResult.Inside;
import dev.wirespeed.lab.find.FindResult.Part;
import dev.wirespeed.lab.find.FindResult.Prices;
import dev.wirespeed.lab.find.FindResult.Recording;
import dev.wirespeed.lab.find.FindResult.RootType;
import dev.wirespeed.lab.find.FindResult.Shares;
import dev.wirespeed.lab.statistics.Interval;
import dev.wirespeed.lab.statistics.Wilson;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes a result of recordings. */
public final class Analysis {

    private static final String BY_TIME = "jdk.CPUTimeSample";
    private static final String BY_EXECUTION = "jdk.ExecutionSample";
    private static final String ALLOCATION = "jdk.ObjectAllocationSample";
    private static final int MOST_CALLERS = 500;

    private final List<Recorded> recordings;
    private final Profile cpu = new Profile();
    private final Profile allocation = new Profile();
    private final StackTree tree = new StackTree();
    private final boolean byTime;

    private Analysis(List<Recorded> recordings) {
        this.recordings = recordings;
        this.byTime = recordings.stream().noneMatch(one -> one.byTime().isEmpty())
                || recordings.stream().allMatch(one -> one.byExecution().isEmpty());
    }

    /**
     * Reads and analyses.
     *
     * @param files recordings, of one JVM or of several that do the same
     * @throws LabException if their samples are of different kinds
     */
    public static FindResult of(List<Path> files, Prices prices, boolean interrupted, String wirespeed) {
        List<Recorded> recordings = files.stream().map(Recorded::read).toList();
        boolean timeAlone = recordings.stream()
                .anyMatch(one -> one.byExecution().isEmpty() && !one.byTime().isEmpty());
        boolean executionAlone = recordings.stream()
                .anyMatch(one -> one.byTime().isEmpty() && !one.byExecution().isEmpty());
        if (timeAlone && executionAlone) {
            throw new LabException("samples of " + BY_TIME + " and of " + BY_EXECUTION
                    + " can't be added up; give recordings of one kind, such as those of one JDK");
        }
        return new Analysis(recordings).result(prices, interrupted, wirespeed);
    }

    private FindResult result(Prices prices, boolean interrupted, String wirespeed) {
        recordings.forEach(this::add);
        double seconds = recordings.stream().mapToDouble(Recorded::seconds).sum();
        Cores cores = cores();
        Shares cpuShares =
                shares(byTime ? BY_TIME : BY_EXECUTION, cpu, byTime && seconds > 0 ? cpu.total() / seconds : 0);
        List<RootType> types = Counters.rootTypes(
                recordings.stream().map(one -> one.counters().differences()).toList(),
                recordings.stream().anyMatch(one -> one.counters().once()) ? 0 : seconds);
        return new FindResult(
                FindResult.SCHEMA_VERSION,
                FindResult.KIND,
                recordings.stream()
                        .map(Recorded::first)
                        .min(Comparator.naturalOrder())
                        .orElse(Instant.EPOCH),
                seconds,
                interrupted,
                wirespeed,
                recordings.stream().map(Analysis::recording).toList(),
                cpuShares,
                shares(ALLOCATION, allocation, seconds > 0 ? allocation.total() / seconds : 0),
                cores,
                prices,
                Remedies.savings(cpuShares),
                !types.isEmpty(),
                types,
                Candidates.of(types),
                tree.nodes(),
                null,
                Notes.of(cpuShares, tree.nodes(), byTime, recordings));
    }

    private void add(Recorded recorded) {
        Recorded.Samples samples = byTime ? recorded.byTime() : recorded.byExecution();
        samples.counts.forEach((seen, count) -> {
            double weight = Objects.requireNonNull(samples.weights.get(seen));
            cpu.add(seen, weight, count);
            if (seen.conversion() != null) {
                tree.addCpu(seen.conversion(), weight);
            }
        });
        cpu.add(null, samples.notWalkedWeight(), samples.notWalked());
        cpu.lost(byTime ? recorded.lostSeconds() : 0);
        recorded.allocations()
                .counted(recorded.loads()::hasStarted, recorded.processors())
                .forEach(sample -> {
                    allocation.add(sample.seen(), sample.bytes(), 1);
                    if (sample.seen() != null && sample.seen().conversion() != null) {
                        tree.addBytes(sample.seen().conversion(), sample.bytes());
                    }
                });
    }

    private Cores cores() {
        return new Cores(
                recordings.stream().mapToInt(Recorded::processors).max().orElse(0),
                mean(Recorded::jvmCores),
                mean(Recorded::javaCores));
    }

    /** Of all recordings by their length; null if one of them does not say. */
    private @Nullable Double mean(Function<Recorded, @Nullable Double> cores) {
        double sum = 0;
        double seconds = 0;
        for (Recorded recorded : recordings) {
            Double one = cores.apply(recorded);
            if (one == null) {
                return null;
            }
            sum += one * recorded.seconds();
            seconds += recorded.seconds();
        }
        return seconds <= 0 ? null : sum / seconds;
    }

    private static Recording recording(Recorded recorded) {
        return new Recording(
                String.valueOf(recorded.file().getFileName()),
                recorded.main(),
                recorded.pid(),
                Jvms.feature(recorded.jvm()),
                recorded.jvm(),
                recorded.first(),
                recorded.seconds());
    }

    private Shares shares(String event, Profile profile, double amount) {
        double total = profile.total();
        double effective = profile.effective();
        Function<Double, Interval> share = weight -> Wilson.of(part(weight, total), effective);
        List<Part> parts = profile.parts().entrySet().stream()
                .sorted(Map.Entry.<Profile.Part, Double>comparingByValue().reversed())
                .map(entry -> part(entry.getKey(), share.apply(entry.getValue()), profile))
                .toList();
        List<Caller> callers = profile.callers(cpu.helpers()).entrySet().stream()
                .sorted(Map.Entry.<Profile.Caller, Double>comparingByValue().reversed())
                .limit(MOST_CALLERS)
                .map(entry -> caller(entry.getKey(), share.apply(entry.getValue())))
                .toList();
        return new Shares(
                event,
                profile.samples(),
                effective,
                amount,
                share.apply(profile.conversions()),
                part(profile.unknown(), total),
                part(profile.truncated(), total),
                parts,
                callers,
                inside(profile));
    }

    private static Part part(Profile.Part part, Interval share, Profile profile) {
        double others = Work.OF_OTHERS.stream()
                .mapToDouble(work -> profile.work(part, work))
                .sum();
        double own = share.value() - part(others, profile.total());
        return new Part(part.library().title(), part.direction().title(), share, Math.max(0, own));
    }

    private static Caller caller(Profile.Caller caller, Interval share) {
        return new Caller(
                caller.method(),
                caller.via(),
                caller.part().library().title(),
                caller.part().direction().title(),
                share);
    }

    private static List<Inside> inside(Profile profile) {
        List<Inside> all = new ArrayList<>();
        for (Work work : Work.values()) {
            double sum = profile.parts().keySet().stream()
                    .mapToDouble(part -> profile.work(part, work))
                    .sum();
            all.add(new Inside(work.title(), part(sum, profile.conversions())));
        }
        return all;
    }

    private static double part(double weight, double total) {
        return total <= 0 ? 0 : Math.clamp(weight / total, 0, 1);
    }

    /** What a share takes or saves in cores; null if nothing says how busy the JVM was. */
    static @Nullable Double cores(FindResult result, double share) {
        Double busy = result.cores().sampled();
        return busy == null ? null : busy * share;
    }

    /** All shares of a kind, for who looks for one. */
    static Stream<Part> parts(Shares shares, String library, String direction) {
        return shares.parts().stream()
                .filter(part ->
                        part.library().equals(library) && part.direction().equals(direction));
    }
}
