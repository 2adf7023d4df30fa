package dev.wirespeed.lab.workload.numbers;

import dev.wirespeed.Wire;
import java.util.List;

/** A series of measurements; compared by their documents, since arrays have no equality of their own. */
@SuppressWarnings("ArrayRecordComponent") // arrays are what such data is held in
@Wire
public record Numbers(
        long series,
        long started,
        long ended,
        double mean,
        double deviation,
        double minimum,
        double maximum,
        double[] values,
        long[] counts,
        List<Double> ratios,
        List<Long> sequences,
        List<Point> path) {}
