package dev.wirespeed.lab.experiment;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Settings;
import java.util.List;

/** A question, the data that it is asked about, and what its author reported. */
public interface Experiment {

    /** The name used on the command line: lower-case words joined by hyphens. */
    String id();

    /** The question in a few words. */
    String title();

    /** The question in a sentence. */
    String question();

    List<Cell> cells();

    /** The ids of the contestants that the question is about; in quick mode only these run on the older JDKs. */
    List<String> protagonists();

    /** The contestant that all others are compared with. */
    String baseline();

    /**
     * How forks measure.
     *
     * @param forks how many forks share the time of a quick run
     * @param forkMillis what a fork takes on this machine beside its iterations
     */
    Settings settings(Mode mode, int forks, long forkMillis);

    List<Reported> reported();

    /**
     * What is set against what.
     *
     * @param jdks the feature versions that are there, the oldest first
     */
    List<Comparison> comparisons(List<Integer> jdks);
}
