package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Background;
import dev.wirespeed.lab.result.Background.Figure;
import dev.wirespeed.lab.result.Background.Step;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.ColdStart;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Result.WorkloadUsed;
import dev.wirespeed.lab.result.Settings.Cold;
import java.util.ArrayList;
import java.util.List;

/** The sample result as if it were about formats: one contestant writes Protobuf, batches of ten, and cold starts were timed. */
public final class FormatsResult {

    static final Cell SMALL = new Cell(Operation.SERIALIZE, "small");

    private static final List<Step> STEPS = List.of(
            new Step("as it is", "jackson3", new Cell(Operation.SERIALIZE, "big-1000"), 40.0),
            new Step("less", "jackson3", SMALL, 10.0),
            new Step("less and faster", "wirespeed", SMALL, null),
            new Step("broken", "nobody", SMALL, 0.5));

    private FormatsResult() {}

    public static Result of() {
        return of("formats");
    }

    static Result of(String experiment) {
        Result full = SampleResult.full();
        List<Fork> forks = new ArrayList<>(full.forks());
        forks.add(cold(1, List.of(40.0, 20.0, 10.0)));
        forks.add(cold(2, List.of(60.0, 22.0, 12.0)));
        return new Result(
                full.schemaVersion(),
                experiment,
                full.title(),
                full.question(),
                new Background("It takes 33 ms.", List.of(new Figure("jackson3", SMALL, 33)), STEPS, List.of()),
                full.mode(),
                full.settings().with(new Cold(2, 3, List.of("jackson3"))),
                full.seed(),
                full.started(),
                full.finished(),
                full.wirespeed(),
                full.baseline(),
                full.machine(),
                full.jdks(),
                full.entries().stream().map(FormatsResult::entry).toList(),
                List.of(new WorkloadUsed("small", "Small", 10, null)),
                full.cells(),
                full.comparisons(),
                full.reported(),
                full.agreements(),
                forks.stream().map(Fork::id).toList(),
                forks);
    }

    private static Fork cold(int round, List<Double> millis) {
        ColdStart start = new ColdStart(SMALL, 100 * round, millis);
        return new Fork(
                "cold" + round + "-jdk25-jackson3-small",
                round,
                25,
                "jackson3",
                1.5,
                null,
                null,
                List.of(),
                List.of(start),
                null);
    }

    private static Entry entry(Entry entry) {
        return entry.id().equals("gson")
                ? new Entry(
                        entry.id(),
                        entry.contestant(),
                        entry.title(),
                        entry.version(),
                        entry.traits(),
                        entry.kind(),
                        "Protobuf",
                        entry.jvmArguments())
                : entry;
    }
}
