package dev.wirespeed.lab.find;

import dev.wirespeed.lab.LabException;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;
import org.jspecify.annotations.Nullable;

/** What a recording says, event by event. */
final class Recorded {

    /** What works for the recording itself. */
    private static final Set<String> OWN_THREADS = Set.of(
            "Attach Listener",
            "JFR Periodic Tasks",
            "JFR Recorder Thread",
            "JFR Shutdown Hook",
            "JFR Recording Scheduler");

    /** Samples of one kind: a stack, and how often it was seen. */
    static final class Samples {
        final Map<Stack.Seen, Double> weights = new HashMap<>();
        final Map<Stack.Seen, Long> counts = new HashMap<>();
        private long walked;
        private long notWalked;
        private double notWalkedWeight;

        private void add(Stack.@Nullable Seen seen, double weight) {
            if (seen == null) {
                notWalked++;
                notWalkedWeight += weight;
            } else {
                walked++;
                weights.merge(seen, weight, Double::sum);
                counts.merge(seen, 1L, Long::sum);
            }
        }

        boolean isEmpty() {
            return walked == 0;
        }

        long notWalked() {
            return notWalked;
        }

        double notWalkedWeight() {
            return notWalkedWeight;
        }
    }

    private final Stacks stacks = new Stacks();
    private final Samples byTime = new Samples();
    private final Samples byExecution = new Samples();
    private final Allocations allocations = new Allocations();
    private final ThreadLoads loads = new ThreadLoads();
    private final Periods periods = new Periods();
    private final Counters counters = new Counters();
    private final Path file;

    /** Those that are known before anything is read. */
    private final Handlers handlers;

    private final Handlers calls = new Handlers();
    private Instant first = Instant.MAX;
    private Instant last = Instant.MIN;
    private double jvmLoads;
    private int jvmLoadCount;
    private double lostSeconds;
    private double period = 0.01;
    private int hardwareThreads;
    private int containerProcessors;
    private String main = "";
    private String jvm = "";
    private long pid;
    private @Nullable Instant start;

    /** When events were switched on first, by their ids. */
    private final Map<Long, Instant> settings = new HashMap<>();

    private long conversions = -1;
    private long threadLoads = -1;
    private boolean isTraced;

    private Recorded(Path file, Handlers handlers) {
        this.file = file;
        this.handlers = handlers;
    }

    /** Reads a file to its end, or says in one line why that can't be done; again if it has calls of handlers, which can be anywhere in it. */
    static Recorded read(Path file) {
        Recorded recorded = read(file, new Handlers());
        return recorded.calls.isEmpty() ? recorded : read(file, recorded.calls);
    }

    private static Recorded read(Path file, Handlers handlers) {
        if (!Files.isRegularFile(file)) {
            throw new LabException("there is no file " + file);
        }
        Recorded recorded = new Recorded(file, handlers);
        try (RecordingFile events = new RecordingFile(file)) {
            while (events.hasMoreEvents()) {
                recorded.add(events.readEvent());
            }
        } catch (AccessDeniedException e) {
            throw new LabException("cannot read " + file + ": permission denied");
        } catch (EOFException e) {
            throw new LabException(file + " is cut off: a recording whose JVM did not end it?");
        } catch (IOException e) {
            throw new LabException(file + " is no recording of Flight Recorder that can be read: " + e.getMessage());
        } catch (RuntimeException e) { // the parser meets whatever bytes there are
            throw new LabException(file + " is damaged, or cut off: " + e);
        }
        Instant known = recorded.settings.get(recorded.conversions);
        if (known != null) {
            recorded.counters.known(known);
        }
        return recorded;
    }

    private void add(RecordedEvent event) {
        switch (event.getEventType().getName()) {
            case "jdk.CPUTimeSample" -> cpuTime(event);
            case "jdk.CPUTimeSamplesLost" -> lostSeconds += event.getLong("lostSamples") * period;
            case "jdk.ExecutionSample" -> sample(byExecution, event, event.getThread("sampledThread"), 1);
            case "jdk.ObjectAllocationSample" -> allocation(event);
            case "jdk.ThreadCPULoad" -> threadLoad(event);
            case "jdk.ThreadStart" -> started(event);
            case "jdk.CPULoad" -> jvmLoad(event);
            case "jdk.CPUInformation" -> hardwareThreads = event.getInt("hwThreads");
            case "jdk.ContainerConfiguration" -> containerProcessors = (int) event.getLong("effectiveCpuCount");
            case "jdk.JVMInformation" -> information(event);
            case Counters.EVENT -> counted(event);
            case "jdk.ActiveSetting" -> setting(event);
            case "jdk.MethodTrace" -> call(event);
            default -> {
                return;
            }
        }
        first = event.getStartTime().isBefore(first) ? event.getStartTime() : first;
        last = event.getEndTime().isAfter(last) ? event.getEndTime() : last;
    }

    private void cpuTime(RecordedEvent event) {
        period = event.getDuration("samplingPeriod").toNanos() / 1e9;
        sample(byTime, event, event.getThread(), period);
    }

    private void sample(Samples samples, RecordedEvent event, @Nullable RecordedThread thread, double weight) {
        if (thread == null || !OWN_THREADS.contains(String.valueOf(thread.getJavaName()))) {
            Stack.Seen seen = stacks.seen(event.getStackTrace());
            samples.add(thread == null ? seen : handlers.called(seen, thread.getId(), event.getStartTime()), weight);
        }
    }

    private void allocation(RecordedEvent event) {
        RecordedThread thread = event.getThread();
        if (thread == null || OWN_THREADS.contains(String.valueOf(thread.getJavaName()))) {
            return;
        }
        Allocations.Sample sample = new Allocations.Sample(
                handlers.called(stacks.seen(event.getStackTrace()), thread.getId(), event.getStartTime()),
                event.getLong("weight"));
        if (thread.isVirtual()) {
            allocations.addVirtual(sample);
        } else {
            allocations.add(thread.getId(), event.getStartTime(), sample);
        }
    }

    private void threadLoad(RecordedEvent event) {
        RecordedThread thread = event.getThread();
        threadLoads = event.getEventType().getId();
        if (thread != null && runsJava(String.valueOf(thread.getJavaName()))) {
            loads.add(thread.getId(), event.getStartTime(), (double) event.getFloat("user") + event.getFloat("system"));
        }
    }

    /** Whether a thread is sampled: the JVM's compilers have names and loads as Java threads have. */
    static boolean runsJava(String thread) {
        return !OWN_THREADS.contains(thread) && !thread.contains("CompilerThread") && !thread.equals("Sweeper thread");
    }

    private void started(RecordedEvent event) {
        RecordedThread thread = event.getThread("thread");
        if (thread != null) {
            loads.started(thread.getId(), event.getStartTime());
        }
    }

    /** The first event of a JVM comes before it has anything to compare with. */
    private void jvmLoad(RecordedEvent event) {
        double part = (double) event.getFloat("jvmUser") + event.getFloat("jvmSystem");
        if (part > 0) {
            jvmLoads += part;
            jvmLoadCount++;
        }
    }

    private void information(RecordedEvent event) {
        jvm = event.getString("jvmVersion") == null ? "" : event.getString("jvmVersion");
        main = Names.main(event.getString("javaArguments"));
        pid = event.getLong("pid");
        start = event.getInstant("jvmStartTime");
    }

    private void setting(RecordedEvent event) {
        settings.merge(event.getLong("id"), event.getStartTime(), Recorded::earlier);
        if (event.getString("name").equals("period")) {
            periods.add(event.getLong("id"), event.getString("value"));
        }
        isTraced |= event.getString("name").equals("filter")
                && !event.getString("value").isBlank();
    }

    private void call(RecordedEvent event) {
        RecordedThread thread = event.getThread();
        RecordedMethod method = event.getValue("method");
        if (thread != null && handlers.isEmpty() && !method.getName().startsWith("<")) {
            Frame frame = Frame.of(method.getType().getName(), method.getName());
            calls.add(thread.getId(), event.getStartTime(), event.getEndTime(), frame.name());
        }
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }

    private void counted(RecordedEvent event) {
        conversions = event.getEventType().getId();
        counters.add(
                new Counters.Key(
                        event.getString("library"),
                        event.getString("direction"),
                        event.getString("rootType"),
                        event.getString("caller")),
                new Counters.Counted(
                        event.getEndTime(),
                        event.getLong("count"),
                        event.getLong("failures"),
                        Math.max(0, event.getLong("bytes")),
                        sized(event),
                        event.getLong("wallNanos"),
                        event.getLong("timed"),
                        event.getLong("cpuNanos"),
                        event.getLong("cpuTimed")));
    }

    /** How many conversions the bytes are of: the agent says, or knows either all or none. */
    private static long sized(RecordedEvent event) {
        return event.hasField("sized")
                ? event.getLong("sized")
                : event.getLong("bytes") < 0 ? 0 : event.getLong("count");
    }

    Path file() {
        return file;
    }

    String main() {
        return main;
    }

    String jvm() {
        return jvm;
    }

    long pid() {
        return pid;
    }

    /** Of the first event that says anything; now if there is none. */
    Instant first() {
        return first.isAfter(last) ? Instant.now() : first;
    }

    /** How long the JVM had run before; long if the recording does not say. */
    Duration age() {
        return start == null ? ChronoUnit.FOREVER.getDuration() : Duration.between(start, first());
    }

    double seconds() {
        return first.isAfter(last) ? 0 : Duration.between(first, last).toNanos() / 1e9;
    }

    Samples byTime() {
        return byTime;
    }

    Samples byExecution() {
        return byExecution;
    }

    /** What samples stand for that were taken, but not kept. */
    double lostSeconds() {
        return lostSeconds;
    }

    Allocations allocations() {
        return allocations;
    }

    ThreadLoads loads() {
        return loads;
    }

    /** Whether callers are handlers where frameworks have something converted. */
    boolean hasHandlers() {
        return !handlers.isEmpty();
    }

    /** Whether calls of some methods were to be recorded. */
    boolean isTraced() {
        return isTraced;
    }

    Counters counters() {
        return counters;
    }

    /** Those that the JVM may use; 0 if the recording does not say. */
    int processors() {
        return containerProcessors > 0 ? containerProcessors : hardwareThreads;
    }

    /** Cores that the JVM kept busy, which is told as part of all that the machine has. */
    @Nullable
    Double jvmCores() {
        return jvmLoadCount == 0 || hardwareThreads == 0 ? null : jvmLoads / jvmLoadCount * hardwareThreads;
    }

    @Nullable
    Double javaCores() {
        OptionalDouble mean = loads.mean(periods.of(threadLoads));
        return processors() == 0 || mean.isEmpty() ? null : mean.getAsDouble() * processors();
    }
}
