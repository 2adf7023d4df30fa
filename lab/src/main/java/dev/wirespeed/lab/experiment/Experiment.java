package dev.wirespeed.lab.experiment;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Format;
import dev.wirespeed.lab.result.Background;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Settings;
import dev.wirespeed.lab.result.Settings.Cold;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A question, the data that it is asked about, and what its author reported. */
public interface Experiment {

    /** The name used on the command line: lower-case words joined by hyphens. */
    String id();

    /** The question in a few words. */
    String title();

    /** The question in a sentence. */
    String question();

    List<Cell> cells();

    /** Whether a contestant takes part: all that write JSON and are not made for another experiment, unless this says otherwise. */
    default boolean includes(Contestant contestant) {
        return contestant.format().equals(Format.JSON) && contestant.madeFor().isEmpty();
    }

    /** What the author found and how; none if the experiment is not a published one. */
    default Optional<Background> background() {
        return Optional.empty();
    }

    /** The ids of the contestants that run on the older JDKs, too: none, unless it is part of the question what those make of it. */
    default List<String> protagonists() {
        return List.of();
    }

    /** The contestant that all others are compared with. */
    String baseline();

    /** How long the forks of a quick run are to take. */
    int quickSeconds();

    /** The same experiment with quick runs of another length. */
    Experiment withQuickSeconds(int seconds);

    /** How the forks of a full run measure; those of a quick run have the same heap. */
    Settings full();

    /** How often each entry runs in a quick run. */
    default int quickRounds() {
        return 2;
    }

    /** How long a warm-up iteration of a quick run is at least, however little time there is; a cell has four. */
    default int leastWarmupMillis() {
        return QuickBudget.SHORTEST;
    }

    /** How forks of a quick run time cold starts; null if none do. */
    default @Nullable Cold quickCold() {
        return null;
    }

    /**
     * How forks measure.
     *
     * @param cells how many cells share the time of a quick run, those of all its forks counted
     * @param asideMillis what all forks together take on this machine beside the iterations of these cells
     */
    default Settings settings(Mode mode, int cells, long asideMillis) {
        return mode == Mode.FULL ? full() : new QuickBudget(quickSeconds()).share(this, cells, asideMillis);
    }

    List<Reported> reported();

    /**
     * What is set against what.
     *
     * @param jdks the feature versions that are there, the oldest first
     */
    List<Comparison> comparisons(List<Integer> jdks);
}
