package dev.wirespeed.agent.boot;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * The totals of one library, direction, root type and caller. Atomic additions would take about half of the time of
 * counting, so threads that have a lane add to figures of their own, which others only read.
 */
final class Tally {
    private static final int TIMED = 0;
    private static final int WALL_NANOS = 1;
    private static final int UNTIMED = 2;
    private static final int BYTES = 3;
    private static final int UNSIZED = 4;
    private static final int FAILURES = 5;
    private static final int CPU_TIMED = 6;
    private static final int CPU_NANOS = 7;
    private static final int FIGURES = 8;

    /** The length of a lane, of which the second half keeps other lanes out of the same cache line. */
    private static final int LANE = 2 * FIGURES;
    /** The number of lanes in all tallies, which take about 1.5 MB. */
    private static final int MOST_LANES = 8192;

    private static final AtomicInteger ALL_LANES = new AtomicInteger();

    private final LongAdder[] shared = new LongAdder[FIGURES];
    private final AtomicReferenceArray<@Nullable AtomicLongArray> lanes = new AtomicReferenceArray<>(Lanes.MOST);

    Tally() {
        for (int i = 0; i < FIGURES; i++) {
            shared[i] = new LongAdder();
        }
    }

    /** Adds a conversion; {@code lane} is the current thread's, negative times and sizes are unknown. */
    void add(int lane, long nanos, long cpu, long size, boolean failed) {
        AtomicLongArray own = lane == Lanes.NONE ? null : own(lane);
        if (nanos >= 0) {
            add(own, TIMED, 1);
            add(own, WALL_NANOS, nanos);
        } else {
            add(own, UNTIMED, 1);
        }
        if (size >= 0) {
            add(own, BYTES, size);
        } else {
            add(own, UNSIZED, 1);
        }
        if (failed) {
            add(own, FAILURES, 1);
        }
        if (cpu >= 0) {
            add(own, CPU_TIMED, 1);
            add(own, CPU_NANOS, cpu);
        }
    }

    private void add(@Nullable AtomicLongArray own, int figure, long by) {
        if (own == null) {
            shared[figure].add(by);
        } else {
            own.setRelease(figure, own.getPlain(figure) + by);
        }
    }

    /** Null if there are too many. */
    private @Nullable AtomicLongArray own(int lane) {
        AtomicLongArray own = lanes.get(lane);
        return own != null ? own : addLane(lane);
    }

    private @Nullable AtomicLongArray addLane(int lane) {
        if (ALL_LANES.get() >= MOST_LANES) {
            return null;
        }
        ALL_LANES.incrementAndGet();
        AtomicLongArray added = new AtomicLongArray(LANE);
        lanes.set(lane, added);
        return added;
    }

    Totals totals(Tallies of, String caller) {
        long withTime = sum(TIMED);
        long all = withTime + sum(UNTIMED);
        long withSize = Math.max(0, all - sum(UNSIZED));
        return new Totals(
                of.library(),
                of.direction(),
                of.rootType(),
                caller,
                all,
                sum(FAILURES),
                withSize == 0 ? -1 : sum(BYTES),
                withSize,
                sum(WALL_NANOS),
                withTime,
                sum(CPU_NANOS),
                sum(CPU_TIMED));
    }

    private long sum(int figure) {
        long sum = shared[figure].sum();
        for (int lane = 0; lane < Lanes.MOST; lane++) {
            AtomicLongArray own = lanes.get(lane);
            if (own != null) {
                sum += own.getAcquire(figure);
            }
        }
        return sum;
    }
}
