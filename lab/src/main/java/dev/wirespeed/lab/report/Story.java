package dev.wirespeed.lab.report;

import dev.wirespeed.lab.report.Findings.Claim;
import dev.wirespeed.lab.result.Background.Flaw;
import dev.wirespeed.lab.result.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the author of an experiment reported, and what is to be said against it.
 *
 * @param reported in sentences
 */
record Story(String reported, List<Point> points) {

    /**
     * One thing that was wrong.
     *
     * @param effect what it makes out here; null if no cell shows it, or those that do were not measured
     */
    record Point(String text, @Nullable String effect) {

        String sentence() {
            return effect == null ? text : text + " " + effect;
        }
    }

    static Optional<Story> of(Result result, Findings findings) {
        return Optional.ofNullable(result.background())
                .map(background -> new Story(
                        background.reported(),
                        background.flaws().stream()
                                .map(flaw -> new Point(flaw.text(), effect(flaw, findings)))
                                .toList()));
    }

    private static @Nullable String effect(Flaw flaw, Findings findings) {
        List<Claim> shown = findings.claims().stream()
                .filter(claim -> claim.comparison().title().equals(flaw.comparison()))
                .toList();
        return shown.isEmpty()
                ? null
                : "Measured here, as “" + flaw.comparison() + "”: "
                        + shown.stream()
                                .map(claim -> claim.cell().id() + " " + Numbers.change(claim.ratio()))
                                .collect(Collectors.joining("; "))
                        + "."
                        + doubt(shown);
    }

    /** A figure that no claim can be made of is not to be quoted as if it were one. */
    private static String doubt(List<Claim> shown) {
        long unknown =
                shown.stream().filter(claim -> !claim.standing().isClaim()).count();
        if (unknown == 0) {
            return "";
        }
        return unknown == shown.size()
                ? " That is not distinguishable from noise."
                : " Not distinguishable from noise: " + unknown + " of these " + shown.size() + ".";
    }

    /** As Markdown. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("**Reported by the author.** " + MarkdownTable.escaped(reported));
        lines.add("");
        if (!points.isEmpty()) {
            lines.add("**To be said against it.**");
            lines.add("");
            points.forEach(point -> lines.add("- " + MarkdownTable.escaped(point.sentence())));
            lines.add("");
        }
        return lines;
    }
}
