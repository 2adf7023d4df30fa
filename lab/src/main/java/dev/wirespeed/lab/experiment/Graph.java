package dev.wirespeed.lab.experiment;

import static dev.wirespeed.lab.result.Operation.SERIALIZE;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.result.Background;
import dev.wirespeed.lab.result.Background.Flaw;
import dev.wirespeed.lab.result.Background.Step;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Comparison.Side;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Settings;
import java.util.List;
import java.util.Optional;

/** What does returning the whole entity cost? Less data is told apart from faster code: each has cells of its own. */
record Graph(int quickSeconds) implements Experiment {

    private static final Cell FULL = new Cell(SERIALIZE, "graph-full");
    private static final Cell BASIC = new Cell(SERIALIZE, "graph-basic");
    private static final String JACKSON_3 = "graph-jackson3";
    private static final String TUNED = "graph-tuned";
    private static final String DTO = "graph-dto";
    private static final String BY_HAND = "graph-by-hand";
    private static final String WIRESPEED = "graph-wirespeed";
    private static final String SELECTION = "graph-wirespeed-selection";
    private static final String BY_TUNING = "Tuned over Jackson 3 as it is, same data";
    private static final String BY_CODE = "Written by hand, with escaping, over Jackson 3, same data";

    private static final Settings RUN = new Settings(5, 1, 5, 1_000, 5, 1_000, Settings.heap("2g"));
    private static final int USUAL_SECONDS = 40;

    Graph() {
        this(USUAL_SECONDS);
    }

    @Override
    public Experiment withQuickSeconds(int seconds) {
        return new Graph(seconds);
    }

    @Override
    public String id() {
        return "graph";
    }

    @Override
    public String title() {
        return "What does returning the whole entity cost?";
    }

    @Override
    public String question() {
        return "An endpoint returns an entity with more than a thousand objects. What does each remedy save, and how much of that is"
                + " less data, how much faster code?";
    }

    /** Nobody reads a response of one's own. */
    @Override
    public List<Cell> cells() {
        return List.of(FULL, BASIC);
    }

    @Override
    public boolean includes(Contestant contestant) {
        return contestant.madeFor().contains(FULL.workload());
    }

    @Override
    public String baseline() {
        return JACKSON_3;
    }

    @Override
    public Settings full() {
        return RUN;
    }

    @Override
    public Optional<Background> background() {
        List<Step> steps = List.of(
                new Step("the entity as it is", JACKSON_3, FULL, 47.0),
                new Step("@JsonView(Basic)", JACKSON_3, BASIC, 12.0),
                new Step("features tuned", TUNED, BASIC, 9.0),
                new Step("a DTO", DTO, BASIC, null),
                new Step("String.format, as the author did it", "graph-format", BASIC, 0.8),
                new Step("by hand, with escaping", BY_HAND, BASIC, null),
                new Step("our codec, @JsonView(Basic)", WIRESPEED, BASIC, null),
                new Step("our codec, a selection", SELECTION, BASIC, null),
                new Step("the whole entity, tuned", TUNED, FULL, null),
                new Step("the whole entity, a DTO", DTO, FULL, null),
                new Step("the whole entity, by hand", BY_HAND, FULL, null),
                new Step("the whole entity, our codec", WIRESPEED, FULL, null),
                new Step("the whole entity, our codec, a selection", SELECTION, FULL, null));
        return Optional.of(new Background(
                "47 ms for the entity, 12 ms with a view, 9 ms tuned, 0.8 ms concatenated by hand: 58 times less. 50 million requests"
                        + " a day, and 4,200 dollars a month saved.",
                List.of(),
                steps,
                List.of(
                        new Flaw(
                                "Most of the gain is fewer fields, not faster code: below, “What each remedy saves” multiplies one by"
                                        + " the other. For the same data the author's own tuning makes out this:",
                                BY_TUNING),
                        new Flaw(
                                "The last step was String.format, which does not escape: a quote in a name breaks the document, so"
                                        + " it stands under “Not timed”. Who escapes gets this for the same data:",
                                BY_CODE),
                        new Flaw(
                                "Advice around the handler was the instrument. It times the business logic, not the conversion, which"
                                        + " runs after the handler returns.",
                                null),
                        new Flaw(
                                "The money does not follow from the figures beside it: ./wirespeed cost works it through.",
                                null))));
    }

    /** Milliseconds, not comparisons, were reported: they stand beside the steps. */
    @Override
    public List<Reported> reported() {
        return List.of();
    }

    @Override
    public List<Comparison> comparisons(List<Integer> jdks) {
        int jdk = jdks.getLast();
        Side entity = new Side(JACKSON_3, jdk);
        return List.of(
                new Comparison(BY_TUNING, new Side(TUNED, jdk), entity, false),
                new Comparison("A DTO over the entity, same data", new Side(DTO, jdk), entity, false),
                new Comparison(BY_CODE, new Side(BY_HAND, jdk), entity, false),
                new Comparison("Our codec over Jackson 3, same data", new Side(WIRESPEED, jdk), entity, false));
    }
}
