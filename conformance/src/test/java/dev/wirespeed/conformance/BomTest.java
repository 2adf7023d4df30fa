package dev.wirespeed.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The bill of materials has everything that is published, but for itself and the plugins of build tools. */
class BomTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern MODULE = Pattern.compile("^  <artifactId>([^<]+)</artifactId>$", Pattern.MULTILINE);
    private static final Pattern NOT_MANAGED = Pattern.compile("wirespeed-bom|.*-plugin");
    private static final Pattern MANAGED = Pattern.compile("<dependency><groupId>dev\\.wirespeed</groupId>"
            + "<artifactId>([^<]+)</artifactId><version>\\$\\{project\\.version}</version></dependency>");

    @Test
    void managesWhatIsPublished() throws IOException {
        assertThat(all(MANAGED, read(ROOT.resolve("bom/pom.xml"))))
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(published());
    }

    private static List<String> published() throws IOException {
        try (Stream<Path> folders = Files.list(ROOT)) {
            return folders.map(folder -> folder.resolve("pom.xml"))
                    .filter(Files::exists)
                    .map(BomTest::read)
                    .filter(pom -> !pom.contains("<maven.deploy.skip>true</maven.deploy.skip>"))
                    .flatMap(pom -> all(MODULE, pom).stream())
                    .filter(artifact -> !NOT_MANAGED.matcher(artifact).matches())
                    .toList();
        }
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
