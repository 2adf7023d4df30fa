package dev.wirespeed.conformance.contract;

import dev.wirespeed.WireFormat;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Holds a format to its oracle; empty where they agree, else what differs. */
record Comparison(WireFormat format, Oracle oracle) {
    /** The same bytes. */
    Optional<String> onWriting(Object value) {
        Answer expected = oracle.writes(value);
        Answer actual;
        try {
            actual = Answer.of(() -> format.write(value));
        } catch (RuntimeException | StackOverflowError e) {
            return Optional.of("Writing " + Shown.of(value) + ": " + e);
        }
        return actual.agreesWith(expected) || oracle.excuses(value, expected, actual)
                ? Optional.empty()
                : Optional.of("Writing " + Shown.of(value) + ": expected " + expected + ", but was " + actual);
    }

    /** Writing a value, and reading what the oracle writes. */
    List<Optional<String>> onBoth(Object value, Reading reading) {
        Answer written = oracle.writes(value);
        return written.refused()
                ? List.of(onWriting(value))
                : List.of(onWriting(value), onReading((byte[]) written.value(), reading));
    }

    /** The same acceptance, an equal value. */
    Optional<String> onReading(byte[] document, Class<?> type) {
        return onReading(document, Reading.of(format, type));
    }

    /** From an array, and from a stream in parts of a size that a document of the same bytes always has. */
    Optional<String> onReading(byte[] document, Reading reading) {
        Type type = reading.type();
        Answer expected = oracle.reads(document, type);
        Answer actual;
        try {
            actual = Answer.of(() -> reading.read(document));
            int size = 1 + Math.floorMod(Arrays.hashCode(document), EveryInput.LARGEST_PART);
            EveryInput.readParts(reading, document, size, actual);
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            return Optional.of("Reading " + Shown.of(document) + " as " + type.getTypeName() + ": " + e);
        }
        return actual.agreesWith(expected) || oracle.excuses(document, type, expected, actual)
                ? Optional.empty()
                : Optional.of("Reading " + Shown.of(document) + " as " + type.getTypeName() + ": expected " + expected
                        + ", but was " + actual);
    }
}
