package dev.wirespeed.store;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;

/** Sends requests to a service of a test. */
public record Client(int port, HttpClient http) {

    private static final Duration LONGEST = Duration.ofSeconds(30);
    private static final int RECEIVED = 16 << 10;

    public Client(int port) {
        this(port, HttpClient.newHttpClient());
    }

    public HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(uri(path));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString(StandardCharsets.ISO_8859_1));
    }

    /** Over a connection of its own: after some errors the server closes those that it has. */
    public Received send(Asked asked) throws IOException, InterruptedException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(uri(asked.path())).timeout(LONGEST).method(asked.method(), asked.publisher());
        asked.headers().forEach(request::header);
        return received(request.build());
    }

    /** For the client, an answer whose body breaks off may be none at all. */
    private Received received(HttpRequest request) throws IOException, InterruptedException {
        AtomicReference<Received> received = new AtomicReference<>();
        try {
            return HttpClient.newHttpClient()
                    .send(request, head -> {
                        received.set(new Received(head));
                        return received.get();
                    })
                    .body();
        } catch (IOException e) {
            if (received.get() == null) {
                throw e;
            }
            return received.get();
        }
    }

    public HttpResponse<String> post(String path, String json) throws IOException, InterruptedException {
        return post(path, json, "application/json");
    }

    public HttpResponse<String> post(String path, String json, String contentType)
            throws IOException, InterruptedException {
        return http.send(
                HttpRequest.newBuilder(uri(path))
                        .header("Content-Type", contentType)
                        .POST(HttpRequest.BodyPublishers.ofString(json))
                        .build(),
                HttpResponse.BodyHandlers.ofString(StandardCharsets.ISO_8859_1));
    }

    /** Bytes in some format. */
    public HttpResponse<String> post(String path, String type, String accepted, byte[] body)
            throws IOException, InterruptedException {
        return http.send(
                HttpRequest.newBuilder(uri(path))
                        .headers("Content-Type", type, "Accept", accepted)
                        .POST(HttpRequest.BodyPublishers.ofByteArray(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString(StandardCharsets.ISO_8859_1));
    }

    /** As a part of a multipart request. */
    public HttpResponse<String> postPart(String path, String name, String json)
            throws IOException, InterruptedException {
        String body = "--x\r\nContent-Disposition: form-data; name=\"" + name
                + "\"\r\nContent-Type: application/json\r\n\r\n" + json + "\r\n--x--\r\n";
        return http.send(
                HttpRequest.newBuilder(uri(path))
                        .header("Content-Type", "multipart/form-data; boundary=x")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString(StandardCharsets.ISO_8859_1));
    }

    /** A GET request whose client reads as it likes, and holds little itself. */
    public Socket open(String path) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(RECEIVED);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        socket.getOutputStream()
                .write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                        .getBytes(StandardCharsets.ISO_8859_1));
        return socket;
    }

    private URI uri(String path) {
        return URI.create("http://localhost:" + port + path);
    }
}
