package dev.wirespeed.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.runtime.WireReader;
import dev.wirespeed.runtime.WireWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No format is named where code of all formats is made. */
final class NeutralTest {
    private static final Path PROCESSOR = Path.of("src/main/java/dev/wirespeed/processor");
    private static final Pattern CALL = Pattern.compile("\\b(?:in|out)\\.\\w+(?=\\()");
    private static final Pattern LISTED = Pattern.compile("(?<=\\{@code )(?:in|out)\\.\\w+(?=})");

    @Test
    void onlyTheListOfFormatsNamesOne() throws IOException {
        assertThat(sources("emit"))
                .filteredOn(NeutralTest::namesFormat)
                .extracting(Path::getFileName)
                .containsExactly(Path.of("Emitters.java"));
    }

    private static boolean namesFormat(Path file) {
        String source = text(file).replace("JsonInclude", "an annotation of Jackson's");
        return source.toLowerCase(Locale.ROOT).contains("json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"model", "read", "check"})
    void whatIsReadIsNoCodeAndNamesNoCodec(String folder) throws IOException {
        assertThat(sources(folder))
                .isNotEmpty()
                .allSatisfy(file -> assertThat(text(file)).doesNotContain("CodeBlock", "dev.wirespeed.json", "_Json"));
    }

    /** A format lacks nothing that has all methods of the list. */
    @Test
    void everyCallOnWritersAndReadersIsSharedOrListed() throws IOException {
        Set<String> calls = new TreeSet<>();
        for (Path file : sources("emit")) {
            calls.addAll(found(CALL, file));
        }
        assertThat(calls).contains("in.missing", "out.isEmpty");
        calls.removeAll(methods("in.", WireReader.class));
        calls.removeAll(methods("out.", WireWriter.class));

        assertThat(calls).isEqualTo(found(LISTED, PROCESSOR.resolve("emit/Notation.java")));
    }

    private static Set<String> found(Pattern pattern, Path file) {
        String source = text(file).replaceAll("\\s+\\*? *", " ");
        return pattern.matcher(source)
                .results()
                .map(each -> each.group())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> methods(String prefix, Class<?> type) {
        return Arrays.stream(type.getMethods())
                .map(Method::getName)
                .map(prefix::concat)
                .collect(Collectors.toSet());
    }

    private static List<Path> sources(String folder) throws IOException {
        try (Stream<Path> files = Files.list(PROCESSOR.resolve(folder))) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
