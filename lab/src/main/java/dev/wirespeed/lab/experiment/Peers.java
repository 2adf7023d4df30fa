package dev.wirespeed.lab.experiment;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Comparison.Side;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Settings;
import dev.wirespeed.lab.workload.Workloads;
import java.util.List;
import java.util.stream.Stream;

/** Whom can generated codecs for JSON beat? Everyone on all data, each cell also in a JVM that has seen much else. */
record Peers(int quickSeconds) implements Experiment {

    private static final String JACKSON_3 = "jackson3";
    private static final String JACKSON_3_WIRESPEED = "jackson3-wirespeed";
    private static final String WIRESPEED = "wirespeed";
    private static final String POSITIONAL = "wirespeed-positional";
    private static final String HAND_WRITTEN = "hand-written";
    private static final List<String> PROTOBUF = List.of("protobuf", "protobuf-domain");

    /** By their ids, with what they are called. */
    private static final List<Named> OTHERS = List.of(
            new Named(JACKSON_3, "Jackson 3"),
            new Named(HAND_WRITTEN, "the code written by hand"),
            new Named("protobuf-domain", "Protobuf from own classes"),
            new Named("protobuf", "Protobuf from messages"),
            new Named("fory-json", "Fory JSON"),
            new Named("wast", "wast"),
            new Named("jsoniter-scala", "jsoniter-scala"),
            new Named("dsl-json", "DSL-JSON"),
            new Named("fastjson2", "fastjson2"),
            new Named("avaje-jsonb", "avaje-jsonb"),
            new Named("jackson3-blackbird", "Jackson 3 + Blackbird"),
            new Named("jackson2", "Jackson 2"),
            new Named("jackson2-afterburner", "Jackson 2 + Afterburner"),
            new Named("jackson2-blackbird", "Jackson 2 + Blackbird"),
            new Named("gson", "Gson"));

    /**
     * A run on one JDK has about 3,000 forks, and takes more than three and a half hours. Half the heap of other experiments saves half a second a
     * fork, which the JVM would spend on taking it; nothing here keeps more than a few megabytes. How long a warm-up has to be differs
     * too much between contestants for one number: where one is compiled in half a second, another takes six.
     */
    private static final Settings FULL = new Settings(2, 1, 3, 250, 4, 250, Settings.heap("1g")).settling(10_000);

    private static final int USUAL_SECONDS = 1_200;

    Peers() {
        this(USUAL_SECONDS);
    }

    private record Named(String id, String title) {}

    @Override
    public Experiment withQuickSeconds(int seconds) {
        return new Peers(seconds);
    }

    @Override
    public String id() {
        return "peers";
    }

    @Override
    public String title() {
        return "Whom can generated JSON codecs beat?";
    }

    @Override
    public String question() {
        String missing = String.join(
                " and ",
                Workloads.peers().stream()
                        .filter(id -> !Workloads.available(id))
                        .toList());
        return "How do Wirespeed's codecs compare with everything that a JVM user could pick instead, Scala and Unsafe included, on"
                + " small and large, flat and nested, numeric, escaped and non-ASCII data, and in a JVM that has seen thirty other"
                + " types?"
                + (missing.isEmpty() ? "" : " Without " + missing + ", whose documents are not on this machine.");
    }

    /** The clean ones first. */
    @Override
    public List<Cell> cells() {
        return Stream.of(false, true)
                .flatMap(polluted -> Operation.CONVERSIONS.stream()
                        .flatMap(operation -> Workloads.peers().stream()
                                .filter(Workloads::available)
                                .filter(id -> operation == Operation.DESERIALIZE || !Workloads.readOnly(id))
                                .map(id -> new Cell(operation, id, polluted))))
                .toList();
    }

    @Override
    public boolean includes(Contestant contestant) {
        return Experiment.super.includes(contestant)
                || PROTOBUF.contains(contestant.id())
                || contestant.id().equals(POSITIONAL)
                || contestant.id().equals(JACKSON_3_WIRESPEED);
    }

    @Override
    public List<String> protagonists() {
        return List.of(JACKSON_3, HAND_WRITTEN, WIRESPEED);
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
    public List<Reported> reported() {
        return List.of();
    }

    @Override
    public List<Comparison> comparisons(List<Integer> jdks) {
        int jdk = jdks.getLast();
        return Stream.concat(
                        OTHERS.stream().map(other -> comparison("Wirespeed", WIRESPEED, other, jdk)),
                        Stream.of(
                                comparison(
                                        "Jackson 3 with Wirespeed's module",
                                        JACKSON_3_WIRESPEED,
                                        OTHERS.getFirst(),
                                        jdk),
                                comparison(
                                        "Wirespeed's positional JSON",
                                        POSITIONAL,
                                        new Named(WIRESPEED, "that with names"),
                                        jdk)))
                .toList();
    }

    private static Comparison comparison(String title, String id, Named other, int jdk) {
        return new Comparison(
                title + " over " + other.title() + " on JDK " + jdk,
                new Side(id, jdk),
                new Side(other.id(), jdk),
                false);
    }
}
