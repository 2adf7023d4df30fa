package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Settings;
import java.util.Objects;

/**
 * What the forks of a quick run take beside the time that their iterations are to last.
 *
 * <p>That is the start of a JVM, the same for all, and conversions: one for each time that a cell is set up, and one for each
 * iteration, since the last conversion of an iteration is finished however long it takes. How long one takes is known from
 * checking who agrees.
 *
 * @param startMillis a JVM and all that does not depend on the contestant
 */
record ForkCosts(Result result, double startMillis) {

    /** Beside its conversions a fork that times cold starts does little: it needs no JMH, and is set up once. */
    private static final double COLD_START = 0.5;

    /** How much longer than hardly warm ones the first conversions take, on average. */
    private static final double COLD = 2;

    /** The costs that a fork shows which took so long in all. */
    static ForkCosts of(Result result, ForkSpec fork, Settings settings, double millis) {
        ForkCosts unknown = new ForkCosts(result, 0);
        double iterations = (double) fork.cells().size() * settings.cellMillis();
        double start = millis - iterations - unknown.asideMillis(fork, settings);
        return new ForkCosts(
                result, Math.max(start, millis / 3)); // conversions may have become faster than when they were checked
    }

    double asideMillis(ForkSpec fork, Settings settings) {
        double conversions =
                fork.cells().stream().mapToDouble(cell -> millis(fork, cell)).sum();
        if (fork.cold()) {
            return COLD_START * startMillis + COLD * fork.shots() * conversions;
        }
        int iterations = settings.warmupPasses() * settings.warmupIterations() + settings.measuredIterations();
        return startMillis + (settings.warmupPasses() + iterations) * conversions;
    }

    private double millis(ForkSpec fork, Cell cell) {
        return result.agreements().stream()
                .filter(agreement -> agreement.jdk() == fork.jdk()
                        && agreement.contestant().equals(fork.entry().contestant())
                        && agreement.workload().equals(cell.workload()))
                .map(Agreement::millis)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .findFirst()
                .orElse(0);
    }
}
