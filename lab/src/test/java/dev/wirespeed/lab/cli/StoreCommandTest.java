package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.store.SpeedFile;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** {@code wirespeed store}, with a service that answers at once in place of the example. */
final class StoreCommandTest {

    @TempDir
    Path build;

    private final Commands commands = new Commands();

    @BeforeEach
    void build() throws IOException, URISyntaxException {
        FakeStore.build(build);
        System.setProperty(FakeStore.FOLDER, build.toString());
    }

    @AfterEach
    void forget() {
        System.clearProperty(FakeStore.FOLDER);
    }

    @Test
    void itShowsBeforeAndAfterAndLeavesNoServiceBehind() {
        String output = commands.output("store", "--seconds", "0.1");

        assertThat(output)
                .containsPattern("Before: Jackson alone .*\n.* http://localhost:\\d+/actuator/serialization\n")
                .containsPattern("  GET /users/\\{id}/entity: [\\d,.]+ requests/s\n")
                .containsPattern(
                        "\n  GET /users/\\{id}/entity .* 200 µs +100 µs +2.00× +1,000 +1,000 +50.0 % +50.0 %\n");
        assertThat(FakeStore.services(ProcessHandle.current())).isEmpty();
    }

    @Test
    void aServiceThatDoesNotStartIsAnErrorWithItsReason() throws IOException {
        Files.createFile(build.resolve("classes/broken"));

        assertThat(commands.run("store", "--seconds", "0.1")).isEqualTo(1);
        assertThat(commands.errors())
                .startsWith("wirespeed: the store did not start")
                .contains("all that it said is in ");
        Files.delete(Path.of(commands.errors().strip().replaceFirst(".* ", "")));
    }

    @Test
    void twoMappersAreTimedInOneJvm(@TempDir Path folder) {
        FakeStore.assumeCores();
        Path out = folder.resolve("out");

        String output = commands.output(
                "store",
                "--full",
                "--two-mappers",
                "--rounds",
                "1",
                "--seconds",
                "0.1",
                "--warm-up",
                "0.1",
                "--out",
                "" + out);

        assertThat(output)
                .contains("round 1 of 1: Spring MVC on Tomcat, two mappers, warms up\n")
                .contains("round 1 of 1: conversions alone, two mappers, warm up\n")
                .contains("What arrives of what codecs save\n")
                .doesNotContain("meter");
        assertThat(out.resolve("store.md"))
                .content()
                .contains("| Endpoint | bytes | Jackson's mapper | the mapper with codecs | codecs |")
                .contains("in 20 passes");
        assertThat(SpeedFile.read(out.resolve(SpeedFile.NAME)).settings().twoMappers())
                .isTrue();
        assertThat(JsonMapper.shared()
                        .readTree(out.resolve(SpeedFile.NAME))
                        .path("converted")
                        .valueStream())
                .hasSize(2 * 2 * 3)
                .allMatch(each -> each.path("conversions").asInt() == 20 * 1_000)
                .allMatch(each -> Math.round(each.path("cpuSeconds").asDouble())
                        == (each.path("codecs").asBoolean() ? 4 : 8));
    }

    @Test
    void whatIsForTheFullRunNeedsIt() throws IOException {
        commands.assertFails("--rounds is for --full, which is not given", "store", "--rounds", "2");
        commands.assertFails("--two-mappers is for --full, which is not given", "store", "--two-mappers");
        commands.assertFails("--out is for --full, which is not given", "store", "--out", "x");
        commands.assertFails("--quick can't be given with --full", "store", "--full", "--quick");
        commands.assertFails("--open can't be given with --full", "store", "--full", "--open");
        commands.assertFails("--port can't be given with --full", "store", "--full", "--port", "80");
        commands.assertFails("--warm-up is for --full, which is not given", "store", "--warm-up", "1");
        commands.assertFails(
                "--warm-up must be from 0 to 3600 seconds, but was -1.0", "store", "--full", "--warm-up", "-1");
        commands.assertFails("--rounds must be from 1 to 100, but was 0", "store", "--full", "--rounds", "0");
    }

    @Test
    void whatCantBeIsOneLine() throws IOException {
        commands.assertFails("--seconds must be from 0.1 to 3600, but was 0.0", "store", "--seconds", "0");
        commands.assertFails(
                "--port must be from 0, which is any free one, to 65535, not 70000", "store", "--port", "70000");
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            commands.assertFails(
                    "port " + other.getLocalPort()
                            + " can't be used: Address already in use; leave --port out, and any that is free is taken",
                    "store",
                    "--port",
                    "" + other.getLocalPort());
        }
        System.clearProperty(FakeStore.FOLDER);
        commands.assertFails("the store is not built; start this as ./wirespeed", "store");
    }
}
