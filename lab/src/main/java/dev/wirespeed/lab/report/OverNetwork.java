package dev.wirespeed.lab.report;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.result.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where the part of the experiment on formats is that needs two JVMs and a connection between them.
 *
 * @param page of sustained runs; null if there is none near the report
 */
record OverNetwork(String text, @Nullable String page) {

    static final String HTML = "sustained.html";
    static final String MARKDOWN = "sustained.md";

    private static final String EXPERIMENT = "formats";
    private static final String REPORTED =
            "The author also sent records over a network, 10,000 to 100,000 a second for 10 and 20 minutes: no"
                    + " clear difference in CPU, Protobuf steadier in heap, MessagePack collecting garbage more often. ";

    /**
     * For a result of the experiment on formats, whose author sent records; empty for others.
     *
     * @param folder where the report goes; the runs may be in it, or in a folder beside it
     * @param name of the page of sustained runs that has the form of the report: published runs have no HTML
     */
    static Optional<OverNetwork> of(Result result, Path folder, String name) {
        return withPage(result, page(folder.toAbsolutePath().normalize(), name));
    }

    /** The same for a report that goes nowhere. */
    static Optional<OverNetwork> of(Result result) {
        return withPage(result, null);
    }

    private static Optional<OverNetwork> withPage(Result result, @Nullable String page) {
        if (!result.experiment().equals(EXPERIMENT)) {
            return Optional.empty();
        }
        String text = page == null
                ? "Run ./wirespeed lab sustained for that; docs/sustained.md explains it."
                : "Sustained runs on this machine:";
        return Optional.of(new OverNetwork(REPORTED + text, page));
    }

    private static @Nullable String page(Path folder, String page) {
        if (Files.exists(folder.resolve(page))) {
            return page;
        }
        Path all = folder.getParent();
        if (all == null || !Files.isDirectory(all)) {
            return null;
        }
        try (Stream<Path> folders = Files.list(all)) {
            return folders.filter(other -> Files.exists(other.resolve(page)))
                    .map(other -> String.valueOf(other.getFileName()))
                    .filter(name -> name.startsWith("sustained"))
                    .max(Comparator.naturalOrder()) // names end with the time
                    .map(name -> "../" + name + "/" + page)
                    .orElse(null);
        } catch (IOException e) {
            throw new LabException("cannot read " + all + ": " + e.getMessage());
        }
    }

    String markdown() {
        return MarkdownTable.escaped(text) + (page == null ? "" : " [report](" + page + ")");
    }
}
