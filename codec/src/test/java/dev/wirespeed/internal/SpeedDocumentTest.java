package dev.wirespeed.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@code docs/speed.md} names every benchmark, and no leaf or benchmark that is not there. */
class SpeedDocumentTest {
    private static final Path PAGE = Path.of("../docs/speed.md");
    private static final Path LEAVES = Path.of("src/main/java/dev/wirespeed");

    @Test
    void namesTheBenchmarksThatThereAre() throws IOException {
        assertThat(named("`(\\w+Benchmark)`")).containsExactlyElementsOf(benchmarks());
    }

    @Test
    void namesLeavesThatThereAre() throws IOException {
        assertThat(named("`((?:internal|json|runtime)/\\w+)`"))
                .hasSizeGreaterThan(10)
                .allSatisfy(leaf -> assertThat(LEAVES.resolve(leaf + ".java")).exists());
    }

    private static List<String> named(String pattern) throws IOException {
        return Pattern.compile(pattern)
                .matcher(Files.readString(PAGE))
                .results()
                .map(found -> found.group(1))
                .distinct()
                .sorted()
                .toList();
    }

    private static List<String> benchmarks() throws IOException {
        List<String> names = new ArrayList<>();
        for (String tests : List.of("src/test/java", "../jackson/src/test/java")) {
            try (Stream<Path> files = Files.walk(Path.of(tests))) {
                files.map(file -> file.getFileName().toString())
                        .filter(name -> name.endsWith("Benchmark.java"))
                        .map(name -> name.replace(".java", ""))
                        .forEach(names::add);
            }
        }
        return names.stream().sorted().toList();
    }
}
