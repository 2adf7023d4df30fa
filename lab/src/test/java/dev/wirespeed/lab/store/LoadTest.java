package dev.wirespeed.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What the process that asks is told, what it sends, and how it reads answers. */
final class LoadTest {

    @Test
    void anOrderIsALineAndBack() {
        for (Target target : Target.cached()) {
            LoadOrder order = LoadOrder.of(8080, 4, 2.5, Variant.JACKSON_OF_TWO.mediaType(), target);

            assertThat(order.line()).doesNotContain("\n");
            assertThat(LoadOrder.parse(order.line())).isEqualTo(order);
            assertThat(order.paths()).hasSize(10);
        }
        assertThat(LoadOrder.of(1, 1, 1, "a/b", Target.cached().get(1)).paths())
                .startsWith("/orders/1000/cached", "/orders/2000/cached");
    }

    @Test
    void answersAreALineAndBack() {
        Answers answers = new Answers(10, 2_000, 1.5);

        assertThat(Answers.parse(answers.line())).isEqualTo(answers);
        assertThatThrownBy(() -> Answers.parse("failed: the store answers with status 500"))
                .isInstanceOf(LabException.class)
                .hasMessage("the store answers with status 500");
    }

    @Test
    void aRequestHasALengthIfItHasABody() {
        assertThat(HttpConnection.request("GET", "/a", "application/json", ""))
                .asString()
                .isEqualTo("""
                        GET /a HTTP/1.1\r
                        Host: localhost\r
                        Accept: application/json\r
                        \r
                        """);
        assertThat(HttpConnection.request("POST", "/a", "application/vnd.jackson+json", "{\"é\":1}"))
                .asString(StandardCharsets.UTF_8)
                .contains("\r\nContent-Type: application/vnd.jackson+json\r\nContent-Length: 8\r\n\r\n{\"é\":1}");
    }

    @Test
    void answersAreReadByLengthAndInChunks() throws IOException {
        String answers = "HTTP/1.1 200 \r\ncontent-Length: 3\r\nOther: \r\r\n\r\nabc"
                + "HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\nA\r\n0123456789\r\n0\r\n\r\n"
                + "HTTP/1.1 404 \r\nContent-Length: 0\r\n\r\n";
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                HttpConnection connection = new HttpConnection(server.getLocalPort());
                Socket accepted = server.accept();
                OutputStream out = accepted.getOutputStream()) {
            out.write(answers.getBytes(StandardCharsets.ISO_8859_1));
            out.flush();

            byte[] request = HttpConnection.request("GET", "/", "application/json", "");
            assertThat(connection.ask(request)).isEqualTo(3);
            assertThat(connection.ask(request)).isEqualTo(12);
            assertThatThrownBy(() -> connection.ask(request))
                    .isInstanceOf(LabException.class)
                    .hasMessage("the store answers with status 404");
        }
    }
}
