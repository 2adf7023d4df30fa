package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class StartupCommandTest {

    @TempDir
    Path folder;

    private final Commands commands = new Commands();

    @Test
    void whatCannotBeRunIsOneLine() throws IOException {
        commands.run("lab", "startup", "--contestants=wirespeed,jakson3");
        assertThat(commands.errors())
                .startsWith("wirespeed: unknown contestant 'jakson3'; did you mean 'jackson3'? Known: ");
        commands.run("lab", "startup", "--contestants=java-serialization");
        assertThat(commands.errors()).startsWith("wirespeed: unknown contestant 'java-serialization'");
        commands.assertFails("--rounds must be from 2 to 10000, but was 1", "lab", "startup", "--rounds=1");
        Files.writeString(folder.resolve("startup.json"), "{}");
        commands.assertFails(
                folder + " already holds a result; choose another folder", "lab", "startup", "--out=" + folder);
    }

    @Test
    void startsEachInEachRoundAndDrawsATable() throws IOException {
        Path out = folder.resolve("out");

        String output = commands.output("lab", "startup", "--rounds=2", "--seed=7", "--out=" + out);

        assertThat(output)
                .startsWith("Start-up of 9 JVMs, 2 rounds on JDK ")
                .contains(" (seed 7)\n", "\n  round 2 of 2\n")
                .containsPattern(
                        "\n  Contestant +first document +beyond the floor +in main +reading it +CPU +classes\n")
                .containsPattern("\n  Floor \\(fixed bytes\\) +[\\d.,]+ \\([\\d.,]+ to [\\d.,]+\\) +– ")
                .containsPattern("\n  Jackson 3 ")
                .endsWith("\nReport: " + out.resolve("startup.md") + "\n");
        assertThat(Files.readString(out.resolve("startup.md")))
                .contains("| Wirespeed | ", "\n- 2 of 2 rounds; each starts one JVM ", "shuffled with seed 7.");
        String jackson = output.lines()
                .filter(line -> line.startsWith("  Jackson 3 "))
                .findFirst()
                .orElseThrow();
        assertThat(Files.readString(out.resolve("startup.md")))
                .as("the same intervals on the terminal and in the file")
                .contains("| " + String.join(" | ", jackson.strip().split(" {2,}")) + " |");

        JsonNode result = JsonMapper.shared().readTree(Files.readString(out.resolve("startup.json")));
        assertThat(result.get("finished").isNull()).isFalse();
        assertThat(result.get("starts")
                        .valueStream()
                        .collect(Collectors.groupingBy(
                                start -> start.get("contestant").asString(), Collectors.counting())))
                .hasSize(9)
                .containsKeys("floor", "wirespeed", "jackson3", "fastjson2")
                .allSatisfy((contestant, starts) -> assertThat(starts).isEqualTo(2));
        for (JsonNode start : result.get("starts")) {
            assertThat(start.get("firstMillis").asDouble())
                    .isGreaterThan(start.get("mainMillis").asDouble())
                    .isGreaterThan(0);
        }
    }

    @Test
    void nobodyLoadsAnothersClasses() throws IOException {
        commands.output("lab", "startup", "--contestants=wirespeed,jackson3", "--rounds=2", "--out=" + folder);

        List<String> wirespeed = Files.readAllLines(folder.resolve("logs/wirespeed.classes"));
        assertThat(wirespeed).noneMatch(line -> line.startsWith("tools.jackson") || line.startsWith("com.fasterxml"));
        assertThat(wirespeed.stream()
                        .map(line -> line.substring(0, line.indexOf(' ')))
                        .filter(name -> name.contains("_JsonCodec")))
                .containsExactly("dev.wirespeed.lab.workload.SmallDto_JsonCodec");
        assertThat(wirespeed)
                .as("what is slow in a JVM that just starts")
                .noneMatch(line -> line.startsWith("dev.wirespeed.json.StandardCodecs")
                        || line.startsWith("dev.wirespeed.") && line.contains("$$Lambda"));
        assertThat(Files.readAllLines(folder.resolve("logs/jackson3.classes")))
                .anyMatch(line -> line.startsWith("tools.jackson"))
                .noneMatch(line -> line.startsWith("dev.wirespeed.json"));
        assertThat(Files.readAllLines(folder.resolve("logs/floor.classes")))
                .noneMatch(line -> line.startsWith("dev.wirespeed.json") || line.startsWith("tools.jackson"));
    }
}
