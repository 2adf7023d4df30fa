package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.stream.ReceivedRanges.Range;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of a trial.
 *
 * @param due how many records were to be sent
 * @param sent how many were: those with lower sequence numbers
 * @param arrived how many of these arrived at a receiver
 * @param altered how many of those that arrived could not be read or were not what was sent
 * @param duplicated how many arrived more than once
 * @param lost how many did not arrive; null if the run did not come to its end, when nobody can tell lost records from those
 *     on their way
 * @param lostRanges which ones
 * @param alterations some of those that were altered
 * @param events what happened, such as a receiver that ended and was started again
 * @param notSustained why the rate was not sustained; null if it was
 * @param interrupted whether Ctrl-C ended it
 * @param clockErrorMicros how wrong latencies may be because two JVMs have two clocks
 * @param otherCores how many cores other processes kept busy on average; null if unknown
 */
public record Run(
        Trial trial,
        long due,
        long sent,
        long arrived,
        long altered,
        long duplicated,
        @Nullable Long lost,
        List<Range> lostRanges,
        List<Alteration> alterations,
        List<Event> events,
        @Nullable String notSustained,
        boolean interrupted,
        double clockErrorMicros,
        @Nullable Double otherCores,
        long documentBytes,
        Latencies latencies,
        List<Second> seconds) {

    /** A record that arrived as something else. */
    public record Alteration(long sequence, String difference) {}

    /**
     * Something that happened.
     *
     * @param atSeconds of the schedule
     */
    public record Event(double atSeconds, String what) {}

    /**
     * A second of the schedule.
     *
     * @param sent records handed to the connection in it
     * @param verified records that arrived in it and were as expected
     * @param bytes of the documents that arrived
     * @param lagMicros how long after its time the last record of a batch was handed to the connection
     * @param latency of the records that arrived; null if none did
     * @param sender null if it said nothing of this second
     * @param receiver null if it said nothing of this second, because it was down
     */
    public record Second(
            long second,
            long sent,
            long verified,
            long bytes,
            long lagMicros,
            @Nullable SecondLatency latency,
            @Nullable Side sender,
            @Nullable Side receiver) {}

    /** In microseconds, from when a record was due to when it was decoded. */
    public record SecondLatency(double p50Micros, double p99Micros, double maxMicros) {}

    /**
     * What one of the two JVMs took in a second.
     *
     * @param heapBytes in use at the end of the second, garbage included
     * @param heapAfterGcBytes in use behind the last garbage collection of the second; null if there was none
     * @param pauses how often garbage collection stopped it
     */
    public record Side(
            double cpuCores,
            long allocatedBytes,
            long heapBytes,
            @Nullable Long heapAfterGcBytes,
            int pauses,
            double pauseMillis) {}

    boolean sustained() {
        return notSustained == null;
    }
}
