package dev.wirespeed.lab.experiment;

import static dev.wirespeed.lab.result.Operation.DESERIALIZE;
import static dev.wirespeed.lab.result.Operation.SERIALIZE;

import dev.wirespeed.lab.result.Background;
import dev.wirespeed.lab.result.Background.Flaw;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Comparison.Side;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Jackson 2 or Jackson 3? Told apart from what the JDK brings. */
record Versions(int quickSeconds) implements Experiment {

    private static final String JACKSON_2 = "jackson2";
    private static final String JACKSON_3 = "jackson3";
    private static final List<String> WORKLOADS = List.of("small", "big-1000", "big-10000");
    private static final Settings FULL = new Settings(3, 1, 3, 3_000, 5, 3_000, Settings.heap("2g"));
    private static final int USUAL_SECONDS = 225;

    Versions() {
        this(USUAL_SECONDS);
    }

    @Override
    public Experiment withQuickSeconds(int seconds) {
        return new Versions(seconds);
    }

    @Override
    public String id() {
        return "versions";
    }

    @Override
    public String title() {
        return "Jackson 2 or Jackson 3?";
    }

    @Override
    public String question() {
        return "What does moving from Jackson 2 to Jackson 3 bring on your data, and how much of it is the JDK?";
    }

    @Override
    public List<Cell> cells() {
        return Operation.CONVERSIONS.stream()
                .flatMap(operation -> WORKLOADS.stream().map(workload -> new Cell(operation, workload)))
                .toList();
    }

    @Override
    public List<String> protagonists() {
        return List.of(JACKSON_2, JACKSON_3, "wirespeed");
    }

    @Override
    public String baseline() {
        return JACKSON_3;
    }

    @Override
    public Settings full() {
        return FULL;
    }

    @Override
    public Optional<Background> background() {
        return Optional.of(new Background(
                "Jackson 3 serializes the big object 41 to 44 % faster than Jackson 2 and the small one 13 to 20 %, and"
                        + " deserializes 8 to 24 % faster. Reasons given: properties held in fields and unrolled, serializers of"
                        + " final types looked up once, caches without locks, lists walked by index, records read without"
                        + " reflection.",
                List.of(new Flaw(
                        "Jackson 2 ran on JDK 17 and Jackson 3 on JDK 25 while only the library was said to change, so the"
                                + " figures mix the library's share with the JDK's. Here both libraries run on each JDK.",
                        null))));
    }

    @Override
    public List<Reported> reported() {
        return List.of(
                reported(SERIALIZE, "small", 12.5, 19.9),
                reported(SERIALIZE, "big-1000", 40.7, 40.7),
                reported(SERIALIZE, "big-10000", 44.2, 44.2),
                reported(DESERIALIZE, "small", 7.7, 13.0),
                reported(DESERIALIZE, "big-1000", 23.6, 23.6),
                reported(DESERIALIZE, "big-10000", 14.7, 14.7));
    }

    private static Reported reported(Operation operation, String workload, double low, double high) {
        return new Reported(new Cell(operation, workload), low, high);
    }

    @Override
    public List<Comparison> comparisons(List<Integer> jdks) {
        int newest = jdks.getLast();
        int oldest = jdks.getFirst();
        List<Comparison> comparisons = new ArrayList<>();
        comparisons.add(library(newest));
        if (oldest != newest) {
            comparisons.add(library(oldest));
            comparisons.add(asPublished(newest, oldest));
            comparisons.add(jdkAlone("Jackson 2", JACKSON_2, newest, oldest));
            comparisons.add(jdkAlone("Jackson 3", JACKSON_3, newest, oldest));
        }
        return List.copyOf(comparisons);
    }

    private static Comparison library(int jdk) {
        return new Comparison(
                "The library alone: both on JDK " + jdk, new Side(JACKSON_3, jdk), new Side(JACKSON_2, jdk), true);
    }

    private static Comparison asPublished(int newest, int oldest) {
        return new Comparison(
                "The published mix: Jackson 3 on JDK " + newest + ", Jackson 2 on JDK " + oldest,
                new Side(JACKSON_3, newest),
                new Side(JACKSON_2, oldest),
                true);
    }

    private static Comparison jdkAlone(String title, String contestant, int newest, int oldest) {
        return new Comparison(
                "The JDK alone: " + title + " on JDK " + newest + " over JDK " + oldest,
                new Side(contestant, newest),
                new Side(contestant, oldest),
                false);
    }
}
