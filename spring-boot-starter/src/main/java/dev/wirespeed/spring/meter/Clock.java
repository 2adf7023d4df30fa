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

    /** The clock of this JVM. */
    static Clock system() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        boolean cpu = threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled();
        return new Clock() {
            @Override
            public long nanos() {
                return System.nanoTime();
            }

            @Override
            public long cpuNanos() {
                return cpu ? threads.getCurrentThreadCpuTime() : UNKNOWN;
            }
        };
    }
}
