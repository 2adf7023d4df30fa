package dev.wirespeed.lab.experiment;

import static dev.wirespeed.lab.result.Operation.SERIALIZE;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Format;
import dev.wirespeed.lab.result.Background;
import dev.wirespeed.lab.result.Background.Figure;
import dev.wirespeed.lab.result.Background.Flaw;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Comparison.Side;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Settings;
import dev.wirespeed.lab.result.Settings.Cold;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** MessagePack or Protobuf for a stream of records? Told apart: the first times of a new JVM, and all that follow. */
record Formats(int quickSeconds) implements Experiment {

    private static final String MESSAGE_PACK = "msgpack-arrays";
    private static final String PROTOBUF = "protobuf";
    private static final String PROTOBUF_DOMAIN = "protobuf-domain";
    private static final List<Integer> COUNTS = List.of(10_000, 20_000, 50_000, 100_000);
    private static final List<Double> MESSAGE_PACK_MILLIS = List.of(55.0, 84.4, 146.6, 186.8);
    private static final List<Double> PROTOBUF_MILLIS = List.of(72.8, 88.8, 129.4, 166.4);
    private static final List<String> JSON = List.of("jackson3", "wirespeed");
    private static final List<Format> TEXTS = List.of(Format.JSON, Format.POSITIONAL_JSON);
    private static final List<String> TIMED_COLD = List.of(
            "fory",
            "jackson2-msgpack",
            "jackson3",
            "java-serialization",
            MESSAGE_PACK,
            "msgpack-maps",
            PROTOBUF,
            PROTOBUF_DOMAIN,
            "quickbuffers",
            "wirespeed");

    /** In one JVM each, since there is no time for more: the curves show, and how much JVMs vary does not. */
    private static final Cold QUICK_COLD = new Cold(1, 4, TIMED_COLD);

    private static final Cold FULL_COLD = new Cold(3, 20, TIMED_COLD);
    private static final Settings FULL = new Settings(3, 1, 5, 500, 5, 500, Settings.heap("2g")).with(FULL_COLD);
    private static final int USUAL_SECONDS = 150;

    Formats() {
        this(USUAL_SECONDS);
    }

    @Override
    public Experiment withQuickSeconds(int seconds) {
        return new Formats(seconds);
    }

    @Override
    public String id() {
        return "formats";
    }

    @Override
    public String title() {
        return "MessagePack or Protobuf for a stream of records?";
    }

    @Override
    public String question() {
        return "Which format for telemetry between services: how long do batches of 10,000 to 100,000 small records take the first"
                + " time and every other time, and how many bytes go over the network?";
    }

    @Override
    public List<Cell> cells() {
        return Operation.CONVERSIONS.stream()
                .flatMap(operation -> COUNTS.stream().map(count -> new Cell(operation, workload(count))))
                .toList();
    }

    private static String workload(int count) {
        return "telemetry-" + count;
    }

    /** All binary formats, and JSON as most have it and as it could be. */
    @Override
    public boolean includes(Contestant contestant) {
        boolean binary = !TEXTS.contains(contestant.format());
        return contestant.madeFor().isEmpty() && (binary || JSON.contains(contestant.id()));
    }

    @Override
    public String baseline() {
        return PROTOBUF;
    }

    @Override
    public Settings full() {
        return FULL;
    }

    @Override
    public Cold quickCold() {
        return QUICK_COLD;
    }

    @Override
    public Optional<Background> background() {
        List<Figure> figures = new ArrayList<>();
        for (int i = 0; i < COUNTS.size(); i++) {
            Cell cell = new Cell(SERIALIZE, workload(COUNTS.get(i)));
            figures.add(new Figure(MESSAGE_PACK, cell, MESSAGE_PACK_MILLIS.get(i)));
            figures.add(new Figure(PROTOBUF, cell, PROTOBUF_MILLIS.get(i)));
        }
        return Optional.of(new Background(
                "10,000, 20,000, 50,000 and 100,000 records took MessagePack 55, 84.4, 146.6 and 186.8 ms, and Protobuf 72.8, 88.8,"
                        + " 129.4 and 166.4 ms: MessagePack is faster for few records, Protobuf for many. A record has about 104"
                        + " bytes in MessagePack and 145 in Protobuf.",
                figures,
                List.of(
                        new Flaw(
                                "The first runs of a JVM were timed, which consist of loading classes and of code that is not"
                                        + " compiled yet. Below, “Cold start” shows them, and how soon they are over; a service"
                                        + " that sends a stream runs warm.",
                                steady(PROTOBUF)),
                        new Flaw(
                                "It is not said whether Protobuf's messages were there already. Whoever has classes of his own"
                                        + " pays for the conversion, too.",
                                steady(PROTOBUF_DOMAIN)),
                        new Flaw(
                                "The reported byte count for 100,000 records equals the one for 50,000: an error, since sizes grow"
                                        + " with the number of records, as “Size of the document” shows.",
                                null),
                        new Flaw(
                                "Protobuf's records are larger than MessagePack's only where negative numbers are int32 fields, of"
                                        + " ten bytes each, as in the data here; sint32 is made for them.",
                                null))));
    }

    private static String steady(String other) {
        return "Warm: MessagePack (arrays) over Protobuf "
                + (other.equals(PROTOBUF) ? "from messages" : "from own classes");
    }

    @Override
    public List<Reported> reported() {
        List<Reported> reported = new ArrayList<>();
        for (int i = 0; i < COUNTS.size(); i++) {
            double percent = Math.round((PROTOBUF_MILLIS.get(i) / MESSAGE_PACK_MILLIS.get(i) - 1) * 1_000) / 10.0;
            reported.add(new Reported(new Cell(SERIALIZE, workload(COUNTS.get(i))), percent, percent));
        }
        return List.copyOf(reported);
    }

    @Override
    public List<Comparison> comparisons(List<Integer> jdks) {
        int jdk = jdks.getLast();
        return Stream.of(PROTOBUF, PROTOBUF_DOMAIN)
                .map(other -> new Comparison(steady(other), new Side(MESSAGE_PACK, jdk), new Side(other, jdk), true))
                .toList();
    }
}
