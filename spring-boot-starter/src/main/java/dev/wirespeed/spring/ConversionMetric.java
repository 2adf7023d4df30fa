package dev.wirespeed.spring;

import io.micrometer.common.docs.KeyName;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.docs.MeterDocumentation;

/** The metrics that the meter publishes through Micrometer. */
public enum ConversionMetric implements MeterDocumentation {
    /** The time of a conversion, socket time excluded. */
    TIME("wirespeed.conversion", Meter.Type.TIMER, "Time of a conversion, socket time excluded", true),

    /** The bytes that a conversion wrote or read. */
    SIZE("wirespeed.conversion.size", Meter.Type.DISTRIBUTION_SUMMARY, "Bytes that a conversion wrote or read", true),

    /** The CPU time of one conversion in 64, including writes to the socket; none on virtual threads or in WebFlux. */
    CPU("wirespeed.conversion.cpu", Meter.Type.TIMER, "CPU time of one conversion in 64, socket time included", true),

    /** The fraction of the time from request to response that conversions take since the start, from 0 to 1. */
    SHARE("wirespeed.conversion.share", Meter.Type.GAUGE, "Fraction of the response time since the start", false);

    private final String name;
    private final Meter.Type type;
    private final String description;
    private final boolean hasOutcome;

    ConversionMetric(String name, Meter.Type type, String description, boolean hasOutcome) {
        this.name = name;
        this.type = type;
        this.description = description;
        this.hasOutcome = hasOutcome;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public Meter.Type getType() {
        return type;
    }

    String description() {
        return description;
    }

    @Override
    public KeyName[] getKeyNames() {
        return hasOutcome ? Key.values() : new KeyName[] {Key.METHOD, Key.URI, Key.DIRECTION, Key.FORMAT};
    }

    /** The tags. Each has few values; {@code wirespeed.meter.max-endpoints} bounds those of {@code uri}. */
    public enum Key implements KeyName {
        /** Such as {@code GET}; {@code UNKNOWN} if it is not an HTTP method. */
        METHOD("method"),
        /** The pattern of the path, such as {@code /users/{id}}; {@code UNKNOWN} if none matched. */
        URI("uri"),
        /** {@code write} or {@code read}. */
        DIRECTION("direction"),
        /** Such as {@code json}. */
        FORMAT("format"),
        /** {@code SUCCESS}, or {@code ERROR} if it ended with an exception. */
        OUTCOME("outcome");

        private final String name;

        Key(String name) {
            this.name = name;
        }

        @Override
        public String asString() {
            return name;
        }
    }
}
