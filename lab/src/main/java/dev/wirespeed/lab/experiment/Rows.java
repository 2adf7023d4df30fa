package dev.wirespeed.lab.experiment;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.result.Background;
import dev.wirespeed.lab.result.Background.Flaw;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Comparison.Side;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Settings;
import dev.wirespeed.lab.rows.RowsVariant;
import dev.wirespeed.lab.rows.RowsWorkload;
import java.util.List;
import java.util.Optional;

/** JSON arrays or JSON objects out of the database? */
record Rows(int quickSeconds) implements Experiment {

    private static final String OBJECTS = RowsVariant.JACKSON3_OBJECTS.id();
    private static final String ARRAYS = RowsVariant.JACKSON3_ARRAYS.id();
    private static final int USUAL_SECONDS = 90;
    private static final Settings FULL = new Settings(3, 1, 5, 500, 5, 500, Settings.heap("1g"));

    Rows() {
        this(USUAL_SECONDS);
    }

    @Override
    public Experiment withQuickSeconds(int seconds) {
        return new Rows(seconds);
    }

    @Override
    public String id() {
        return "rows";
    }

    @Override
    public String title() {
        return "JSON arrays or JSON objects out of the database?";
    }

    @Override
    public String question() {
        return "Nested collections are fetched as JSON that the database aggregates: rows as objects or as arrays, or no JSON at all?";
    }

    @Override
    public List<Cell> cells() {
        return RowsWorkload.all().stream()
                .map(workload -> new Cell(Operation.FETCH, workload.id()))
                .toList();
    }

    @Override
    public boolean includes(Contestant contestant) {
        return contestant instanceof RowsVariant;
    }

    @Override
    public String baseline() {
        return OBJECTS;
    }

    @Override
    public Settings full() {
        return FULL;
    }

    @Override
    public Optional<Background> background() {
        return Optional.of(new Background(
                "Operations a second with arrays and with objects: 10 rows 1,005,894 and 809,580 from H2, 1,589 and 1,387 from"
                        + " PostgreSQL; 10,000 rows 2,933 and 1,644 from H2, 122.9 and 71.9 from PostgreSQL.",
                List.of(
                        new Flaw(
                                "H2's figures are those of a result that it had at hand: while no data changes it hands out a"
                                        + " statement's last result again (OPTIMIZE_REUSE_RESULTS, on by default), so what was timed is"
                                        + " reading JSON. The workloads “results reused” are as the original; in the others H2 has to"
                                        + " answer each time.",
                                null),
                        new Flaw(
                                "Columns of a join may have the same name, as the two ids of a film and an actor have. json_object and"
                                        + " json_build_object write both members, and a reader keeps one of them without a word; rows as"
                                        + " arrays, like JDBC by position, have no such problem. The objects here have names of their own"
                                        + " in each object.",
                                null),
                        new Flaw(
                                "What an answer weighs on its way counts, too: behind gzip, which takes the repeated names away, arrays"
                                        + " save less. “Size of the document” has the bytes; two variants compress and decompress them.",
                                "Behind gzip: arrays over objects"),
                        new Flaw(
                                "Records are what both are read into by one library. Positional JSON is read by codecs that were"
                                        + " generated for it, too: what arrays save then is less or more than with Jackson.",
                                "Arrays over objects, both by Wirespeed"))));
    }

    @Override
    public List<Reported> reported() {
        return List.of(
                reported("h2-10", 1_005_894, 809_580),
                reported("h2-10000", 2_933, 1_644),
                reported("postgresql-10", 1_589, 1_387),
                reported("postgresql-10000", 122.9, 71.9));
    }

    private static Reported reported(String workload, double arrays, double objects) {
        double percent = Math.round((arrays / objects - 1) * 1_000) / 10.0;
        return new Reported(new Cell(Operation.FETCH, workload), percent, percent);
    }

    @Override
    public List<Comparison> comparisons(List<Integer> jdks) {
        int jdk = jdks.getLast();
        return List.of(
                comparison("Arrays over objects", ARRAYS, OBJECTS, jdk, true),
                comparison(
                        "Behind gzip: arrays over objects",
                        RowsVariant.JACKSON3_ARRAYS_GZIP.id(),
                        RowsVariant.JACKSON3_OBJECTS_GZIP.id(),
                        jdk,
                        false),
                comparison(
                        "Arrays over objects, both by Wirespeed",
                        RowsVariant.WIRESPEED_ARRAYS.id(),
                        RowsVariant.WIRESPEED_OBJECTS.id(),
                        jdk,
                        false),
                comparison(
                        "Objects: Wirespeed over Jackson 3", RowsVariant.WIRESPEED_OBJECTS.id(), OBJECTS, jdk, false),
                comparison("Arrays: Wirespeed over Jackson 3", RowsVariant.WIRESPEED_ARRAYS.id(), ARRAYS, jdk, false),
                comparison(
                        "Arrays by Wirespeed over objects by Jackson 3",
                        RowsVariant.WIRESPEED_ARRAYS.id(),
                        OBJECTS,
                        jdk,
                        false),
                comparison("Rows without JSON over objects", RowsVariant.JDBC.id(), OBJECTS, jdk, false));
    }

    private static Comparison comparison(String title, String over, String under, int jdk, boolean reported) {
        return new Comparison(title, new Side(over, jdk), new Side(under, jdk), reported);
    }
}
