package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/**
 * Which part of its CPU a service spends in conversions, as a sampling profiler sees it: JFR's {@code jdk.CPUTimeSample}, which
 * takes a stack for every 4 ms of CPU that a thread has used.
 */
final class Profiler {

    private static final String SAMPLE = "jdk.CPUTimeSample";
    private static final String NAME = "wirespeed-store";
    static final Duration PERIOD = Duration.ofMillis(4);
    private static final int PATIENCE_SECONDS = 60;

    private static final String CONVERTERS = "org.springframework.http.converter.";

    /** Its readers and writers wait for the network, too; encoders and decoders do not. */
    private static final Pattern CODECS = Pattern.compile("org\\.springframework\\.http\\.codec\\..*(Encoder|Decoder)");

    /** What Tomcat does with the bytes; Netty's part is no part of a conversion. */
    private static final List<String> SOCKETS = List.of("org.apache.catalina.connector.", "org.apache.coyote.");

    private Profiler() {}

    /**
     * Stacks of a while, one for every period of CPU.
     *
     * @param all with a stack
     * @param conversions those of them that converted
     */
    record Samples(long all, long conversions) {}

    /** Profiles while something runs. */
    static Samples during(ProcessHandle service, Path folder, Runnable work) {
        Path recording = folder.resolve("profile-" + service.pid() + ".jfr");
        String setting = "+" + SAMPLE; // without the sign only what a file of settings has can be set
        jcmd(
                service,
                "JFR.start",
                "name=" + NAME,
                "settings=none",
                setting + "#enabled=true",
                setting + "#throttle=" + PERIOD.toMillis() + "ms");
        Instant begin;
        Instant end;
        try {
            begin = Instant.now();
            work.run();
            end = Instant.now();
        } finally {
            jcmd(service, "JFR.stop", "name=" + NAME, "filename=" + recording.toAbsolutePath());
        }
        try {
            return samples(recording, begin, end);
        } finally {
            delete(recording);
        }
    }

    private static void jcmd(ProcessHandle service, String... command) {
        List<String> all = Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "jcmd")
                                        .toString(),
                                "" + service.pid()),
                        Stream.of(command))
                .toList();
        try {
            Process process = new ProcessBuilder(all)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
                throw new LabException("the service can't be profiled: " + String.join(" ", all) + " failed");
            }
        } catch (IOException e) {
            throw new LabException("the service can't be profiled: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LabException("interrupted");
        }
    }

    private static Samples samples(Path recording, Instant begin, Instant end) {
        long all = 0;
        long conversions = 0;
        try (RecordingFile file = new RecordingFile(recording)) {
            while (file.hasMoreEvents()) {
                RecordedEvent event = file.readEvent();
                if (event.getEventType().getName().equals(SAMPLE)
                        && event.getStackTrace() != null
                        && event.getStartTime().isAfter(begin)
                        && event.getStartTime().isBefore(end)) {
                    long periods = periods(event);
                    all += periods;
                    conversions += isConversion(classes(event)) ? periods : 0;
                }
            }
        } catch (IOException e) {
            throw new LabException("the service's profile can't be read: " + e.getMessage());
        }
        if (all == 0) {
            throw new LabException("the service's profile has no samples; JFR takes them by CPU time on Linux alone");
        }
        return new Samples(all, conversions);
    }

    /** A sample stands for more than one where none could be taken for a while, as in the kernel. */
    private static long periods(RecordedEvent sample) {
        return Math.max(
                1, Math.round((double) sample.getDuration("samplingPeriod").toNanos() / PERIOD.toNanos()));
    }

    private static List<String> classes(RecordedEvent sample) {
        return sample.getStackTrace().getFrames().stream()
                .filter(RecordedFrame::isJavaFrame)
                .map(frame -> frame.getMethod().getType().getName())
                .toList();
    }

    /**
     * Whether a converter is at work, and not the socket that it writes to.
     *
     * @param classes of a stack, the innermost first
     */
    static boolean isConversion(List<String> classes) {
        for (String each : classes) {
            if (SOCKETS.stream().anyMatch(each::startsWith)) {
                return false;
            }
            if (each.startsWith(CONVERTERS) || CODECS.matcher(each).matches()) {
                return true;
            }
        }
        return false;
    }

    private static void delete(Path recording) {
        try {
            Files.deleteIfExists(recording);
        } catch (IOException e) {
            throw new LabException("cannot delete " + recording + ": " + e.getMessage());
        }
    }
}
