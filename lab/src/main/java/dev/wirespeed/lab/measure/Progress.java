package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Result;

/** Is told how far a run has come. */
public interface Progress {

    /** A step before the first fork. */
    void step(String what);

    /**
     * The first fork is about to start.
     *
     * @param done forks of an earlier, interrupted run
     * @param total all forks, those included
     * @param expectedSeconds how long a fork is likely to take
     */
    void started(int done, int total, double expectedSeconds);

    void forkStarted(ForkSpec fork);

    void forkFinished(Fork fork);

    /** The result was written, with what the last step or fork added. */
    default void written(Result result) {}

    /** No fork will follow. */
    void finished();
}
