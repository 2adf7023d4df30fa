package dev.wirespeed.spring.meter;

/** Is called at the end of each conversion, on its thread. */
public interface ConversionListener {
    /**
     * Called when a conversion has ended.
     *
     * @param nanos its time, socket time excluded
     * @param cpuNanos the CPU time of its thread, or {@link Clock#UNKNOWN}
     * @param bytes the bytes written or read
     */
    void ended(Conversions conversions, long nanos, long cpuNanos, long bytes, boolean failed);
}
