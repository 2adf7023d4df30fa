package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Runs the commands that the docs show and compares what they print; a line {@code …} stands for any lines, or none. */
final class DocumentedCommandsTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern COMMAND =
            Pattern.compile("```sh\n\\./wirespeed ((?:cost|xray)[^\n]*)\n```\n```text\n(.*?)```", Pattern.DOTALL);

    private static final Pattern SHELL = Pattern.compile("```sh\n(.*?)```", Pattern.DOTALL);
    private static final Pattern CALL = Pattern.compile("(?m)^ *\\./wirespeed ((?:.*\\\\\n)*.*)$");
    private static final Pattern WORD = Pattern.compile("(?:[^\\s']|'[^']*')+");
    private static final Pattern NUMBER = Pattern.compile("[−+]?[\\d,]+(\\.\\d+)?");

    @TempDir
    Path folder;

    @TestFactory
    Stream<DynamicTest> commandsPrintWhatTheDocsShow() throws IOException {
        return pages().flatMap(page -> COMMAND.matcher(read(page))
                .results()
                .map(found -> dynamicTest(
                        page.getFileName() + ": " + found.group(1),
                        () -> assertPrints(found.group(2), found.group(1).split(" ")))));
    }

    /** Whatever they do, there are such commands with such options. */
    @TestFactory
    Stream<DynamicTest> commandsAreUnderstood() throws IOException {
        return pages().flatMap(page -> SHELL.matcher(read(page))
                .results()
                .flatMap(block -> CALL.matcher(block.group(1)).results())
                .map(call -> call.group(1).replaceAll("\\\\\n", " "))
                .map(call -> dynamicTest(
                        page.getFileName() + ": " + call,
                        () -> assertThat(Main.commands(Commands.silent()).parseArgs(words(call)))
                                .isNotNull())));
    }

    /** As a shell takes them apart; optional ones stand in brackets. */
    private static String[] words(String call) {
        return WORD.matcher(call.replaceAll("[\\[\\]]", "").replaceFirst("\\s#.*", ""))
                .results()
                .map(word -> word.group().replace("'", ""))
                .toArray(String[]::new);
    }

    @Test
    void thereAreSuchCommands() throws IOException {
        assertThat(pages().mapToLong(
                                page -> COMMAND.matcher(read(page)).results().count())
                        .sum())
                .isGreaterThanOrEqualTo(7);
    }

    private void assertPrints(String expected, String... arguments) {
        boolean xray = arguments[0].equals("xray");
        String output = new Commands().output(xray ? fromHere(arguments) : arguments);
        BiPredicate<String, String> same = xray ? DocumentedCommandsTest::isSimilar : String::equals;
        if (!prints(expected.lines().toList(), output.lines().toList(), same)) {
            assertThat(output).isEqualTo(expected);
        }
    }

    private String[] fromHere(String... arguments) {
        return Stream.concat(
                        Stream.of(arguments)
                                .map(argument -> argument.startsWith("docs/") ? ROOT.resolve(argument) : argument),
                        Stream.of("--out", folder))
                .map(Object::toString)
                .toArray(String[]::new);
    }

    private static boolean prints(List<String> expected, List<String> output, BiPredicate<String, String> same) {
        int next = 0;
        boolean anything = false;
        for (String line : expected) {
            if (line.equals("…")) {
                anything = true;
                continue;
            }
            while (anything && next < output.size() && !same.test(line, output.get(next))) {
                next++;
            }
            if (next == output.size() || !same.test(line, output.get(next))) {
                return false;
            }
            next++;
            anything = false;
        }
        return anything || next == output.size();
    }

    /** What gzip and zstd make of a document differs a little from release to release of them. */
    private static boolean isSimilar(String expected, String actual) {
        String[] words = expected.strip().split("\\s+", -1);
        String[] others = actual.strip().split("\\s+", -1);
        return words.length == others.length
                && IntStream.range(0, words.length).allMatch(i -> isSimilarWord(words[i], others[i]));
    }

    private static boolean isSimilarWord(String expected, String actual) {
        if (!NUMBER.matcher(expected).matches() || !NUMBER.matcher(actual).matches()) {
            return expected.equals(actual);
        }
        double number = Double.parseDouble(expected.replace(",", "").replace('−', '-'));
        double other = Double.parseDouble(actual.replace(",", "").replace('−', '-'));
        return Math.abs(number - other) <= Math.max(5, 0.05 * Math.abs(number));
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
