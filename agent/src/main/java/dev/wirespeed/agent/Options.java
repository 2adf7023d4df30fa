package dev.wirespeed.agent;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands behind the {@code =} of {@code -javaagent}, separated by commas.
 *
 * @param exitTable a table on the standard error stream when the JVM ends
 * @param times whether conversions have their time taken, or are but counted
 * @param stop take out of the libraries what an earlier start has put in
 * @param unknown what there is no such option for
 */
record Options(boolean exitTable, boolean times, boolean stop, List<String> unknown) {
    private static final String EXIT_TABLE = "exit=table";
    private static final String NO_TIMES = "times=off";
    private static final String STOP = "stop";

    static Options parse(@Nullable String text) {
        boolean exitTable = false;
        boolean times = true;
        boolean stop = false;
        List<String> unknown = new ArrayList<>();
        for (String option : text == null ? new String[0] : text.split(",", -1)) {
            switch (option.strip()) {
                case "" -> {}
                case EXIT_TABLE -> exitTable = true;
                case NO_TIMES -> times = false;
                case STOP -> stop = true;
                default -> unknown.add(option.strip());
            }
        }
        return new Options(exitTable, times, stop, List.copyOf(unknown));
    }
}
