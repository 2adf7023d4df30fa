package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** The JVM that sends requests, pinned to a core of its own. It is the same one for a whole run. */
final class LoadProcess implements AutoCloseable {

    private final Process process;
    private final Writer orders;
    private final BufferedReader answers;

    private LoadProcess(Process process) {
        this.process = process;
        orders = process.outputWriter(StandardCharsets.UTF_8);
        answers = process.inputReader(StandardCharsets.UTF_8);
    }

    static LoadProcess start(int core, Path errors) {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xmx128m",
                "-cp",
                System.getProperty("java.class.path"),
                LoadMain.class.getName());
        try {
            return new LoadProcess(new ProcessBuilder(Cores.pinned(core, command))
                    .redirectError(errors.toFile())
                    .start());
        } catch (IOException e) {
            throw new LabException("the JVM that sends requests could not be started: " + e.getMessage());
        }
    }

    Answers run(LoadOrder order) {
        try {
            orders.write(order.line() + "\n");
            orders.flush();
            String answer = answers.readLine();
            if (answer == null) {
                throw new LabException("the JVM that sends requests has ended");
            }
            return Answers.parse(answer);
        } catch (IOException e) {
            throw new LabException("the JVM that sends requests does not answer: " + e.getMessage());
        }
    }

    ProcessHandle handle() {
        return process.toHandle();
    }

    @Override
    public void close() {
        process.destroy();
    }
}
