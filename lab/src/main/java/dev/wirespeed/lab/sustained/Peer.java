package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.stream.Line;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One of the two JVMs, and what it tells. */
final class Peer {

    private static final int PATIENCE_SECONDS = 5;

    private final Process process;
    private final Path errors;

    private Peer(Process process, Path errors) {
        this.process = process;
        this.errors = errors;
    }

    /**
     * News of a peer.
     *
     * @param line what it told; null if it has ended
     */
    record News(Peer from, @Nullable Line line) {}

    /**
     * Starts a JVM.
     *
     * @param errors the file for what it prints that is not a line
     * @param news where its lines go, then its end
     */
    static Peer start(List<String> command, Path errors, BlockingQueue<News> news) {
        try {
            Process process =
                    new ProcessBuilder(command).redirectError(errors.toFile()).start();
            Peer peer = new Peer(process, errors);
            Thread.ofPlatform().daemon().name("peer").start(() -> peer.read(news));
            return peer;
        } catch (IOException e) {
            throw new LabException("a JVM could not be started: " + e.getMessage());
        }
    }

    private void read(BlockingQueue<News> news) {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String text = lines.readLine(); text != null; text = lines.readLine()) {
                Line line = Line.parse(text);
                if (line != null) {
                    news.add(new News(this, line));
                }
            }
        } catch (IOException e) {
            // it was killed in the middle of a line
        } finally {
            news.add(new News(this, null));
        }
    }

    /** Kills it as the system's out-of-memory killer would: it gets no chance to clean up. */
    void kill() {
        process.destroyForcibly();
    }

    /** Lets it end by itself, and kills it if it doesn't. */
    void end() {
        try {
            process.getOutputStream().close();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                kill();
            }
        } catch (IOException e) {
            kill();
        } catch (InterruptedException e) {
            kill();
            Thread.currentThread().interrupt();
        }
    }

    /** How it ended, in words. */
    String ending() {
        try {
            int status = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) ? process.exitValue() : -1;
            return status > 128 ? "was killed by signal " + (status - 128) : "ended with status " + status;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "ended";
        }
    }

    /** The last line that it printed to its errors, or nothing. */
    String lastError() {
        try {
            return Files.readString(errors, StandardCharsets.ISO_8859_1)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("\tat "))
                    .reduce((ignored, last) -> last)
                    .map(line -> ": " + line.strip())
                    .orElse("");
        } catch (IOException e) {
            return "";
        }
    }
}
