package dev.wirespeed.spring.meter;

import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/** Captures a payload of each endpoint from time to time, and examines it. */
final class Sampler {

    /** The number of payloads held at once, for any number of endpoints. */
    private static final int MOST_HELD = 4;

    private final SamplingSettings settings;
    private final Semaphore held = new Semaphore(MOST_HELD);

    Sampler(SamplingSettings settings) {
        this.settings = settings;
    }

    /** A capture for the conversion that starts now, if its payload is to be examined. */
    @Nullable
    Capture next(Conversions conversions, long now) {
        return settings.mostBytes() > 0 && conversions.isSampleDue(now, settings.everyNanos()) && held.tryAcquire()
                ? new Capture(settings.mostBytes())
                : null;
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
                } finally {
                    held.release();
                }
            });
        } catch (RuntimeException e) { // the application is shutting down, or too much is waiting
            held.release();
        }
    }
}
