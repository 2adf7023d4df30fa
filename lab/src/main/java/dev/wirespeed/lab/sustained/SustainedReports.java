package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.report.HtmlPage;
import dev.wirespeed.lab.report.MarkdownTable;
import dev.wirespeed.lab.report.TextTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Draws sustained runs in every form. */
public final class SustainedReports {

    static final String TITLE = "Sustained: records from one JVM to another";
    static final String QUESTION =
            "What does each format take to send records at a steady rate, and what is the highest rate it keeps up with?";

    private static final String FINDINGS = "MessagePack and Protobuf";

    private SustainedReports() {}

    /** Writes {@code sustained.html} and {@code sustained.md}, and returns the path of the page. */
    public static Path write(SustainedResult result, Path folder) {
        try {
            Files.writeString(folder.resolve("sustained.md"), markdown(result));
            return Files.writeString(folder.resolve("sustained.html"), page(result));
        } catch (IOException e) {
            throw new LabException("cannot write the report to " + folder + ": " + e.getMessage());
        }
    }

    /** The tables for a terminal. */
    public static String text(SustainedResult result) {
        return new SustainedTables(result).all().stream().map(TextTable::of).collect(Collectors.joining("\n"));
    }

    static String markdown(SustainedResult result) {
        StringBuilder text = new StringBuilder("# " + TITLE + "\n\n" + QUESTION + "\n\n");
        new SustainedTables(result)
                .all()
                .forEach(table -> text.append(MarkdownTable.of(table)).append('\n'));
        List<String> findings = SustainedFindings.sentences(result);
        if (!findings.isEmpty()) {
            text.append("## ")
                    .append(FINDINGS)
                    .append("\n\n")
                    .append(list(findings))
                    .append('\n');
        }
        text.append("## Method\n\n").append(list(SustainedMethod.sentences(result)));
        text.append("\n## Environment\n\n");
        environment(result)
                .forEach((name, value) -> text.append("- ")
                        .append(name)
                        .append(": ")
                        .append(value)
                        .append('\n'));
        return text.toString();
    }

    private static String list(List<String> sentences) {
        return sentences.stream().map(sentence -> "- " + sentence + "\n").collect(Collectors.joining());
    }

    private static String page(SustainedResult result) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("title", TITLE);
        data.put("question", QUESTION);
        data.put("result", result);
        data.put(
                "summaries",
                SustainedTables.inOrder(result).stream()
                        .flatMap(run -> Summary.all(run).stream())
                        .toList());
        data.put("findings", SustainedFindings.sentences(result));
        data.put("method", SustainedMethod.sentences(result));
        data.put("environment", environment(result));
        return HtmlPage.of(
                TITLE,
                SustainedReports.class,
                List.of("sustained.css"),
                List.of("lines.js", "sustained.js"),
                data,
                "sustained.md");
    }

    private static Map<String, String> environment(SustainedResult result) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put(
                "Machine",
                result.machine().cpu() + ", " + result.machine().cores() + " cores, "
                        + Math.round(result.machine().memoryBytes() / 1e9) + " GB");
        facts.put("System", result.machine().os());
        facts.put("JDK", result.jdk().version() + " (" + result.jdk().vendor() + ")");
        facts.put("Started", result.started().toString());
        facts.put(
                "Finished",
                result.finished() == null
                        ? "interrupted after " + result.compared().size() + " of " + result.planned() + " runs"
                        : result.finished().toString());
        facts.put(
                "Contestants",
                result.contestants().stream()
                        .map(entry -> entry.title() + " " + entry.version())
                        .collect(Collectors.joining(", ")));
        facts.put("Wirespeed", result.wirespeed());
        facts.put("Seed", "" + result.seed());
        return facts;
    }
}
