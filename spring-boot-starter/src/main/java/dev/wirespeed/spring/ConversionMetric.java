package dev.wirespeed.spring;

import io.micrometer.common.docs.KeyName;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.docs.MeterDocumentation;

/** What the meter publishes through Micrometer. */
public enum ConversionMetric implements MeterDocumentation {
    /** The time of a conversion, without what was spent on the socket. */
    TIME("wirespeed.conversion", Meter.Type.TIMER, "Time of a conversion, without the socket", true),

    /** The bytes that a conversion wrote or read. */
    SIZE("wirespeed.conversion.size", Meter.Type.DISTRIBUTION_SUMMARY, "Bytes that a conversion wrote or read", true),

    /** CPU time of one conversion in 64, writing to the socket included; none on virtual threads, nor in WebFlux. */
    CPU("wirespeed.conversion.cpu", Meter.Type.TIMER, "CPU time of one conversion in 64, the socket included", true),

    /** The part of the time from request to response that conversions take, from 0 to 1, since the start. */
    SHARE("wirespeed.conversion.share", Meter.Type.GAUGE, "Part of the response time, since the start", false);

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

    /** The tags. Each has few values: those of {@code uri} are bounded by {@code wirespeed.meter.max-endpoints}. */
    public enum Key implements KeyName {
        /** Such as {@code GET}; {@code UNKNOWN} for one that is none of HTTP's. */
        METHOD("method"),
        /** The pattern of the path, such as {@code /users/{id}}; {@code UNKNOWN} if none matched. */
        URI("uri"),
        /** {@code write} or {@code read}. */
        DIRECTION("direction"),
        /** Such as {@code json}. */
        FORMAT("format"),
        /** {@code SUCCESS}, or {@code ERROR} if an exception ended it. */
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
