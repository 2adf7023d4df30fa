package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;
import org.jspecify.annotations.Nullable;

/**
 * Which part of its CPU a service spends in conversions, as a sampling profiler sees it: JFR's {@code jdk.CPUTimeSample}, which
 * takes a stack for every 4 ms of CPU that a thread has used. The same recording has the meter's events, with the CPU time of
 * some conversions.
 */
final class Profiler {

    private static final String SAMPLE = "jdk.CPUTimeSample";
    private static final String CONVERSION = "wirespeed.Conversion";
    private static final String NAME = "wirespeed-store";
    static final Duration PERIOD = Duration.ofMillis(4);
    private static final int PATIENCE_SECONDS = 60;

    private static final String CONVERTERS = "org.springframework.http.converter.";

    /** Its readers and writers wait for the network, too; encoders and decoders do not. */
    private static final Pattern CODECS = Pattern.compile("org\\.springframework\\.http\\.codec\\..*(Encoder|Decoder)");

    /** What Tomcat does with the bytes; Netty's part is no part of a conversion. */
    private static final List<String> SOCKETS = List.of("org.apache.catalina.connector.", "org.apache.coyote.");

    private static final String METER = "dev.wirespeed.spring.";

    private static final List<String> JDK = List.of("java.", "jdk.", "sun.");

    /** What the meter calls: libraries, and of Spring and Tomcat what answers about a message. */
    private static final List<String> CALLED_BY_METER = List.of(
            "io.micrometer.core.",
            "org.HdrHistogram.",
            "org.apache.catalina.connector.Request",
            "org.springframework.core.ResolvableType",
            "org.springframework.http.HttpHeaders",
            "org.springframework.http.MediaType",
            "org.springframework.util.",
            "org.springframework.web.util.");

    /** Nothing else in the store wraps requests or responses. */
    private static final Pattern METER_WRAPPERS = Pattern.compile("jakarta\\.servlet\\..*Wrapper");

    private Profiler() {}

    /** What a stack was taken in. */
    enum Part {
        CONVERSION,
        /** What Tomcat does with the bytes of a conversion, while that goes on. */
        OUTPUT,
        OTHER
    }

    /**
     * Stacks of a while, one for every period of CPU.
     *
     * @param all with a stack
     * @param conversions those of them that converted
     * @param outputs those in a conversion's output
     * @param meter those in which the meter itself is at work
     * @param cpuSeconds of all conversions with their output, by the mean of those that the meter measured; null if there are none
     */
    record Samples(
            long all,
            long conversions,
            long outputs,
            long meter,
            @Nullable Double cpuSeconds) {}

    /**
     * Profiles while something runs.
     *
     * @param pattern of the paths whose conversions count
     * @param before runs with the profiler on, and does not count: the JVM compiles anew what now has events in it
     */
    static Samples during(ProcessHandle service, String pattern, Path folder, Runnable before, Runnable work) {
        Path recording = folder.resolve("profile-" + service.pid() + ".jfr");
        String setting = "+" + SAMPLE; // without the sign only what a file of settings has can be set
        jcmd(
                service,
                "JFR.start",
                "name=" + NAME,
                "settings=none",
                setting + "#enabled=true",
                setting + "#throttle=" + PERIOD.toMillis() + "ms",
                "+" + CONVERSION + "#enabled=true");
        Instant begin;
        Instant end;
        try {
            before.run();
            begin = Instant.now();
            work.run();
            end = Instant.now();
        } finally {
            jcmd(service, "JFR.stop", "name=" + NAME, "filename=" + recording.toAbsolutePath());
        }
        try {
            return samples(recording, pattern, begin, end);
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

    private static Samples samples(Path recording, String pattern, Instant begin, Instant end) {
        Map<Part, Long> parts = new EnumMap<>(Part.class);
        LongSummaryStatistics measured = new LongSummaryStatistics();
        long meter = 0;
        long converted = 0;
        try (RecordingFile file = new RecordingFile(recording)) {
            while (file.hasMoreEvents()) {
                RecordedEvent event = file.readEvent();
                if (event.getStartTime().isBefore(begin) || event.getStartTime().isAfter(end)) {
                    continue;
                }
                String type = event.getEventType().getName();
                if (type.equals(SAMPLE) && event.getStackTrace() != null) {
                    List<String> classes = classes(event);
                    parts.merge(part(classes), periods(event), Long::sum);
                    meter += isMeter(classes) ? periods(event) : 0;
                } else if (type.equals(CONVERSION) && event.getString("uri").equals(pattern)) {
                    converted++;
                    if (event.getLong("cpuTime") >= 0) {
                        measured.accept(event.getLong("cpuTime"));
                    }
                }
            }
        } catch (IOException e) {
            throw new LabException("the service's profile can't be read: " + e.getMessage());
        }
        long all = parts.values().stream().mapToLong(Long::longValue).sum();
        if (all == 0) {
            throw new LabException("the service's profile has no samples; JFR takes them by CPU time on Linux alone");
        }
        return new Samples(
                all,
                parts.getOrDefault(Part.CONVERSION, 0L),
                parts.getOrDefault(Part.OUTPUT, 0L),
                meter,
                measured.getCount() == 0 ? null : measured.getAverage() * converted / 1e9);
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
     * Whether a converter is at work, or the socket that it writes to.
     *
     * @param classes of a stack, the innermost first
     */
    static Part part(List<String> classes) {
        boolean isOutput = false;
        for (String each : classes) {
            if (each.startsWith(CONVERTERS) || CODECS.matcher(each).matches()) {
                return isOutput ? Part.OUTPUT : Part.CONVERSION;
            }
            isOutput |= SOCKETS.stream().anyMatch(each::startsWith);
        }
        return Part.OTHER;
    }

    /**
     * Whether the meter itself is at work, rather than what it has around it.
     *
     * @param classes of a stack, the innermost first
     */
    static boolean isMeter(List<String> classes) {
        List<String> libraries =
                classes.stream().dropWhile(each -> isOf(JDK, each)).toList();
        if (!libraries.isEmpty() && METER_WRAPPERS.matcher(libraries.getFirst()).matches()) {
            return true;
        }
        return libraries.stream()
                .filter(each -> !isOf(JDK, each) && !isOf(CALLED_BY_METER, each))
                .findFirst()
                .filter(each -> each.startsWith(METER))
                .isPresent();
    }

    private static boolean isOf(List<String> packages, String type) {
        return packages.stream().anyMatch(type::startsWith);
    }

    private static void delete(Path recording) {
        try {
            Files.deleteIfExists(recording);
        } catch (IOException e) {
            throw new LabException("cannot delete " + recording + ": " + e.getMessage());
        }
    }
}
