package dev.wirespeed.agent.boot;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The totals of one library, direction and root type, by caller.
 *
 * <p>Finding the caller costs microseconds. It is done for the first conversions, and later for random ones. The others
 * count for the caller found last. So the sum is always exact, and the share of each caller is right on average.
 */
final class Tallies {
    /** The number of callers distinguished per type. */
    static final int CALLERS = 16;
    /** The number of tallies overall; after that, new callers are not distinguished. */
    static final int MOST = 4096;
    /** The caller is looked up for each of the first conversions, this many. */
    static final int FIRST = 64;
    /**
     * From this many conversions on, the caller is looked up for one in 1,024, but not twice within 10 ms, and before
     * that for one in 64.
     */
    private static final int MANY = 16_384;

    private static final int SELDOM = 1024;
    private static final long PAUSE_NANOS = 10_000_000;
    private static final AtomicInteger ALL = new AtomicInteger();

    private final String library;
    private final String direction;
    private final RootType type;
    private final ConcurrentHashMap<String, Tally> byCaller = new ConcurrentHashMap<>();
    // All without synchronization: any value that a thread sees in them will do.
    private int seen;
    private long foundAt;
    private @Nullable Tally last;

    Tallies(String library, String direction, RootType type) {
        this.library = library;
        this.direction = direction;
        this.type = type;
    }

    String library() {
        return library;
    }

    String direction() {
        return direction;
    }

    String rootType() {
        return type.name();
    }

    /** The tally of a conversion; call on its thread, inside its entry point. */
    Tally tally(int random) {
        Tally known = last;
        return known == null || isDue(random) ? find() : known;
    }

    private boolean isDue(int random) {
        int before = seen;
        if (before < FIRST) {
            seen = before + 1;
            return true;
        }
        if ((random & Conversion.SAMPLE - 1) != 0) {
            return false;
        }
        if (before < MANY) {
            seen = before + Conversion.SAMPLE;
            return true;
        }
        return (random & SELDOM - 1) == 0 && isPauseOver();
    }

    private boolean isPauseOver() {
        long now = System.nanoTime();
        if (now - foundAt < PAUSE_NANOS) {
            return false;
        }
        foundAt = now;
        return true;
    }

    private Tally find() {
        Tally found = of(Callers.find());
        last = found;
        return found;
    }

    private Tally of(String caller) {
        Tally known = byCaller.get(caller);
        if (known != null) {
            return known;
        }
        synchronized (byCaller) {
            boolean full = byCaller.size() >= CALLERS || ALL.get() >= MOST;
            return added(full ? RootType.OTHERS : caller);
        }
    }

    private Tally added(String caller) {
        Tally known = byCaller.get(caller);
        if (known != null) {
            return known;
        }
        Tally added = new Tally();
        byCaller.put(caller, added);
        ALL.incrementAndGet();
        return added;
    }

    void addTo(List<Totals> all) {
        byCaller.forEach((caller, tally) -> all.add(tally.totals(this, caller)));
    }
}
