package dev.wirespeed.examples.store;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Stands for the example in tests of the command: starts at once, and says that codecs take half of the time. */
public final class Store {

    private static final String PORT = "--server.port=";
    private static final AtomicInteger ENTITIES = new AtomicInteger();

    private Store() {}

    public static void main(String[] arguments) throws IOException {
        String classPath = System.getProperty("java.class.path");
        if (Files.exists(Path.of(classPath.substring(0, classPath.indexOf(File.pathSeparatorChar)), "broken"))) {
            throw new IllegalStateException("no database");
        }
        List<String> all = List.of(arguments);
        String port =
                all.stream().filter(each -> each.startsWith(PORT)).findFirst().orElseThrow();
        int micros = all.contains("--wirespeed.codecs.enabled=false") ? 200 : 100;
        HttpServer server = HttpServer.create(
                new InetSocketAddress(
                        InetAddress.getLoopbackAddress(), Integer.parseInt(port.substring(PORT.length()))),
                0);
        server.createContext("/", exchange -> answer(exchange, micros));
        server.setExecutor(Executors.newFixedThreadPool(2));
        server.start();
    }

    private static void answer(HttpExchange exchange, int micros) throws IOException {
        String path = exchange.getRequestURI().getPath();
        if (path.startsWith("/users") && path.endsWith("/entity")) {
            ENTITIES.incrementAndGet();
        }
        byte[] body = (path.equals("/actuator/serialization") ? report(micros) : "{}").getBytes(StandardCharsets.UTF_8);
        try (exchange) {
            exchange.getRequestBody().readAllBytes();
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private static String report(int micros) {
        return """
                {"conversions":[{"method":"GET","pattern":"/users/{id}/entity","direction":"write","count":%d,"failures":0,
                "micros":{"mean":%d},"bytes":{"mean":1000},"share":0.5}]}""".formatted(ENTITIES.get(), micros);
    }
}
