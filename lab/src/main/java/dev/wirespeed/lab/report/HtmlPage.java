package dev.wirespeed.lab.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/** An HTML page that needs nothing else: styles, scripts and data are inside. */
public final class HtmlPage {

    /** A script that draws icicle pictures, for pages that have one. */
    public static final String ICICLE = "/dev/wirespeed/lab/report/icicle.js";

    /** Its style. */
    public static final String ICICLE_STYLE = "/dev/wirespeed/lab/report/icicle.css";

    private static final List<String> COMMON = List.of("dom.js", "format.js", "drawing.js", "tables.js", "layout.js");

    private HtmlPage() {}

    /**
     * Assembles a page; the scripts find the data in the element {@code #data}.
     *
     * @param owner the class beside which the styles and scripts of this kind of page lie
     * @param styles files after the common style
     * @param scripts files after the common functions
     * @param alternative the file that has the same figures for those without JavaScript
     */
    public static String of(
            String title, Class<?> owner, List<String> styles, List<String> scripts, Object data, String alternative) {
        return of("'none'", title, owner, styles, scripts, data, alternative);
    }

    /** The same, but that it may ask whoever serves it for more. */
    static String served(
            String title, Class<?> owner, List<String> styles, List<String> scripts, Object data, String alternative) {
        return of("'self'", title, owner, styles, scripts, data, alternative);
    }

    private static String of(
            String connect,
            String title,
            Class<?> owner,
            List<String> styles,
            List<String> scripts,
            Object data,
            String alternative) {
        return resource(HtmlPage.class, "page.html")
                .replace("{{connect}}", connect)
                .replace("{{title}}", escaped(title + " · Wirespeed"))
                .replace("{{alternative}}", alternative)
                .replace("{{style}}", resource(HtmlPage.class, "page.css") + joined(owner, styles))
                .replace("{{script}}", joined(HtmlPage.class, COMMON) + "\n" + joined(owner, scripts))
                .replace("{{data}}", json(data));
    }

    /** Inside a script element only {@code <} can end it. */
    static String json(Object data) {
        return JsonMapper.shared().writeValueAsString(data).replace("<", "\\u003c");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String joined(Class<?> owner, List<String> names) {
        return names.stream().map(name -> resource(owner, name)).collect(Collectors.joining("\n"));
    }

    private static String resource(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
