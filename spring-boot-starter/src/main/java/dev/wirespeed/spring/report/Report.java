package dev.wirespeed.spring.report;

import dev.wirespeed.spring.meter.Payload;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * The cost of serialization in a service, the most expensive endpoint first. It contains no values of the application.
 *
 * @param since when the meter started counting
 * @param seconds the time since then, to which rates and costs refer
 * @param thresholds the thresholds of verdicts
 * @param assumptions the assumptions about costs
 * @param conversions one row for each endpoint, direction and format
 */
public record Report(Instant since, double seconds, Limits thresholds, Assumptions assumptions, List<Row> conversions) {

    static final JsonMapper JSON = JsonMapper.builder().build();

    String json() {
        return JSON.writeValueAsString(this);
    }

    /** {@link Thresholds} as numbers. */
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
     * @param byCodecs whether codecs do the work, for all types seen
     * @param aDay their number per day at the present rate
     * @param micros the time of a conversion, socket time excluded
     * @param cpuMicros the mean CPU time of a conversion, socket included; null if it was measured too seldom
     * @param bytes the size of a conversion
     * @param objects the number of objects in the payload examined; null if there was none
     * @param share the fraction of the time from request to response, from 0 to 1; null before the first response
     * @param costAMonth in the currency of the assumptions
     * @param verdict the verdict of the rules of thumb
     * @param advice what to do, the most helpful first
     * @param types the types of the bodies, or of their elements
     * @param payload a breakdown of the bytes of one; null if none was examined
     */
    public record Row(
            String method,
            String pattern,
            String direction,
            String format,
            boolean byCodecs,
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

    /** The mean, the median and the 99th percentile; percentiles to two digits. */
    public record Spread(double mean, double p50, double p99) {}

    /**
     * A piece of advice.
     *
     * @param text the text for users
     * @param savingAMonth an estimate in the currency of the assumptions; null if there is none
     * @param restsOn the basis of the estimate; null if there is none
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
