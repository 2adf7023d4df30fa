package dev.wirespeed.lab.stream;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.Channel;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Sends records by a {@link Schedule} that doesn't wait for anyone: who falls behind sends what is due as fast as it can,
 * and stops some time after the schedule's end with the rest not sent.
 */
// What a failed write or connect comes to is seen at the connection, which is closed then.
@SuppressWarnings("FutureReturnValueIgnored")
final class Sender {

    private static final long NOTHING = Long.MAX_VALUE;
    private static final int CHUNK = 32 << 10;
    private static final long LEAD_NANOS = TimeUnit.MILLISECONDS.toNanos(200);
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);

    private final Conversion conversion;
    private final Connection connection;
    private final int rate;
    private final int seconds;
    private final long graceNanos;
    private final LongAdder records = new LongAdder();
    private final LongAdder bytes = new LongAdder();
    private final LongAccumulator lag = new LongAccumulator(Math::max, 0);
    private final ByteBufAllocator allocator = ByteBufAllocator.DEFAULT;
    private volatile @Nullable Schedule schedule;
    private volatile long sendingSince = NOTHING;
    private @Nullable Channel current;
    private long sequence;

    /**
     * A sender that has not begun.
     *
     * @param graceMillis how long after the schedule's end it may send what is left
     */
    Sender(Conversion conversion, int port, int rate, int seconds, long graceMillis) {
        this.conversion = conversion;
        this.rate = rate;
        this.seconds = seconds;
        this.graceNanos = TimeUnit.MILLISECONDS.toNanos(graceMillis);
        this.connection = new Connection(port, this::disconnected);
    }

    private void disconnected() {
        Schedule known = schedule;
        double at = known == null ? 0 : (System.nanoTime() - known.start()) / 1e9;
        new Line.Disconnected(at).print();
    }

    /** Sends all, and returns when the receiver has read it. */
    void run() throws Exception {
        if (connection.await(System.nanoTime() + PATIENCE_NANOS) == null) {
            throw new IllegalStateException("no receiver answered within 30 s");
        }
        Schedule plan = new Schedule(System.nanoTime() + LEAD_NANOS, rate);
        schedule = plan;
        Line.Started.at(plan.start()).print();
        EverySecond everySecond = new EverySecond(plan, 0, 0, this::report);
        long deadline = plan.batchDue(2L * seconds) + graceNanos;
        for (long batch = 0; batch < 2L * seconds; batch++) {
            sleepUntil(plan.batchDue(batch));
            sendingSince = plan.batchDue(batch);
            if (!send(plan, deadline)) {
                break;
            }
            lag.accumulate(System.nanoTime() - plan.batchDue(batch));
            sendingSince = NOTHING;
        }
        end(plan);
        everySecond.stop();
        new Line.Ended(sequence, (long) rate * seconds).print();
    }

    private void report(long second, Vitals vitals) {
        lag.accumulate(System.nanoTime() - Math.min(sendingSince, System.nanoTime()));
        new Line.Sent(
                        second,
                        records.sumThenReset(),
                        bytes.sumThenReset(),
                        TimeUnit.NANOSECONDS.toMicros(lag.getThenReset()),
                        vitals)
                .print();
    }

    private static void sleepUntil(long due) {
        for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
    }

    /** Sends one batch; says whether there was time for all of it. */
    private boolean send(Schedule plan, long deadline) throws Exception {
        for (int left = plan.batchSize(); left > 0; ) {
            Channel channel = ready(plan, deadline);
            if (channel == null) {
                return false;
            }
            ByteBuf chunk = allocator.buffer(CHUNK + CHUNK / 4);
            int count = fill(chunk, left);
            channel.writeAndFlush(chunk, channel.voidPromise());
            records.add(count);
            left -= count;
        }
        return true;
    }

    private int fill(ByteBuf chunk, int most) throws Exception {
        int count = 0;
        while (count < most && chunk.readableBytes() < CHUNK) {
            byte[] document = conversion.write(RecordStream.at(sequence));
            Frame.addRecord(chunk, sequence, document);
            bytes.add(document.length);
            sequence++;
            count++;
        }
        return count;
    }

    /** A connection that takes more and knows the schedule. */
    private @Nullable Channel ready(Schedule plan, long deadline) {
        Channel channel = connection.await(deadline);
        if (channel != null && !channel.equals(current)) {
            channel.write(Frame.of(allocator, Frame.START, plan.start(), plan.rate()), channel.voidPromise());
            current = channel;
        }
        return channel;
    }

    private void end(Schedule plan) {
        long deadline = System.nanoTime() + PATIENCE_NANOS;
        for (Channel channel = ready(plan, deadline); channel != null; channel = ready(plan, deadline)) {
            channel.writeAndFlush(Frame.of(allocator, Frame.END, sequence), channel.voidPromise());
            if (connection.awaitDone(channel, deadline)) {
                return;
            }
        }
        throw new IllegalStateException("the receiver did not read all that was sent within 30 s of the end");
    }
}
