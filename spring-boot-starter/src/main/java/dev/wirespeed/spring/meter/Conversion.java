package dev.wirespeed.spring.meter;

import org.jspecify.annotations.Nullable;

/**
 * A conversion in progress. Its clock runs except while the socket is used. Thread-safe, since a client may hang up at
 * any time.
 *
 * <pre>{@code
 * Conversion conversion = meter.start(endpoint, Direction.WRITE, MediaType.APPLICATION_JSON, user, converter);
 * conversion.leave();                 // until it is entered again, the socket's time
 * socket.write(bytes, 0, length);
 * conversion.enter();
 * conversion.moved(bytes, 0, length);
 * conversion.end(false);
 * }</pre>
 */
public final class Conversion {

    private final SerializationMeter meter;
    private final Conversions conversions;
    private final @Nullable Capture capture;
    private final long cpuStart;
    private boolean running = true;
    private long runningSince;
    private long took;
    private long bytes;
    private boolean ended;

    Conversion(
            SerializationMeter meter, Conversions conversions, @Nullable Capture capture, long cpuStart, long start) {
        this.meter = meter;
        this.conversions = conversions;
        this.capture = capture;
        this.cpuStart = cpuStart;
        this.runningSince = start;
    }

    /** Stops the clock before the socket is used; false if it was not running. */
    public synchronized boolean leave() {
        if (running) {
            took += meter.clock().nanos() - runningSince;
            running = false;
            return true;
        }
        return false;
    }

    /** Starts the clock again. */
    public synchronized void enter() {
        if (!running) {
            running = true;
            runningSince = meter.clock().nanos();
        }
    }

    /** How many of the next bytes are examined. */
    public synchronized int examines() {
        return capture == null ? 0 : capture.room();
    }

    /** Counts bytes that were written or read. While the clock is stopped, this costs the conversion nothing. */
    public synchronized void moved(byte[] buffer, int offset, int length) {
        bytes += length;
        if (capture != null) {
            capture.add(buffer, offset, length);
        }
    }

    /** Counts bytes whose content is not available. */
    public synchronized void moved(long length) {
        bytes += length;
        if (capture != null) {
            capture.skip(length);
        }
    }

    /** Ends the conversion; further calls do nothing. */
    public synchronized void end(boolean failed) {
        if (ended) {
            return;
        }
        ended = true;
        leave();
        meter.ended(conversions, took, cpu(), bytes, failed);
        if (capture != null) {
            meter.sampler().end(capture, conversions, failed);
        }
    }

    private long cpu() {
        Clock clock = meter.clock();
        return cpuStart == Clock.UNKNOWN
                ? Clock.UNKNOWN
                : Math.max(0, clock.cpuNanos() - cpuStart - clock.cpuNanosOfCall());
    }
}
