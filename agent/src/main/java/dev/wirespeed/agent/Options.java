package dev.wirespeed.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The comma-separated options after {@code -javaagent:…=}.
 *
 * @param exitTable whether a table is printed on standard error when the JVM exits
 * @param times whether conversions are timed, not only counted
 * @param stop whether to undo the instrumentation of an earlier start
 * @param owner who asks: {@code user}, or {@code find-} and the pid of a {@code ./wirespeed find} that is going to stop it
 * @param unknown options that don't exist
 */
record Options(boolean exitTable, boolean times, boolean stop, String owner, List<String> unknown) {
    static final String USER = "user";

    private static final String EXIT_TABLE = "exit=table";
    private static final String NO_TIMES = "times=off";
    private static final String STOP = "stop";
    private static final Pattern FIND = Pattern.compile("find-\\d+");

    static Options parse(@Nullable String text) {
        boolean exitTable = false;
        boolean times = true;
        boolean stop = false;
        String owner = USER;
        List<String> unknown = new ArrayList<>();
        for (String option : text == null ? new String[0] : text.split(",", -1)) {
            String name = option.strip();
            switch (name) {
                case "" -> {}
                case EXIT_TABLE -> exitTable = true;
                case NO_TIMES -> times = false;
                case STOP -> stop = true;
                default -> {
                    if (FIND.matcher(name).matches()) {
                        owner = name;
                    } else {
                        unknown.add(name);
                    }
                }
            }
        }
        return new Options(exitTable, times, stop, owner, List.copyOf(unknown));
    }
}
