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
import org.jspecify.annotations.Nullable;

/**
 * What a {@link Compare comparison} found out.
 *
 * @param resultFile all that was measured, for {@code lab report} and {@link #slowerThan}
 * @param report the page
 * @param timings of every contestant that agrees, the newest JDK and the fastest first
 * @param refusals of the contestants that can't handle the class or don't agree
 * @param contestants the ids of those that were asked for; empty if all were
 */
public record Compared(
        Path resultFile, Path report, List<Timing> timings, List<Refusal> refusals, List<String> contestants) {

    private static final Interval NOT_TIMED = new Interval(Double.NaN, Double.NaN, Double.NaN);

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
     * A contestant that has become slower, or that was timed then and can't be timed or judged now.
     *
     * @param ratio of its throughput now to that of then, such as 0.8, with its 95 % interval; NaN if it was not timed
     * @param notJudged why it can't be said whether it is slower; null if it is
     */
    public record Slower(
            String contestant,
            int jdk,
            String operation,
            double ratio,
            double low,
            double high,
            @Nullable String notJudged) {}

    static Compared of(Result result, Path folder, Path page, List<String> contestants) {
        Findings findings = Reports.findings(result);
        return new Compared(
                folder.resolve(ResultFile.NAME),
                page,
                findings.panels().stream().flatMap(Compared::timings).toList(),
                result.agreements().stream()
                        .flatMap(agreement -> Stream.ofNullable(agreement.difference())
                                .map(reason -> new Refusal(agreement.contestant(), agreement.jdk(), reason)))
                        .toList(),
                contestants);
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
     * The contestants that are slower than in an earlier run on the same class, samples and machine: by more than a percentage,
     * beyond the noise floors of both runs, and not as the whole machine is. Those that were timed then and can't be timed or
     * judged now are in the list as well, so that an empty one says that nothing was lost. All but the baseline are asked
     * about, or those that this run was asked for.
     *
     * @param earlier the {@code result.json} of that run
     * @param percent such as 5
     * @throws LabException if the two runs can't be compared, or nothing of what is asked about was timed then
     */
    public List<Slower> slowerThan(Path earlier, double percent) {
        if (!Double.isFinite(percent) || percent < 0) {
            throw new LabException(percent + " is no percentage, such as 5");
        }
        Result now = ResultFile.read(resultFile);
        Earlier then = Earlier.read(earlier);
        then.requireSame(
                now.sample().orElseThrow(),
                now.mode(),
                now.machine(),
                now.jdks().stream().map(JdkUsed::feature).toList(),
                contestants);
        Regressions found = Regressions.of(then.result(), now, percent / 100, contestants);
        if (found.rows().isEmpty()) {
            throw new LabException("nothing that is asked about was timed in " + earlier);
        }
        return found.rows().stream()
                .filter(row -> row.change() == Change.SLOWER || row.why() != null)
                .map(Compared::slower)
                .toList();
    }

    private static Slower slower(Regressions.Row row) {
        Interval ratio = row.ratio() == null ? NOT_TIMED : row.ratio();
        return new Slower(
                row.entry().id(),
                row.jdk(),
                row.cell().operation().id(),
                ratio.value(),
                ratio.low(),
                ratio.high(),
                row.why());
    }
}
