package dev.wirespeed.lab.stream;

/**
 * When each record is to be sent: in batches, half a second apart, whatever happened to the batches before.
 *
 * <p>Latencies are taken from these times, not from when a record was really sent; so a sender or a receiver that stalls
 * is charged with the waiting of all records that it held up, which a closed loop would omit (coordinated omission).
 *
 * @param start when the first batch is due, by the sender's {@link System#nanoTime}
 * @param rate records a second: even, at least 2
 */
public record Schedule(long start, int rate) {

    /** The time from batch to batch, in nanoseconds. */
    public static final long BATCH_NANOS = 500_000_000;

    public Schedule {
        if (rate < 2 || rate % 2 != 0) {
            throw new IllegalArgumentException("a rate must be even and at least 2, but was " + rate);
        }
    }

    int batchSize() {
        return rate / 2;
    }

    /** When a batch is due, counted from 0. */
    long batchDue(long batch) {
        return start + batch * BATCH_NANOS;
    }

    /** When a record is due, by its sequence number from 0. */
    long due(long sequence) {
        return batchDue(sequence / batchSize());
    }

    /** The second that goes on at a time, counted from 0; before the start the first one. */
    long secondAt(long nanos) {
        return Math.max(0, (nanos - start) / 1_000_000_000L);
    }

    /** When a second of the schedule ends, counted from 0. */
    long endOfSecond(long second) {
        return start + (second + 1) * 1_000_000_000L;
    }
}
