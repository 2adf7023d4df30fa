package dev.wirespeed.spring.meter;

import org.jspecify.annotations.Nullable;

/**
 * A conversion under way: its time runs but for what is spent on the socket. It belongs to one thread at a time.
 *
 * <pre>{@code
 * Conversion conversion = meter.start(endpoint, Direction.WRITE, MediaType.APPLICATION_JSON, user.getClass());
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

    /** Stops the time, before something is asked of the socket; false if it was not running. */
    public boolean leave() {
        if (running) {
            took += meter.clock().nanos() - runningSince;
            running = false;
            return true;
        }
        return false;
    }

    /** Has the time run again. */
    public void enter() {
        if (!running) {
            running = true;
            runningSince = meter.clock().nanos();
        }
    }

    /** Whether somebody looks at the bytes that it writes. */
    public boolean isCaptured() {
        return capture != null;
    }

    /** Takes note of bytes that were written or read. While the time is stopped, it costs the conversion nothing. */
    public void moved(byte[] buffer, int offset, int length) {
        bytes += length;
        if (capture != null) {
            capture.add(buffer, offset, length);
        }
    }

    /** Takes note of bytes that nobody shows. */
    public void moved(long length) {
        bytes += length;
    }

    /** Ends it; further calls do nothing. */
    public void end(boolean failed) {
        if (ended) {
            return;
        }
        ended = true;
        leave();
        long cpu = cpuStart == Clock.UNKNOWN ? Clock.UNKNOWN : meter.clock().cpuNanos() - cpuStart;
        meter.ended(conversions, took, cpu, bytes, failed);
        if (capture != null) {
            meter.sampler().end(capture, conversions, failed);
        }
    }
}
