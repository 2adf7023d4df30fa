package dev.wirespeed.lab.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.stream.ReceivedRanges.Range;
import dev.wirespeed.lab.workload.TelemetryRecord;
import io.netty.channel.Channel;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A receiver in this JVM, and senders that are more or less honest. */
final class ReceiverTest {

    private static final Vitals NONE = new Vitals(0, 0, 0);

    @TempDir
    Path folder;

    private final PrintStream standardOutput = System.out;
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @SuppressWarnings("NullAway.Init") // before each test
    private Verifier verifier;

    @SuppressWarnings("NullAway.Init") // before each test
    private Channel server;

    @BeforeEach
    void listen() throws Exception {
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        verifier = new Verifier(Conversion.of("jackson3"), ReceivedRanges.create(file()));
        server = ReceiverMain.listen(0, verifier);
    }

    @AfterEach
    void close() throws Exception {
        server.close().sync();
        System.setOut(standardOutput);
    }

    @Test
    void everyRecordIsComparedWithWhatItsNumberStandsFor() throws Exception {
        TelemetryRecord fourth = RecordStream.at(4);
        try (HandMade sender = new HandMade()) {
            sender.connect();
            sender.record(0, json(RecordStream.at(0)));
            sender.record(1, json(RecordStream.at(1)));
            sender.record(4, json(fourth).replace("\"rssi\":" + fourth.rssi(), "\"rssi\":-1"));
            sender.record(5, "{\"type\":");
            sender.record(1, json(RecordStream.at(1)));
            sender.record(6, json(RecordStream.at(6)));
            sender.end(7);
        }
        assertThat(ReceivedRanges.read(file()).ranges()).containsExactly(new Range(0, 1), new Range(4, 6));
        assertThat(ReceivedRanges.read(file()).altered()).isEqualTo(2);
        assertThat(ReceivedRanges.read(file()).duplicated()).isEqualTo(1);
        assertThat(text())
                .contains("\"verified\":3,\"altered\":2,\"duplicated\":1,")
                .contains("{\"line\":\"altered\",\"sequence\":4,\"difference\":\"is TelemetryRecord[type="
                        + fourth.type())
                .contains("rssi=-1,", " instead of TelemetryRecord[", "rssi=" + fourth.rssi() + ",")
                .contains("{\"line\":\"altered\",\"sequence\":5,\"difference\":\"cannot be read: ");
    }

    @Test
    void aSenderIsServedAfterAnotherOne() throws Exception {
        for (int i = 0; i < 2; i++) {
            try (HandMade sender = new HandMade()) {
                sender.connect();
                sender.record(i, json(RecordStream.at(i)));
                sender.end(i + 1);
            }
        }
        assertThat(ReceivedRanges.read(file()).ranges()).containsExactly(new Range(0, 1));
    }

    @Test
    void aLengthIsNotBelievedBeforeItIsBounded() throws Exception {
        try (HandMade sender = new HandMade()) {
            sender.connect();
            sender.out.writeInt(Integer.MAX_VALUE);
            sender.out.write(new byte[100]);
            sender.awaitClosed();
        }
        assertThat(text())
                .contains(
                        "{\"line\":\"failed\",\"reason\":\"the connection was closed: Adjusted frame length exceeds 1048576");
        assertThat(verifier.received(0, NONE).bytes()).isZero();
    }

    @Test
    void aFrameOfUnknownKindEndsTheConnection() throws Exception {
        try (HandMade sender = new HandMade()) {
            sender.connect();
            sender.out.writeInt(1);
            sender.out.writeByte(99);
            sender.awaitClosed();
        }
        assertThat(text()).contains("the connection was closed: a frame of unknown kind 99");
    }

    private Path file() {
        return folder.resolve("ranges");
    }

    private String text() {
        return printed.toString(StandardCharsets.UTF_8);
    }

    private static String json(TelemetryRecord value) throws Exception {
        return new String(Conversion.of("jackson3").write(value), StandardCharsets.UTF_8);
    }

    /** A sender that writes frame by frame what a test tells it. */
    private final class HandMade implements AutoCloseable {
        private final Socket socket;
        private final DataInputStream in;
        private final DataOutputStream out;

        HandMade() throws IOException {
            socket =
                    new Socket(InetAddress.getLoopbackAddress(), ((InetSocketAddress) server.localAddress()).getPort());
            socket.setSoTimeout(30_000);
            in = new DataInputStream(socket.getInputStream());
            out = new DataOutputStream(socket.getOutputStream());
        }

        void connect() throws IOException {
            for (int i = 0; i < 20; i++) {
                assertThat(in.readInt()).isEqualTo(9);
                assertThat(in.readByte()).isEqualTo(Frame.PING);
                frame(Frame.PONG, in.readLong(), System.nanoTime());
            }
            assertThat(in.readInt()).isEqualTo(1);
            assertThat(in.readByte()).isEqualTo(Frame.GO);
            frame(Frame.START, System.nanoTime(), 1_000);
        }

        void frame(byte kind, long... numbers) throws IOException {
            out.writeInt(1 + 8 * numbers.length);
            out.writeByte(kind);
            for (long number : numbers) {
                out.writeLong(number);
            }
        }

        void record(long sequence, String document) throws IOException {
            byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
            out.writeInt(9 + bytes.length);
            out.writeByte(Frame.RECORD);
            out.writeLong(sequence);
            out.write(bytes);
        }

        void end(long sent) throws IOException {
            frame(Frame.END, sent);
            assertThat(in.readInt()).isEqualTo(1);
            assertThat(in.readByte()).isEqualTo(Frame.DONE);
        }

        void awaitClosed() throws IOException {
            assertThat(in.read()).isEqualTo(-1);
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
