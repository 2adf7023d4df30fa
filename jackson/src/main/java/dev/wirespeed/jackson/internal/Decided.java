package dev.wirespeed.jackson.internal;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** The decision for a mapper's settings. */
final class Decided {
    private final Object settings;
    private final List<Difference> differences;
    private final boolean followed;
    /** Classes that codecs may write where a declared type leaves the class open. */
    private final Set<Class<?>> allowed = ConcurrentHashMap.newKeySet();
    /** Some of these, each at the index of its hash, since most values are of few classes. */
    private final AtomicReferenceArray<@Nullable Class<?>> recent = new AtomicReferenceArray<>(16);

    private volatile @Nullable RetryPolicy doubt;

    /**
     * A decision without doubts.
     *
     * @param differences the differences between the settings and those that codecs are made for
     * @param followed whether the codec still follows the settings
     */
    Decided(Object settings, List<Difference> differences, boolean followed) {
        this.settings = settings;
        this.differences = differences;
        this.followed = followed;
    }

    @SuppressWarnings("ReferenceEquality") // others are decided by themselves
    boolean isFor(Object others) {
        return settings == others;
    }

    List<Difference> differences() {
        return differences;
    }

    boolean isFollowed() {
        return followed;
    }

    /** Whether the codec handles the next object. */
    boolean isYes() {
        RetryPolicy since = doubt;
        if (since == null) {
            return followed;
        }
        RetryPolicy.Turn turn = since.next();
        if (turn == RetryPolicy.Turn.TRUSTED) {
            doubt = null;
        }
        return turn != RetryPolicy.Turn.MAPPER;
    }

    /** Why the codec is not trusted; null if it is. */
    @Nullable
    String doubt() {
        RetryPolicy since = doubt;
        return since == null ? null : since.why();
    }

    /** Notes that the codec refused an object. */
    synchronized void refused(String why) {
        RetryPolicy since = doubt;
        if (since == null && followed) {
            since = new RetryPolicy(why);
            doubt = since;
        }
        if (since != null) {
            since.refused();
        }
    }

    void allow(Class<?> type) {
        allowed.add(type);
    }

    boolean allows(Class<?> type) {
        int place = type.hashCode() & recent.length() - 1;
        if (type.equals(recent.getPlain(place))) {
            return true;
        }
        boolean allows = allowed.contains(type);
        if (allows) {
            recent.setPlain(place, type);
        }
        return allows;
    }
}
