package dev.wirespeed.lab.find;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Sends commands to a JVM by the {@code jcmd} of the JDK that this runs on. */
final class Jcmd {

    private static final int PATIENCE_SECONDS = 30;

    private final long pid;

    Jcmd(long pid) {
        this.pid = pid;
    }

    /**
     * What the JVM answers.
     *
     * @throws LabException if it does not, or if it refuses
     */
    String run(String... command) {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                "-J-XX:TieredStopAtLevel=1",
                "-J-XX:+UseSerialGC",
                "" + pid));
        line.addAll(List.of(command));
        try {
            Path output = Files.createTempFile("wirespeed", ".jcmd");
            try {
                return run(line, output);
            } finally {
                Files.delete(output);
            }
        } catch (IOException e) {
            throw new LabException("jcmd can't be started: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LabException("interrupted");
        }
    }

    private String run(List<String> line, Path output) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(line)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            String answer = Files.readString(output, StandardCharsets.UTF_8);
            if (ended && process.exitValue() == 0) {
                return answer;
            }
            throw new LabException(ended ? reason(answer) : "process " + pid + " does not answer jcmd");
        } finally {
            process.destroyForcibly();
        }
    }

    private String reason(String answer) {
        if (ProcessHandle.of(pid).isEmpty()) {
            return "process " + pid + " has ended";
        }
        if (answer.contains("Unknown diagnostic command") || answer.contains("jdk.jfr not found")) {
            return "the JVM of process " + pid + " has no Flight Recorder";
        }
        if (answer.contains("AttachNotSupportedException")
                || answer.contains("AccessDenied")
                || answer.contains("not permitted")
                || answer.contains("Permission denied")) {
            return "process " + pid + " lets nobody attach: is it another user's, no HotSpot JVM, or started with"
                    + " -XX:+DisableAttachMechanism?";
        }
        return "process " + pid + " refuses: "
                + answer.lines()
                        .filter(said -> !said.startsWith(pid + ":") && !said.isBlank())
                        .findFirst()
                        .orElse("no reason given");
    }
}
