package dev.wirespeed.lab.fork;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.crowd.Crowd;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows a contestant and its JVM many other types before anything is timed.
 *
 * <p>As long as a process has only seen one type, the JIT compiler finds one receiver at every call of shared code, such as the
 * writer of lists, and inlines it; in a service there are many. All types take turns, so that no profile is of one alone.
 */
final class OtherTypes {
    private static final int ROUNDS = 1_000;

    /** Keeps the work from being optimised away. */
    static volatile Object sink = "";

    private OtherTypes() {}

    /**
     * The types that a contestant was run through, and what was against each of the others.
     *
     * @param types their names
     */
    record Outcome(List<String> types, List<String> skipped) {

        /** A line for the fork's log, which the lab reads. */
        String line() {
            return "# Other types written and read before: " + types.size() + " of " + Crowd.SIZE
                    + (skipped.isEmpty() ? "" : "; not " + String.join(", ", skipped));
        }
    }

    static Outcome run(Contestant contestant) throws Exception {
        return run(contestant, ROUNDS);
    }

    static Outcome run(Contestant contestant, int rounds) throws Exception {
        List<String> types = new ArrayList<>();
        List<String> skipped = new ArrayList<>();
        List<Conversions> all = new ArrayList<>();
        for (Workload<?> workload : Crowd.workloads()) {
            try {
                all.add(tried(contestant, workload));
                types.add(workload.title());
            } catch (Exception | LinkageError | StackOverflowError e) {
                skipped.add(workload.title() + " (" + firstLine(e) + ")");
            }
        }
        for (int round = 0; round < rounds; round++) {
            for (Conversions conversions : all) {
                sink = conversions.write();
                sink = conversions.read();
            }
        }
        return new Outcome(types, skipped);
    }

    /** Whoever can do all values once can do them again. */
    private static Conversions tried(Contestant contestant, Workload<?> workload) throws Exception {
        Conversions conversions = Conversions.of(contestant, workload);
        for (int i = 0; i < workload.values().size(); i++) {
            sink = conversions.write();
            sink = conversions.read();
        }
        return conversions;
    }

    private static String firstLine(Throwable thrown) {
        return thrown.toString().lines().findFirst().orElse("");
    }
}
