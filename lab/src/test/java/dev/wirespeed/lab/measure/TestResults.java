package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Result;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** Results as they are before and during a run. */
public final class TestResults {

    private TestResults() {}

    static Result withoutForks(Result result) {
        return with(result, List.of(), List.of(), List.of());
    }

    public static Result withForks(Result result, List<Fork> forks) {
        return with(result, result.agreements(), result.plan(), forks);
    }

    /** The same at its end, where the forks are all that ran. */
    public static Result ended(Result result) {
        return result.withFinished(Instant.parse("2026-11-21T06:48:00Z"));
    }

    /** The same run with every fork faster or slower by a factor. */
    public static Result withSpeeds(Result result, ToDoubleFunction<Fork> factor) {
        return ended(withMeasurements(result, (fork, one) -> times(one, factor.applyAsDouble(fork))));
    }

    /** The same run with something else measured. */
    public static Result withMeasurements(Result result, BiFunction<Fork, Measurement, Measurement> change) {
        return withForks(
                result,
                result.forks().stream()
                        .map(fork -> new Fork(
                                fork.id(),
                                fork.round(),
                                fork.jdk(),
                                fork.entry(),
                                fork.seconds(),
                                fork.measurements().stream()
                                        .map(measurement -> change.apply(fork, measurement))
                                        .toList(),
                                fork.failure()))
                        .toList());
    }

    /** The same run with some forks that still became faster while they were measured. */
    public static Result stillClimbing(Result result, Predicate<Fork> which) {
        return ended(
                withMeasurements(result, (fork, one) -> which.test(fork) ? levels(one, 0.2, 0.4, 0.6, 0.8, 1) : one));
    }

    /** The same run with forks that were warm from the first iteration on. */
    public static Result warm(Result result) {
        return ended(withMeasurements(result, (fork, one) -> levels(one, 1, 1, 1, 1, 1)));
    }

    private static Measurement levels(Measurement one, double... shares) {
        double level =
                one.iterations().stream().mapToDouble(value -> value).max().orElseThrow();
        List<Double> iterations =
                Arrays.stream(shares).map(share -> share * level).boxed().toList();
        return new Measurement(one.cell(), List.of(iterations.getFirst()), iterations, one.bytesPerOperation());
    }

    private static Measurement times(Measurement measurement, double factor) {
        return new Measurement(
                measurement.cell(),
                measurement.warmup().stream().map(value -> value * factor).toList(),
                measurement.iterations().stream().map(value -> value * factor).toList(),
                measurement.bytesPerOperation());
    }

    /** The same run on another machine. */
    public static Result on(Result result, Machine machine) {
        return with(result, machine, result.jdks(), result.comparisons(), result.reported());
    }

    /** The same run on other JDKs. */
    public static Result on(Result result, List<JdkUsed> jdks) {
        return with(result, result.machine(), jdks, result.comparisons(), result.reported());
    }

    /** The same run with other questions, and beside other figures of an author. */
    public static Result withReported(Result result, List<Comparison> comparisons, List<Reported> reported) {
        return with(result, result.machine(), result.jdks(), comparisons, reported);
    }

    private static Result with(
            Result result, Machine machine, List<JdkUsed> jdks, List<Comparison> comparisons, List<Reported> reported) {
        return new Result(
                result.schemaVersion(),
                result.experiment(),
                result.title(),
                result.question(),
                result.mode(),
                result.settings(),
                result.seed(),
                result.started(),
                result.finished(),
                result.wirespeed(),
                result.baseline(),
                machine,
                jdks,
                result.entries(),
                result.workloads(),
                result.cells(),
                comparisons,
                reported,
                result.agreements(),
                result.plan(),
                result.forks());
    }

    static List<Agreement> everyoneAgrees(Result result) {
        return result.entries().stream()
                .map(entry -> new Agreement(25, entry.contestant(), "small", 10, 5, true, List.of(), null))
                .toList();
    }

    private static Result with(Result result, List<Agreement> agreements, List<String> plan, List<Fork> forks) {
        return new Result(
                result.schemaVersion(),
                result.experiment(),
                result.title(),
                result.question(),
                result.mode(),
                result.settings(),
                result.seed(),
                result.started(),
                null,
                result.wirespeed(),
                result.baseline(),
                result.machine(),
                result.jdks(),
                result.entries(),
                result.workloads(),
                result.cells(),
                result.comparisons(),
                result.reported(),
                agreements,
                plan,
                forks);
    }
}
