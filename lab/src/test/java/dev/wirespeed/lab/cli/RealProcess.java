package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The command line in a process of its own, which can be sent signals. */
final class RealProcess {

    private RealProcess() {}

    static void assumeSignals() {
        assumeTrue(
                Files.isExecutable(Path.of("/usr/bin/env")) && Files.isDirectory(Path.of("/proc")),
                "skipped: signals are sent as Linux knows them");
    }

    /** With {@code env}, since a process that ignores the signal, as one in the background does, hands that on. */
    static Process start(List<String> jvmArguments, Stream<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                "/usr/bin/env",
                "--default-signal=INT",
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1"));
        command.addAll(jvmArguments);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "dev.wirespeed.lab.cli.Main"));
        arguments.forEach(command::add);
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    static void signal(String name, long process) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("kill", "-" + name, "" + process).start().waitFor())
                .isZero();
    }

    /** The first line that starts so; all until then are kept. */
    static String readUntil(BufferedReader output, List<String> lines, String start) throws IOException {
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            lines.add(line);
            if (line.startsWith(start)) {
                return line;
            }
        }
        throw new AssertionError("no line starts with " + start + ": " + lines);
    }
}
