package dev.wirespeed.lab.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.measure.TestResults;
import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ReportServerTest {

    @TempDir
    Path folder;

    private final Result whole = SampleResult.small();

    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private ReportServer server;

    @BeforeEach
    void start() {
        server = Watch.folder(folder, 0);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void servesEveryFormOfAResult() throws IOException {
        ResultFile.write(whole, folder.resolve(ResultFile.NAME));

        assertThat(get("/", host()))
                .startsWith("HTTP/1.1 200 OK\r\n")
                .containsIgnoringCase("Content-type: text/html; charset=utf-8\r\n")
                .containsIgnoringCase("X-content-type-options: nosniff\r\n")
                .containsIgnoringCase("Cache-control: no-store\r\n")
                .contains("connect-src 'self'");
        assertThat(get("/result.json", host())).endsWith("\r\n\r\n" + ResultFile.toJson(whole));
        assertThat(get("/report.md", host())).contains("\r\n\r\n# Jackson 2 or Jackson 3?\n");
        assertThat(get("/data.json", "localhost:" + port())).contains("\"findings\":{\"panels\":[{");
        assertThat(get("/etc/passwd", host())).startsWith("HTTP/1.1 404 ");
        assertThat(get("/..%2f..%2fresult.json", host())).startsWith("HTTP/1.1 404 ");
    }

    @Test
    void nobodyElsesNameLeadsHere() throws IOException {
        ResultFile.write(whole, folder.resolve(ResultFile.NAME));

        for (String host : new String[] {
            "evil.example",
            "evil.example:" + port(),
            "127.0.0.1",
            "127.0.0.1:1",
            "127.0.0.1:" + port() + ".evil.example",
            ""
        }) {
            assertThat(get("/data.json", host))
                    .as(host)
                    .startsWith("HTTP/1.1 403 ")
                    .endsWith("\r\n\r\nthis report is served as " + server.url() + " only\n");
        }
        assertThat(request("POST", "/", "Host: " + host())).startsWith("HTTP/1.1 405 ");
    }

    @Test
    void nobodyElsesMachineGetsHere() throws SocketException {
        NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
                .forEach(address -> assertThatThrownBy(() -> new Socket(address, port()).close())
                        .as(address.toString())
                        .isInstanceOf(IOException.class));
        assertThat(URI.create(server.url()).getHost()).isEqualTo("127.0.0.1");
    }

    @Test
    void newFiguresAreThereAsSoonAsTheFileIsAndOldOnesAreNotSentAgain() throws IOException {
        assertThat(get("/", host())).contains("There is no result yet").contains("http-equiv=\"refresh\"");

        ResultFile.write(TestResults.withForks(whole, whole.forks().subList(0, 2)), folder.resolve(ResultFile.NAME));
        String first = get("/data.json", host());
        String tag = first.lines()
                .filter(line -> line.toLowerCase(java.util.Locale.ROOT).startsWith("etag: "))
                .map(line -> line.substring(6))
                .findFirst()
                .orElseThrow();

        assertThat(first).contains("\"served\":" + tag);
        String known = "Host: " + host() + "\r\nIf-None-Match: " + tag;
        assertThat(request("GET", "/data.json", known))
                .startsWith("HTTP/1.1 304 ")
                .endsWith("\r\n\r\n");
        ResultFile.write(whole, folder.resolve(ResultFile.NAME));
        assertThat(request("GET", "/data.json", known))
                .startsWith("HTTP/1.1 200 ")
                .contains(whole.forks().getLast().id());
    }

    @Test
    void aFileThatIsNoResultIsALineInTheAnswer() throws IOException {
        Files.writeString(folder.resolve(ResultFile.NAME), "{}");

        assertThat(get("/", host()))
                .startsWith("HTTP/1.1 500 ")
                .endsWith("it has no schemaVersion, expected 1\n")
                .doesNotContain("\tat ");
    }

    @Test
    void aPortInUseIsOneLine() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThatThrownBy(() -> Watch.folder(folder, other.getLocalPort()))
                    .isInstanceOf(LabException.class)
                    .hasMessage("port " + other.getLocalPort()
                            + " is in use, or may not be used (Address already in use); choose another with --port");
        }
        assertThatThrownBy(() -> Watch.folder(folder, 65_536))
                .hasMessage("--port must be from 0, which is any free one, to 65535, not 65536");
        assertThatThrownBy(() -> Watch.folder(folder, -1)).isInstanceOf(LabException.class);
    }

    /** Drawing takes time that a fork which is being measured should have. */
    @Test
    void aRunIsDrawnBetweenItsForksOnlyWhileSomebodyWatches() throws InterruptedException {
        AtomicLong clock = new AtomicLong();
        RunDrawings run = new RunDrawings(clock::get);

        run.publish(TestResults.withForks(whole, whole.forks().subList(0, 1)));
        assertThat(run.isDrawn()).isFalse();
        assertThat(run.now().version()).isEqualTo("1");
        run.publish(TestResults.withForks(whole, whole.forks().subList(0, 2)));
        assertThat(run.isDrawn()).isTrue();
        assertThat(run.now()).isSameAs(run.now());
        clock.addAndGet(11_000_000_000L);
        run.publish(whole);
        assertThat(run.isDrawn()).isFalse();
        run.awaitSeen(); // nobody watches
        assertThat(run.now().data()).contains(whole.forks().getLast().id());
        run.seen(run.now());
        run.awaitSeen(); // everything was seen
    }

    private String host() {
        return "127.0.0.1:" + port();
    }

    private int port() {
        return URI.create(server.url()).getPort();
    }

    private String get(String path, String host) throws IOException {
        return request("GET", path, "Host: " + host);
    }

    /** By hand, since clients choose the header {@code Host} themselves. */
    private String request(String method, String path, String headers) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.getOutputStream()
                    .write((method + " " + path + " HTTP/1.1\r\n" + headers + "\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
