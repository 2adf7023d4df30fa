package dev.wirespeed.spring.meter;

/** Shows the time that a test says. */
public final class FakeClock implements Clock {

    private long nanos;
    private long cpuNanos;
    private long cpuNanosOfCall;

    /** Both times go on. */
    public void pass(long elapsed) {
        nanos += elapsed;
        cpuNanos += cpuNanos == UNKNOWN ? 0 : elapsed;
    }

    /** Time goes on, and the thread waits. */
    public void idle(long elapsed) {
        nanos += elapsed;
    }

    /** As on a virtual thread. */
    public void knowsNoCpu() {
        cpuNanos = UNKNOWN;
    }

    /** Asking for CPU time takes some of it. */
    public void takesCpu(long ofCall) {
        cpuNanosOfCall = ofCall;
    }

    @Override
    public long nanos() {
        return nanos;
    }

    @Override
    public long cpuNanos() {
        cpuNanos += cpuNanos == UNKNOWN ? 0 : cpuNanosOfCall;
        return cpuNanos;
    }

    @Override
    public long cpuNanosOfCall() {
        return cpuNanosOfCall;
    }
}
