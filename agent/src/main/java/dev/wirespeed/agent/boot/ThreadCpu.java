package dev.wirespeed.agent.boot;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.jspecify.annotations.Nullable;

/** The CPU time of the current thread, where the JVM tells it. */
public final class ThreadCpu {
    private static final @Nullable ThreadMXBean THREADS = threads();

    private ThreadCpu() {}

    /** Whether there is any; asked once at the start, so that no conversion waits for the beans to be loaded. */
    public static boolean isKnown() {
        return THREADS != null;
    }

    /** −1 if it is unknown, as for virtual threads. */
    static long nanos() {
        return THREADS == null ? -1 : THREADS.getCurrentThreadCpuTime();
    }

    /** What the thread has taken since then, without what it takes to ask, which is more than a small conversion; −1 if it is unknown. */
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
