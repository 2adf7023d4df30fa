package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.stream.ReceivedRanges;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

final class SustainedCommandTest {

    @TempDir
    Path folder;

    private final Commands commands = new Commands();

    @Test
    void whatCannotBeRunIsOneLine() throws IOException {
        assertFails("--rate must be from 2 to 20000000, but was 0", "--rate=0");
        assertFails(
                "--rate must be even, since records are sent in batches half a second apart, but was 10001",
                "--rate=10000,10001");
        assertFails("--seconds must be from 1 to 86400, but was 0", "--seconds=0");
        assertFails("--heap must be free or a size such as 512m or 1g, but was '1'", "--heap=free,1");
        assertFails("--port must be from 0 to 65535, but was 65536", "--port=65536");
        assertFails("--kill-receiver-after must be from 1 to 86400, but was 0", "--kill-receiver-after=0");
        commands.run("lab", "sustained", "--contestant=wirspeed");
        assertThat(commands.errors())
                .startsWith("wirespeed: unknown contestant 'wirspeed'; did you mean 'wirespeed'? Known: ");
        Files.writeString(folder.resolve("sustained.json"), "{}");
        assertFails(folder + " already holds a result; choose another folder", "--out=" + folder);
        Path file = Files.createFile(folder.resolve("file"));
        assertFails("cannot write to the output folder " + file + ": there is a file of that name", "--out=" + file);
    }

    @Test
    void whatCannotBeGoneOnWithIsOneLine() throws IOException {
        assertFails("there is no file " + folder.resolve("sustained.json"), "--resume=" + folder);
        Path complete = folder.resolve("complete");
        commands.output("lab", "sustained", "--contestant=jackson3", "--rate=200", "--seconds=1", "--out=" + complete);
        assertFails(
                "the runs in " + complete + " are complete; there is nothing to go on with", "--resume=" + complete);

        Path file = complete.resolve("sustained.json");
        ObjectNode begun = (ObjectNode) JsonMapper.shared().readTree(Files.readString(file));
        Files.writeString(file, begun.putNull("finished").toString());
        String message = "--resume goes on with what was asked for then; leave out --rate";
        commands.assertFails(message, "lab", "sustained", "--rate=200", "--resume=" + complete);
        assertThat(commands.output("lab", "sustained", "--resume=" + complete))
                .contains("Going on with sustained runs on JDK ", ": 1 of 1 are complete\n")
                .doesNotContain("1/1  jackson3", "another build");

        String build = begun.get("wirespeed").asString();
        begun.put("wirespeed", "0.0.1 (abc)");
        Files.writeString(file, begun.toString());
        String both = "0.0.1 (abc); " + build + " from run 2";
        assertThat(commands.output("lab", "sustained", "--resume=" + complete))
                .contains("Warning: the runs were begun with another build: " + both + ".\n");
        assertThat(JsonMapper.shared()
                        .readTree(Files.readString(file))
                        .get("wirespeed")
                        .asString())
                .isEqualTo(both);

        int cores = begun.at("/machine/cores").asInt();
        ((ObjectNode) begun.get("machine")).put("cores", 999);
        Files.writeString(file, begun.toString());
        commands.run("lab", "sustained", "--resume=" + complete);
        assertThat(commands.errors())
                .startsWith("wirespeed: the run was started on another machine: ")
                .contains(", 999 cores; this one is ");
        ((ObjectNode) begun.get("machine")).put("cores", cores);

        begun.remove("asked");
        Files.writeString(file, begun.toString());
        assertFails(
                "the result in " + complete + " does not say what was asked for; begin again", "--resume=" + complete);
        ((ObjectNode) begun.get("jdk")).put("version", "25.0.0");
        begun.putObject("asked").putArray("rates");
        for (String list : List.of("seconds", "heaps")) {
            ((ObjectNode) begun.get("asked")).putArray(list);
        }
        ((ObjectNode) begun.get("asked")).putNull("searchSeconds").putNull("killAfterSeconds");
        Files.writeString(file, begun.toString());
        commands.run("lab", "sustained", "--resume=" + complete);
        assertThat(commands.errors())
                .startsWith("wirespeed: the run was started on JDK 25.0.0 (")
                .contains("but this machine now has ");
    }

    @Test
    void aPortInUseIsOneLine() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertFails(
                    "port " + taken.getLocalPort()
                            + " can't be used: Address already in use; leave --port out, and any that is free is taken",
                    "--port=" + taken.getLocalPort());
        }
    }

    @Test
    void runsAndDrawsAReport() throws IOException {
        Path out = folder.resolve("out");
        String output = commands.output(
                "lab", "sustained", "--contestant=jackson3", "--rate=200", "--seconds=1", "--out=" + out);

        assertThat(output)
                .contains("Sustained runs on JDK ", "about 1 s (seed ")
                .contains("1/1  jackson3, 200/s for 1 s, heap 1g: ")
                .endsWith("\nReport: " + out.resolve("sustained.html") + "\n");
        assertThat(out.resolve("sustained.html")).isNotEmptyFile();
        assertThat(out.resolve("sustained.md")).isNotEmptyFile();

        Files.delete(out.resolve("sustained.html"));
        String tables = output.substring(output.indexOf("\nLatency in "), output.indexOf("\nReport: "));
        assertThat(commands.output("lab", "report", out + "/sustained.json")).contains(tables.strip());
        assertThat(out.resolve("sustained.html")).isNotEmptyFile();
    }

    /** As a terminal does it: the lab and both JVMs get the signal. */
    @Test
    void ctrlCKeepsTheSecondsThatWereMeasured() throws Exception {
        Path out = folder.resolve("out");
        Path output = folder.resolve("output");
        Process lab = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.wirespeed.lab.cli.Main",
                        "lab",
                        "sustained",
                        "--contestant=wirespeed",
                        "--rate=1000",
                        "--seconds=600",
                        "--out=" + out)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            Path log = out.resolve("logs/wirespeed-1000-600s-1g-receiver.ranges");
            for (int tries = 0; tries < 1_200 && !(Files.exists(log) && lastOf(log) > 3_000); tries++) {
                Thread.sleep(100);
            }
            lab.descendants().forEach(ProcessHandle::destroy);
            lab.destroy();

            assertThat(lab.waitFor(60, TimeUnit.SECONDS)).isTrue();
            JsonNode result = JsonMapper.shared().readTree(Files.readString(out.resolve("sustained.json")));
            assertThat(result.get("finished").isNull()).isTrue();
            assertThat(result.at("/runs/0/interrupted").asBoolean()).isTrue();
            assertThat(result.at("/runs/0/seconds").size()).isGreaterThanOrEqualTo(2);
            assertThat(result.at("/runs/0/arrived").asLong()).isGreaterThan(3_000);
            assertThat(result.at("/runs/0/lost").isNull()).isTrue();
            assertThat(Files.readString(output))
                    .contains(
                            "To go on: ./wirespeed lab sustained --resume " + out,
                            "Interrupted. Report of what was measured: ");
            assertThat(out.resolve("sustained.html")).isNotEmptyFile();
        } finally {
            lab.destroyForcibly();
        }
    }

    private static long lastOf(Path ranges) throws IOException {
        return ReceivedRanges.read(ranges).ranges().stream()
                .mapToLong(range -> range.last())
                .max()
                .orElse(0);
    }

    private void assertFails(String message, String option) {
        String[] arguments = {"lab", "sustained", option};
        commands.assertFails(message, arguments);
    }
}
