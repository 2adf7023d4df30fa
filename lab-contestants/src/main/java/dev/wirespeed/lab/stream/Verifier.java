package dev.wirespeed.lab.stream;

import dev.wirespeed.lab.workload.TelemetryRecord;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.SingleWriterRecorder;
import org.jspecify.annotations.Nullable;

/**
 * Compares every record that arrives with the one that its sequence number stands for. One thread brings the records;
 * another one may ask what came of them.
 */
final class Verifier {

    private static final long LONGEST = TimeUnit.HOURS.toNanos(1);
    private static final int DIGITS = 3;
    private static final int DIFFERENCES_TOLD = 3;

    private final Conversion conversion;
    private final ReceivedRanges ranges;
    private final SingleWriterRecorder latencies = new SingleWriterRecorder(LONGEST, DIGITS);
    private final LongAdder verified = new LongAdder();
    private final LongAdder altered = new LongAdder();
    private final LongAdder duplicated = new LongAdder();
    private final LongAdder bytes = new LongAdder();
    private int differencesTold;

    Verifier(Conversion conversion, ReceivedRanges ranges) {
        this.conversion = conversion;
        this.ranges = ranges;
    }

    /**
     * Takes a record.
     *
     * @param due when it was to be sent, by this JVM's clock
     */
    void accept(long sequence, byte[] document, long due) {
        String difference = difference(sequence, document, due);
        bytes.add(document.length);
        if (!ranges.add(sequence, difference != null)) {
            duplicated.increment();
        } else if (difference == null) {
            verified.increment();
        } else {
            altered.increment();
            tell(sequence, difference);
        }
    }

    private @Nullable String difference(long sequence, byte[] document, long due) {
        TelemetryRecord read;
        try {
            read = conversion.read(document);
        } catch (Exception | LinkageError | StackOverflowError e) {
            return "cannot be read: " + Objects.toString(e.getMessage(), e.toString());
        }
        latencies.recordValue(Math.min(Math.max(System.nanoTime() - due, 0), LONGEST));
        TelemetryRecord expected = RecordStream.at(sequence);
        return read.equals(expected) ? null : "is " + read + " instead of " + expected;
    }

    private void tell(long sequence, String difference) {
        if (differencesTold < DIFFERENCES_TOLD) {
            differencesTold++;
            new Line.Altered(sequence, difference).print();
        }
    }

    /** What came since the last call. */
    Line.Received received(long second, Vitals vitals) {
        return new Line.Received(
                second,
                verified.sumThenReset(),
                altered.sumThenReset(),
                duplicated.sumThenReset(),
                bytes.sumThenReset(),
                encoded(latencies.getIntervalHistogram()),
                vitals);
    }

    private static String encoded(Histogram histogram) {
        ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
        int length = histogram.encodeIntoCompressedByteBuffer(buffer);
        return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }
}
