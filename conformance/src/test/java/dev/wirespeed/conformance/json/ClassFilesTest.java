package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.conformance.fixture.Scalars;
import dev.wirespeed.conformance.generator.Fixture;
import dev.wirespeed.conformance.generator.Fixtures;
import dev.wirespeed.conformance.json.Compiled.Message;
import dev.wirespeed.generate.Application;
import dev.wirespeed.generate.Codecs;
import dev.wirespeed.generate.Generator;
import dev.wirespeed.generate.Selection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.annotation.JsonNaming;

/**
 * The codecs that are made of class files are those that are made of their sources.
 *
 * <p>{@code -Dwirespeed.classfiles.count} says of how many random classes, {@code -Dwirespeed.classes.seed} of which.
 */
class ClassFilesTest {
    private static final Path FROM_SOURCES = Path.of("target/generated-test-sources/test-annotations");
    private static final String FIXTURES = "dev.wirespeed.conformance.fixture";
    private static final long SEED = Long.getLong("wirespeed.classes.seed", 20_261_121L);
    private static final int COUNT = Integer.getInteger("wirespeed.classfiles.count", 50);
    private static final int BATCH = 100;
    private static final String DIALECT = Mappers.IS_JACKSON2 ? "jackson2" : "jackson3";

    @TempDir
    Path folder;

    @Test
    @Tag("any-dialect")
    void fixturesHaveTheSameCodecs() throws IOException {
        Map<String, String> expected = new TreeMap<>();
        try (Stream<Path> files = Files.walk(FROM_SOURCES.resolve(FIXTURES.replace('.', '/')))) {
            files.filter(file -> file.toString().endsWith(".java"))
                    .forEach(file -> expected.put(name(file), text(file)));
        }
        assertThat(expected).hasSizeGreaterThan(400);
        boolean rows = expected.keySet().stream().anyMatch(name -> name.endsWith("_JsonRowCodec"));
        String formats = rows ? "json,positional-json" : "json";
        assertAgree(expected, codecs(FIXTURES + ".**", Compiled.place(Scalars.class), formats));
    }

    @Test
    void randomClassesHaveTheSameCodecs() throws IOException {
        int compared = 0;
        for (int from = 0; from < COUNT; from += BATCH) {
            Compiled compiled = compiled(IntStream.range(from, Math.min(COUNT, from + BATCH))
                    .mapToObj(index -> Fixtures.of(SEED, index))
                    .collect(Collectors.toMap(Fixture::outer, Fixture::source, (a, b) -> a, TreeMap::new)));
            Path classes = Files.createDirectory(folder.resolve("classes" + from));
            for (Map.Entry<String, byte[]> each : compiled.classes().entrySet()) {
                if (!each.getKey().contains("_JsonCodec")) {
                    Path file = classes.resolve(each.getKey().replace('.', '/') + ".class");
                    Files.createDirectories(file.getParent());
                    Files.write(file, each.getValue());
                }
            }
            Map<String, String> expected = new TreeMap<>();
            compiled.sources().forEach((name, source) -> expected.put(Fixture.PACKAGE + "." + name, source.toString()));
            assertAgree(expected, codecs(Fixture.PACKAGE, classes, "json"));
            compared += expected.size();
        }
        System.out.println("Class files: " + compared + " codecs of " + COUNT + " random classes are the same");
        assertThat(compared).isGreaterThan(COUNT);
    }

    /** Those that can have codecs. */
    private static Compiled compiled(Map<String, String> sources) {
        Compiled compiled = Compiled.of(sources, true, List.of("-Awirespeed.dialect=" + DIALECT));
        Set<String> refused = compiled.messages().stream()
                .filter(Message::isError)
                .map(message -> Fixture.PACKAGE + "." + message.file().replaceFirst("[_$].*", ""))
                .collect(Collectors.toSet());
        return sources.keySet().removeAll(refused) ? compiled(sources) : compiled;
    }

    private static Codecs codecs(String packages, Path classes, String formats) {
        List<Path> classPath = Stream.concat(
                        Stream.of(classes),
                        Stream.of(
                                        JsonProperty.class,
                                        JsonParser.class,
                                        JsonNaming.class,
                                        com.fasterxml.jackson.databind.annotation.JsonNaming.class)
                                .map(Compiled::place))
                .toList();
        try (Application application = Application.open(classPath)) {
            return Generator.of(application)
                    .option("dialect", DIALECT)
                    .option("formats", formats)
                    .generate(new Selection(List.of(packages), List.of()));
        }
    }

    private static void assertAgree(Map<String, String> expected, Codecs codecs) {
        expected.forEach((name, source) -> {
            byte[] made = codecs.sources().get(name);
            assertThat(made).as("%s; %s", name, codecs.verdicts()).isNotNull();
            assertThat(withoutOrigin(new String(made, UTF_8))).isEqualTo(withoutOrigin(source));
        });
    }

    /** But for the class that it was made for first, since classes come in another order. */
    private static String withoutOrigin(String source) {
        return source.replaceFirst(" ORIGIN = .*", "");
    }

    private static String name(Path file) {
        return FROM_SOURCES
                .relativize(file)
                .toString()
                .replace(".java", "")
                .replace(file.getFileSystem().getSeparator(), ".");
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
