package dev.wirespeed.lab.find;

import dev.wirespeed.lab.find.FindResult.Part;
import dev.wirespeed.lab.find.FindResult.Saving;
import dev.wirespeed.lab.find.FindResult.Shares;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * What remedies save where this project has measured them: the least and the most of a published result's cells, in JVMs that
 * have seen many other types before, as services have. A test holds these figures to the results.
 */
final class Remedies {

    static final String CODECS = "codecs for the same JSON, in the mapper";
    static final String CODECS_OF_OUR_OWN = "codecs for JSON, in place of the library";
    static final String BINARY = "a binary format: Protobuf from the same classes";
    static final String LESS_DATA = "less data: from the whole entity to its basic fields";

    private static final String PEERS = "docs/results/peers";
    private static final String GRAPH = "docs/results/graph";

    /**
     * A ratio that was published.
     *
     * @param faster the contestant that is the remedy, as the published table calls it
     * @param slower the one that it is held against
     * @param low times at least
     * @param high times at most
     */
    record Ratio(
            String remedy,
            Library library,
            Direction direction,
            String faster,
            String slower,
            double low,
            double high,
            String source) {}

    private static final String MAPPER = "Jackson 3 + Wirespeed";
    private static final String PROTOBUF = "Protobuf, own classes";

    static final List<Ratio> ALL = List.of(
            peers(CODECS, Library.JACKSON_3, Direction.WRITE, MAPPER, "Jackson 3", 1.62, 3.37),
            peers(CODECS, Library.JACKSON_3, Direction.READ, MAPPER, "Jackson 3", 1.68, 9.47),
            peers(CODECS, Library.JACKSON_2, Direction.WRITE, MAPPER, "Jackson 2", 1.54, 3.87),
            peers(CODECS, Library.JACKSON_2, Direction.READ, MAPPER, "Jackson 2", 1.44, 8.14),
            peers(CODECS_OF_OUR_OWN, Library.GSON, Direction.WRITE, "Wirespeed", "Gson", 3.70, 13.8),
            peers(CODECS_OF_OUR_OWN, Library.GSON, Direction.READ, "Wirespeed", "Gson", 2.45, 21.8),
            peers(CODECS_OF_OUR_OWN, Library.DSL_JSON, Direction.WRITE, "Wirespeed", "DSL-JSON", 1.15, 2.82),
            peers(CODECS_OF_OUR_OWN, Library.DSL_JSON, Direction.READ, "Wirespeed", "DSL-JSON", 1.24, 3.58),
            peers(CODECS_OF_OUR_OWN, Library.FASTJSON_2, Direction.WRITE, "Wirespeed", "fastjson2", 1.47, 2.67),
            peers(CODECS_OF_OUR_OWN, Library.FASTJSON_2, Direction.READ, "Wirespeed", "fastjson2", 1.12, 14.7),
            peers(CODECS_OF_OUR_OWN, Library.AVAJE, Direction.WRITE, "Wirespeed", "avaje-jsonb", 2.01, 3.99),
            peers(CODECS_OF_OUR_OWN, Library.AVAJE, Direction.READ, "Wirespeed", "avaje-jsonb", 1.21, 12.3),
            peers(BINARY, Library.JACKSON_3, Direction.WRITE, PROTOBUF, "Jackson 3", 0.526, 5.86),
            peers(BINARY, Library.JACKSON_3, Direction.READ, PROTOBUF, "Jackson 3", 1.57, 10.6),
            peers(BINARY, Library.JACKSON_2, Direction.WRITE, PROTOBUF, "Jackson 2", 0.502, 5.89),
            peers(BINARY, Library.JACKSON_2, Direction.READ, PROTOBUF, "Jackson 2", 1.34, 15.1),
            peers(BINARY, Library.GSON, Direction.WRITE, PROTOBUF, "Gson", 1.22, 8.21),
            peers(BINARY, Library.GSON, Direction.READ, PROTOBUF, "Gson", 2.03, 20.9),
            peers(BINARY, Library.DSL_JSON, Direction.WRITE, PROTOBUF, "DSL-JSON", 0.396, 6.25),
            peers(BINARY, Library.DSL_JSON, Direction.READ, PROTOBUF, "DSL-JSON", 0.728, 10.2),
            peers(BINARY, Library.FASTJSON_2, Direction.WRITE, PROTOBUF, "fastjson2", 0.383, 2.83),
            peers(BINARY, Library.FASTJSON_2, Direction.READ, PROTOBUF, "fastjson2", 0.576, 12.9),
            peers(BINARY, Library.AVAJE, Direction.WRITE, PROTOBUF, "avaje-jsonb", 0.524, 3.6),
            peers(BINARY, Library.AVAJE, Direction.READ, PROTOBUF, "avaje-jsonb", 1.0, 8.82),
            lessData(Library.JACKSON_3),
            lessData(Library.JACKSON_2));

    private Remedies() {}

    private static Ratio peers(
            String remedy,
            Library library,
            Direction direction,
            String faster,
            String slower,
            double low,
            double high) {
        return new Ratio(remedy, library, direction, faster, slower, low, high, PEERS);
    }

    /** From all of the data that is needed to a user's basic fields out of its whole graph. */
    private static Ratio lessData(Library library) {
        return new Ratio(LESS_DATA, library, Direction.WRITE, "@JsonView(Basic)", "the entity as it is", 1, 790, GRAPH);
    }

    /** What each remedy would save of the CPU, by library and direction. Remedies are alternatives: they don't add up. */
    static List<Saving> savings(Shares cpu) {
        return cpu.parts().stream()
                .flatMap(
                        part -> ALL.stream().filter(ratio -> isFor(ratio, part)).map(ratio -> saving(ratio, part)))
                .sorted(Comparator.comparingInt(saving -> order(saving.remedy())))
                .toList();
    }

    private static int order(String remedy) {
        return Stream.of(CODECS, CODECS_OF_OUR_OWN, LESS_DATA, BINARY).toList().indexOf(remedy);
    }

    private static boolean isFor(Ratio ratio, Part part) {
        return ratio.library().title().equals(part.library())
                && ratio.direction().title().equals(part.direction());
    }

    /** From the lower end of the share and the least ratio to the upper end and the largest. */
    private static Saving saving(Ratio ratio, Part part) {
        double own = part.share().value() == 0 ? 0 : part.own() / part.share().value();
        double least = 1 - 1 / ratio.low();
        double most = 1 - 1 / ratio.high();
        return new Saving(
                ratio.remedy(),
                part.library(),
                part.direction(),
                ratio.low(),
                ratio.high(),
                ratio.source(),
                own * least * (least < 0 ? part.share().high() : part.share().low()),
                own * most * part.share().high());
    }

    /** A remedy for all libraries and directions that it is for, from the least to the most that it saves together. */
    record Together(String remedy, String source, double low, double high) {}

    static List<Together> together(List<Saving> savings) {
        return savings.stream()
                .map(Saving::remedy)
                .distinct()
                .map(remedy -> savings.stream()
                        .filter(saving -> saving.remedy().equals(remedy))
                        .map(saving -> new Together(remedy, saving.source(), saving.low(), saving.high()))
                        .reduce((one, other) ->
                                new Together(remedy, one.source(), one.low() + other.low(), one.high() + other.high()))
                        .orElseThrow())
                .toList();
    }
}
