package dev.wirespeed.lab.sample;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.result.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Which serializer, for the user's own class?
 *
 * @param seconds what a quick run is to take
 * @param contestants the ids of all; each runs on every JDK that is asked for
 */
record OwnClass(Sample sample, int seconds, List<String> contestants) implements Experiment {

    /** The experiment's id. */
    static final String ID = "compare";

    /**
     * About what a run of the usual 180 seconds with all contestants has. With a quarter of that, one that does 6,463 operations a
     * millisecond once it is compiled was measured at 134.
     */
    private static final int LEAST_WARMUP_MILLIS = 125;

    private static final Settings FULL = new Settings(5, 1, 5, 2_000, 5, 2_000, Settings.heap("2g"));

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String title() {
        return "Which serializer for " + simpleName() + "?";
    }

    private String simpleName() {
        return UserType.simple(sample.type());
    }

    @Override
    public String question() {
        String values = sample.values() == 1 ? "one value" : sample.values() + " values, one after another,";
        return "How fast is each serializer that can handle " + sample.type() + ", on " + values + " from "
                + sample.files().stream()
                        .map(file -> String.valueOf(Path.of(file.path()).getFileName()))
                        .collect(Collectors.joining(", "))
                + "?";
    }

    @Override
    public List<Cell> cells() {
        return Operation.CONVERSIONS.stream()
                .map(operation -> new Cell(operation, dev.wirespeed.lab.workload.Sample.ID))
                .toList();
    }

    @Override
    public List<String> protagonists() {
        return contestants;
    }

    @Override
    public boolean includes(Contestant contestant) {
        return contestants.contains(contestant.id());
    }

    @Override
    public int quickSeconds() {
        return seconds;
    }

    @Override
    public Experiment withQuickSeconds(int others) {
        return new OwnClass(sample, others, contestants);
    }

    @Override
    public String baseline() {
        return "jackson3";
    }

    @Override
    public Settings full() {
        return FULL;
    }

    @Override
    public int quickRounds() {
        return 3;
    }

    @Override
    public int leastWarmupMillis() {
        return LEAST_WARMUP_MILLIS;
    }

    @Override
    public List<Reported> reported() {
        return List.of();
    }

    @Override
    public List<Comparison> comparisons(List<Integer> jdks) {
        return List.of();
    }
}
