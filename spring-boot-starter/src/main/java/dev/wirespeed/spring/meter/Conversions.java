package dev.wirespeed.spring.meter;

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

    /** So many types are remembered; an endpoint that answers with more is open to any. */
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
    private final Set<Class<?>> types = ConcurrentHashMap.newKeySet();
    private final AtomicLong sampledAt = new AtomicLong(NEVER);
    private volatile @Nullable Payload payload;

    Conversions(Endpoint endpoint, Direction direction, String format) {
        this.endpoint = endpoint;
        this.direction = direction;
        this.format = format;
    }

    /** What they belong to. */
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

    /** How many there were, those that failed included. */
    public long count() {
        return count.sum();
    }

    /** How many ended in an exception, such as one of a getter, or of a client that has gone. */
    public long failures() {
        return failures.sum();
    }

    /** What they took in all, without what was spent on the socket. */
    public long nanos() {
        return nanos.sum();
    }

    /** All that they wrote or read. */
    public long bytes() {
        return bytes.sum();
    }

    /** CPU time of those in which it was measured; what is written to a socket meanwhile counts. */
    public long cpuNanos() {
        return cpuNanos.sum();
    }

    /** In how many CPU time was measured: none on virtual threads, else one in {@value #CPU_EVERY}. */
    public long cpuCount() {
        return cpuCount.sum();
    }

    /** Nanoseconds each, to two digits. */
    public Histogram times() {
        return times.copy();
    }

    /** Bytes each, to two digits. */
    public Histogram sizes() {
        return sizes.copy();
    }

    /** Of the values, or of the elements of lists, {@value #MOST_TYPES} at most. */
    public Set<Class<?>> types() {
        return Set.copyOf(types);
    }

    /** What the bytes of a payload went to, if one was looked into. */
    public Optional<Payload> payload() {
        return Optional.ofNullable(payload);
    }

    /** True for one of those that ask at the same time. */
    boolean isSampleDue(long now, long everyNanos) {
        long before = sampledAt.get();
        return (before == NEVER || now - before >= everyNanos) && sampledAt.compareAndSet(before, now);
    }

    void sampled(Payload found) {
        payload = found;
    }

    boolean measuresCpuNext() {
        return count.sum() % CPU_EVERY == 0;
    }

    void saw(Class<?> type) {
        if (!types.contains(type) && types.size() < MOST_TYPES) {
            types.add(type);
        }
    }

    void add(long took, long cpu, long size, boolean failed) {
        count.increment();
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
    }
}
