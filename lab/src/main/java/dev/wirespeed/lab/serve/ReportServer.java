package dev.wirespeed.lab.serve;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.report.Drawing;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * Shows a report on this machine alone, as it stands: the page asks for newer figures every two seconds.
 *
 * <p>It listens on 127.0.0.1, and answers only who asked for it by a name of this machine: else a page of another site could
 * have its own name lead here and read along (DNS rebinding).
 */
public final class ReportServer implements AutoCloseable {

    private static final String ADDRESS = "127.0.0.1";
    private static final int LARGEST_PORT = 65_535;

    private final HttpServer server;
    private final Drawings drawings;

    private ReportServer(HttpServer server, Drawings drawings) {
        this.server = server;
        this.drawings = drawings;
    }

    /**
     * Starts to serve.
     *
     * @param port 0 for any that is free
     * @throws LabException if the port is in use, or can't be had
     */
    static ReportServer start(int port, Drawings drawings) {
        if (port < 0 || port > LARGEST_PORT) {
            throw new LabException(
                    "--port must be from 0, which is any free one, to " + LARGEST_PORT + ", not " + port);
        }
        try {
            HttpServer server = HttpServer.create(
                    new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port), /* backlog= */ 0);
            ReportServer started = new ReportServer(server, drawings);
            server.createContext("/", started::handle);
            server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
            server.start();
            return started;
        } catch (BindException e) {
            throw new LabException("port " + port + " is in use, or may not be used (" + e.getMessage()
                    + "); choose another with --port");
        } catch (IOException e) {
            throw new LabException("cannot serve on port " + port + ": " + e.getMessage());
        }
    }

    /** Such as {@code http://127.0.0.1:8080/}. */
    public String url() {
        return "http://" + ADDRESS + ":" + port() + "/";
    }

    private int port() {
        return server.getAddress().getPort();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            String host = exchange.getRequestHeaders().getFirst("Host");
            if (!Set.of(ADDRESS + ":" + port(), "localhost:" + port()).contains(String.valueOf(host))) {
                send(exchange, 403, "this report is served as " + url() + " only");
            } else if (!Set.of("GET", "HEAD").contains(exchange.getRequestMethod())) {
                exchange.getResponseHeaders().set("Allow", "GET, HEAD");
                send(exchange, 405, "only GET and HEAD");
            } else {
                answer(exchange);
            }
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        Drawing drawing;
        try {
            drawing = drawings.now();
        } catch (LabException e) {
            send(exchange, 500, String.valueOf(e.getMessage()));
            return;
        }
        String path = exchange.getRequestURI().getPath();
        switch (path) {
            case "/" -> send(exchange, 200, "text/html", drawing.page(), null);
            case "/data.json" -> {
                String version = '"' + drawing.version() + '"';
                boolean known = version.equals(exchange.getRequestHeaders().getFirst("If-None-Match"));
                send(exchange, known ? 304 : 200, "application/json", known ? "" : drawing.data(), version);
                drawings.seen(drawing);
            }
            case "/result.json" -> send(exchange, 200, "application/json", drawing.result(), null);
            case "/report.md" -> send(exchange, 200, "text/markdown", drawing.markdown(), null);
            default -> send(exchange, 404, "there is no " + path);
        }
    }

    private static void send(HttpExchange exchange, int status, String line) throws IOException {
        send(exchange, status, "text/plain", line + "\n", null);
    }

    private static void send(HttpExchange exchange, int status, String type, String text, @Nullable String version)
            throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        var headers = exchange.getResponseHeaders();
        headers.set("Content-Type", type + "; charset=utf-8");
        headers.set("Cache-Control", "no-store");
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("X-Frame-Options", "DENY");
        if (version != null) {
            headers.set("ETag", version);
        }
        boolean empty = status == 304 || exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(status, empty ? -1 : bytes.length);
        if (!empty) {
            exchange.getResponseBody().write(bytes);
        }
    }

    /** Ends at once; the port is free then. */
    @Override
    public void close() {
        server.stop(0);
    }
}
