package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.measure.OtherLoad;
import dev.wirespeed.lab.stream.Line;
import dev.wirespeed.lab.stream.ReceivedRanges;
import dev.wirespeed.lab.stream.ReceivedRanges.Noted;
import dev.wirespeed.lab.stream.ReceivedRanges.Range;
import dev.wirespeed.lab.stream.Vitals;
import dev.wirespeed.lab.sustained.Run.Alteration;
import dev.wirespeed.lab.sustained.Run.Event;
import dev.wirespeed.lab.sustained.Run.Second;
import dev.wirespeed.lab.sustained.Run.SecondLatency;
import dev.wirespeed.lab.sustained.Run.Side;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/** Puts what sender and receivers told, and what they left in files, together to what came of a run. */
final class Notes {

    private static final int MOST_ALTERATIONS = 10;

    private final Trial trial;
    private final Path folder;
    private final OtherLoad otherLoad = OtherLoad.watch();
    private final Map<Long, Line.Sent> sent = new TreeMap<>();
    private final Map<Long, Received> received = new TreeMap<>();
    private final Histogram latencies = new Histogram(3);
    private final List<Alteration> alterations = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private final List<ReceiverFiles> receivers = new ArrayList<>();
    private long start = Long.MIN_VALUE;
    private double senderUptime;
    private double clockError;
    private Line.@Nullable Ended end;
    private @Nullable String failure;

    /** What a second's receiver told of it. */
    private record Received(Line.Received line, ReceiverFiles files) {}

    /** What one receiver leaves behind. */
    private static final class ReceiverFiles {
        private final Path ranges;
        private final Path gcLog;
        private double uptime;

        ReceiverFiles(Path ranges, Path gcLog) {
            this.ranges = ranges;
            this.gcLog = gcLog;
        }
    }

    Notes(Trial trial, Path folder) {
        this.trial = trial;
        this.folder = folder;
    }

    Path log(String of) {
        return folder.resolve(trial.id() + "-" + of + ".log");
    }

    Path senderGcLog() {
        return log("sender-gc");
    }

    Path receiverGcLog() {
        return receivers.getLast().gcLog;
    }

    /** Gives the next receiver the file that it notes records in. */
    Path newReceiver() {
        String name = "receiver" + (receivers.isEmpty() ? "" : "-" + (receivers.size() + 1));
        Path ranges = folder.resolve(trial.id() + "-" + name + ".ranges");
        try {
            Files.deleteIfExists(ranges);
        } catch (IOException e) {
            throw new LabException("cannot write " + ranges + ": " + e.getMessage());
        }
        receivers.add(new ReceiverFiles(ranges, log(name + "-gc")));
        return ranges;
    }

    void senderStarted(Line.Started started) {
        start = System.nanoTime() + (long) (started.inMillis() * 1e6);
        senderUptime = started.uptimeMillis();
    }

    void receiverStarted(Line.Started started) {
        receivers.getLast().uptime = started.uptimeMillis();
    }

    void connected(Line.Connected line) {
        clockError = Math.max(clockError, line.errorNanos() / 1e3);
        if (receivers.size() > 1) {
            happened("the sender is connected with the new receiver");
        }
    }

    void disconnected(Line.Disconnected line) {
        events.add(new Event(rounded(line.atSeconds()), "the sender lost its connection"));
    }

    void sent(Line.Sent second) {
        sent.put(second.second(), second);
    }

    void received(Line.Received second) {
        received.put(second.second(), new Received(second, receivers.getLast()));
        latencies.add(Latencies.decoded(second.latencies()));
    }

    void altered(Line.Altered line) {
        if (alterations.size() < MOST_ALTERATIONS) {
            alterations.add(new Alteration(line.sequence(), line.difference()));
        }
    }

    void ended(Line.Ended line) {
        end = line;
    }

    void failed(String reason) {
        failure = failure == null ? reason : failure;
    }

    void happened(String what) {
        events.add(new Event(rounded(secondsSinceStart()), what));
    }

    boolean ended() {
        return end != null || failure != null;
    }

    /** Since the schedule's start; negative before it. */
    double secondsSinceStart() {
        return start == Long.MIN_VALUE ? -1 : (System.nanoTime() - start) / 1e9;
    }

    /** What came of it, after both JVMs have ended. */
    Run run(boolean interrupted) {
        List<Range> arrived = new ArrayList<>();
        long altered = 0;
        long duplicated = 0;
        for (ReceiverFiles files : receivers) {
            Noted noted = read(files.ranges);
            arrived.addAll(noted.ranges());
            altered += noted.altered();
            duplicated += noted.duplicated();
        }
        long sentInAll = end != null
                ? end.sent()
                : sent.values().stream().mapToLong(Line.Sent::records).sum();
        List<Range> lost = end == null ? List.of() : Losses.of(sentInAll, arrived);
        List<Second> seconds = seconds();
        Run run = new Run(
                trial,
                (long) trial.rate() * trial.seconds(),
                sentInAll,
                Losses.count(arrived),
                altered,
                duplicated,
                end == null ? null : Losses.count(lost),
                lost,
                List.copyOf(alterations),
                events.stream()
                        .sorted(Comparator.comparingDouble(Event::atSeconds))
                        .toList(),
                null,
                interrupted,
                clockError,
                otherLoad.rounded(),
                seconds.stream().mapToLong(Second::bytes).sum(),
                Latencies.of(latencies, Losses.count(arrived)),
                seconds);
        return Judgement.of(run, failure);
    }

    private static Noted read(Path ranges) {
        try {
            Noted noted = ReceivedRanges.read(ranges);
            Files.deleteIfExists(ranges);
            return noted;
        } catch (IOException e) {
            throw new LabException("cannot read " + ranges + ": " + e.getMessage());
        }
    }

    private List<Second> seconds() {
        GcLog senderLog = gcLog(senderGcLog());
        Map<Path, GcLog> receiverLogs = new HashMap<>();
        TreeMap<Long, Second> seconds = new TreeMap<>();
        Stream.concat(sent.keySet().stream(), received.keySet().stream())
                .distinct()
                .forEach(second -> {
                    Optional<Line.Sent> out = Optional.ofNullable(sent.get(second));
                    Optional<Received> in = Optional.ofNullable(received.get(second));
                    seconds.put(
                            second,
                            new Second(
                                    second,
                                    out.map(Line.Sent::records).orElse(0L),
                                    in.map(one -> one.line().verified()).orElse(0L),
                                    in.map(one -> one.line().bytes()).orElse(0L),
                                    out.map(Line.Sent::lagMicros).orElse(0L),
                                    in.map(one -> latency(one.line())).orElse(null),
                                    out.map(one -> side(one.vitals(), senderLog, senderUptime, second))
                                            .orElse(null),
                                    in.map(one -> side(
                                                    one.line().vitals(),
                                                    receiverLogs.computeIfAbsent(one.files().gcLog, Notes::gcLog),
                                                    one.files().uptime,
                                                    second))
                                            .orElse(null)));
                });
        return List.copyOf(seconds.values());
    }

    private static GcLog gcLog(Path file) {
        try {
            return GcLog.parse(Files.exists(file) ? Files.readString(file, StandardCharsets.ISO_8859_1) : "");
        } catch (IOException e) {
            throw new LabException("cannot read " + file + ": " + e.getMessage());
        }
    }

    private static @Nullable SecondLatency latency(Line.Received line) {
        Histogram histogram = Latencies.decoded(line.latencies());
        return histogram.getTotalCount() == 0
                ? null
                : new SecondLatency(
                        Latencies.micros(histogram, 50),
                        Latencies.micros(histogram, 99),
                        Latencies.micros(histogram, 100));
    }

    private static Side side(Vitals vitals, GcLog log, double uptimeAtStart, long second) {
        double from = uptimeAtStart + second * 1_000.0;
        List<GcLog.Collection> collections = log.between(from, from + 1_000);
        return new Side(
                vitals.cpuNanos() / 1e9,
                vitals.allocatedBytes(),
                vitals.heapBytes(),
                collections.stream()
                        .flatMap(one -> one.heapBytes().stream())
                        .reduce((ignored, last) -> last)
                        .orElse(null),
                (int) collections.stream().filter(one -> one.pauseMillis() > 0).count(),
                collections.stream().mapToDouble(GcLog.Collection::pauseMillis).sum());
    }

    private static double rounded(double seconds) {
        return Math.round(seconds * 1_000) / 1_000.0;
    }
}
