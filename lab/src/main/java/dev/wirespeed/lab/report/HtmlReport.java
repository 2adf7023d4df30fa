package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Result;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/** The findings as one HTML page that needs nothing else: styles, scripts and data are inside. */
final class HtmlReport {

    private static final List<String> SCRIPTS =
            List.of("dom.js", "format.js", "plots.js", "tables.js", "sections.js", "page.js");

    private HtmlReport() {}

    static String of(Result result, Findings findings) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("result", result);
        data.put("findings", findings);
        data.put("method", Method.of(result));
        data.put("environment", Environment.of(result));
        String scripts = SCRIPTS.stream().map(HtmlReport::resource).collect(Collectors.joining("\n"));
        return resource("page.html")
                .replace("{{title}}", escaped(result.title() + " · Wirespeed"))
                .replace("{{style}}", resource("page.css"))
                .replace("{{script}}", scripts)
                .replace("{{data}}", json(data));
    }

    /** Inside a script element only {@code <} can end it. */
    private static String json(Object data) {
        return JsonMapper.shared().writeValueAsString(data).replace("<", "\\u003c");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    private static String resource(String name) {
        try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
