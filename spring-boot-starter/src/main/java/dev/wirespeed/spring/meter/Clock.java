package dev.wirespeed.spring.meter;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The times that the meter reads; another one is for tests. */
public interface Clock {
    /** CPU time is not known, as on virtual threads. */
    long UNKNOWN = -1;

    /** Nanoseconds since some moment. */
    long nanos();

    /** Nanoseconds of CPU that the current thread has taken, or {@link #UNKNOWN}. Asking takes most of a microsecond. */
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
