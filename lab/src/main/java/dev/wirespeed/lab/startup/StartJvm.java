package dev.wirespeed.lab.startup;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.agreement.Agreement;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Starts a JVM for one document. */
final class StartJvm {

    private static final String MAIN = "dev.wirespeed.lab.fork.StartMain";
    private static final int LIMIT_SECONDS = 60;

    private final Path java;
    private final Path errors;
    private final byte[] document;

    /**
     * One for a JDK.
     *
     * @param errors the file for what a JVM complains about
     * @param document what all have to write, in whatever order of properties
     */
    StartJvm(Path java, Path errors, byte[] document) {
        this.java = java;
        this.errors = errors;
        this.document = document;
    }

    /**
     * Starts a JVM, waits for its document and the rest, and ends it.
     *
     * @param flags more flags for the JVM
     */
    Start start(Starter starter, int round, String classPath, List<String> flags) {
        List<String> command = new ArrayList<>(List.of(java.toString()));
        command.addAll(starter.jvmArguments());
        command.addAll(flags);
        command.addAll(List.of("-cp", classPath, MAIN));
        command.addAll(starter.arguments());
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(errors.toFile());
        try {
            long began = System.nanoTime();
            return told(builder.start(), began, starter, round);
        } catch (IOException e) {
            throw new LabException("a JVM could not be started: " + e.getMessage());
        }
    }

    private Start told(Process process, long began, Starter starter, int round) throws IOException {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            String first = lines.readLine();
            double millis = millis(System.nanoTime() - began);
            String main = lines.readLine();
            String read = lines.readLine();
            Duration cpu = process.info().totalCpuDuration().orElse(Duration.ZERO);
            process.getOutputStream().close();
            if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS) || first == null || main == null || read == null) {
                throw new LabException(starter.id() + " did not start up: " + lastError());
            }
            check(starter, first);
            return new Start(
                    round,
                    starter.id(),
                    millis,
                    millis(Long.parseLong(main)),
                    millis(Long.parseLong(read)),
                    millis(cpu.toNanos()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LabException("interrupted");
        } finally {
            process.destroyForcibly();
        }
    }

    private static double millis(long nanos) {
        return nanos / 1e6;
    }

    private void check(Starter starter, String first) {
        String difference =
                starter.isFloor() ? null : Agreement.compare(document, first.getBytes(StandardCharsets.UTF_8));
        if (difference != null) {
            throw new LabException(starter.id() + " " + difference);
        }
    }

    /** The last line that tells something, which is the exception and not where it comes from. */
    private String lastError() throws IOException {
        return new String(Files.readAllBytes(errors), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("\t"))
                .reduce((ignored, last) -> last)
                .orElse("it said nothing");
    }
}
