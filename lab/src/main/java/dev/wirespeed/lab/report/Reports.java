package dev.wirespeed.lab.report;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Draws a result in every form. */
public final class Reports {

    private Reports() {}

    /** Both of what a run leaves behind, out of one analysis. */
    public record Drawn(Path page, String text) {}

    /** As {@link #draw(Result, Path, boolean, Link)}, with the usual link. */
    public static Drawn draw(Result result, Path folder, boolean colours) {
        return draw(result, folder, colours, Link.USUAL);
    }

    /**
     * Writes {@code report.html} and {@code report.md}, and draws the tables for a terminal.
     *
     * @param colours whether the terminal has some
     * @param link what there is to carry messages with
     */
    public static Drawn draw(Result result, Path folder, boolean colours, Link link) {
        Findings findings = Analysis.of(result);
        return new Drawn(write(result, findings, folder, link), TextReport.of(result, findings, colours));
    }

    private static Path write(Result result, Findings findings, Path folder, Link link) {
        Path page = folder.resolve("report.html");
        Optional<OverNetwork> inMarkdown = OverNetwork.of(result, folder, OverNetwork.MARKDOWN);
        Optional<OverNetwork> inHtml = OverNetwork.of(result, folder, OverNetwork.HTML);
        try {
            Files.writeString(folder.resolve("report.md"), MarkdownReport.of(result, findings, link, inMarkdown));
            return Files.writeString(page, HtmlReport.of(result, findings, link, inHtml));
        } catch (IOException e) {
            throw new LabException("cannot write the report to " + folder + ": " + e.getMessage());
        }
    }

    /**
     * Everything that is served of a result.
     *
     * @param version of the drawing
     */
    public static Drawing drawing(Result result, String version) {
        Findings findings = Analysis.of(result);
        Map<String, Object> data = HtmlReport.data(result, findings, version);
        return new Drawing(
                version,
                HtmlReport.served(result, data),
                HtmlPage.json(data),
                ResultFile.toJson(result),
                MarkdownReport.of(result, findings, Link.USUAL));
    }

    /** What follows from a result. */
    public static Findings findings(Result result) {
        return Analysis.of(result);
    }
}
