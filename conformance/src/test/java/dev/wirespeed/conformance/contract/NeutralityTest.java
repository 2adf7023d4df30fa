package dev.wirespeed.conformance.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Contracts know no format, and of Jackson the annotations alone. */
class NeutralityTest {
    private static final Path CONTRACTS = Path.of("../conformance/src/test/java/dev/wirespeed/conformance/contract");
    private static final Pattern OF_ONE_FORMAT =
            Pattern.compile("wirespeed\\..*[jJ]son|tools\\.jackson|fasterxml\\.jackson\\.(?!annotation\\.)");

    @Test
    void noFormatIsNamed() throws IOException {
        try (Stream<Path> files = Files.list(CONTRACTS)) {
            assertThat(files)
                    .isNotEmpty()
                    .allSatisfy(source -> assertThat(Files.readAllLines(source))
                            .filteredOn(line -> line.startsWith("import "))
                            .noneMatch(OF_ONE_FORMAT.asPredicate()));
        }
    }
}
