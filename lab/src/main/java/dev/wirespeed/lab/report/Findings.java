package dev.wirespeed.lab.report;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.wirespeed.lab.experiment.Verdict;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.statistics.Interval;
import dev.wirespeed.lab.statistics.SteadyState;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What follows from a result; all that the reports show, computed once.
 *
 * @param panels one for each JDK, the newest first, and cell
 * @param coldCurves empty where no cold starts were timed
 * @param steps empty where an author took none
 * @param carried empty where all write the same format
 * @param noiseFloor the largest of all cells, relative; null if nothing ran twice
 */
public record Findings(
        List<Panel> panels,
        List<Summary> summaries,
        List<Claim> claims,
        List<Size> sizes,
        List<ForkLine> forks,
        List<ColdCurve> coldCurves,
        List<Saved> steps,
        List<Carried> carried,
        @Nullable Double noiseFloor) {

    /**
     * The first times that new JVMs did something.
     *
     * @param setUpMillis what the contestant took before to get ready; the median of the forks
     * @param warmMillis the average time once it is warm; null if that was not measured
     * @param reportedMillis what the author reported of a first time; null if nothing
     */
    public record ColdCurve(
            Cell cell,
            Entry entry,
            int forks,
            double setUpMillis,
            List<Shot> shots,
            @Nullable Double warmMillis,
            @Nullable Double reportedMillis) {}

    /** The same time, such as the second, in all forks: the median, and the fastest and the slowest fork. */
    public record Shot(double millis, double low, double high) {}

    /**
     * What a remedy saves of the first step's time: the product of what less data saves, and of what faster code does.
     *
     * @param millis null, as are all that follow from it, if it was not timed
     * @param lessData how many times faster the first step's contestant is on this step's data than on its own
     * @param fasterCode how many times faster this contestant is than the first step's on the same data
     * @param reportedTimes as {@code times}, from the author's figures; null if there are none
     */
    public record Saved(
            String title,
            Cell cell,
            @Nullable Double millis,
            @Nullable Double times,
            @Nullable Double lessData,
            @Nullable Double fasterCode,
            @Nullable Double reportedMillis,
            @Nullable Double reportedTimes) {}

    /**
     * What a message costs to carry.
     *
     * @param form {@code plain}, {@code gzip} or {@code zstd}
     * @param bytes of a message
     * @param senderMicros CPU time to write and compress it
     * @param receiverMicros CPU time to expand and read it
     */
    public record Carried(
            String workload, Entry entry, String form, double bytes, double senderMicros, double receiverMicros) {}

    /**
     * One cell on one JDK.
     *
     * @param noiseFloor relative, such as 0.03; null if nothing ran twice
     * @param rows the fastest first
     */
    public record Panel(int jdk, Cell cell, @Nullable Double noiseFloor, List<Row> rows) {}

    /**
     * One entry in a cell.
     *
     * @param opsPerMs operations per millisecond
     * @param ratio to the baseline; null if that wasn't measured
     * @param bytesPerOperation allocation
     * @param unsteady how many of the forks had not reached a steady state
     * @param crowded how many of the forks ran while other processes took much of the machine
     * @param pValue of the difference to the baseline beyond the noise floor, corrected for all comparisons; null if there is
     *     none
     */
    public record Row(
            Entry entry,
            Interval opsPerMs,
            @Nullable Interval ratio,
            double bytesPerOperation,
            int forks,
            int unsteady,
            int crowded,
            Standing standing,
            @Nullable Double pValue) {

        /** The average time of an operation: with one thread the reciprocal of the throughput. */
        public double msPerOperation() {
            return 1 / opsPerMs.value();
        }
    }

    /** How one side of a comparison stands to the other. */
    public enum Standing {
        FASTER,
        SLOWER,
        NOT_DISTINGUISHABLE,
        /** No fork of one of the sides was in a steady state, so that there is nothing to judge. */
        NOT_WARM,
        BASELINE;

        /** Whether a difference is claimed. */
        public boolean isClaim() {
            return this == FASTER || this == SLOWER;
        }

        /** Such as {@code not distinguishable}. */
        public String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /**
     * The geometric mean of an entry's ratios to the baseline over the workloads of an operation.
     *
     * @param cells how many it is over; less than all if some were not measured
     */
    public record Summary(int jdk, Entry entry, Operation operation, double ratio, int cells, int allCells) {}

    /**
     * A comparison in one cell, beside what was reported.
     *
     * @param standing of the first side to the second
     * @param pValue as in a {@link Row}
     * @param reported null if there is no figure to compare with
     * @param verdict null likewise
     */
    public record Claim(
            Comparison comparison,
            Cell cell,
            Interval ratio,
            double noiseFloor,
            Standing standing,
            @Nullable Double pValue,
            @Nullable Reported reported,
            @Nullable Verdict verdict) {}

    /** The length of a contestant's document; {@code zstdBytes} is null where it is not known. */
    public record Size(
            String workload,
            Entry entry,
            long bytes,
            long gzipBytes,
            @Nullable Long zstdBytes) {}

    /**
     * A fork and whether it was steady.
     *
     * @param states by cell; empty if it crashed
     * @param otherCores how many cores other processes kept busy; null if unknown
     * @param crowded whether that is so much that the fork may have suffered
     * @param fixedWorkMillis how long the same work took before it; null if unknown
     */
    public record ForkLine(
            String id,
            double seconds,
            Map<String, SteadyState> states,
            @Nullable Double otherCores,
            boolean crowded,
            @Nullable Double fixedWorkMillis,
            @Nullable String failure) {

        /** The cells that were measured before a steady state was reached. */
        @JsonIgnore
        public List<String> unsteady() {
            return states.entrySet().stream()
                    .filter(state -> !state.getValue().reached())
                    .map(Map.Entry::getKey)
                    .toList();
        }
    }
}
