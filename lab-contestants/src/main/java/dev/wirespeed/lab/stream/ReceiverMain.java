package dev.wirespeed.lab.stream;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;

/**
 * Receives on loopback until its standard input ends.
 *
 * <p>Arguments: the port, or 0 for any that is free; the contestant; the file for {@link ReceivedRanges}.
 */
public final class ReceiverMain {

    private ReceiverMain() {}

    public static void main(String[] arguments) throws Exception {
        Parent.endWithIt();
        Parent.tellFailures(() -> listen(Integer.parseInt(arguments[0]), arguments[1], Path.of(arguments[2])));
    }

    private static void listen(int port, String contestant, Path file) throws Exception {
        Verifier verifier = new Verifier(Conversion.of(contestant), ReceivedRanges.create(file));
        Channel server = listen(port, verifier);
        new Line.Listening(((InetSocketAddress) server.localAddress()).getPort()).print();
        server.closeFuture().sync();
    }

    /** Takes connections, one at a time is meant, until the channel is closed. */
    static Channel listen(int port, Verifier verifier) throws InterruptedException {
        EventLoopGroup group = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        return new ServerBootstrap()
                .group(group)
                .channel(NioServerSocketChannel.class)
                .childHandler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        channel.pipeline().addLast(Frame.decoder(), new Receiver(verifier));
                    }
                })
                .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))
                .sync()
                .channel();
    }
}
