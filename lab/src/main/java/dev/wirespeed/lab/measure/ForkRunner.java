package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.ColdStart;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Settings;
import java.util.List;

/** Starts one fork and waits for what it measures. */
public interface ForkRunner {

    /**
     * Runs a fork.
     *
     * @throws ForkFailedException if it ended without a measurement of every cell
     */
    List<Measurement> run(ForkSpec fork, Settings settings) throws ForkFailedException;

    /**
     * Runs a fork that times cold starts.
     *
     * @throws ForkFailedException if it ended before its time, or this runner can't
     */
    default List<ColdStart> coldStarts(ForkSpec fork, Settings settings) throws ForkFailedException {
        throw new ForkFailedException("there is no way to time cold starts here");
    }
}
