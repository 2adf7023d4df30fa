package dev.wirespeed.spring.meter;

/** Is told of each conversion when it ends, on its thread. */
public interface ConversionListener {
    /**
     * A conversion has ended.
     *
     * @param nanos without what was spent on the socket
     * @param cpuNanos of its thread, or {@link Clock#UNKNOWN}
     * @param bytes written or read
     */
    void ended(Conversions conversions, long nanos, long cpuNanos, long bytes, boolean failed);
}
