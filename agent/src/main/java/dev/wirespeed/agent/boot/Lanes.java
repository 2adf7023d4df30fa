package dev.wirespeed.agent.boot;

import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Numbers that threads own, so that each can count in places of its own without atomic operations. The number of a
 * thread that has ended goes to the next one, which sees all that was counted: {@link Thread#isAlive} orders it.
 */
final class Lanes {
    /** The number of lanes. */
    static final int MOST = 64;
    /** Threads beyond that number have none, nor do virtual threads, of which there may be millions. */
    static final int NONE = -1;

    private static final AtomicReferenceArray<@Nullable WeakReference<Thread>> OWNERS =
            new AtomicReferenceArray<>(MOST);

    private Lanes() {}

    /** A lane for the current thread, else {@link #NONE}. */
    static int take() {
        Thread thread = Thread.currentThread();
        if (isVirtual(thread)) {
            return NONE;
        }
        for (int lane = 0; lane < MOST; lane++) {
            WeakReference<Thread> owner = OWNERS.get(lane);
            if (isFree(owner, thread) && OWNERS.compareAndSet(lane, owner, new WeakReference<>(thread))) {
                return lane;
            }
        }
        return NONE;
    }

    /** A pool may clear its threads' thread-locals, so the same thread may ask again. */
    private static boolean isFree(@Nullable WeakReference<Thread> owner, Thread thread) {
        Thread before = owner == null ? null : owner.get();
        return before == null || before == thread || !before.isAlive();
    }

    /** {@code Thread.isVirtual} is newer than JDK 17. */
    private static boolean isVirtual(Thread thread) {
        return thread.getClass().getName().endsWith("VirtualThread");
    }
}
