package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Result;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The findings as one HTML page. */
final class HtmlReport {

    private static final List<String> SCRIPTS = List.of("plots.js", "sections.js", "experiments.js", "page.js");

    private HtmlReport() {}

    static String of(Result result, Findings findings) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("result", result);
        data.put("findings", findings);
        data.put("story", Story.of(result, findings).orElse(null));
        data.put("method", Method.of(result));
        data.put("environment", Environment.of(result));
        return HtmlPage.of(result.title(), HtmlReport.class, List.of(), SCRIPTS, data, "report.md");
    }
}
