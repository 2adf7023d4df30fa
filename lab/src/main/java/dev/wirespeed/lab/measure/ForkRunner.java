package dev.wirespeed.lab.measure;

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
}
