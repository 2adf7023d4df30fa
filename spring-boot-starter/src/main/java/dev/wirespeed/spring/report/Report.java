package dev.wirespeed.spring.report;

import dev.wirespeed.spring.meter.Payload;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What serialization costs a service, the dearest endpoint first. Nothing in it is a value of the application.
 *
 * @param since when the meter began to count
 * @param seconds since then; rates and costs are those of this time
 * @param thresholds of verdicts
 * @param assumptions of costs
 * @param conversions one for each endpoint, direction and format
 */
public record Report(Instant since, double seconds, Limits thresholds, Assumptions assumptions, List<Row> conversions) {

    /** {@link Thresholds} in plain units. */
    public record Limits(
            double share,
            double micros,
            long leaveBelow,
            long codecsAbove,
            long binaryAbove,
            long largeBody,
            int manyObjects) {
        static Limits of(Thresholds given) {
            return new Limits(
                    given.share(),
                    given.time().toNanos() / 1e3,
                    given.leaveBelow(),
                    given.codecsAbove(),
                    given.binaryAbove(),
                    given.largeBody().toBytes(),
                    given.manyObjects());
        }
    }

    /**
     * The conversions of an endpoint in one direction and format.
     *
     * @param aDay how many there would be if it went on like this
     * @param micros of a conversion, without the socket
     * @param cpuMicros of a conversion in the mean, the socket included; null where the platform does not tell
     * @param bytes of a conversion
     * @param objects in the payload that was looked into; null if none was
     * @param share of the time from request to response, from 0 to 1; null before the first response
     * @param costAMonth in the currency of the assumptions
     * @param verdict what the rules of thumb say
     * @param advice what to do, in the order in which it helps
     * @param types of the bodies, or of their elements
     * @param payload what the bytes of one went to; null if none was looked into
     */
    public record Row(
            String method,
            String pattern,
            String direction,
            String format,
            long count,
            long failures,
            double aDay,
            Spread micros,
            @Nullable Double cpuMicros,
            Spread bytes,
            @Nullable Integer objects,
            @Nullable Double share,
            double costAMonth,
            Verdict verdict,
            List<Advice> advice,
            List<String> types,
            @Nullable Payload payload) {}

    /** The middle and the upper end; percentiles to two digits. */
    public record Spread(double mean, double p50, double p99) {}

    /**
     * What to do.
     *
     * @param text for people
     * @param savingAMonth an estimate in the currency of the assumptions; null if there is none
     * @param restsOn what the estimate rests on; null if there is none
     */
    public record Advice(
            String text,
            @Nullable Double savingAMonth,
            @Nullable String restsOn) {
        Advice(String text) {
            this(text, null, null);
        }
    }
}
