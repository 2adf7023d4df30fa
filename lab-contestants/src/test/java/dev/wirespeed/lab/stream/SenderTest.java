package dev.wirespeed.lab.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.stream.ReceivedRanges.Range;
import io.netty.channel.Channel;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sender and a receiver in this JVM. */
final class SenderTest {

    @TempDir
    Path folder;

    private final PrintStream standardOutput = System.out;
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @BeforeEach
    void listen() {
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    }

    @AfterEach
    void close() {
        System.setOut(standardOutput);
    }

    @Test
    void whatIsDueIsSentAndVerifiedSecondBySecond() throws Exception {
        Path file = folder.resolve("ranges");
        Channel server = ReceiverMain.listen(0, new Verifier(Conversion.of("wirespeed"), ReceivedRanges.create(file)));
        new Sender(Conversion.of("wirespeed"), port(server), 2_000, 2, 10_000).run();
        stop(server);

        assertThat(ReceivedRanges.read(file).ranges()).containsExactly(new Range(0, 3_999));
        List<Line.Sent> sent = lines(Line.Sent.class);
        assertThat(sent.stream().mapToLong(Line.Sent::records).sum()).isEqualTo(4_000);
        assertThat(sent.stream().mapToLong(Line.Sent::second).limit(2)).containsExactly(0L, 1L);
        assertThat(lines(Line.Received.class).stream()
                        .mapToLong(Line.Received::verified)
                        .sum())
                .isEqualTo(4_000);
        assertThat(lines(Line.Ended.class)).containsExactly(new Line.Ended(4_000, 4_000));
    }

    /** A receiver that is away for more than two batches: what was due meanwhile is late by that, though it was sent at once. */
    @Test
    void recordsThatHadToWaitAreChargedWithIt() throws Exception {
        Path before = folder.resolve("before");
        Path after = folder.resolve("after");
        Channel first = ReceiverMain.listen(0, new Verifier(Conversion.of("jackson3"), ReceivedRanges.create(before)));
        int port = port(first);
        Thread outage = new Thread(() -> {
            try {
                await(() -> ReceivedRanges.read(before).ranges().size() > 0);
                stop(first);
                Thread.sleep(1_200);
                ReceiverMain.listen(port, new Verifier(Conversion.of("jackson3"), ReceivedRanges.create(after)));
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        outage.start();
        new Sender(Conversion.of("jackson3"), port, 2_000, 4, 20_000).run();
        outage.join();

        assertThat(lines(Line.Ended.class)).containsExactly(new Line.Ended(8_000, 8_000));
        assertThat(lines(Line.Disconnected.class)).hasSize(1);
        Range resumed = ReceivedRanges.read(after).ranges().get(0);
        assertThat(resumed.last()).isEqualTo(7_999);
        assertThat(ReceivedRanges.read(before).ranges().get(0).first()).isZero();
        assertThat(ReceivedRanges.read(before).ranges().get(0).last()).isLessThan(resumed.first());
        long longest = lines(Line.Received.class).stream()
                .mapToLong(line -> histogram(line).getMaxValue())
                .max()
                .orElseThrow();
        assertThat(longest).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(690));
        assertThat(lines(Line.Sent.class).stream()
                        .mapToLong(Line.Sent::lagMicros)
                        .max()
                        .orElseThrow())
                .isGreaterThan(690_000);
    }

    private static void await(Callable<Boolean> condition) throws Exception {
        for (int tries = 0; tries < 3_000 && !condition.call(); tries++) {
            Thread.sleep(10);
        }
    }

    private static void stop(Channel server) throws InterruptedException {
        server.eventLoop().parent().shutdownGracefully(0, 1, TimeUnit.SECONDS).sync();
    }

    private static Histogram histogram(Line.Received line) {
        try {
            return Histogram.decodeFromCompressedByteBuffer(
                    ByteBuffer.wrap(Base64.getDecoder().decode(line.latencies())), 0);
        } catch (DataFormatException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static int port(Channel server) {
        return ((InetSocketAddress) server.localAddress()).getPort();
    }

    private <T extends Line> List<T> lines(Class<T> kind) {
        return printed.toString(StandardCharsets.UTF_8)
                .lines()
                .map(Line::parse)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }
}
