package dev.wirespeed.lab.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs a JVM to its end. */
final class ChildJvm {

    /** What a JVM ends with on SIGHUP, SIGINT (Ctrl-C) and SIGTERM. */
    private static final Set<Integer> STOPPED = Set.of(128 + 1, 128 + 2, 128 + 15);

    private static final Pattern HELPER_STOPPED = Pattern.compile("spawn helper: pid: \\d+, signal: (\\d{1,3})");

    private ChildJvm() {}

    /**
     * Starts a JVM and waits.
     *
     * @param output where all that it prints goes
     * @return its exit status
     * @throws ForkStoppedException if a signal stopped it
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
            throw notStarted(String.valueOf(e.getMessage()));
        }
    }

    /** A signal may also meet the JDK's helper, in the moment before that becomes the JVM. */
    static ForkFailedException notStarted(String reason) {
        Matcher signal = HELPER_STOPPED.matcher(reason);
        return signal.find() && STOPPED.contains(128 + Integer.parseInt(signal.group(1)))
                ? new ForkStoppedException()
                : new ForkFailedException("it could not be started: " + reason);
    }

    /** Leaves other exit statuses as they are. */
    static int requireNotStopped(int status) throws ForkStoppedException {
        if (STOPPED.contains(status)) {
            throw new ForkStoppedException();
        }
        return status;
    }

    private static int waitFor(Process process, long limit, TimeUnit unit) throws ForkFailedException {
        try {
            if (process.waitFor(limit, unit)) {
                return requireNotStopped(process.exitValue());
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
