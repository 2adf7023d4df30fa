package dev.wirespeed.lab.stream;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The receiver's end of one connection. */
// What a failed write or connect comes to is seen at the connection, which is closed then.
@SuppressWarnings("FutureReturnValueIgnored")
final class Receiver extends SimpleChannelInboundHandler<ByteBuf> {

    private static final int PINGS = 20;

    private final Verifier verifier;
    private final Clocks clocks = new Clocks();
    private int pongs;
    private @Nullable Schedule schedule;
    private @Nullable EverySecond everySecond;

    Receiver(Verifier verifier) {
        this.verifier = verifier;
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        ping(context);
    }

    private static void ping(ChannelHandlerContext context) {
        context.writeAndFlush(Frame.of(context.alloc(), Frame.PING, System.nanoTime()));
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, ByteBuf frame) {
        byte kind = frame.readByte();
        switch (kind) {
            case Frame.RECORD -> record(frame);
            case Frame.PONG -> pong(context, frame.readLong(), frame.readLong());
            case Frame.START -> start(new Schedule(frame.readLong(), Math.toIntExact(frame.readLong())));
            case Frame.END -> end(context);
            default -> throw new IllegalStateException("a frame of unknown kind " + kind);
        }
    }

    private void pong(ChannelHandlerContext context, long asked, long theirs) {
        clocks.answer(asked, theirs, System.nanoTime());
        if (++pongs < PINGS) {
            ping(context);
        } else {
            new Line.Connected(clocks.offset(), clocks.error()).print();
            context.writeAndFlush(Frame.of(context.alloc(), Frame.GO));
        }
    }

    private void start(Schedule told) {
        schedule = told;
        Line.Started.at(told.start() + clocks.offset()).print();
        everySecond = new EverySecond(
                told,
                clocks.offset(),
                told.secondAt(System.nanoTime() - clocks.offset()),
                (second, vitals) -> verifier.received(second, vitals).print());
    }

    private void record(ByteBuf frame) {
        Schedule known = Objects.requireNonNull(schedule, "a record came before the schedule");
        long sequence = frame.readLong();
        byte[] document = new byte[frame.readableBytes()];
        frame.readBytes(document);
        verifier.accept(sequence, document, known.due(sequence) + clocks.offset());
    }

    private void end(ChannelHandlerContext context) {
        stop();
        context.writeAndFlush(Frame.of(context.alloc(), Frame.DONE));
    }

    private void stop() {
        if (everySecond != null) {
            everySecond.stop();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        stop();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        new Line.Failed("the connection was closed: " + cause.getMessage()).print();
        context.close();
    }
}
