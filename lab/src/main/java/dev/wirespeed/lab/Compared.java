package dev.wirespeed.lab;

import dev.wirespeed.lab.report.Findings;
import dev.wirespeed.lab.report.Findings.Panel;
import dev.wirespeed.lab.report.Findings.Row;
import dev.wirespeed.lab.report.Regressions;
import dev.wirespeed.lab.report.Regressions.Change;
import dev.wirespeed.lab.report.Reports;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.sample.Earlier;
import dev.wirespeed.lab.statistics.Interval;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a {@link Compare comparison} found out.
 *
 * @param resultFile all that was measured, for {@code lab report} and {@link #slowerThan}
 * @param report the page
 * @param timings of every contestant that agrees, the newest JDK and the fastest first
 * @param refusals of the contestants that can't handle the class or don't agree
 */
public record Compared(Path resultFile, Path report, List<Timing> timings, List<Refusal> refusals) {

    /**
     * How fast a contestant is.
     *
     * @param operation {@code serialize} or {@code deserialize}
     * @param opsPerMs operations per millisecond in one thread, with its 95 % interval from {@code low} to {@code high}
     */
    public record Timing(String contestant, int jdk, String operation, double opsPerMs, double low, double high) {}

    /** Why a contestant was not timed: the first difference, or the reason why it can't handle the class. */
    public record Refusal(String contestant, int jdk, String reason) {}

    /**
     * A contestant that has become slower.
     *
     * @param ratio of its throughput now to that of then, such as 0.8, with its 95 % interval
     */
    public record Slower(String contestant, int jdk, String operation, double ratio, double low, double high) {}

    static Compared of(Result result, Path folder, Path page) {
        Findings findings = Reports.findings(result);
        return new Compared(
                folder.resolve(ResultFile.NAME),
                page,
                findings.panels().stream().flatMap(Compared::timings).toList(),
                result.agreements().stream()
                        .flatMap(agreement -> Stream.ofNullable(agreement.difference())
                                .map(reason -> new Refusal(agreement.contestant(), agreement.jdk(), reason)))
                        .toList());
    }

    private static Stream<Timing> timings(Panel panel) {
        return panel.rows().stream().map(row -> timing(panel, row));
    }

    private static Timing timing(Panel panel, Row row) {
        Interval speed = row.opsPerMs();
        return new Timing(
                row.entry().id(), panel.jdk(), panel.cell().operation().id(), speed.value(), speed.low(), speed.high());
    }

    /**
     * The contestants, but for the baseline, that are slower than in an earlier run on the same class, samples and machine:
     * by more than a percentage, beyond the noise floors of both runs, and not as the whole machine is.
     *
     * @param earlier the {@code result.json} of that run
     * @throws LabException if the two runs can't be compared
     */
    public List<Slower> slowerThan(Path earlier, double percent) {
        Result now = ResultFile.read(resultFile);
        Earlier then = Earlier.read(earlier);
        then.requireSame(
                now.sample().orElseThrow(),
                now.mode(),
                now.machine(),
                now.jdks().stream().map(JdkUsed::feature).toList(),
                List.of());
        return Regressions.of(then.result(), now, percent / 100, Regressions.usual(now)).stream()
                .filter(row -> row.change() == Change.SLOWER)
                .flatMap(row -> Stream.ofNullable(row.ratio())
                        .map(ratio -> new Slower(
                                row.entry().id(),
                                row.jdk(),
                                row.cell().operation().id(),
                                ratio.value(),
                                ratio.low(),
                                ratio.high())))
                .toList();
    }
}
