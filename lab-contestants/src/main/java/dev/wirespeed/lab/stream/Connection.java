package dev.wirespeed.lab.stream;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * The sender's end: connects to the receiver, and again whenever the connection breaks. One thread sends, the one that
 * made it.
 */
// What a failed write or connect comes to is seen at the connection, which is closed then.
@SuppressWarnings("FutureReturnValueIgnored")
final class Connection {

    private static final int RECONNECT_MILLIS = 20;
    private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(50);
    private static final WriteBufferWaterMark WAITING = new WriteBufferWaterMark(256 << 10, 512 << 10);

    private final EventLoopGroup group = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final Thread sender = Thread.currentThread();
    private final Bootstrap bootstrap;
    private final Runnable lost;
    private volatile @Nullable Channel ready;
    private volatile boolean done;

    /** @param lost is called when a connection that was ready breaks */
    Connection(int port, Runnable lost) {
        this.lost = lost;
        this.bootstrap = new Bootstrap()
                .group(group)
                .channel(NioSocketChannel.class)
                .option(ChannelOption.TCP_NODELAY, true)
                .option(ChannelOption.WRITE_BUFFER_WATER_MARK, WAITING)
                .remoteAddress(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))
                .handler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        channel.pipeline().addLast(Frame.decoder(), new Handler());
                    }
                });
        connect();
    }

    private void connect() {
        bootstrap.connect().addListener(future -> {
            if (!future.isSuccess() && !done) {
                group.schedule(this::connect, RECONNECT_MILLIS, TimeUnit.MILLISECONDS);
            }
        });
    }

    /** The connection, as soon as one takes more; null if there is none at the deadline. */
    @Nullable
    Channel await(long deadline) {
        while (true) {
            Channel channel = ready;
            if (channel != null && channel.isWritable()) {
                return channel;
            }
            long left = deadline - System.nanoTime();
            if (left <= 0) {
                return null;
            }
            LockSupport.parkNanos(Math.min(left, POLL_NANOS));
        }
    }

    /** Waits until the receiver has read all, or the connection broke; says whether it has. */
    boolean awaitDone(Channel channel, long deadline) {
        while (!done && channel.equals(ready) && System.nanoTime() < deadline) {
            LockSupport.parkNanos(POLL_NANOS);
        }
        return done;
    }

    /** Reads what the receiver sends. */
    private final class Handler extends SimpleChannelInboundHandler<ByteBuf> {
        @Override
        protected void channelRead0(ChannelHandlerContext context, ByteBuf frame) {
            byte kind = frame.readByte();
            switch (kind) {
                case Frame.PING ->
                    context.writeAndFlush(Frame.of(context.alloc(), Frame.PONG, frame.readLong(), System.nanoTime()));
                case Frame.GO -> ready = context.channel();
                case Frame.DONE -> done = true;
                default -> throw new IllegalStateException("a frame of unknown kind " + kind);
            }
            LockSupport.unpark(sender);
        }

        @Override
        public void channelWritabilityChanged(ChannelHandlerContext context) {
            LockSupport.unpark(sender);
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            if (context.channel().equals(ready)) {
                ready = null;
                if (!done) {
                    lost.run();
                }
            }
            if (!done) {
                group.schedule(Connection.this::connect, RECONNECT_MILLIS, TimeUnit.MILLISECONDS);
            }
            LockSupport.unpark(sender);
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            context.close();
        }
    }
}
