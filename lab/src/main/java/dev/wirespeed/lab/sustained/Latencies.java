package dev.wirespeed.lab.sustained;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

/**
 * Times from when records were due to when they were decoded.
 *
 * @param count how many records it has
 * @param unknown how many records arrived whose times went down with a receiver that was killed
 * @param percentiles from the median to the longest
 * @param histogram all of it, in nanoseconds: a compressed HdrHistogram in Base64
 */
public record Latencies(long count, long unknown, double meanMicros, List<Percentile> percentiles, String histogram) {

    private static final double[] PERCENTILES = {50, 75, 90, 95, 99, 99.5, 99.9, 99.95, 99.99, 99.999, 100};

    /**
     * So much or less was measured for a part of the records.
     *
     * @param percentile from 0 to 100
     */
    public record Percentile(double percentile, double micros) {}

    static Latencies of(Histogram histogram, long arrived) {
        List<Percentile> percentiles = histogram.getTotalCount() == 0
                ? List.of()
                : DoubleStream.of(PERCENTILES)
                        .mapToObj(percentile -> new Percentile(percentile, micros(histogram, percentile)))
                        .toList();
        return new Latencies(
                histogram.getTotalCount(),
                Math.max(0, arrived - histogram.getTotalCount()),
                histogram.getMean() / 1e3,
                percentiles,
                encoded(histogram));
    }

    static double micros(Histogram histogram, double percentile) {
        return histogram.getValueAtPercentile(percentile) / 1e3;
    }

    /** A percentile that {@link #percentiles} has; 0 if there are no times. */
    double at(double percentile) {
        return percentiles.stream()
                .filter(entry -> entry.percentile() == percentile)
                .mapToDouble(Percentile::micros)
                .findFirst()
                .orElse(0);
    }

    static Histogram decoded(String text) {
        try {
            return Histogram.decodeFromCompressedByteBuffer(
                    ByteBuffer.wrap(Base64.getDecoder().decode(text)), 0);
        } catch (DataFormatException e) {
            throw new IllegalArgumentException("not a histogram: " + text, e);
        }
    }

    private static String encoded(Histogram histogram) {
        ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
        int length = histogram.encodeIntoCompressedByteBuffer(buffer);
        return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }
}
