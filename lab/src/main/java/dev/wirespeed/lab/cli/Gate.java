package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.measure.Machines;
import dev.wirespeed.lab.report.Regressions;
import dev.wirespeed.lab.report.Regressions.Change;
import dev.wirespeed.lab.report.Regressions.Row;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.sample.Earlier;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Fails a build if something has become slower since an earlier run.
 *
 * @param tolerance relative, such as 0.05
 * @param contestants those that are asked about; all but the baseline if it is empty
 */
record Gate(Earlier earlier, double tolerance, List<String> contestants) {

    private static final int SLOWER = 2;
    private static final int NOT_TIMED = 3;
    private static final Pattern PERCENT = Pattern.compile("(\\d+(?:\\.\\d+)?) ?%?");

    /** The gate that a user asked for with a file and a percentage. */
    static Gate of(List<String> fileAndPercent, List<String> contestants) {
        if (fileAndPercent.size() > 2) {
            throw new LabException("--fail-if-slower-than can be given once only");
        }
        Matcher percent = PERCENT.matcher(fileAndPercent.get(1));
        if (!percent.matches()) {
            throw new LabException("'" + fileAndPercent.get(1) + "' is no percentage, such as 5%");
        }
        return new Gate(
                Earlier.read(Path.of(fileAndPercent.get(0))), Double.parseDouble(percent.group(1)) / 100, contestants);
    }

    /** Refuses, before it starts, a run that can't be compared with the earlier one. */
    void require(Sample sample, Mode mode, List<Integer> jdks) {
        earlier.requireSame(sample, mode, Machines.current(), jdks, contestants);
    }

    /** Says what became of each contestant, and with which status the command is to end. */
    int status(Result now, Terminal terminal) {
        List<Row> rows = Regressions.of(earlier.result(), now, tolerance, asked(now));
        terminal.out().print("\n" + Regressions.text(rows, tolerance));
        if (has(rows, Change.SLOWER)) {
            return SLOWER;
        }
        return rows.isEmpty() || has(rows, Change.NOT_TIMED) ? NOT_TIMED : 0;
    }

    private static boolean has(List<Row> rows, Change change) {
        return rows.stream().anyMatch(row -> row.change() == change);
    }

    private List<String> asked(Result now) {
        return contestants.isEmpty() ? Regressions.usual(now) : contestants;
    }
}
