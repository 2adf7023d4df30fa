package dev.wirespeed.spring.meter;

import java.util.concurrent.Executor;

/**
 * Which payloads are looked into.
 *
 * @param everyNanos at most one payload of an endpoint
 * @param mostBytes of a payload that are looked at; 0 for none
 * @param names tells names of properties from keys, which are values
 * @param executor looks into payloads, off the threads of requests
 */
public record SamplingSettings(long everyNanos, int mostBytes, PropertyNames names, Executor executor) {

    /** No payload is looked into. */
    public static final SamplingSettings NONE = new SamplingSettings(0, 0, types -> name -> false, Runnable::run);
}
