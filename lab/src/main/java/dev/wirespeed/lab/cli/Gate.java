package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.measure.Machines;
import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.report.Regressions;
import dev.wirespeed.lab.report.Regressions.Change;
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
    private static final int NOT_JUDGED = 3;
    private static final Pattern PERCENT = Pattern.compile("(\\d+(?:\\.\\d+)?) ?(%?)");

    /** The gate that a user asked for with a file and a percentage. */
    static Gate of(List<String> fileAndPercent, List<String> contestants) {
        if (fileAndPercent.size() > 2) {
            throw new LabException("--fail-if-slower-than can be given once only");
        }
        double tolerance = tolerance(fileAndPercent.get(1));
        return new Gate(Earlier.read(Path.of(fileAndPercent.get(0))), tolerance, contestants);
    }

    /** Five percent may be meant by 5 and by 0.05: a small number needs its sign. */
    private static double tolerance(String percent) {
        Matcher number = PERCENT.matcher(percent);
        if (!number.matches()) {
            throw new LabException("'" + percent + "' is no percentage, such as 5%");
        }
        double value = Double.parseDouble(number.group(1));
        if (value > 0 && value < 1 && number.group(2).isEmpty()) {
            throw new LabException("'" + percent + "' may mean " + percent + " % or " + Numbers.plain(value * 100)
                    + " %: write it with its sign, such as 5%");
        }
        return value / 100;
    }

    /** Refuses, before it starts, a run that can't be compared with the earlier one. */
    void require(Sample sample, Mode mode, List<Integer> jdks) {
        earlier.requireSame(sample, mode, Machines.current(), jdks, contestants);
    }

    /** Says what became of each contestant, and with which status the command is to end. */
    int status(Result now, Terminal terminal) {
        Regressions found = Regressions.of(earlier.result(), now, tolerance, contestants);
        terminal.out().print("\n" + found.text());
        if (found.has(Change.SLOWER)) {
            return SLOWER;
        }
        return found.rows().isEmpty() || found.has(Change.NOT_TIMED, Change.NOT_COMPARABLE) ? NOT_JUDGED : 0;
    }
}
