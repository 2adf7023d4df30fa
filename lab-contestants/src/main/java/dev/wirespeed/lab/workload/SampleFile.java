package dev.wirespeed.lab.workload;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectReader;

/** A file with values in JSON: one document, or NDJSON with one on each line if its name ends in .ndjson or .jsonl. */
record SampleFile(Path path) {
    private static final int LONGEST_MESSAGE = 200;

    /**
     * One value.
     *
     * @param place where it stands, such as {@code users.ndjson, line 3}
     */
    record Document(String place, String text) {}

    List<Document> documents() throws SampleException {
        List<Document> documents = new ArrayList<>();
        try {
            if (isLines()) {
                int number = 0;
                for (String line : Files.readAllLines(path)) {
                    number++;
                    add(documents, name() + ", line " + number, line);
                }
            } else {
                add(documents, name(), Files.readString(path));
            }
        } catch (CharacterCodingException e) {
            throw new SampleException(path + " is not in UTF-8");
        } catch (IOException e) {
            throw new SampleException("cannot read " + path + ": " + e.getMessage());
        }
        if (documents.isEmpty()) {
            throw new SampleException(path + " is empty");
        }
        return documents;
    }

    private static void add(List<Document> documents, String place, String text) {
        if (!text.isBlank()) {
            documents.add(new Document(place, text));
        }
    }

    private boolean isLines() {
        String lower = name().toLowerCase(Locale.ROOT);
        return lower.endsWith(".ndjson") || lower.endsWith(".jsonl");
    }

    private String name() {
        return String.valueOf(path.getFileName());
    }

    /** The value of a document, or what Jackson 3 has against it, with its place. */
    <T> T read(Document document, ObjectReader reader, Class<T> type) throws SampleException {
        T value;
        try {
            value = reader.readValue(document.text());
        } catch (JacksonException e) {
            throw new SampleException(message(document, e));
        }
        if (value == null) {
            throw new SampleException(document.place() + ": null is not a value of " + type.getName());
        }
        return value;
    }

    private String message(Document document, JacksonException e) {
        int line = isLines() || e.getLocation() == null ? 0 : e.getLocation().getLineNr();
        String text = document.place() + (line > 1 ? ", line " + line : "") + path(e) + ": " + shortened(e);
        return isLines() || !isMany(document, e)
                ? text
                : text + "; many values stand in a file that ends in .ndjson, one on each line";
    }

    private static boolean isMany(Document document, JacksonException e) {
        return document.text().stripLeading().startsWith("[")
                || String.valueOf(e.getOriginalMessage()).startsWith("Trailing token");
    }

    private static String path(JacksonException e) {
        return e.getPath().isEmpty()
                ? ""
                : e.getPath().stream()
                        .map(step -> step.getPropertyName() == null
                                ? "[" + step.getIndex() + "]"
                                : "." + step.getPropertyName())
                        .collect(Collectors.joining("", ", $", ""));
    }

    private static String shortened(JacksonException e) {
        String line = String.valueOf(e.getOriginalMessage())
                .lines()
                .findFirst()
                .orElse("unreadable")
                .replaceFirst(" \\(start marker at \\[.*]\\)", "");
        return line.length() <= LONGEST_MESSAGE ? line : line.substring(0, LONGEST_MESSAGE) + "…";
    }
}
