package dev.wirespeed.agent.boot;

import org.jspecify.annotations.Nullable;

/**
 * A thread's current conversion, from the application's call of an entry point to its end, nested calls included. Each
 * thread has one instance and reuses it. Instrumented methods only call the public methods of this class.
 */
public final class Conversion {
    /**
     * One conversion in this many has its CPU time measured, which costs far more than the time of day; a power of two.
     */
    static final int SAMPLE = 64;

    private static final ThreadLocal<Conversion> OF_THREAD = new ThreadLocal<>() {
        @Override
        protected Conversion initialValue() {
            return new Conversion();
        }
    };

    // Without synchronization: set when the agent starts.
    private static boolean timing = true;

    /**
     * The source or target of the thread's conversion; the conversion itself if libraries report nothing of it, null if
     * there is no conversion. The instrumented method clears it itself, since a call may fail near the end of the stack.
     */
    public @Nullable Object document;

    private final int lane = Lanes.take();
    private int random = System.identityHashCode(this) | 1;
    private boolean timed;
    private boolean sampled;
    private long cpu;
    private long size;
    private long moved;
    private long start;

    private Conversion() {}

    /** Switches timing on or off for later conversions. */
    public static void takeTimes(boolean take) {
        timing = take;
    }

    /**
     * Begins a conversion.
     *
     * @param io the source or target
     * @param length the length of the part of an array that is read, else −1
     * @return null inside another conversion
     */
    public static @Nullable Conversion begin(@Nullable Object io, int length) {
        Conversion conversion = OF_THREAD.get();
        return conversion.document == null ? conversion.begun(io, length) : null;
    }

    /** Apart, since most calls are inside another conversion, and small methods are compiled into theirs. */
    private Conversion begun(@Nullable Object io, int length) {
        size = Sizes.before(io, length);
        moved = 0;
        nextRandom();
        timed = timing;
        if (timed) {
            startTimes();
        }
        // a reference from an old object to a young one is work for the collector, at once
        document = io == null || io instanceof byte[] || io instanceof String ? this : io;
        return this;
    }

    /**
     * Notes that a library has moved bytes or characters, which may belong to the thread's conversion.
     *
     * @param stream the source or target
     * @param by the object that moved them, which the application may have passed in place of the stream
     */
    @SuppressWarnings("ReferenceEquality") // the application's, of which nothing is called
    public static void moved(@Nullable Object stream, @Nullable Object by, int count) {
        Conversion conversion = OF_THREAD.get();
        Object document = conversion.document;
        if (document != null && (document == stream || document == by)) {
            conversion.moved += count;
        }
    }

    /** Ends a writing conversion; {@code declared} is the type that the application declared, if it did. */
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
        Roots.ofValue(value, declared).writes(library).tally(random).add(lane, nanos, cpuNanos, bytes, failure != null);
    }

    /**
     * Ends a reading conversion; {@code type} is the type that the application requested, null if only the result tells
     * it.
     */
    public void read(
            int library,
            @Nullable Object type,
            @Nullable Object source,
            @Nullable Object result,
            @Nullable Throwable failure) {
        long nanos = nanos();
        long cpuNanos = cpuNanos();
        long bytes = Sizes.read(source, size, moved);
        Roots.ofRead(type, result, failure)
                .reads(library)
                .tally(random)
                .add(lane, nanos, cpuNanos, bytes, failure != null);
    }

    private void startTimes() {
        sampled = (random & SAMPLE - 1) == 0;
        if (sampled) {
            cpu = ThreadCpu.nanos();
        }
        start = System.nanoTime();
    }

    /** −1 if the time was not taken. */
    private long nanos() {
        return timed ? System.nanoTime() - start : -1;
    }

    /** −1 if the time was not taken or is unavailable, as for virtual threads. */
    private long cpuNanos() {
        return timed && sampled ? ThreadCpu.since(cpu) : -1;
    }

    /** Xorshift (Marsaglia, 2003): patterns in an application's conversions must not show in the sample. */
    private void nextRandom() {
        int x = random;
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
        random = x;
    }
}
