package dev.wirespeed.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the pages tell readers to put into their builds exists, in the version that this build makes or uses itself. */
class BuildSnippetsTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern CODE =
            Pattern.compile("^ *```(?:xml|groovy|kotlin)$(.*?)^ *```$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern IN_MAVEN = Pattern.compile(
            "<groupId>dev\\.wirespeed</groupId>\\s*<artifactId>([^<]+)</artifactId>(?:\\s*<version>([^<]+)</version>)?");
    private static final Pattern IN_GRADLE = Pattern.compile("['\"]dev\\.wirespeed:([^:'\"]+)(?::([^'\"]+))?['\"]");
    private static final Pattern MODULE = Pattern.compile("^  <artifactId>([^<]+)</artifactId>$", Pattern.MULTILINE);
    private static final Pattern VERSION = Pattern.compile("^  <version>([^<]+)</version>$", Pattern.MULTILINE);
    private static final Pattern COMPILER =
            Pattern.compile("<artifactId>maven-compiler-plugin</artifactId>\\s*<version>([^<]+)</version>");

    private static final Pattern GROOVY = Pattern.compile("^```groovy\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

    /** For the reader to fill in. */
    private static final Pattern PLACEHOLDER = Pattern.compile("…|\\$.*");

    static List<Path> pages() throws IOException {
        return LinksTest.pages().stream()
                .filter(page -> !coordinates(page).isEmpty())
                .toList();
    }

    private record Coordinates(String artifact, @Nullable String version) {}

    @ParameterizedTest
    @MethodSource("pages")
    void artifactsAreThoseOfThisBuild(Path page) throws IOException {
        String version = first(VERSION, Files.readString(ROOT.resolve("pom.xml")));

        assertThat(coordinates(page)).allSatisfy(named -> {
            assertThat(modules()).contains(named.artifact());
            if (named.version() != null && !PLACEHOLDER.matcher(named.version()).matches()) {
                assertThat(named.version()).as(named.artifact()).isEqualTo(version);
            }
        });
    }

    /** An older one may ignore the path of processors. */
    @Test
    void readmeNamesTheCompilerPluginOfThisBuild() throws IOException {
        assertThat(first(COMPILER, Files.readString(ROOT.resolve("README.md"))))
                .isEqualTo(first(COMPILER, Files.readString(ROOT.resolve("pom.xml"))));
    }

    /** The plugin's tests build and run the sample. */
    @Test
    void readmeShowsTheSampleForGradle() {
        assertThat(read(ROOT.resolve("examples/gradle/build.gradle")))
                .contains(first(GROOVY, read(ROOT.resolve("README.md"))));
    }

    private static List<Coordinates> coordinates(Path page) {
        return CODE.matcher(read(page))
                .results()
                .flatMap(code -> Stream.of(IN_MAVEN, IN_GRADLE)
                        .flatMap(kind -> kind.matcher(code.group(1)).results()))
                .map(found -> new Coordinates(found.group(1), found.group(2)))
                .toList();
    }

    private static Set<String> modules() throws IOException {
        try (Stream<Path> folders = Files.list(ROOT)) {
            return folders.map(folder -> folder.resolve("pom.xml"))
                    .filter(Files::exists)
                    .map(pom -> first(MODULE, read(pom)))
                    .collect(Collectors.toSet());
        }
    }

    private static String first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        assertThat(matcher.find()).as(pattern.pattern()).isTrue();
        return matcher.group(1);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
