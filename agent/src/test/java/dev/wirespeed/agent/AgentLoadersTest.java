package dev.wirespeed.agent;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Loaders;
import com.acme.Nested;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Applications with class loaders of their own, as in a servlet container. */
class AgentLoadersTest {
    @Test
    void oneAgentForSeveralVersionsNoneOfWhichItKeeps() throws Exception {
        Jvm.Said said = Jvm.runWithAgent(Loaders.class, Jvm.classPath(), withOtherJackson());

        assertThat(said.lines().get(0)).startsWith("version 2.2");
        assertThat(said.lines().get(1))
                .startsWith("version 2.21.")
                .isNotEqualTo(said.lines().get(0));
        assertThat(said.lines().subList(2, 4)).containsExactly("unloaded", "unloaded");
        assertThat(said.rows())
                .extracting(Jvm.Row::text)
                .containsExactlyInAnyOrder(
                        "write com.acme.Order by Loaders$Inside.convert count 40 failures 0 bytes 800 of 40",
                        "read com.acme.Order by Loaders$Inside.convert count 40 failures 0 bytes 800 of 40");
        assertThat(said.errors()).isEmpty();
    }

    @Test
    void librariesThatAreModules() throws Exception {
        String modules = Stream.of(Jvm.classPath().split(File.pathSeparator))
                .filter(entry -> entry.contains("jackson") || entry.contains("gson"))
                .collect(Collectors.joining(File.pathSeparator));

        Jvm.Said said = Jvm.run(
                List.of(
                        "--module-path",
                        modules,
                        "--add-modules",
                        "tools.jackson.databind,com.google.gson",
                        Jvm.agent("")),
                Nested.class);

        assertThat(said.rows())
                .extracting(Jvm.Row::text)
                .containsExactlyInAnyOrder(
                        "write com.acme.Nested$Envelope by Nested.main count 10 failures 0 bytes 740 of 10",
                        "write com.acme.Order by Nested.main count 1 failures 0 bytes 20 of 1");
    }

    @Test
    void executableJar(@TempDir Path folder) throws Exception {
        Path jar = ExecutableJar.of(folder.resolve("app.jar"), Nested.class);

        Jvm.Said said = Jvm.runJar(List.of(Jvm.agent("")), jar);

        assertThat(said.rows())
                .extracting(Jvm.Row::text)
                .containsExactlyInAnyOrder(
                        "write com.acme.Nested$Envelope by Nested.main count 10 failures 0 bytes 740 of 10",
                        "write com.acme.Order by Nested.main count 1 failures 0 bytes 20 of 1");
        assertThat(said.errors()).isEmpty();
    }

    private static String withOtherJackson() throws IOException {
        Path other = Path.of(System.getProperty("wirespeed.agent.other-jackson"));
        try (Stream<Path> jars = Files.list(other)) {
            return jars.map(Path::toString).collect(Collectors.joining(File.pathSeparator))
                    + File.pathSeparator
                    + Jvm.classPath();
        }
    }
}
