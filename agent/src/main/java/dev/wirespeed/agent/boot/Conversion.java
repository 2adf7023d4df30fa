package dev.wirespeed.agent.boot;

import org.jspecify.annotations.Nullable;

/**
 * The conversion that a thread is in, from the entry point that the application called to its end; what that calls in turn is part of it.
 * One for each thread, used again and again. Instrumented methods call the public methods of this class and nothing else.
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

    // Without synchronization: it is set when the agent starts.
    private static boolean timing = true;

    /**
     * What the thread's conversion writes to or reads from, the conversion itself where that is not told, and null while there is none.
     * Cleared by the instrumented method itself: a call may fail where the stack is full.
     */
    public @Nullable Object document;

    private int random = System.identityHashCode(this) | 1;
    private boolean timed;
    private boolean sampled;
    private long cpu;
    private long size;
    private long moved;
    private long start;

    private Conversion() {}

    /** Whether conversions that begin from now on have their time taken, or are but counted. */
    public static void takeTimes(boolean take) {
        timing = take;
    }

    /**
     * Begins a conversion.
     *
     * @param io what is written to or read from
     * @param length of the part of an array that is read, else −1
     * @return null inside of another conversion
     */
    public static @Nullable Conversion begin(@Nullable Object io, int length) {
        Conversion conversion = OF_THREAD.get();
        if (conversion.document != null) {
            return null;
        }
        conversion.size = Sizes.before(io, length);
        conversion.moved = 0;
        conversion.nextRandom();
        conversion.timed = timing;
        if (conversion.timed) {
            conversion.startTimes();
        }
        conversion.document = io == null ? conversion : io;
        return conversion;
    }

    /**
     * Tells that a library has moved bytes or characters, which may be those of the thread's conversion.
     *
     * @param stream from or to which
     * @param by what has moved them, which the application may have handed over instead of the stream
     */
    @SuppressWarnings("ReferenceEquality") // the application's, of which nothing is called
    public static void moved(@Nullable Object stream, @Nullable Object by, int count) {
        Conversion conversion = OF_THREAD.get();
        Object document = conversion.document;
        if (document != null && (document == stream || document == by)) {
            conversion.moved += count;
        }
    }

    /** Ends one that wrote; {@code declared} is what the application said that the type is, if it did. */
    public void wrote(
            int library,
            @Nullable Object value,
            @Nullable Object declared,
            @Nullable Object target,
            @Nullable Object result,
            @Nullable Throwable failure) {
        long nanos = nanos();
        long cpuNanos = cpuNanos();
        long bytes = failure == null ? Sizes.written(result, target, size, moved) : -1;
        Roots.ofValue(value, declared).writes(library).tally(random).add(nanos, cpuNanos, bytes, failure != null);
    }

    /** Ends one that read; {@code type} is what the application asked for, null if only the result tells it. */
    public void read(
            int library,
            @Nullable Object type,
            @Nullable Object source,
            @Nullable Object result,
            @Nullable Throwable failure) {
        long nanos = nanos();
        long cpuNanos = cpuNanos();
        long bytes = Sizes.read(source, size, moved);
        Roots.ofRead(type, result, failure).reads(library).tally(random).add(nanos, cpuNanos, bytes, failure != null);
    }

    private void startTimes() {
        sampled = (random & SAMPLE - 1) == 0;
        if (sampled) {
            cpu = ThreadCpu.nanos();
        }
        start = System.nanoTime();
    }

    /** −1 if it was not taken. */
    private long nanos() {
        return timed ? System.nanoTime() - start : -1;
    }

    /** −1 if it was not taken, or there is none, as for virtual threads. */
    private long cpuNanos() {
        return timed && sampled ? ThreadCpu.since(cpu) : -1;
    }

    /** Xorshift (Marsaglia, 2003): what recurs in an application's conversions must not recur in the sample. */
    private void nextRandom() {
        int x = random;
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
        random = x;
    }
}
