package dev.wirespeed.lab.stream;

import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * What a JVM took in a stretch of time.
 *
 * @param cpuNanos of all its threads, the garbage collector's and the JIT compilers' too
 * @param allocatedBytes by its Java threads
 * @param heapBytes in use at the end, garbage included
 */
public record Vitals(long cpuNanos, long allocatedBytes, long heapBytes) {

    private static final com.sun.management.OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class);
    private static final com.sun.management.ThreadMXBean THREADS =
            ManagementFactory.getPlatformMXBean(com.sun.management.ThreadMXBean.class);

    /** Since this JVM started; all that this package runs in are threads that live as long as it. */
    static Vitals sinceStart() {
        long allocated = Arrays.stream(THREADS.getThreadAllocatedBytes(THREADS.getAllThreadIds()))
                .filter(bytes -> bytes > 0)
                .sum();
        long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        return new Vitals(SYSTEM.getProcessCpuTime(), allocated, heap);
    }

    Vitals since(Vitals earlier) {
        return new Vitals(cpuNanos - earlier.cpuNanos, Math.max(0, allocatedBytes - earlier.allocatedBytes), heapBytes);
    }
}
