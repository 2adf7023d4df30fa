package dev.wirespeed.lab.sustained;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The log of a JVM's garbage collector, as {@code -Xlog:gc} writes it: it has pauses to the microsecond and the heap behind
 * each, where the platform's MXBeans round to milliseconds.
 *
 * @param collections in their order
 */
record GcLog(List<Collection> collections) {

    private static final Pattern LINE = Pattern.compile(
            "\\[([\\d.,]+)s].*GC\\(\\d+\\) (.*?)(?: \\d+[KMG]\\S*->(\\d+)([KMG])\\S*)? ([\\d.,]+)(ms|s)\\s*");
    private static final Map<String, Long> UNITS = Map.of("K", 1L << 10, "M", 1L << 20, "G", 1L << 30);

    /**
     * A collection, or a pause of one.
     *
     * @param uptimeMillis when it ended
     * @param heapBytes in use behind it, if the log says so
     * @param pauseMillis how long it stopped the JVM; 0 if it ran beside it
     */
    record Collection(double uptimeMillis, Optional<Long> heapBytes, double pauseMillis) {}

    /** The option that makes a JVM write it. */
    static String option(Path file) {
        // A colon in a path would end it, so the file name is all that can have one on Windows; quotes keep it whole.
        return "-Xlog:gc:file=\"" + file.toAbsolutePath() + "\":uptime:filecount=0";
    }

    static GcLog parse(String text) {
        return new GcLog(text.lines()
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .map(GcLog::collection)
                .toList());
    }

    private static Collection collection(Matcher line) {
        Optional<Long> heap = Optional.ofNullable(line.group(3))
                .map(size -> Long.parseLong(size) * UNITS.getOrDefault(line.group(4), 1L));
        boolean pause = line.group(2).startsWith("Pause");
        double millis = number(line.group(5)) * (line.group(6).equals("s") ? 1_000 : 1);
        return new Collection(number(line.group(1)) * 1_000, heap, pause ? millis : 0);
    }

    private static double number(String text) {
        return Double.parseDouble(text.replace(',', '.'));
    }

    /** Those of a stretch of time. */
    List<Collection> between(double fromMillis, double toMillis) {
        return collections.stream()
                .filter(collection -> collection.uptimeMillis() >= fromMillis && collection.uptimeMillis() < toMillis)
                .toList();
    }
}
