package dev.wirespeed.lab.report;

import dev.wirespeed.lab.report.Findings.Row;
import dev.wirespeed.lab.report.Findings.Standing;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import java.util.List;
import java.util.Optional;

/**
 * What every report says in red where nothing can be judged, since no fork was warm when it was measured.
 *
 * @param text in sentences
 * @param everywhere whether there is no verdict at all
 */
record NotWarm(String text, boolean everywhere) {

    /** Empty if every row can be judged. */
    static Optional<NotWarm> of(Result result, Findings findings) {
        List<Standing> standings = findings.panels().stream()
                .flatMap(panel -> panel.rows().stream())
                .map(Row::standing)
                .filter(standing -> standing != Standing.BASELINE)
                .toList();
        long cold = standings.stream()
                .filter(standing -> standing == Standing.NOT_WARM)
                .count();
        if (cold == 0) {
            return Optional.empty();
        }
        boolean everywhere = cold == standings.size();
        String what = everywhere
                ? "No verdict: no fork was warm when it was measured, so these figures don't say how fast anything is."
                : "No verdict in " + cold + " of " + standings.size()
                        + " places, which are marked “not warm”: no fork of the contestant, or none of the baseline, was warm there"
                        + " when it was measured, so the figure doesn't say how fast it is.";
        return Optional.of(new NotWarm(what + advice(result), everywhere));
    }

    private static String advice(Result result) {
        if (result.mode() == Mode.FULL) {
            return "";
        }
        return result.sample().isPresent()
                ? " Give the run more --seconds or fewer --contestants, or make it with --full."
                : " Make the run with --full.";
    }
}
