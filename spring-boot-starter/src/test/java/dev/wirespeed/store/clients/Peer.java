package dev.wirespeed.store.clients;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A service that knows no Jackson: it sends back what it gets, and remembers it. */
final class Peer implements AutoCloseable {

    private static final String BROKEN = "{\"id\":}";

    private final HttpServer server;
    private final List<String> got = Collections.synchronizedList(new ArrayList<>());

    Peer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    private void answer(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
        got.add(exchange.getRequestMethod() + " " + exchange.getRequestURI() + " "
                + exchange.getRequestHeaders().getFirst("Content-Type") + " "
                + exchange.getRequestHeaders().getFirst("Accept") + " " + body);
        byte[] answer = (body.isEmpty() ? BROKEN : body).getBytes(UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(200, answer.length);
        exchange.getResponseBody().write(answer);
        exchange.close();
    }

    String uri() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    /** Requests since this was last asked for: method, path, two headers and the body. */
    List<String> takeRequests() {
        List<String> all = List.copyOf(got);
        got.clear();
        return all;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
