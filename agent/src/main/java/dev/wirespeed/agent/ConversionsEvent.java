package dev.wirespeed.agent;

import dev.wirespeed.agent.boot.Totals;
import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Period;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** {@link Totals} in a recording, at the beginning and at the end of each chunk. */
@Name("dev.wirespeed.Conversions")
@Label("Conversions")
@Description("Conversions by library, direction, root type and caller since the start of the JVM or of the agent")
@Category("Wirespeed")
@StackTrace(false)
@Period("everyChunk")
@SuppressWarnings({"unused", "FieldCanBeFinal"}) // fields are JFR's to read
final class ConversionsEvent extends Event {
    @Label("Library")
    private String library;

    @Label("Direction")
    @Description("write or read")
    private String direction;

    @Label("Root Type")
    private String rootType;

    @Label("Caller")
    @Description("The first method outside the library, the JDK and frameworks")
    private String caller;

    @Label("Count")
    private long count;

    @Label("Failures")
    private long failures;

    @Label("Bytes")
    @Description("Bytes of documents of known size; -1 if there are none")
    private long bytes;

    @Label("Sized")
    @Description("Documents of known size")
    private long sized;

    @Label("Wall Time")
    @Timespan(Timespan.NANOSECONDS)
    private long wallNanos;

    @Label("Timed")
    @Description("Conversions with wall time")
    private long timed;

    @Label("CPU Time")
    @Timespan(Timespan.NANOSECONDS)
    private long cpuNanos;

    @Label("CPU Timed")
    @Description("Conversions with CPU time")
    private long cpuTimed;

    ConversionsEvent(Totals totals) {
        library = totals.library();
        direction = totals.direction();
        rootType = totals.rootType();
        caller = totals.caller();
        count = totals.count();
        failures = totals.failures();
        bytes = totals.bytes();
        sized = totals.sized();
        wallNanos = totals.wallNanos();
        timed = totals.timed();
        cpuNanos = totals.cpuNanos();
        cpuTimed = totals.cpuTimed();
    }
}
