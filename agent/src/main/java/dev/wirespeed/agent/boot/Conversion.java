package dev.wirespeed.agent.boot;

import org.jspecify.annotations.Nullable;

/**
 * The conversion that a thread is in, from the entry point that the application called to its end; what that calls in turn is part of it.
 * One for each thread, used again and again. Instrumented methods call these three methods and nothing else.
 */
public final class Conversion {
    /** One conversion in so many has its CPU time taken, which costs much more than the time of day; a power of two. */
    static final int SAMPLE = 64;

    private static final ThreadLocal<Conversion> OF_THREAD = new ThreadLocal<>() {
        @Override
        protected Conversion initialValue() {
            return new Conversion();
        }
    };

    /** Whether the thread is in a conversion. Cleared by the instrumented method itself: a call may fail where the stack is full. */
    public boolean running;

    private int random = System.identityHashCode(this) | 1;
    private boolean sampled;
    private long cpu;
    private long size;
    private long start;

    private Conversion() {}

    /**
     * Begins a conversion.
     *
     * @param io what is written to or read from
     * @param length of the part of an array that is read, else −1
     * @return null inside of another conversion
     */
    public static @Nullable Conversion begin(@Nullable Object io, int length) {
        Conversion conversion = OF_THREAD.get();
        if (conversion.running) {
            return null;
        }
        conversion.size = Sizes.before(io, length);
        conversion.sampled = (conversion.nextRandom() & SAMPLE - 1) == 0;
        if (conversion.sampled) {
            conversion.cpu = ThreadCpu.nanos();
        }
        conversion.running = true;
        conversion.start = System.nanoTime();
        return conversion;
    }

    /** Ends one that wrote; {@code declared} is what the application said that the type is, if it did. */
    public void wrote(
            int library,
            @Nullable Object value,
            @Nullable Object declared,
            @Nullable Object target,
            @Nullable Object result,
            @Nullable Throwable failure) {
        long nanos = System.nanoTime() - start;
        long cpuNanos = cpuNanos();
        long bytes = failure == null ? Sizes.written(result, target, size) : -1;
        Roots.ofValue(value, declared).writes(library).tally(random).add(nanos, cpuNanos, bytes, failure != null);
    }

    /** Ends one that read; {@code type} is what the application asked for, null if only the result tells it. */
    public void read(
            int library,
            @Nullable Object type,
            @Nullable Object source,
            @Nullable Object result,
            @Nullable Throwable failure) {
        long nanos = System.nanoTime() - start;
        long cpuNanos = cpuNanos();
        long bytes = Sizes.read(source, size);
        Roots.ofRead(type, result, failure).reads(library).tally(random).add(nanos, cpuNanos, bytes, failure != null);
    }

    /** −1 if it was not taken, or there is none, as for virtual threads. */
    private long cpuNanos() {
        return sampled ? ThreadCpu.since(cpu) : -1;
    }

    /** Xorshift (Marsaglia, 2003): what recurs in an application's conversions must not recur in the sample. */
    private int nextRandom() {
        int x = random;
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
        random = x;
        return x;
    }
}
