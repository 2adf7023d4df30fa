package dev.wirespeed.lab.result;

import java.util.List;

/**
 * What one fork measured of one cell.
 *
 * @param warmup operations per millisecond of each warm-up iteration
 * @param iterations operations per millisecond of each measured iteration
 * @param bytesPerOperation allocation, from JMH's {@code gc.alloc.rate.norm}
 */
public record Measurement(Cell cell, List<Double> warmup, List<Double> iterations, double bytesPerOperation) {}
