package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shell script {@code ./wirespeed}, as far as it gets without building. */
final class ScriptTest {

    private static final List<String> COMMANDS = List.of("find", "check", "generate", "lab", "xray", "cost", "store");

    private static final String USAGE = "usage: ./wirespeed <command> [options]\n";

    @TempDir
    Path folder;

    @Test
    void withoutOrWithAnUnknownCommandItSaysHowItIsUsed() throws Exception {
        assertThat(script(Map.of())).startsWith("1 wirespeed: which command?\n" + USAGE);
        assertThat(script(Map.of(), "race")).startsWith("1 wirespeed: unknown command 'race'\n" + USAGE);
    }

    @Test
    void helpIsNoErrorAndNamesEachCommand() throws Exception {
        for (String help : List.of("--help", "-h", "help")) {
            assertThat(script(Map.of(), help)).startsWith("0 " + USAGE);
        }
        assertThat(script(Map.of(), "--help").lines().filter(line -> line.startsWith("  ")))
                .map(line -> line.strip().split(" ", 2)[0])
                .containsExactlyInAnyOrderElementsOf(COMMANDS);
    }

    @Test
    void tellsTheVersionWithoutBuilding() throws Exception {
        Files.copy(root().resolve("pom.xml"), folder.resolve("pom.xml"));

        for (String version : List.of("--version", "-V", "version")) {
            assertThat(script(Map.of(), version)).isEqualTo("0 Wirespeed " + Build.version() + "\n");
        }
    }

    @Test
    void withoutJdk25ItSaysWhatToInstall() throws Exception {
        String text = Files.readString(root().resolve("wirespeed"));
        Files.writeString(
                folder.resolve("wirespeed"), text.replace("JAVA_VERSION=\"25", "JAVA_VERSION=\"no such version"));

        for (String command : COMMANDS) {
            assertThat(script(Map.of(), command))
                    .isEqualTo("1 wirespeed: JDK 25 is needed; install one (for example https://adoptium.net)"
                            + " or set JAVA_HOME to it\n");
        }
    }

    @Test
    void withoutMavenItSaysWhatToInstall() throws Exception {
        Map<String, String> environment = Map.of("PATH", toolsWithoutMaven().toString(), "JAVA_HOME", javaHome());

        assertThat(script(environment, "lab", "list"))
                .isEqualTo(
                        "1 wirespeed: Maven is needed to build; install Maven 3.8 or later (Debian: apt install maven)\n");
    }

    /** A copy of the script in an empty folder, where nothing has been built. */
    private String script(Map<String, String> environment, String... arguments) throws Exception {
        Path copy = folder.resolve("wirespeed");
        if (!Files.exists(copy)) {
            Files.copy(root().resolve("wirespeed"), copy);
        }
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", copy.toString());
        builder.command().addAll(List.of(arguments));
        builder.environment().putAll(environment);
        Process process = builder.redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() + " " + output;
    }

    private Path toolsWithoutMaven() throws IOException {
        Path tools = Files.createDirectory(folder.resolve("tools"));
        for (String tool : List.of("dirname", "env", "sed", "grep", "find", "head", "cat", "mkdir", "touch", "git")) {
            for (String bin : List.of("/usr/bin", "/bin")) {
                Path program = Path.of(bin, tool);
                if (Files.exists(program) && !Files.exists(tools.resolve(tool))) {
                    Path proxy = Files.writeString(tools.resolve(tool), "#!/bin/sh\nexec " + program + " \"$@\"\n");
                    assertThat(proxy.toFile().setExecutable(true)).isTrue();
                }
            }
        }
        return tools;
    }

    private static String javaHome() {
        return System.getProperty("java.home");
    }

    private static Path root() {
        Path here = Path.of("").toAbsolutePath();
        return Files.exists(here.resolve("wirespeed")) ? here : here.resolve("..");
    }
}
