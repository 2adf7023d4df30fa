package dev.wirespeed.lab.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a JVM to its end. */
final class ChildJvm {

    private ChildJvm() {}

    /**
     * Starts a JVM and waits.
     *
     * @param output where all that it prints goes
     * @return its exit status
     */
    static int run(List<String> command, Path output, long limit, TimeUnit unit) throws ForkFailedException {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            process.getOutputStream().close();
            return waitFor(process, limit, unit);
        } catch (IOException e) {
            throw new ForkFailedException("it could not be started: " + e.getMessage());
        }
    }

    private static int waitFor(Process process, long limit, TimeUnit unit) throws ForkFailedException {
        try {
            if (process.waitFor(limit, unit)) {
                return process.exitValue();
            }
            throw new ForkFailedException("it was stopped: it took longer than " + unit.toSeconds(limit) + " s");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ForkFailedException("interrupted");
        } finally {
            process.destroyForcibly();
        }
    }

    /** Stops every JVM that this one started. */
    static void stopAll() {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    }
}
