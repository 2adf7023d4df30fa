package dev.wirespeed.agent.boot;

import java.util.concurrent.atomic.LongAdder;

/** The totals of one library, direction, root type and caller. */
final class Tally {
    private final LongAdder timed = new LongAdder();
    private final LongAdder wallNanos = new LongAdder();
    private final LongAdder bytes = new LongAdder();
    // rare events only, since each of these takes time
    private final LongAdder untimed = new LongAdder();
    private final LongAdder unsized = new LongAdder();
    private final LongAdder failures = new LongAdder();
    private final LongAdder cpuTimed = new LongAdder();
    private final LongAdder cpuNanos = new LongAdder();

    void add(long nanos, long cpu, long size, boolean failed) {
        if (nanos >= 0) {
            timed.increment();
            wallNanos.add(nanos);
        } else {
            untimed.increment();
        }
        if (size >= 0) {
            bytes.add(size);
        } else {
            unsized.increment();
        }
        if (failed) {
            failures.increment();
        }
        if (cpu >= 0) {
            cpuTimed.increment();
            cpuNanos.add(cpu);
        }
    }

    Totals totals(Tallies of, String caller) {
        long withTime = timed.sum();
        long all = withTime + untimed.sum();
        long withSize = Math.max(0, all - unsized.sum());
        return new Totals(
                of.library(),
                of.direction(),
                of.rootType(),
                caller,
                all,
                failures.sum(),
                withSize == 0 ? -1 : bytes.sum(),
                withSize,
                wallNanos.sum(),
                withTime,
                cpuNanos.sum(),
                cpuTimed.sum());
    }
}
