package dev.wirespeed.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No format is named where code of all formats is made. */
final class NeutralTest {
    private static final Path EMIT = Path.of("src/main/java/dev/wirespeed/processor/emit");

    @Test
    void onlyTheListOfFormatsNamesOne() throws IOException {
        List<String> naming;
        try (Stream<Path> files = Files.list(EMIT)) {
            naming = files.filter(Files::isRegularFile)
                    .filter(NeutralTest::namesFormat)
                    .map(file -> file.getFileName().toString())
                    .toList();
        }
        assertThat(naming).containsExactly("Emitters.java");
    }

    private static boolean namesFormat(Path file) {
        try {
            String source = Files.readString(file).replace("JsonInclude", "an annotation of Jackson's");
            return source.toLowerCase(Locale.ROOT).contains("json");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
