package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.stream.Line;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Objects;

/** Shows on a terminal what goes on: second by second where lines can be erased, and a line for each run. */
public final class SustainedProgress implements Pair.Watcher {

    private static final String ERASE = "\r\033[2K";

    private final PrintStream out;
    private final boolean terminal;
    private String heading = "";

    /**
     * A progress that has not started.
     *
     * @param terminal whether lines can be erased
     */
    public SustainedProgress(PrintStream out, boolean terminal) {
        this.out = out;
        this.terminal = terminal;
    }

    void started(Trial trial, int number, int total) {
        heading = (trial.search() ? "" : number + "/" + total + "  ") + name(trial);
        show(heading);
    }

    void searching(String contestant, String heap) {
        out.println((terminal ? ERASE : "") + "The highest rate that " + contestant + " sustains, heap " + heap + ":");
    }

    @Override
    public void second(Trial trial, Line.Sent second) {
        show(heading
                + String.format(
                        Locale.ROOT,
                        "  second %d of %d, %,d sent",
                        second.second() + 1,
                        trial.seconds(),
                        second.records()));
    }

    private void show(String text) {
        if (terminal) {
            out.print(ERASE + text);
            out.flush();
        }
    }

    void finished(Run run) {
        out.println((terminal ? ERASE : "") + "  " + heading + ": " + summary(run));
    }

    private static String name(Trial trial) {
        return String.format(
                Locale.ROOT,
                "%s, %,d/s for %,d s, heap %s",
                trial.contestant(),
                trial.rate(),
                trial.seconds(),
                trial.heap());
    }

    /** What came of a run, in one line. */
    static String summary(Run run) {
        if (run.arrived() == 0) {
            return Objects.requireNonNullElse(run.notSustained(), "nothing was sent");
        }
        String latency = "p50 " + millis(run.latencies().at(50)) + ", p99 "
                + millis(run.latencies().at(99)) + ", longest "
                + millis(run.latencies().at(100));
        return latency
                + (run.sustained() ? "; all " + Numbers.whole(run.arrived()) + " verified" : "; " + run.notSustained());
    }

    static String millis(double micros) {
        return Numbers.plain(micros / 1e3) + " ms";
    }
}
