package dev.wirespeed.lab.find;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.report.HtmlPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Draws a result in every form. */
public final class FindReports {

    private static final String MARKDOWN = "find.md";

    private FindReports() {}

    /** Writes {@code find.html} and {@code find.md}, and returns the path of the page. */
    public static Path draw(FindResult result, Path folder) {
        try {
            Files.writeString(folder.resolve(MARKDOWN), FindText.markdown(result));
            return Files.writeString(folder.resolve("find.html"), page(result));
        } catch (IOException e) {
            throw new LabException("cannot write the report to " + folder + ": " + e.getMessage());
        }
    }

    /** The same, and {@code find.json}. */
    public static Path write(FindResult result, Path folder) {
        FindFile.write(result, folder);
        return draw(result, folder);
    }

    /**
     * The tables for a terminal, with so many rows of each, and what to do next.
     *
     * @param file where the result is
     * @param classFiles the jars and folders of the JVM, as far as they are known
     */
    public static String text(FindResult result, int most, Path file, List<Path> classFiles) {
        return FindText.terminal(result, most, file, classFiles);
    }

    private static String page(FindResult result) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("result", result);
        data.put("title", FindText.title(result));
        data.put("summary", FindText.summary(result));
        data.put("tables", new FindTables(result).all(Integer.MAX_VALUE));
        data.put("classes", ClassList.lines(result));
        data.put("check", ClassList.unknown(result.classes()).orElse(""));
        data.put("notes", FindText.notes(result));
        return HtmlPage.of(
                FindText.title(result),
                FindReports.class,
                List.of(HtmlPage.ICICLE_STYLE, "find.css"),
                List.of(HtmlPage.ICICLE, "find.js"),
                data,
                MARKDOWN);
    }
}
