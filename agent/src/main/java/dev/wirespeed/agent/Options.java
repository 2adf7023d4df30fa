package dev.wirespeed.agent;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The comma-separated options after {@code -javaagent:…=}.
 *
 * @param exitTable whether a table is printed on standard error when the JVM exits
 * @param times whether conversions are timed, not only counted
 * @param stop whether to undo the instrumentation of an earlier start
 * @param unknown options that don't exist
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
