package dev.wirespeed.agent.boot;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.jspecify.annotations.Nullable;

/** The CPU time of the current thread, if the JVM provides it. */
public final class ThreadCpu {
    private static final @Nullable ThreadMXBean THREADS = threads();

    private ThreadCpu() {}

    /** Whether it is available; asked once at the start, so that no conversion waits for the beans to load. */
    public static boolean isKnown() {
        return THREADS != null;
    }

    /** −1 if unknown, as for virtual threads. */
    static long nanos() {
        return THREADS == null ? -1 : THREADS.getCurrentThreadCpuTime();
    }

    /** The CPU time since then, without the cost of asking, which exceeds a small conversion; −1 if unknown. */
    static long since(long start) {
        long now = nanos();
        if (start < 0 || now < 0) {
            return -1;
        }
        long asking = nanos() - now;
        return Math.max(0, now - start - asking);
    }

    private static @Nullable ThreadMXBean threads() {
        try {
            ThreadMXBean bean = ManagementFactory.getThreadMXBean();
            return bean.isCurrentThreadCpuTimeSupported() && bean.isThreadCpuTimeEnabled() ? bean : null;
        } catch (RuntimeException | LinkageError e) { // no module java.management
            return null;
        }
    }
}
