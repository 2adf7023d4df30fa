package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Fork;
import java.io.PrintStream;
import java.util.function.LongSupplier;

/** Shows progress on a terminal as a bar that is drawn again and again, elsewhere as one line for each fork. */
public final class TerminalProgress implements Progress {

    private static final String ERASE = "\r\033[2K";

    private final PrintStream out;
    private final boolean terminal;
    private final LongSupplier nanoTime;
    private ProgressText text = new ProgressText(0, 0, 0);
    private long forkStart;

    /**
     * A progress that has not started.
     *
     * @param terminal whether lines can be erased
     * @param nanoTime a clock such as {@link System#nanoTime}
     */
    public TerminalProgress(PrintStream out, boolean terminal, LongSupplier nanoTime) {
        this.out = out;
        this.terminal = terminal;
        this.nanoTime = nanoTime;
    }

    @Override
    public void step(String what) {
        out.println(what + "…");
    }

    @Override
    public void started(int done, int total, double expectedSeconds) {
        text = new ProgressText(done, total, expectedSeconds);
        out.println(text.opening());
    }

    @Override
    public void forkStarted(ForkSpec fork) {
        forkStart = nanoTime.getAsLong();
        if (terminal) {
            out.print(ERASE + text.bar(fork));
            out.flush();
        }
    }

    @Override
    public void forkFinished(Fork fork) {
        text = text.after((nanoTime.getAsLong() - forkStart) / 1e9);
        String failure = fork.failure();
        if (terminal && failure != null) {
            out.println(ERASE + text.crashed(fork, failure));
        } else if (!terminal) {
            out.println(failure == null ? text.line(fork) : text.crashed(fork, failure));
        }
    }

    @Override
    public void finished() {
        if (terminal) {
            out.print(ERASE);
            out.flush();
        }
    }
}
