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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No format is named where code of all formats is made. */
final class NeutralTest {
    private static final Path PROCESSOR = Path.of("src/main/java/dev/wirespeed/processor");

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
