package dev.wirespeed.agent.boot;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** The type of whole documents that are written or read, known by its name, with its totals. */
final class RootType {
    /** The number of types that are distinguished. */
    static final int MOST = 512;

    static final String OTHERS = "others";

    private static final int NAME_LENGTH = 300;
    private static final String[] LIBRARIES = {"Jackson 2", "Jackson 3", "Gson", "Wirespeed"};
    private static final ConcurrentHashMap<String, RootType> BY_NAME = new ConcurrentHashMap<>();

    /** For types beyond that number. */
    private static final RootType REST = new RootType(OTHERS);

    static final RootType NULL = named("null");
    static final RootType UNKNOWN = named("?");

    private final String name;
    /** By library and direction. */
    private final AtomicReferenceArray<@Nullable Tallies> tallies = new AtomicReferenceArray<>(2 * LIBRARIES.length);

    private RootType(String name) {
        this.name = name;
    }

    /** The type with this name, or the common one if there are too many. */
    static RootType named(String name) {
        String kept = name.length() <= NAME_LENGTH ? name : name.substring(0, NAME_LENGTH) + "...";
        RootType known = BY_NAME.get(kept);
        if (known != null) {
            return known;
        }
        synchronized (BY_NAME) {
            RootType added = BY_NAME.size() < MOST ? new RootType(kept) : REST;
            RootType before = added == REST ? BY_NAME.get(kept) : BY_NAME.putIfAbsent(kept, added);
            return before == null ? added : before;
        }
    }

    static Collection<RootType> all() {
        List<RootType> all = new ArrayList<>(BY_NAME.values());
        all.add(REST);
        return all;
    }

    String name() {
        return name;
    }

    Tallies writes(int library) {
        return tallies(2 * library);
    }

    Tallies reads(int library) {
        return tallies(2 * library + 1);
    }

    private Tallies tallies(int index) {
        Tallies known = tallies.get(index);
        if (known != null) {
            return known;
        }
        String direction = index % 2 == 0 ? "write" : "read";
        tallies.compareAndSet(index, null, new Tallies(LIBRARIES[index / 2], direction, this));
        return requireNonNull(tallies.get(index));
    }

    void addTo(List<Totals> all) {
        for (int i = 0; i < tallies.length(); i++) {
            Tallies some = tallies.get(i);
            if (some != null) {
                some.addTo(all);
            }
        }
    }
}
