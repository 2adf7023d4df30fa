package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.sustained.Summary.Took;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** What runs say of MessagePack and Protobuf, beside what the author of the experiment on formats saw. */
final class SustainedFindings {

    private static final String ONE = "MessagePack";
    private static final String OTHER = "Protobuf";

    /** Runs were made once each: less than this may be chance. */
    private static final double CLEAR = 1.25;

    /** Runs of both under the same conditions. */
    private record Both(Summary one, Summary other) {

        double ratio(ToDoubleFunction<Took> figure) {
            return together(one, figure) / together(other, figure);
        }

        private static double together(Summary summary, ToDoubleFunction<Took> figure) {
            return figure.applyAsDouble(summary.sender()) + figure.applyAsDouble(summary.receiver());
        }
    }

    /** How many times as much the one took as the other, over all pairs. */
    private record Times(double least, double most) {

        static Times of(List<Both> pairs, ToDoubleFunction<Took> figure) {
            return new Times(
                    ratios(pairs, figure).min().orElseThrow(),
                    ratios(pairs, figure).max().orElseThrow());
        }

        private static DoubleStream ratios(List<Both> pairs, ToDoubleFunction<Took> figure) {
            return pairs.stream().mapToDouble(pair -> pair.ratio(figure)).filter(Double::isFinite);
        }

        boolean isMore() {
            return least > CLEAR;
        }

        boolean isClear() {
            return least > CLEAR || most < 1 / CLEAR;
        }

        String text() {
            String low = Numbers.plain(least);
            String high = Numbers.plain(most);
            return low.equals(high) ? low : low + " to " + high;
        }
    }

    private SustainedFindings() {}

    /** Sentences; none where there are no two runs to compare. */
    static List<String> sentences(SustainedResult result) {
        List<Run> runs = SustainedTables.inOrder(result).stream()
                .filter(Run::sustained)
                .filter(run -> hasPauses(Summary.of(run)))
                .toList();
        return result.contestants().stream()
                .filter(one -> one.format().equals(ONE))
                .flatMap(one -> result.contestants().stream()
                        .filter(other -> other.format().equals(OTHER))
                        .flatMap(other ->
                                sentences(one.title() + " over " + other.title(), both(runs, one.id(), other.id()))))
                .toList();
    }

    private static boolean hasPauses(Summary summary) {
        return summary.sender().pauses() + summary.receiver().pauses() > 0;
    }

    private static List<Both> both(List<Run> runs, String one, String other) {
        return runs.stream()
                .filter(run -> run.trial().contestant().equals(one))
                .flatMap(run -> runs.stream()
                        .filter(candidate ->
                                candidate.trial().equals(run.trial().of(other)))
                        .map(candidate -> new Both(Summary.of(run), Summary.of(candidate))))
                .toList();
    }

    private static Stream<String> sentences(String who, List<Both> pairs) {
        if (pairs.isEmpty()) {
            return Stream.empty();
        }
        Times cpu = Times.of(pairs, Took::cpuCores);
        Times garbage = Times.of(pairs, Took::allocatedBytesPerSecond);
        Times pauses = Times.of(pairs, Took::pauses);
        Times paused = Times.of(pairs, Took::pauseMillis);
        return Stream.of(
                who + ", both JVMs together, in " + (pairs.size() == 1 ? "a pair" : pairs.size() + " pairs")
                        + " of runs under the same conditions: " + cpu.text() + " times the CPU, " + garbage.text()
                        + " times the allocation, " + pauses.text() + " times the pauses, which took " + paused.text()
                        + " times as long.",
                "The author of the experiment on formats reported no clear difference in CPU: "
                        + seen(!cpu.isClear())
                        + ". That Protobuf was steadier in heap, and MessagePack collected garbage more often: "
                        + seen(garbage.isMore() && pauses.isMore()) + ". Differences below a quarter count as none.");
    }

    private static String seen(boolean here) {
        return here ? "seen here, too" : "not seen here";
    }
}
