package dev.wirespeed.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.processor.check.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProblemsDocumentTest {
    @ParameterizedTest
    @EnumSource(Problem.class)
    void everyProblemIsDocumented(Problem problem) throws IOException {
        String advice = problem.message(1, 2, 3, 4).replaceFirst(".*\\. (?=[A-Z])", "");
        assertThat(Files.readAllLines(Path.of("../docs/problems.md")))
                .anySatisfy(line ->
                        assertThat(line).startsWith("| " + problem.id() + " |").contains(advice));
    }
}
