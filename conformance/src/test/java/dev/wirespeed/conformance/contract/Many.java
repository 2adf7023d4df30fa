package dev.wirespeed.conformance.contract;

import dev.wirespeed.WireException;
import dev.wirespeed.conformance.Drip;
import java.util.ArrayList;
import java.util.List;
import java.util.Spliterator;

/** Values that came out of a stream one by one, and the problem that ended them; null if it was the end of the stream. */
record Many(List<Object> values, WireException problem) {

    /** @param size of the parts that the stream comes in */
    static Many read(Reading reading, byte[] stream, int size) {
        List<Object> values = new ArrayList<>();
        WireException problem = null;
        try (var many = reading.readMany(new Drip(stream, size))) {
            Spliterator<?> each = many.spliterator();
            try {
                while (each.tryAdvance(values::add)) {}
            } catch (WireException e) {
                problem = e;
                if (each.tryAdvance(values::add)) {
                    throw new AssertionError("A value follows a problem: " + Shown.of(values));
                }
            }
        }
        return new Many(values, problem);
    }
}
