package dev.wirespeed.spring.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;

/** The report as one self-contained HTML page. */
final class Page {

    private Page() {}

    /** The report is inserted last, so nothing in it is taken for a placeholder. */
    static String of(Report report) {
        return file("page.html")
                .replace("{{style}}", file("page.css"))
                .replace("{{script}}", file("page.js"))
                .replace("{{words}}", embedded(Report.JSON.writeValueAsString(words())))
                .replace("{{report}}", embedded(report.json()));
    }

    private static Map<Verdict, String> words() {
        Map<Verdict, String> words = new EnumMap<>(Verdict.class);
        for (Verdict verdict : Verdict.values()) {
            words.put(verdict, verdict.words());
        }
        return words;
    }

    /** Without the character that can end a script element. */
    private static String embedded(String json) {
        return json.replace("<", "\\u003c");
    }

    private static String file(String name) {
        try (InputStream file = Page.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalStateException(name + " is missing");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
