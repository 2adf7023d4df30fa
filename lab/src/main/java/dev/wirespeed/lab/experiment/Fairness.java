package dev.wirespeed.lab.experiment;

import static dev.wirespeed.lab.result.Operation.DESERIALIZE;
import static dev.wirespeed.lab.result.Operation.SERIALIZE;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.result.Background;
import dev.wirespeed.lab.result.Background.Flaw;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Comparison.Side;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Settings;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Jackson or Protobuf? Each way in which the original answer went wrong is a cell of its own. */
record Fairness(int quickSeconds) implements Experiment {

    private static final String IMMUTABLE = "contacts-immutable";
    private static final String MUTABLE = "contacts-mutable";
    private static final String JACKSON_2 = "jackson2";
    private static final String AFTERBURNER = "jackson2-afterburner";
    private static final String CRIPPLED = "jackson2-crippled";
    private static final String PROTOBUF = "protobuf";
    private static final String PROTOBUF_DOMAIN = "protobuf-domain";
    private static final List<String> CONTESTANTS = List.of(
            JACKSON_2,
            AFTERBURNER,
            "jackson2-blackbird",
            "jackson3",
            "jackson3-blackbird",
            CRIPPLED,
            "jackson2-afterburner-crippled",
            "jackson2-blackbird-crippled",
            "jackson3-crippled",
            "jackson3-blackbird-crippled",
            PROTOBUF,
            PROTOBUF_DOMAIN,
            "wirespeed");

    private static final String BY_AFTERBURNER = "Afterburner over plain Jackson 2";
    private static final String BY_BLACKBIRD = "Blackbird over plain Jackson 2";
    private static final String BY_BLACKBIRD_3 = "Blackbird over plain Jackson 3";
    private static final String BY_CRIPPLING = "Jackson 2 with its defaults turned off, over Jackson 2 as it is";
    private static final String BY_CONVERSION = "Protobuf from own classes over Protobuf from messages";
    private static final String WITH_MESSAGES = "Jackson 2 over Protobuf from messages";
    private static final String WITH_CLASSES = "Jackson 2 over Protobuf from own classes";
    private static final String ABOUT_EQUAL = "Jackson 2 with its defaults turned off, over Protobuf from own classes";

    private static final Settings FULL = new Settings(3, 1, 5, 500, 5, 500, Settings.heap("2g"));
    private static final int USUAL_SECONDS = 75;

    Fairness() {
        this(USUAL_SECONDS);
    }

    @Override
    public Experiment withQuickSeconds(int seconds) {
        return new Fairness(seconds);
    }

    @Override
    public String id() {
        return "fairness";
    }

    @Override
    public String title() {
        return "Jackson or Protobuf, and how a benchmark lies";
    }

    @Override
    public String question() {
        return "Is JSON faster than Protobuf? On an address book of about 27 kB of JSON, in types with and without setters, with"
                + " Jackson as it is and with its defaults turned off, with Protobuf's messages at hand and without.";
    }

    @Override
    public List<Cell> cells() {
        return Operation.CONVERSIONS.stream()
                .flatMap(operation -> Stream.of(IMMUTABLE, MUTABLE).map(workload -> new Cell(operation, workload)))
                .toList();
    }

    @Override
    public boolean includes(Contestant contestant) {
        return CONTESTANTS.contains(contestant.id());
    }

    @Override
    public String baseline() {
        return JACKSON_2;
    }

    @Override
    public Settings full() {
        return FULL;
    }

    @Override
    public Optional<Background> background() {
        return Optional.of(new Background(
                "First: about equal. Then: Jackson is twice as fast. In ms, average/min/max: serialize Jackson 2.5.1 373/321/601,"
                        + " with Afterburner 357/313/587, Protobuf 2.6.0 891/772/1402; deserialize 704/557/1421, 569/523/973,"
                        + " 1344/1173/2006. Bytes, plain and gzip: Jackson 27,018 and 9,591, Protobuf 18,851 and 9,199."
                        + " Then a bug was found in the harness.",
                List.of(
                        new Flaw(
                                "“About equal” was measured with Jackson's defaults turned off. The write-up does not say which; here"
                                        + " names are neither looked up nor interned, and buffers are not used again.",
                                BY_CRIPPLING),
                        new Flaw(
                                "So Jackson was held against Protobuf in a state that nobody runs it in.", ABOUT_EQUAL),
                        new Flaw(
                                "“Twice as fast” came from a harness with a bug that skewed the side of Protobuf; which one is not"
                                        + " told. If messages are built inside of what is timed, Protobuf pays for a conversion that"
                                        + " Jackson is spared:",
                                BY_CONVERSION),
                        new Flaw(
                                "With messages that are there already, the same comparison is another one.",
                                WITH_MESSAGES),
                        new Flaw(
                                "Afterburner was tried on immutable types first, whose constructors it does not speed up, and was"
                                        + " found to do nothing; with setters it gained 6 to 16 % (serialize) and 20 % (deserialize).",
                                BY_AFTERBURNER),
                        new Flaw(
                                "Plain bytes differ by a third, compressed ones by a twentieth: who compresses has little to gain from"
                                        + " a binary format in bytes, as “Size of the document” shows.",
                                null),
                        new Flaw(
                                "Averages of single times with a maximum of twice the average, in one JVM and without an interval,"
                                        + " can't carry a verdict on a few percent.",
                                null))));
    }

    @Override
    public List<Reported> reported() {
        return List.of(
                new Reported(new Cell(SERIALIZE, IMMUTABLE), 0, 0, BY_AFTERBURNER),
                new Reported(new Cell(DESERIALIZE, IMMUTABLE), 0, 0, BY_AFTERBURNER),
                new Reported(new Cell(SERIALIZE, MUTABLE), 6, 16, BY_AFTERBURNER),
                new Reported(new Cell(DESERIALIZE, MUTABLE), 20, 20, BY_AFTERBURNER),
                twice(SERIALIZE, IMMUTABLE, WITH_CLASSES),
                twice(SERIALIZE, MUTABLE, WITH_CLASSES),
                twice(DESERIALIZE, IMMUTABLE, WITH_CLASSES),
                twice(DESERIALIZE, MUTABLE, WITH_CLASSES),
                twice(SERIALIZE, IMMUTABLE, WITH_MESSAGES),
                twice(SERIALIZE, MUTABLE, WITH_MESSAGES),
                twice(DESERIALIZE, IMMUTABLE, WITH_MESSAGES),
                twice(DESERIALIZE, MUTABLE, WITH_MESSAGES),
                new Reported(new Cell(SERIALIZE, IMMUTABLE), 0, 0, ABOUT_EQUAL),
                new Reported(new Cell(SERIALIZE, MUTABLE), 0, 0, ABOUT_EQUAL),
                new Reported(new Cell(DESERIALIZE, IMMUTABLE), 0, 0, ABOUT_EQUAL),
                new Reported(new Cell(DESERIALIZE, MUTABLE), 0, 0, ABOUT_EQUAL));
    }

    /** 891 ms over 373 ms, and 1344 ms over 704 ms. */
    private static Reported twice(Operation operation, String workload, String comparison) {
        double percent = operation == SERIALIZE ? 138.9 : 90.9;
        return new Reported(new Cell(operation, workload), percent, percent, comparison);
    }

    @Override
    public List<Comparison> comparisons(List<Integer> jdks) {
        int jdk = jdks.getLast();
        return List.of(
                new Comparison(BY_AFTERBURNER, new Side(AFTERBURNER, jdk), new Side(JACKSON_2, jdk), true),
                new Comparison(BY_BLACKBIRD, new Side("jackson2-blackbird", jdk), new Side(JACKSON_2, jdk), false),
                new Comparison(BY_BLACKBIRD_3, new Side("jackson3-blackbird", jdk), new Side("jackson3", jdk), false),
                new Comparison(BY_CRIPPLING, new Side(CRIPPLED, jdk), new Side(JACKSON_2, jdk), false),
                new Comparison(BY_CONVERSION, new Side(PROTOBUF_DOMAIN, jdk), new Side(PROTOBUF, jdk), false),
                new Comparison(WITH_CLASSES, new Side(JACKSON_2, jdk), new Side(PROTOBUF_DOMAIN, jdk), true),
                new Comparison(WITH_MESSAGES, new Side(JACKSON_2, jdk), new Side(PROTOBUF, jdk), true),
                new Comparison(ABOUT_EQUAL, new Side(CRIPPLED, jdk), new Side(PROTOBUF_DOMAIN, jdk), true));
    }
}
