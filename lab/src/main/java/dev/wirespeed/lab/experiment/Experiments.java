package dev.wirespeed.lab.experiment;

import java.util.List;

/** All experiments that the lab knows. */
public final class Experiments {

    private Experiments() {}

    public static List<Experiment> all() {
        return List.of(new Versions(), new Graph(), new Formats(), new Fairness(), new Rows(), new Peers());
    }

    /** Those that somebody published, with what was found. */
    public static List<Experiment> published() {
        return all().stream()
                .filter(experiment -> experiment.background().isPresent())
                .toList();
    }
}
