package dev.wirespeed.lab.find;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A recording on another JVM, started and stopped from outside. It is bounded in size, and ends by itself if nobody stops
 * it, so that nothing is left running when this process is killed.
 *
 * <p>Frames are recorded deeper than usual where that is safe. {@code JFR.configure stackdepth=…} kills a JVM of JDK 17 that
 * has already recorded; one that has not says that its repository is {@code N/A}, and only such a one is told.
 */
public final class FlightRecording implements AutoCloseable {

    private static final int DEPTH = 256;
    private static final int GRACE_SECONDS = 30;
    private static final int MEGABYTES = 64;
    private static final int CHUNK_MEGABYTES = 12;
    private static final String SETTINGS = "find.jfc";
    private static final String FILE = "find.jfr";
    private static final Pattern NOT_INITIALISED = Pattern.compile("(?m)^Repository path: N/A\\s*$");
    private static final Pattern STACK_DEPTH = Pattern.compile("(?m)^Stack depth: (\\d+)");

    private final long pid;
    private final Jcmd jcmd;
    private final SharedFolder folder;
    private final String name = "wirespeed-find-" + UUID.randomUUID().toString().substring(0, 8);
    private final int feature;
    private final List<String> notes = new ArrayList<>();
    private @Nullable AttachedAgent agent;
    private boolean counted;
    private int depth;
    private boolean running;

    private FlightRecording(long pid, Jcmd jcmd, SharedFolder folder, int feature) {
        this.pid = pid;
        this.jcmd = jcmd;
        this.folder = folder;
        this.feature = feature;
    }

    /**
     * Starts to record.
     *
     * @throws LabException if that is not possible, with the reason
     */
    public static FlightRecording start(long pid, RecordingPlan plan) {
        Processes.requireJvm(pid);
        Jcmd jcmd = new Jcmd(pid);
        int feature = Jvms.feature(jcmd.run("VM.version"));
        FlightRecording recording = new FlightRecording(pid, jcmd, SharedFolder.with(pid), feature);
        try {
            recording.start(plan);
            return recording;
        } catch (LabException e) {
            recording.close();
            throw e;
        }
    }

    private void start(RecordingPlan plan) {
        if (plan.agent() != null) {
            agent = AttachedAgent.to(pid, jcmd, folder, plan.agent());
            counted = agent.isThere();
        }
        String configuration = jcmd.run("JFR.configure");
        depth = depth(configuration);
        if (NOT_INITIALISED.matcher(configuration).find() && depth < DEPTH) {
            jcmd.run("JFR.configure", "stackdepth=" + DEPTH);
            depth = DEPTH;
        }
        try {
            Files.writeString(folder.here(SETTINGS), RecordingSettings.text(Set.of(samples()), handlers(plan)));
        } catch (IOException e) {
            throw new LabException("cannot write " + folder.here(SETTINGS) + ": " + e.getMessage());
        }
        String answer = jcmd.run(
                "JFR.start",
                "name=" + name,
                "settings=" + folder.there(SETTINGS),
                "filename=" + folder.there(FILE),
                "maxsize=" + MEGABYTES + "m",
                "dumponexit=true",
                "duration=" + (plan.seconds() + GRACE_SECONDS) + "s");
        running = answer.contains("Started recording");
        if (!running) {
            throw new LabException("process " + pid + " does not record: "
                    + answer.lines().skip(1).findFirst().orElse(""));
        }
    }

    /** Which methods are to be traced; empty for none. */
    private String handlers(RecordingPlan plan) {
        if (plan.endpoints() == null) {
            return "";
        }
        if (feature < Notes.TRACES_METHODS) {
            notes.add("No endpoints: JDK " + Notes.TRACES_METHODS + " and later can trace handlers, and process " + pid
                    + " runs on JDK " + feature + ".");
            return "";
        }
        return plan.handlers();
    }

    private RecordingSettings.Samples samples() {
        return feature >= Notes.SAMPLES_CPU_TIME && isLinux()
                ? RecordingSettings.Samples.BY_CPU_TIME
                : RecordingSettings.Samples.OF_JAVA_CODE;
    }

    private static int depth(String configuration) {
        Matcher found = STACK_DEPTH.matcher(configuration);
        return found.find() ? Integer.parseInt(found.group(1)) : 0;
    }

    private static boolean isLinux() {
        return System.getProperty("os.name", "").startsWith("Linux");
    }

    /** How many frames of a stack are recorded; 0 if the JVM does not say. */
    public int depth() {
        return depth;
    }

    /** The target's JDK; 0 if it does not say. */
    public int feature() {
        return feature;
    }

    /** What is to be known of how it was recorded, in one line each. */
    public List<String> notes() {
        return Stream.concat(notes.stream(), agent == null ? Stream.empty() : agent.notes().stream())
                .toList();
    }

    /** The jars and folders of its class path that can be read from here; none if it has ended. */
    public List<Path> classFiles() {
        return isAlive() ? ClassFiles.of(jcmd, folder) : List.of();
    }

    /** Whether an agent counts meanwhile. */
    public boolean isCounted() {
        return counted;
    }

    public boolean isAlive() {
        return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
    }

    /**
     * Stops it, and leaves what was recorded in a file.
     *
     * @return whether the process still ran; what a process leaves that ends in good order is a whole recording
     * @throws LabException if nothing is left
     */
    public boolean stop(Path file) {
        Optional<LabException> problem = stopped();
        Path recorded = folder.here(FILE);
        try {
            if (!Files.exists(recorded) || Files.size(recorded) == 0) {
                throw problem.orElseGet(() -> new LabException("process " + pid + " left no recording"));
            }
            Files.copy(recorded, file, StandardCopyOption.REPLACE_EXISTING);
            if (Files.size(file) >> 20 >= MEGABYTES - CHUNK_MEGABYTES) {
                notes.add("The recording has reached its bound of " + MEGABYTES
                        + " MB, so that its beginning may be missing. Record for a shorter time.");
            }
            return problem.isEmpty();
        } catch (IOException e) {
            throw new LabException("cannot write " + file + ": " + e.getMessage());
        }
    }

    private Optional<LabException> stopped() {
        running = false;
        if (!isAlive()) {
            return Optional.of(
                    new LabException("process " + pid + " has ended before it could be asked what it recorded"));
        }
        try {
            jcmd.run("JFR.stop", "name=" + name);
            return Optional.empty();
        } catch (LabException e) {
            return Optional.of(e);
        } finally {
            stopAgent();
        }
    }

    private void stopAgent() {
        if (agent != null && isAlive()) {
            agent.stop();
        }
    }

    /** Stops it if nobody has, and removes what is temporary. */
    @Override
    public void close() {
        if (running) {
            stopped();
        }
        stopAgent();
        folder.close();
    }
}
