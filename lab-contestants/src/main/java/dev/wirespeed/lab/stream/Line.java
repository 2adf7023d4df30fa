package dev.wirespeed.lab.stream;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** What sender and receiver tell whoever started them: one line of JSON each on the standard output. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "line")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Line.Listening.class, name = "listening"),
    @JsonSubTypes.Type(value = Line.Connected.class, name = "connected"),
    @JsonSubTypes.Type(value = Line.Started.class, name = "started"),
    @JsonSubTypes.Type(value = Line.Disconnected.class, name = "disconnected"),
    @JsonSubTypes.Type(value = Line.Sent.class, name = "sent"),
    @JsonSubTypes.Type(value = Line.Received.class, name = "received"),
    @JsonSubTypes.Type(value = Line.Altered.class, name = "altered"),
    @JsonSubTypes.Type(value = Line.Ended.class, name = "ended"),
    @JsonSubTypes.Type(value = Line.Failed.class, name = "failed")
})
public sealed interface Line {

    /** The receiver waits for a sender on this port. */
    record Listening(int port) implements Line {}

    /**
     * The receiver knows the sender's clock.
     *
     * @param offsetNanos what is added to the sender's clock to have the receiver's
     * @param errorNanos how wrong that may be
     */
    record Connected(long offsetNanos, long errorNanos) implements Line {}

    /**
     * The schedule is known.
     *
     * @param inMillis when it starts; negative if it has started
     * @param uptimeMillis how long the JVM is up at its start, to place lines of its GC log in time
     */
    record Started(double inMillis, double uptimeMillis) implements Line {

        /** For a moment of this JVM's clock. */
        static Started at(long nanoTime) {
            double in = (nanoTime - System.nanoTime()) / 1e6;
            return new Started(in, ManagementFactory.getRuntimeMXBean().getUptime() + in);
        }
    }

    /** The sender lost its connection; it connects again. */
    record Disconnected(double atSeconds) implements Line {}

    /**
     * A second of the schedule at the sender.
     *
     * @param records handed to the connection in it
     * @param bytes of their documents
     * @param lagMicros how long after its time the last record of a batch was handed over, or was not yet; of its batches the
     *     latest
     */
    record Sent(long second, long records, long bytes, long lagMicros, Vitals vitals) implements Line {}

    /**
     * A second of the schedule at the receiver.
     *
     * @param verified records that arrived and were as expected
     * @param altered records that arrived and were not, or could not be read
     * @param duplicated records that had arrived before
     * @param latencies from schedule to decoded record in nanoseconds: a compressed HdrHistogram in Base64
     */
    record Received(
            long second, long verified, long altered, long duplicated, long bytes, String latencies, Vitals vitals)
            implements Line {}

    /** A record that was not as expected; only the first few are told. */
    record Altered(long sequence, String difference) implements Line {}

    /**
     * The sender is at its end, and so is the receiver that it was connected with.
     *
     * @param sent how many records it handed to a connection: those with lower sequence numbers
     * @param due how many it should have
     */
    record Ended(long sent, long due) implements Line {}

    /** It can't go on, and ends itself. */
    record Failed(String reason) implements Line {}

    /** A line as it was printed, or null if that was something else. */
    static @Nullable Line parse(String text) {
        return text.startsWith("{\"line\":") ? JsonMapper.shared().readValue(text, Line.class) : null;
    }

    /** Prints this line at once. */
    default void print() {
        String text = JsonMapper.shared().writerFor(Line.class).writeValueAsString(this);
        synchronized (Line.class) {
            System.out.println(text);
            System.out.flush();
        }
    }
}
