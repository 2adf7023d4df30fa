package dev.wirespeed;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The packages of the run time know of one another what ARCHITECTURE.md says. */
class PackagesTest {
    private static final Path SOURCES = Path.of("src/main/java/dev/wirespeed");
    private static final Pattern IMPORT =
            Pattern.compile("^import (?:static )?dev\\.wirespeed(?:\\.([a-z]+))?\\.[A-Z]", Pattern.MULTILINE);
    private static final Pattern PUBLIC = Pattern.compile("^public ", Pattern.MULTILINE);

    private static List<Path> sources(String folder) throws IOException {
        try (Stream<Path> files = Files.list(SOURCES.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    /** A format's own writer and reader are named in the neutral package, since what they extend is sealed. */
    @ParameterizedTest
    @CsvSource({
        "internal, ''",
        "runtime, 'internal json people'",
        "json, 'internal mapper people runtime'",
        "mapper, 'internal json people runtime'",
        "'', 'internal json runtime'"
    })
    void knowOneAnother(String folder, String expected) throws IOException {
        Set<String> known = new TreeSet<>();
        for (Path file : sources(folder)) {
            known.addAll(IMPORT.matcher(Files.readString(file))
                    .results()
                    .map(PackagesTest::imported)
                    .collect(toCollection(TreeSet::new)));
        }
        assertThat(String.join(" ", known)).isEqualTo(expected);
    }

    private static String imported(MatchResult found) {
        return found.group(1) == null ? "people" : found.group(1);
    }

    @Test
    void theNeutralOnesKnowNoMoreOfJsonThanWhatIsSealed() throws IOException {
        Pattern json = Pattern.compile("^import dev\\.wirespeed\\.json\\.(\\w+);", Pattern.MULTILINE);
        Set<String> known = new TreeSet<>();
        for (Path file : sources("runtime")) {
            json.matcher(Files.readString(file)).results().forEach(found -> known.add(found.group(1)));
        }
        assertThat(known).containsExactly("JsonReader", "JsonWriter");
    }

    @Test
    void whatIsPublicInAFormatHasItsName() throws IOException {
        for (Path file : sources("json")) {
            String name = file.getFileName().toString();
            boolean isPublic = PUBLIC.matcher(Files.readString(file)).find();
            assertThat(name.startsWith("Json")).as(name).isEqualTo(isPublic);
        }
    }
}
