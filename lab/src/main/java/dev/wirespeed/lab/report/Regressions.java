package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Entry.Kind;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.statistics.Bootstrap;
import dev.wirespeed.lab.statistics.ForkNoise;
import dev.wirespeed.lab.statistics.Holm;
import dev.wirespeed.lab.statistics.Interval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which contestants have become slower since an earlier run of the same thing on the same machine.
 *
 * <p>It is claimed only if the contestant is slower by more than a tolerance and the noise floors of both runs, whichever is
 * wider: in the bootstrapped interval of the ratio, in a test of the forks that is corrected for all that is compared here,
 * and also relative to the baseline of each run, since a machine that is slower today slows the baseline as well.
 */
public final class Regressions {

    private static final double LEVEL = 0.05;

    private final Result before;
    private final Result now;
    private final double tolerance;
    private final Samples samplesBefore;
    private final Samples samplesNow;
    private final ForkNoise<Place, String> forks;
    private final Bootstrap bootstrap;

    private Regressions(Result before, Result now, double tolerance) {
        this.before = before;
        this.now = now;
        this.tolerance = tolerance;
        this.samplesBefore = new Samples(before);
        this.samplesNow = new Samples(now);
        this.bootstrap = new Bootstrap(now.seed());
        Map<Place, Map<String, double[]>> logs = new LinkedHashMap<>();
        addLogs(logs, before, samplesBefore, false);
        addLogs(logs, now, samplesNow, true);
        this.forks = new ForkNoise<>(logs);
    }

    private record Place(boolean now, int jdk, Cell cell) {}

    /** What became of a contestant. */
    public enum Change {
        SLOWER("slower"),
        NOT_SLOWER("not slower"),
        NOT_DISTINGUISHABLE("not distinguishable"),
        /** It was timed then and could not be timed now. */
        NOT_TIMED("not timed");

        private final String label;

        Change(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }

    /**
     * One contestant in one cell.
     *
     * @param ratio of the throughput now to that of then; null if it was not timed now
     * @param noiseFloor the wider of both runs'; null if nothing ran twice in one of them
     * @param why it was not timed; null if it was
     */
    public record Row(
            Entry entry,
            int jdk,
            Cell cell,
            @Nullable Interval ratio,
            @Nullable Double noiseFloor,
            Change change,
            @Nullable String why) {}

    /**
     * Compares two runs.
     *
     * @param tolerance how much slower something may become, relative, such as 0.05
     * @param contestants the ids of those that are asked about; those of both runs that aren't are left out
     */
    public static List<Row> of(Result before, Result now, double tolerance, List<String> contestants) {
        return new Regressions(before, now, tolerance).rows(contestants);
    }

    /** Those that are asked about unless the user says otherwise: all but the baseline, which is the control. */
    public static List<String> usual(Result now) {
        return now.entries().stream()
                .filter(entry -> entry.kind() != Kind.FLOOR && !entry.again())
                .map(Entry::id)
                .filter(id -> !id.equals(now.baseline()))
                .toList();
    }

    private List<Row> rows(List<String> contestants) {
        List<Row> rows = new ArrayList<>();
        Map<Row, Double> pValues = new LinkedHashMap<>();
        for (JdkUsed jdk : now.jdks()) {
            for (Cell cell : now.cells()) {
                for (Entry entry : now.entries()) {
                    if (contestants.contains(entry.id()) && measured(samplesBefore, entry, jdk.feature(), cell)) {
                        Row row = row(entry, jdk.feature(), cell);
                        rows.add(row);
                        pValues.put(row, pValue(row));
                    }
                }
            }
        }
        double[] corrected = Holm.corrected(
                pValues.values().stream().mapToDouble(Double::doubleValue).toArray());
        Map<Row, Double> correctedByRow = new HashMap<>();
        List<Row> keys = List.copyOf(pValues.keySet());
        for (int i = 0; i < corrected.length; i++) {
            correctedByRow.put(keys.get(i), corrected[i]);
        }
        return rows.stream()
                .map(row -> judged(row, Objects.requireNonNull(correctedByRow.get(row))))
                .toList();
    }

    private static boolean measured(Samples samples, Entry entry, int jdk, Cell cell) {
        return !samples.iterations(entry.id(), jdk, cell).isEmpty();
    }

    private Row row(Entry entry, int jdk, Cell cell) {
        if (!measured(samplesNow, entry, jdk, cell)) {
            return new Row(entry, jdk, cell, null, null, Change.NOT_TIMED, whyNot(entry, jdk));
        }
        Interval ratio = bootstrap.ofRatio(
                samplesNow.iterations(entry.id(), jdk, cell), samplesBefore.iterations(entry.id(), jdk, cell));
        return new Row(entry, jdk, cell, ratio, floor(jdk, cell), Change.NOT_DISTINGUISHABLE, null);
    }

    private String whyNot(Entry entry, int jdk) {
        Stream<String> differences = now.agreements().stream()
                .filter(agreement ->
                        agreement.jdk() == jdk && agreement.contestant().equals(entry.contestant()))
                .map(Agreement::difference)
                .flatMap(Stream::ofNullable);
        Stream<String> failures = now.forks().stream()
                .filter(fork -> fork.jdk() == jdk && fork.entry().equals(entry.id()))
                .map(Fork::failure)
                .flatMap(Stream::ofNullable);
        return Stream.concat(differences, failures).findFirst().orElse("it did not run");
    }

    private @Nullable Double floor(int jdk, Cell cell) {
        Double then = new NoiseFloors(before, samplesBefore).of(jdk, cell);
        Double today = new NoiseFloors(now, samplesNow).of(jdk, cell);
        return then == null || today == null
                ? null
                : Stream.of(then, today).max(Comparator.naturalOrder()).orElseThrow();
    }

    /** What has to be exceeded: the tolerance beyond the noise floor. */
    private double threshold(double floor) {
        return (1 + floor) * (1 + tolerance) - 1;
    }

    private double pValue(Row row) {
        if (row.ratio() == null || row.noiseFloor() == null || row.ratio().value() >= 1) {
            return 1;
        }
        String id = row.entry().id();
        return forks.pValue(
                new ForkNoise.Side<>(new Place(true, row.jdk(), row.cell()), id),
                new ForkNoise.Side<>(new Place(false, row.jdk(), row.cell()), id),
                threshold(row.noiseFloor()));
    }

    private Row judged(Row row, double pValue) {
        Interval ratio = row.ratio();
        Double floor = row.noiseFloor();
        if (ratio == null || floor == null) {
            return row;
        }
        double threshold = threshold(floor);
        boolean slower = pValue < LEVEL
                && ratio.high() * (1 + threshold) < 1
                && relativeToBaseline(row, ratio.value()) * (1 + threshold) < 1;
        boolean notSlower = ratio.widened(floor).low() * (1 + tolerance) > 1;
        Change change = slower ? Change.SLOWER : notSlower ? Change.NOT_SLOWER : Change.NOT_DISTINGUISHABLE;
        return new Row(row.entry(), row.jdk(), row.cell(), ratio, floor, change, null);
    }

    /** The baseline itself has nothing that it could be relative to. */
    private double relativeToBaseline(Row row, double ratio) {
        List<double[]> today = samplesNow.iterations(now.baseline(), row.jdk(), row.cell());
        List<double[]> then = samplesBefore.iterations(now.baseline(), row.jdk(), row.cell());
        boolean control = !row.entry().id().equals(now.baseline()) && !today.isEmpty() && !then.isEmpty();
        return control ? ratio / (Bootstrap.mean(today) / Bootstrap.mean(then)) : ratio;
    }

    private static void addLogs(Map<Place, Map<String, double[]>> logs, Result result, Samples samples, boolean isNow) {
        for (JdkUsed jdk : result.jdks()) {
            for (Cell cell : result.cells()) {
                logs.put(new Place(isNow, jdk.feature(), cell), Verdicts.logs(result, samples, jdk.feature(), cell));
            }
        }
    }

    /** The rows as a table for a terminal, with a line below that says what they come to. */
    public static String text(List<Row> rows, double tolerance) {
        List<List<String>> cells = rows.stream().map(Regressions::cells).toList();
        String title = "Slower by more than " + Numbers.percent(tolerance) + "?";
        List<String> headings =
                List.of("Contestant", "Cell", "JDK", "Throughput since then (95 %)", "Noise floor", "Verdict");
        return TextTable.of(new Table(title, headings, cells, false)) + "\n" + conclusion(rows) + "\n";
    }

    private static List<String> cells(Row row) {
        return List.of(
                row.entry().title(),
                row.cell().id(),
                "" + row.jdk(),
                row.ratio() == null ? "–" : Numbers.change(row.ratio()),
                row.noiseFloor() == null ? "unknown" : Numbers.percent(row.noiseFloor()),
                row.change().label() + (row.why() == null ? "" : ": " + row.why()));
    }

    private static String conclusion(List<Row> rows) {
        Map<Change, Long> counts = new LinkedHashMap<>();
        for (Change change : Change.values()) {
            counts.put(
                    change, rows.stream().filter(row -> row.change() == change).count());
        }
        return counts.entrySet().stream()
                .filter(count -> count.getValue() > 0)
                .map(count -> count.getValue() + " " + count.getKey().label())
                .reduce((left, right) -> left + ", " + right)
                .map(text -> "Of " + rows.size() + ": " + text + ".")
                .orElse("Nothing that was timed then is asked about.");
    }
}
