package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Runs the commands that the docs show and compares what they print; a line {@code …} stands for any lines. */
final class DocumentedCommandsTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern COMMAND =
            Pattern.compile("```sh\n\\./wirespeed ((?:cost)[^\n]*)\n```\n```text\n(.*?)```", Pattern.DOTALL);

    @TestFactory
    Stream<DynamicTest> commandsPrintWhatTheDocsShow() throws IOException {
        return pages().flatMap(page -> COMMAND.matcher(read(page))
                .results()
                .map(found -> dynamicTest(
                        page.getFileName() + ": " + found.group(1),
                        () -> assertPrints(found.group(2), found.group(1).split(" ")))));
    }

    @Test
    void thereAreSuchCommands() throws IOException {
        assertThat(pages().mapToLong(
                                page -> COMMAND.matcher(read(page)).results().count())
                        .sum())
                .isGreaterThanOrEqualTo(7);
    }

    private static void assertPrints(String expected, String[] arguments) {
        String output = new Commands().output(arguments);
        if (expected.lines().noneMatch("…"::equals)) {
            assertThat(output).isEqualTo(expected);
            return;
        }
        List<String> parts = Stream.of(expected.split("(?m)^…\n", -1))
                .filter(part -> !part.isEmpty())
                .toList();
        assertThat(output).containsSubsequence(parts);
        assertThat(expected.startsWith("…") || output.startsWith(parts.getFirst()))
                .isTrue();
        assertThat(expected.endsWith("…\n") || output.endsWith(parts.getLast())).isTrue();
    }

    private static Stream<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            List<Path> pages = docs.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
            return Stream.concat(Stream.of(ROOT.resolve("README.md")), pages.stream());
        }
    }

    private static String read(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
