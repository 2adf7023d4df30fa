package dev.wirespeed.jackson.internal;

import java.util.ArrayList;
import java.util.List;

/** The few most recent results. Configurations take turns, and without end where each call makes one. */
public final class Recent<T> {
    private static final int MOST = 16;

    private volatile List<T> all = List.of();

    /** All of them, the newest first. */
    public List<T> all() {
        return all;
    }

    /** Adds one, and drops the oldest if there are too many. */
    public synchronized void add(T newest) {
        List<T> more = new ArrayList<>(MOST);
        more.add(newest);
        more.addAll(all.subList(0, Math.min(all.size(), MOST - 1)));
        all = List.copyOf(more);
    }
}
