package dev.wirespeed.spring.meter;

/** Follows conversions. */
public interface ConversionListener {
    /**
     * Called once for each endpoint, direction and format, before the first of these conversions ends. If it fails, this
     * listener does not follow these.
     */
    Recorder recorder(Conversions conversions);

    /** Is called at the end of each conversion of one kind, on its thread. */
    @FunctionalInterface
    interface Recorder {
        /**
         * Called when a conversion has ended.
         *
         * @param nanos its time, socket time excluded
         * @param cpuNanos the CPU time of its thread, or {@link Clock#UNKNOWN}
         * @param bytes the bytes written or read
         */
        void ended(long nanos, long cpuNanos, long bytes, boolean failed);
    }
}
