package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Result;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The findings as one HTML page. */
final class HtmlReport {

    private static final List<String> SCRIPTS =
            List.of("plots.js", "sections.js", "experiments.js", "page.js", "live.js");

    private HtmlReport() {}

    /** A page that stands alone. */
    static String of(Result result, Findings findings, Link link, Optional<OverNetwork> network) {
        Map<String, Object> data = data(result, findings, null);
        data.put("link", link);
        data.put("network", network.orElse(null));
        return HtmlPage.of(result.title(), HtmlReport.class, List.of(), SCRIPTS, data, "report.md");
    }

    /** A page that asks whoever serves it for newer data. */
    static String served(Result result, Map<String, Object> data) {
        return HtmlPage.served(result.title(), HtmlReport.class, List.of(), SCRIPTS, data, "report.md");
    }

    /** @param version of a page that is served; null if it is not */
    static Map<String, Object> data(Result result, Findings findings, @Nullable String version) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("result", result);
        data.put("findings", findings);
        data.put("story", Story.of(result, findings).orElse(null));
        data.put("notWarm", NotWarm.of(result, findings).orElse(null));
        data.put("link", Link.USUAL);
        data.put("network", OverNetwork.of(result).orElse(null));
        data.put("method", Method.of(result));
        data.put("environment", Environment.of(result));
        data.put("served", version);
        return data;
    }
}
