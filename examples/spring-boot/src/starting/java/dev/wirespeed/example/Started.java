package dev.wirespeed.example;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An application in a process of its own, started as its users start it. */
final class Started implements AutoCloseable {
    private static final Pattern PORT = Pattern.compile("Tomcat started on port (\\d+)");
    private static final Pattern SECONDS = Pattern.compile("Started \\S+ in .* \\(process running for ([\\d.]+)\\)");
    private static final Duration LONGEST = Duration.ofMinutes(3);

    private final Process process;
    private final List<String> log = new CopyOnWriteArrayList<>();
    private final HttpClient client = HttpClient.newHttpClient();

    /** @param flags more flags for its JVM */
    Started(Path jar, String... flags) throws IOException {
        List<String> command = new ArrayList<>(
                List.of(ProcessHandle.current().info().command().orElse("java"), "-Xmx512m"));
        command.addAll(List.of(flags));
        command.addAll(List.of("-jar", jar.toString(), "--server.port=0", "--server.address=127.0.0.1"));
        process = new ProcessBuilder(command).redirectErrorStream(true).start();
        Thread reading = new Thread(this::read);
        reading.setDaemon(true);
        reading.start();
    }

    private void read() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                log.add(line);
            }
        } catch (IOException e) {
            log.add(e.toString());
        }
    }

    String answer(Request request) throws IOException, InterruptedException {
        return request.answer(client, found(PORT));
    }

    /** How long it took from the start of the process until the application was ready, as it says itself. */
    double seconds() throws InterruptedException {
        return Double.parseDouble(found(SECONDS));
    }

    /** What codecs do in it, as it says itself. */
    String report() throws InterruptedException {
        return found(Pattern.compile("(codecs (write|do nothing).*)"));
    }

    /** Waits for a line in the log. */
    private String found(Pattern pattern) throws InterruptedException {
        Instant end = Instant.now().plus(LONGEST);
        while (Instant.now().isBefore(end)) {
            boolean ended = !process.isAlive();
            for (String line : log) {
                Matcher matcher = pattern.matcher(line);
                if (matcher.find()) {
                    return matcher.group(1);
                }
            }
            if (ended) {
                break;
            }
            Thread.sleep(20);
        }
        throw new AssertionError("no " + pattern + " in " + String.join("\n", log));
    }

    @Override
    public void close() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }
}
