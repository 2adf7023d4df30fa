package dev.wirespeed.lab.report;

import dev.wirespeed.lab.experiment.Verdict;
import dev.wirespeed.lab.report.Findings.Claim;
import dev.wirespeed.lab.report.Findings.ForkLine;
import dev.wirespeed.lab.report.Findings.Panel;
import dev.wirespeed.lab.report.Findings.Row;
import dev.wirespeed.lab.report.Findings.Size;
import dev.wirespeed.lab.report.Findings.Standing;
import dev.wirespeed.lab.report.Findings.Summary;
import dev.wirespeed.lab.report.Verdicts.Pair;
import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.statistics.Bootstrap;
import dev.wirespeed.lab.statistics.GeometricMean;
import dev.wirespeed.lab.statistics.Interval;
import dev.wirespeed.lab.statistics.SteadyState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Computes the findings of a result; the same ones each time, since the resampling is seeded by the result. */
final class Analysis {

    private final Result result;
    private final Samples samples;
    private final NoiseFloors noise;
    private final Verdicts verdicts;
    private final Bootstrap bootstrap;

    private Analysis(Result result) {
        this.result = result;
        this.samples = new Samples(result);
        this.noise = new NoiseFloors(result, samples);
        this.verdicts = new Verdicts(result, samples);
        this.bootstrap = new Bootstrap(result.seed());
    }

    static Findings of(Result result) {
        Analysis analysis = new Analysis(result);
        List<Panel> panels = analysis.panels();
        return new Findings(
                panels,
                analysis.summaries(panels),
                analysis.claims(),
                analysis.sizes(),
                result.forks().stream().map(analysis::line).toList(),
                ColdCurves.of(result, panels),
                Steps.of(result, panels),
                Transports.of(result, panels),
                panels.stream()
                        .map(Panel::noiseFloor)
                        .filter(Objects::nonNull)
                        .max(Comparator.naturalOrder())
                        .orElse(null));
    }

    private List<Panel> panels() {
        return result.jdks().reversed().stream()
                .flatMap(jdk -> result.cells().stream().map(cell -> panel(jdk.feature(), cell)))
                .filter(panel -> !panel.rows().isEmpty())
                .toList();
    }

    private Panel panel(int jdk, Cell cell) {
        Double floor = noise.of(jdk, cell);
        List<Row> rows = result.entries().stream()
                .filter(entry -> !samples.iterations(entry.id(), jdk, cell).isEmpty())
                .map(entry -> row(entry, jdk, cell))
                .sorted(Comparator.comparingDouble((Row row) -> -row.opsPerMs().value()))
                .toList();
        return new Panel(jdk, cell, floor, rows);
    }

    private Row row(Entry entry, int jdk, Cell cell) {
        List<double[]> own = samples.iterations(entry.id(), jdk, cell);
        Pair pair = verdicts.withBaseline(entry, jdk, cell);
        return new Row(
                entry,
                bootstrap.ofMean(own),
                verdicts.measured(pair) ? verdicts.ratio(pair) : null,
                samples.bytesPerOperation(entry.id(), jdk, cell),
                own.size(),
                samples.unsteady(entry.id(), jdk, cell),
                crowded(entry, jdk, cell),
                verdicts.standing(pair),
                verdicts.pValue(pair));
    }

    private int crowded(Entry entry, int jdk, Cell cell) {
        return (int) result.forks().stream()
                .filter(fork -> fork.jdk() == jdk && fork.entry().equals(entry.id()))
                .filter(fork -> fork.measurements().stream()
                        .anyMatch(measurement -> measurement.cell().equals(cell)))
                .filter(fork -> result.machine().crowded(fork.otherCores()))
                .count();
    }

    private List<Summary> summaries(List<Panel> panels) {
        List<Summary> summaries = new ArrayList<>();
        for (JdkUsed jdk : result.jdks().reversed()) {
            for (Operation operation : Operation.values()) {
                for (Entry entry : result.entries()) {
                    summary(panels, jdk.feature(), operation, entry).ifPresent(summaries::add);
                }
            }
        }
        return summaries;
    }

    private Optional<Summary> summary(List<Panel> panels, int jdk, Operation operation, Entry entry) {
        List<Double> ratios = panels.stream()
                .filter(panel -> panel.jdk() == jdk && panel.cell().operation() == operation)
                .flatMap(panel -> panel.rows().stream())
                .filter(row -> row.entry().equals(entry))
                .flatMap(row -> Stream.ofNullable(row.ratio()))
                .map(Interval::value)
                .toList();
        int all = (int) result.cells().stream()
                .filter(cell -> cell.operation() == operation)
                .count();
        return ratios.isEmpty()
                ? Optional.empty()
                : Optional.of(new Summary(jdk, entry, operation, GeometricMean.of(ratios), ratios.size(), all));
    }

    private List<Claim> claims() {
        return result.comparisons().stream()
                .flatMap(comparison -> result.cells().stream().flatMap(cell -> claim(comparison, cell).stream()))
                .toList();
    }

    private Optional<Claim> claim(Comparison comparison, Cell cell) {
        Pair pair = new Pair(cell, comparison.over(), comparison.under());
        if (!verdicts.measured(pair)) {
            return Optional.empty();
        }
        Interval ratio = verdicts.ratio(pair);
        double floor = Objects.requireNonNullElse(verdicts.floor(pair), 0.0);
        Standing standing = verdicts.standing(pair);
        Reported reported = verdicts.reported(comparison, cell);
        Verdict verdict = reported == null || standing == Standing.NOT_WARM
                ? null
                : Verdict.of(ratio, floor, standing.isClaim(), verdicts.outside(pair), reported);
        return Optional.of(
                new Claim(comparison, cell, ratio, floor, standing, verdicts.pValue(pair), reported, verdict));
    }

    /** Sizes don't depend on the JDK: those of the newest are shown; who has no document, such as plain JDBC, has none. */
    private List<Size> sizes() {
        int newest = result.jdks().getLast().feature();
        List<Size> sizes = new ArrayList<>();
        for (Agreement agreement : result.agreements()) {
            if (agreement.jdk() == newest && agreement.agrees() && agreement.bytes() > 0) {
                result.entries().stream()
                        .filter(entry -> entry.id().equals(agreement.contestant()))
                        .map(entry -> new Size(
                                agreement.workload(),
                                entry,
                                agreement.bytes(),
                                agreement.gzipBytes(),
                                agreement.zstdBytes()))
                        .forEach(sizes::add);
            }
        }
        return sizes;
    }

    private ForkLine line(Fork fork) {
        Map<String, SteadyState> states = new LinkedHashMap<>();
        fork.measurements()
                .forEach(measurement -> states.put(measurement.cell().id(), samples.state(fork.jdk(), measurement)));
        boolean crowded = result.machine().crowded(fork.otherCores());
        return new ForkLine(
                fork.id(), fork.seconds(), states, fork.otherCores(), crowded, fork.fixedWorkMillis(), fork.failure());
    }
}
