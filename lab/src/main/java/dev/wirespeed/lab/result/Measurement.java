package dev.wirespeed.lab.result;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one fork measured of one cell.
 *
 * @param warmup operations per millisecond of each warm-up iteration
 * @param iterations operations per millisecond of each measured iteration
 * @param bytesPerOperation allocation, from JMH's {@code gc.alloc.rate.norm}
 * @param otherTypes how many other types the contestant wrote and read before, if the cell is polluted; it skips those that it
 *     can't. Null if the cell is not polluted
 * @param settledMillis how long it went on converting before its last warm-up iteration until the JIT compiler was idle, or gave up
 *     to wait for that. Null if it did not wait
 */
public record Measurement(
        Cell cell,
        List<Double> warmup,
        List<Double> iterations,
        double bytesPerOperation,
        @Nullable Integer otherTypes,
        @Nullable Integer settledMillis) {

    /** Of a cell that is not polluted, by a fork that did not wait for the compiler. */
    public Measurement(Cell cell, List<Double> warmup, List<Double> iterations, double bytesPerOperation) {
        this(cell, warmup, iterations, bytesPerOperation, null, null);
    }

    /** The same after so many other types. */
    public Measurement after(@Nullable Integer types) {
        return new Measurement(cell, warmup, iterations, bytesPerOperation, types, settledMillis);
    }

    /** The same by a fork that waited so long for the compiler. */
    public Measurement settled(@Nullable Integer millis) {
        return new Measurement(cell, warmup, iterations, bytesPerOperation, otherTypes, millis);
    }
}
