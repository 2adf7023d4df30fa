package dev.wirespeed.lab.xray;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.report.HtmlPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Draws an xray in every form. */
public final class XrayReports {

    /** A page with more paths would be slow to draw and nobody's to read. */
    private static final int MOST_PATHS = 2_000;

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private XrayReports() {}

    /** Writes {@code xray.html}, {@code xray.md} and {@code xray.json}, and returns the path of the page. */
    public static Path write(Xray xray, Path folder) {
        Path page = folder.resolve("xray.html");
        try {
            Files.write(folder.resolve("xray.json"), JSON.writeValueAsBytes(xray));
            Files.writeString(folder.resolve("xray.md"), XrayText.markdown(xray));
            return Files.writeString(page, page(xray));
        } catch (IOException e) {
            throw new LabException("cannot write the xray to " + folder + ": " + e.getMessage());
        }
    }

    /** The tables for a terminal, with the widest paths. */
    public static String text(Xray xray, int most) {
        return XrayText.terminal(xray, most);
    }

    private static String page(Xray xray) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("xray", withWidestPaths(xray));
        data.put("paths", xray.paths().size());
        data.put("definitions", Definitions.of());
        return HtmlPage.of(
                "Xray of " + xray.name(),
                XrayReports.class,
                List.of(HtmlPage.ICICLE_STYLE, "xray.css"),
                List.of(HtmlPage.ICICLE, "tree.js", "xray.js"),
                data,
                "xray.md");
    }

    /** No path is wider than its parent, so that parents are among the widest, too. */
    private static Xray withWidestPaths(Xray xray) {
        List<Xray.PathBytes> all = xray.paths();
        List<Integer> widest = IntStream.range(0, all.size())
                .boxed()
                .sorted(Comparator.comparingLong((Integer path) -> all.get(path).total())
                        .reversed())
                .limit(MOST_PATHS)
                .sorted()
                .toList();
        Map<Integer, Integer> places =
                IntStream.range(0, widest.size()).boxed().collect(Collectors.toMap(widest::get, place -> place));
        return xray.withPaths(widest.stream()
                .map(path ->
                        all.get(path).below(places.getOrDefault(all.get(path).parent(), -1)))
                .toList());
    }
}
