package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.measure.ForkSpec;
import dev.wirespeed.lab.measure.Progress;
import dev.wirespeed.lab.result.Fork;

/** How far many runs have come, counted as if their forks were those of one. */
final class TrustProgress implements Progress {

    private final Progress shown;
    private final int runs;
    private boolean started;

    /** The progress of so many runs, of which the first is about to start. */
    TrustProgress(Progress shown, int runs) {
        this.shown = shown;
        this.runs = runs;
    }

    @Override
    public void step(String what) {
        shown.step(what);
    }

    /** Of the first run: those that follow are like it. */
    @Override
    public void started(int done, int total, double expectedSeconds) {
        if (!started) {
            started = true;
            shown.started(done, runs * total, expectedSeconds);
        }
    }

    @Override
    public void forkStarted(ForkSpec fork) {
        shown.forkStarted(fork);
    }

    @Override
    public void forkFinished(Fork fork) {
        shown.forkFinished(fork);
    }

    /** Of one run: its verdicts can be printed. */
    @Override
    public void finished() {
        shown.finished();
    }
}
