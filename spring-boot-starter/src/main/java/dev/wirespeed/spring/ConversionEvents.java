package dev.wirespeed.spring;

import dev.wirespeed.spring.meter.Clock;
import dev.wirespeed.spring.meter.ConversionListener;
import dev.wirespeed.spring.meter.Conversions;
import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** Writes conversions to JDK Flight Recorder, if a recording asks for {@code wirespeed.Conversion}. */
final class ConversionEvents implements ConversionListener {

    /** A time that the tools of JFR show as not available. */
    private static final long UNKNOWN = Long.MIN_VALUE;

    @Name("wirespeed.Conversion")
    @Label("Conversion")
    @Category("Wirespeed")
    @Description("A body was written or read")
    @Enabled(false)
    @StackTrace(false)
    @SuppressWarnings("unused") // JFR reads the fields
    static final class ConversionEvent extends Event {
        @Label("Method")
        String method = "";

        @Label("URI Pattern")
        String uri = "";

        @Label("Direction")
        String direction = "";

        @Label("Format")
        String format = "";

        @Label("Time")
        @Description("Socket time excluded")
        @Timespan
        long time;

        @Label("CPU Time")
        @Description("Of one conversion in 64, socket time included")
        @Timespan
        long cpuTime;

        @Label("Size")
        @DataAmount
        long bytes;

        @Label("Failed")
        boolean failed;
    }

    @Override
    public Recorder recorder(Conversions conversions) {
        return (nanos, cpuNanos, bytes, failed) -> ended(conversions, nanos, cpuNanos, bytes, failed);
    }

    private static void ended(Conversions conversions, long nanos, long cpuNanos, long bytes, boolean failed) {
        ConversionEvent event = new ConversionEvent();
        if (!event.isEnabled()) {
            return;
        }
        event.method = conversions.endpoint().method();
        event.uri = conversions.endpoint().pattern();
        event.direction = conversions.direction().label();
        event.format = conversions.format();
        event.time = nanos;
        event.cpuTime = cpuNanos == Clock.UNKNOWN ? UNKNOWN : cpuNanos;
        event.bytes = bytes;
        event.failed = failed;
        event.commit();
    }
}
