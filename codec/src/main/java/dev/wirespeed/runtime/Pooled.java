package dev.wirespeed.runtime;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicBoolean;

/** An object that a {@link Pool} keeps between documents. A new one is reserved. */
abstract class Pooled {
    private final SoftReference<Pooled> reference = new SoftReference<>(this);
    private final AtomicBoolean taken = new AtomicBoolean(true);

    /** Reserves the object; false if it is reserved already. */
    final boolean reserve() {
        return taken.compareAndSet(false, true);
    }

    /** Ends the reservation. */
    final void release() {
        taken.setRelease(false);
    }

    /** A reference to this object for a pool, made once. */
    final SoftReference<Pooled> reference() {
        return reference;
    }
}
