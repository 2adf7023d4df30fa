package dev.wirespeed.spring.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.json.JsonMapper;

/** The report for people: one page that needs nothing from elsewhere. */
final class Page {

    private static final String PLACE = "{{report}}";
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private Page() {}

    static String of(Report report) {
        return template().replace(PLACE, JSON.writeValueAsString(report).replace("<", "\\u003c"));
    }

    private static String template() {
        try (InputStream file = Page.class.getResourceAsStream("page.html")) {
            if (file == null) {
                throw new IllegalStateException("page.html is missing");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
