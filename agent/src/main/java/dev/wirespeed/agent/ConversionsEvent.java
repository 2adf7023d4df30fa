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
    @Description("The first method outside of library, JDK and frameworks")
    private String caller;

    @Label("Count")
    private long count;

    @Label("Failures")
    private long failures;

    @Label("Bytes")
    @Description("Of documents whose size is known; -1 if there is none")
    private long bytes;

    @Label("Sized")
    @Description("How many documents bytes is about")
    private long sized;

    @Label("Wall Time")
    @Timespan(Timespan.NANOSECONDS)
    private long wallNanos;

    @Label("Timed")
    @Description("How many conversions the wall time is about")
    private long timed;

    @Label("CPU Time")
    @Timespan(Timespan.NANOSECONDS)
    private long cpuNanos;

    @Label("CPU Timed")
    @Description("How many conversions the CPU time is about")
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
