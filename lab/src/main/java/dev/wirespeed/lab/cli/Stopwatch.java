package dev.wirespeed.lab.cli;

import java.util.function.LongSupplier;

/** Times what follows on one another. */
final class Stopwatch {

    private final LongSupplier nanoTime;
    private long last;

    Stopwatch(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        this.last = nanoTime.getAsLong();
    }

    /** Seconds since the last call, or since this was made. */
    double lap() {
        long now = nanoTime.getAsLong();
        double seconds = (now - last) / 1e9;
        last = now;
        return seconds;
    }
}
