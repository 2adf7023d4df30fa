package dev.wirespeed.lab.report;

import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Agreement.Compression;
import dev.wirespeed.lab.result.Background;
import dev.wirespeed.lab.result.Background.Flaw;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Entry.Kind;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Result.WorkloadUsed;
import dev.wirespeed.lab.result.Sample;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A result as a full run of {@code versions} leaves it, with made-up figures: the same ones each time. */
public final class SampleResult {

    private static final Experiment VERSIONS = Experiments.all().getFirst();
    private static final double[] BASELINE = {846, 1.09, 0.105, 275, 0.34, 0.032};

    private final Random random = new Random(1);

    private SampleResult() {}

    /** Fifteen contestants, one of them twice, on two JDKs. */
    public static Result full() {
        return new SampleResult().result(Mode.FULL, entries());
    }

    /** Three entries: small enough to read. */
    public static Result small() {
        return new SampleResult()
                .result(
                        Mode.QUICK,
                        entries().stream()
                                .filter(entry -> entry.id().matches("jackson[23](-again)?"))
                                .toList());
    }

    /** The same for a class of a user's, from some machine. */
    public static Result about(Sample sample, Machine machine) {
        return about(sample, machine, small().finished());
    }

    /** The same, finished or not. */
    public static Result about(Sample sample, Machine machine, @Nullable Instant finished) {
        return about(sample, machine, finished, small().forks());
    }

    static Result about(Sample sample, Machine machine, @Nullable Instant finished, List<Fork> forks) {
        Result small = small();
        return new Result(
                small.schemaVersion(),
                "compare",
                small.title(),
                small.question(),
                small.mode(),
                small.settings(),
                small.seed(),
                small.started(),
                finished,
                small.wirespeed(),
                small.baseline(),
                machine,
                small.jdks(),
                small.entries(),
                List.of(new WorkloadUsed("small", "Values of a class", sample)),
                small.cells(),
                small.comparisons(),
                small.reported(),
                small.agreements(),
                small.plan(),
                forks);
    }

    /** As a quick run leaves it: the baseline runs twice on the newest JDK alone. */
    static Result withoutAgainOn17() {
        Result small = small();
        return new SampleResult()
                .result(
                        Mode.QUICK,
                        small.entries(),
                        small.forks().stream()
                                .filter(fork ->
                                        fork.jdk() == 25 || !fork.entry().endsWith(Entry.AGAIN))
                                .toList());
    }

    /** As an interruption after a round leaves it. */
    static Result ofRound(int round) {
        return with(fork -> fork.round() == round);
    }

    /** Nothing ran twice. */
    static Result withoutAgain() {
        return with(fork -> !fork.entry().endsWith(Entry.AGAIN));
    }

    private static Result with(Predicate<Fork> kept) {
        Result full = full();
        List<Fork> forks = full.forks().stream().filter(kept).toList();
        return new SampleResult().result(Mode.FULL, full.entries(), forks);
    }

    /** Before its first fork, with the first cells of {@code versions} alone, on one JDK. */
    public static Result ofCells(int cells, JdkUsed jdk) {
        Result small = small();
        return new Result(
                small.schemaVersion(),
                small.experiment(),
                small.title(),
                small.question(),
                small.mode(),
                small.settings(),
                small.seed(),
                small.started(),
                null,
                small.wirespeed(),
                small.baseline(),
                small.machine(),
                List.of(jdk),
                small.entries(),
                small.workloads(),
                small.cells().subList(0, cells),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    /** Interrupted before the first fork ended. */
    static Result empty() {
        return new SampleResult().result(Mode.QUICK, small().entries(), List.of());
    }

    private static List<Entry> entries() {
        return List.of(
                entry("jackson2", "Jackson 2", Kind.JACKSON2),
                entry("jackson2-afterburner", "Jackson 2 + Afterburner", Kind.JACKSON2),
                entry("jackson2-blackbird", "Jackson 2 + Blackbird", Kind.JACKSON2),
                entry("jackson3", "Jackson 3", Kind.JACKSON3),
                again(entry("jackson3", "Jackson 3", Kind.JACKSON3)),
                entry("jackson3-blackbird", "Jackson 3 + Blackbird", Kind.JACKSON3),
                entry("gson", "Gson", Kind.PEER),
                entry("fastjson2", "fastjson2", Kind.PEER, "uses Unsafe"),
                entry("fory-json", "Fory JSON", Kind.PEER, "uses Unsafe", "needs JVM flags"),
                entry("wast", "wast", Kind.PEER, "uses Unsafe"),
                entry("dsl-json", "DSL-JSON", Kind.PEER),
                entry("avaje-jsonb", "avaje-jsonb", Kind.PEER, "skips checks"),
                entry("jsoniter-scala", "jsoniter-scala", Kind.PEER, "own model classes"),
                entry("hand-written", "Written by hand", Kind.HAND_WRITTEN, "written by hand"),
                entry("wirespeed", "Wirespeed", Kind.WIRESPEED),
                entry("floor", "Floor (array copy)", Kind.FLOOR, "floor"));
    }

    private static Entry entry(String id, String title, Kind kind, String... traits) {
        SortedMap<Integer, List<String>> flags = new TreeMap<>();
        flags.put(17, List.of());
        flags.put(
                25, id.equals("fory-json") ? List.of("--add-opens=java.base/java.lang.invoke=ALL-UNNAMED") : List.of());
        return new Entry(id, id, title, "1.2.3", List.of(traits), kind, flags);
    }

    private static Entry again(Entry entry) {
        return new Entry(
                entry.id() + Entry.AGAIN,
                entry.contestant(),
                entry.title() + " (again)",
                entry.version(),
                entry.traits(),
                entry.kind(),
                entry.jvmArguments());
    }

    private static double speed(Entry entry, Operation operation) {
        boolean write = operation == Operation.SERIALIZE;
        return switch (entry.contestant()) {
            case "jackson2" -> write ? 0.82 : 0.93;
            case "jackson2-afterburner" -> 0.95;
            case "jackson2-blackbird" -> 0.9;
            case "jackson3-blackbird" -> write ? 1.01 : 1.15;
            case "gson" -> write ? 0.66 : 0.92;
            case "fastjson2" -> write ? 1.8 : 2.9;
            case "fory-json" -> write ? 2.4 : 1.7;
            case "wast" -> write ? 3.3 : 5.2;
            case "dsl-json" -> write ? 2.7 : 4.9;
            case "avaje-jsonb" -> write ? 1.4 : 1.5;
            case "jsoniter-scala" -> write ? 2.8 : 5.3;
            case "hand-written" -> write ? 3.7 : 7.6;
            case "wirespeed" -> write ? 3.6 : 7.1;
            case "floor" -> 70;
            default -> 1;
        };
    }

    private Result result(Mode mode, List<Entry> entries) {
        List<Cell> cells = VERSIONS.cells();
        return result(mode, entries, forks(entries, cells));
    }

    private Result result(Mode mode, List<Entry> entries, List<Fork> forks) {
        List<Cell> cells = VERSIONS.cells();
        return new Result(
                Result.SCHEMA_VERSION,
                VERSIONS.id(),
                VERSIONS.title(),
                VERSIONS.question(),
                new Background(
                        "Jackson 3 is faster by 41 % <on a big object>.",
                        List.of(
                                new Flaw("Two things were changed at once.", null),
                                new Flaw(
                                        "The JDK's share is in it.",
                                        "The JDK alone: Jackson 2 on JDK 25 over JDK 17"))),
                mode,
                VERSIONS.settings(mode, forks.size() * cells.size(), forks.size() * 1_300L),
                42,
                Instant.parse("2026-11-21T04:00:00Z"),
                Instant.parse("2026-11-21T06:48:00Z"),
                "0.1.0",
                VERSIONS.baseline(),
                new Machine("Example CPU 9000", 2, 16_000_000_000L, "Linux 6.1 (amd64)", 0.1),
                List.of(new JdkUsed(17, "17.0.15", "Debian"), new JdkUsed(25, "25.0.3", "Eclipse Adoptium")),
                entries,
                List.of(
                        new WorkloadUsed("small", "Small"),
                        new WorkloadUsed("big-1000", "Big, 1,000 items"),
                        new WorkloadUsed("big-10000", "Big, 10,000 items")),
                cells,
                VERSIONS.comparisons(List.of(17, 25)),
                VERSIONS.reported(),
                agreements(entries),
                forks.stream().map(Fork::id).toList(),
                forks);
    }

    private List<Fork> forks(List<Entry> entries, List<Cell> cells) {
        List<Fork> forks = new ArrayList<>();
        for (int round = 1; round <= 2; round++) {
            for (int jdk : List.of(17, 25)) {
                for (Entry entry : entries) {
                    forks.add(fork(round, jdk, entry, cells));
                }
            }
        }
        return forks;
    }

    private Fork fork(int round, int jdk, Entry entry, List<Cell> cells) {
        String id = "round" + round + "-jdk" + jdk + "-" + entry.id();
        if (entry.id().equals("gson") && jdk == 17 && round == 2) {
            return new Fork(
                    id, round, jdk, entry.id(), 1.5, List.of(), "java.lang.OutOfMemoryError: Java heap <space>");
        }
        List<Measurement> measurements = IntStream.range(0, cells.size())
                .mapToObj(index -> measurement(jdk, entry, cells.get(index), BASELINE[index]))
                .toList();
        boolean crowded = entry.id().equals("dsl-json") && jdk == 25 && round == 1;
        return new Fork(id, round, jdk, entry.id(), 24.5, measurements, null)
                .on(round == 1 ? 5.5 : 5.6, crowded ? 0.75 : 0.03);
    }

    private Measurement measurement(int jdk, Entry entry, Cell cell, double baseline) {
        double share = jdk == 17 ? 0.85 : 1;
        double level = baseline * share * speed(entry, cell.operation()) * (1 + 0.02 * random.nextGaussian());
        List<Double> iterations = DoubleStream.generate(() -> level * (1 + 0.02 * random.nextGaussian()))
                .limit(5)
                .boxed()
                .toList();
        List<Double> warmup = List.of(level * 0.3, level * 0.9, level);
        double bytes = Math.rint(1_300 * 846 / baseline / Math.sqrt(speed(entry, cell.operation())));
        return new Measurement(cell, warmup, iterations, bytes);
    }

    private static List<Agreement> agreements(List<Entry> entries) {
        List<Agreement> agreements = new ArrayList<>();
        for (Entry entry : entries) {
            for (int jdk : List.of(17, 25)) {
                if (!entry.again()) {
                    if (jdk != 25 || !entry.id().equals("fastjson2")) {
                        agreements.add(agreement(jdk, entry, "small", 290, 240));
                    }
                    agreements.add(agreement(jdk, entry, "big-1000", 163_011, 18_400));
                    agreements.add(agreement(jdk, entry, "big-10000", 1_660_411, 180_300));
                }
            }
        }
        agreements.add(new Agreement(
                25, "fastjson2", "small", 0, 0, false, List.of(), "accepts broken documents: <b>comma</b> | missing"));
        return agreements;
    }

    private static Agreement agreement(int jdk, Entry entry, String workload, long bytes, long gzip) {
        Long zstd = workload.equals("small") ? (Long) (gzip + 8) : null;
        Compression times = zstd == null ? null : new Compression(0.02, 0.01, 0.01, 0.005);
        return new Agreement(
                jdk,
                entry.id(),
                workload,
                bytes,
                gzip,
                zstd,
                times,
                times == null ? null : 0.03,
                true,
                List.of(),
                null);
    }
}
