package dev.wirespeed.spring.meter;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Captures a payload of each endpoint from time to time, and examines it. */
final class Sampler {

    /** The number of payloads held at once, for any number of endpoints. */
    private static final int MOST_HELD = 4;

    private static final Logger LOG = System.getLogger("dev.wirespeed.meter");

    private final SamplingSettings settings;
    private final Semaphore held = new Semaphore(MOST_HELD);
    private final AtomicBoolean complained = new AtomicBoolean();

    Sampler(SamplingSettings settings) {
        this.settings = settings;
    }

    /** A capture for the conversion that starts now, if its payload is to be examined. */
    @Nullable
    Capture next(Conversions conversions, long now) {
        long every = settings.everyNanos();
        if (settings.mostBytes() == 0 || !conversions.isSampleDue(now, every) || !held.tryAcquire()) {
            return null;
        }
        if (conversions.takeSample(now, every)) {
            return new Capture(settings.mostBytes());
        }
        held.release();
        return null;
    }

    /** Examines the captured bytes, unless the payload is incomplete. */
    void end(Capture capture, Conversions conversions, boolean failed) {
        if (failed) {
            held.release();
            return;
        }
        try {
            settings.executor().execute(() -> {
                try {
                    conversions.sampled(capture.payload(settings.names().of(conversions.types())));
                } catch (RuntimeException | LinkageError e) { // Jackson can't inspect each class
                    if (complained.compareAndSet(false, true)) {
                        LOG.log(Level.WARNING, "Examining a body failed; further failures are not logged", e);
                    }
                } finally {
                    held.release();
                }
            });
        } catch (RuntimeException e) { // the application is shutting down, or too much is waiting
            held.release();
        }
    }
}
