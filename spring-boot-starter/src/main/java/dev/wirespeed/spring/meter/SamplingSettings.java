package dev.wirespeed.spring.meter;

import java.util.concurrent.Executor;

/**
 * The payloads to examine.
 *
 * @param everyNanos the time between two payloads of an endpoint, at least
 * @param mostBytes the bytes of a payload that are examined; 0 for none
 * @param names distinguishes names of properties from keys, which are values
 * @param executor examines payloads, off the threads of requests
 */
public record SamplingSettings(long everyNanos, int mostBytes, PropertyNames names, Executor executor) {

    /** No payload is examined. */
    public static final SamplingSettings NONE = new SamplingSettings(0, 0, types -> name -> false, Runnable::run);
}
