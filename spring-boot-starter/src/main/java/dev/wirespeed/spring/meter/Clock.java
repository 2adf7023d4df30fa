package dev.wirespeed.spring.meter;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The clock of the meter; tests have another. */
public interface Clock {
    /** The CPU time is unknown, as on virtual threads. */
    long UNKNOWN = -1;

    /** Nanoseconds since an arbitrary moment. */
    long nanos();

    /** The CPU time of the current thread in nanoseconds, or {@link #UNKNOWN}. The call takes most of a microsecond. */
    long cpuNanos();

    /** The CPU time between two calls of {@link #cpuNanos} without anything else between them: that of the call itself. */
    long cpuNanosOfCall();

    /** The clock of this JVM. */
    static Clock system() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        boolean cpu = threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled();
        long ofCall = cpu ? leastOfCall(threads) : 0;
        return new Clock() {
            @Override
            public long nanos() {
                return System.nanoTime();
            }

            @Override
            public long cpuNanos() {
                return cpu ? threads.getCurrentThreadCpuTime() : UNKNOWN;
            }

            @Override
            public long cpuNanosOfCall() {
                return ofCall;
            }
        };
    }

    private static long leastOfCall(ThreadMXBean threads) {
        long least = Long.MAX_VALUE;
        long before = threads.getCurrentThreadCpuTime();
        for (int i = 0; i < 1_000; i++) {
            long after = threads.getCurrentThreadCpuTime();
            least = Math.min(least, after - before);
            before = after;
        }
        return Math.max(0, least); // the platform may say that it is unknown after all
    }
}
