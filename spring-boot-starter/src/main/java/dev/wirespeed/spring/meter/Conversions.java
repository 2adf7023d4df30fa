package dev.wirespeed.spring.meter;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.AtomicHistogram;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/** The conversions of an endpoint in one direction and format since the start of the meter. */
public final class Conversions {

    /** The number of types remembered; an endpoint with more than these is open to any type. */
    private static final int MOST_TYPES = 16;

    private static final int DIGITS = 2;
    private static final long LONGEST = TimeUnit.MINUTES.toNanos(1);
    private static final long LARGEST = 1L << 30;
    private static final int CPU_EVERY = 64;
    private static final long NEVER = Long.MIN_VALUE;

    private final Endpoint endpoint;
    private final Direction direction;
    private final String format;
    private final LongAdder count = new LongAdder();
    private final LongAdder failures = new LongAdder();
    private final LongAdder nanos = new LongAdder();
    private final LongAdder bytes = new LongAdder();
    private final LongAdder cpuNanos = new LongAdder();
    private final LongAdder cpuCount = new LongAdder();
    private final AtomicHistogram times = new AtomicHistogram(LONGEST, DIGITS);
    private final AtomicHistogram sizes = new AtomicHistogram(LARGEST, DIGITS);
    private final Map<Class<?>, Converter> converters = new ConcurrentHashMap<>();
    private final AtomicLong cpuDue = new AtomicLong(CPU_EVERY - 1);
    private final AtomicLong sampledAt = new AtomicLong(NEVER);
    private final ConversionListener.Recorder[] recorders;
    private volatile @Nullable Class<?> seenLast;
    private volatile @Nullable Payload payload;

    Conversions(Endpoint endpoint, Direction direction, String format, Listeners listeners) {
        this.endpoint = endpoint;
        this.direction = direction;
        this.format = format;
        this.recorders = listeners.recorders(this); // last, since they may look at the rest
    }

    /** The endpoint that they belong to. */
    public Endpoint endpoint() {
        return endpoint;
    }

    public Direction direction() {
        return direction;
    }

    /** Such as {@code json}. */
    public String format() {
        return format;
    }

    /** Their number, including failed ones. */
    public long count() {
        return count.sum();
    }

    /** The number that ended with an exception, such as one from a getter, or a client that has disconnected. */
    public long failures() {
        return failures.sum();
    }

    /** Their total time, socket time excluded. */
    public long nanos() {
        return nanos.sum();
    }

    /** The bytes that they wrote or read in total. */
    public long bytes() {
        return bytes.sum();
    }

    /** The CPU time of those for which it was measured, including concurrent writes to the socket. */
    public long cpuNanos() {
        return cpuNanos.sum();
    }

    /** The number for which CPU time was measured: none on virtual threads, otherwise one in {@value #CPU_EVERY}. */
    public long cpuCount() {
        return cpuCount.sum();
    }

    /** The distribution of their times in nanoseconds, to two digits. */
    public Histogram times() {
        return times.copy();
    }

    /** The distribution of their sizes in bytes, to two digits. */
    public Histogram sizes() {
        return sizes.copy();
    }

    /** The types of the values, or of the elements of lists; at most {@value #MOST_TYPES}. */
    public Set<Class<?>> types() {
        return Set.copyOf(converters.keySet());
    }

    /** The first converter of each of the types. */
    public Map<Class<?>, Converter> converters() {
        return Map.copyOf(converters);
    }

    /** A breakdown of the bytes of one payload, if one was examined. */
    public Optional<Payload> payload() {
        return Optional.ofNullable(payload);
    }

    boolean isSampleDue(long now, long everyNanos) {
        return isSampleDue(sampledAt.get(), now, everyNanos);
    }

    /** True for one of several concurrent callers. */
    boolean takeSample(long now, long everyNanos) {
        long before = sampledAt.get();
        return isSampleDue(before, now, everyNanos) && sampledAt.compareAndSet(before, now);
    }

    private static boolean isSampleDue(long before, long now, long everyNanos) {
        return before == NEVER || now - before >= everyNanos;
    }

    void sampled(Payload found) {
        payload = found;
    }

    /** True for one of several concurrent callers, and not for the first, whose code is not compiled yet. */
    boolean measuresCpuNext() {
        long before = cpuDue.get();
        long now = count.sum();
        return now >= before && cpuDue.compareAndSet(before, now + CPU_EVERY);
    }

    void saw(Class<?> type, Converter converter) {
        if (type == seenLast) {
            return;
        }
        if (!converters.containsKey(type) && converters.size() < MOST_TYPES) {
            converters.putIfAbsent(type, converter);
        }
        seenLast = type;
    }

    ConversionListener.Recorder[] recorders() {
        return recorders;
    }

    /** The count comes last, so that whoever sees a conversion in it sees its figures, too. */
    void add(long took, long cpu, long size, boolean failed) {
        nanos.add(took);
        bytes.add(size);
        times.recordValue(Math.max(0, Math.min(took, LONGEST)));
        sizes.recordValue(Math.min(size, LARGEST));
        if (failed) {
            failures.increment();
        }
        if (cpu != Clock.UNKNOWN) {
            cpuNanos.add(cpu);
            cpuCount.increment();
        }
        count.increment();
    }
}
