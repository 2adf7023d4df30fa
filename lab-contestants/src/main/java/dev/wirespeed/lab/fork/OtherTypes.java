package dev.wirespeed.lab.fork;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workloads;
import dev.wirespeed.lab.workload.crowd.Crowd;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/**
 * Shows a contestant and its JVM many other types before anything is timed.
 *
 * <p>As long as a process has only seen one type, the JIT compiler finds one receiver at every call of shared code, such as the
 * writer of lists, and inlines it; in a service there are many. All types take turns, so that no profile is of one alone. Beside the
 * {@linkplain Crowd crowd} these are what other cells are about, which is all that there is code for where it is written by hand.
 */
final class OtherTypes {
    private static final int ROUNDS = 500;

    /** The system property that names a file. */
    private static final String FILE = "wirespeed.other-types";

    /** Keeps the work from being optimised away. */
    static volatile Object sink = "";

    private OtherTypes() {}

    /**
     * What a contestant was run through.
     *
     * @param types the names of the types
     * @param skipped the names of those that it can't handle, with what was thrown
     */
    record Outcome(List<String> types, List<String> skipped) {

        /** Leaves itself in the file that the lab asked for, if it asked for one. */
        void report() throws IOException {
            String file = System.getProperty(FILE);
            if (file != null) {
                Files.writeString(Path.of(file), JsonMapper.shared().writeValueAsString(this));
            }
        }
    }

    static Outcome run(Contestant contestant, Class<?> timed) throws Exception {
        return run(contestant, timed, ROUNDS);
    }

    static Outcome run(Contestant contestant, Class<?> timed, int rounds) throws Exception {
        List<Workload<?>> others = Stream.concat(Crowd.workloads().stream(), Workloads.pools().stream())
                .filter(workload -> workload.type() != timed)
                .toList();
        List<String> types = new ArrayList<>();
        List<String> skipped = new ArrayList<>();
        List<Conversions> all = new ArrayList<>();
        for (Workload<?> workload : others) {
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
