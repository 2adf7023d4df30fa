package dev.wirespeed.lab.report;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A headless Chromium, driven through the DevTools protocol: https://chromedevtools.github.io/devtools-protocol. */
public final class Browser implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 60;

    private final Process process;
    private final HttpClient client = HttpClient.newHttpClient();
    private final WebSocket socket;
    private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
    private final List<JsonNode> events = new ArrayList<>();
    private int lastId;

    /** The program of a Chromium on the path, if there is one. */
    public static Optional<String> program() {
        return Stream.of("chromium", "chromium-browser", "google-chrome")
                .filter(name -> Stream.of(System.getenv("PATH").split(":", -1))
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder, name))))
                .findFirst();
    }

    public Browser(String program, Path profile) throws IOException, InterruptedException {
        process = new ProcessBuilder(
                        program,
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--hide-scrollbars",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile,
                        "about:blank")
                .redirectErrorStream(true)
                .redirectOutput(profile.resolve("output").toFile())
                .start();
        socket = client.newWebSocketBuilder()
                .buildAsync(page(port(profile)), new Listener())
                .join();
        call("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
        List.of("Page", "Runtime", "Log", "Network").forEach(domain -> call(domain + ".enable", Map.of()));
    }

    private static String port(Path profile) throws IOException, InterruptedException {
        Path file = profile.resolve("DevToolsActivePort");
        for (int tries = 0; tries < PATIENCE_SECONDS * 10; tries++) {
            if (Files.exists(file) && Files.size(file) > 0) {
                return Files.readAllLines(file).getFirst();
            }
            Thread.sleep(100);
        }
        throw new IOException("the browser did not start: " + Files.readString(profile.resolve("output")));
    }

    private URI page(String port) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/json/list"))
                .build();
        JsonNode targets = JsonMapper.shared()
                .readTree(client.send(request, BodyHandlers.ofString()).body());
        for (JsonNode target : targets) {
            if (target.path("type").asString().equals("page")) {
                return URI.create(target.get("webSocketDebuggerUrl").asString());
            }
        }
        throw new IOException("the browser has no page: " + targets);
    }

    /** Opens a page at a width, in a colour scheme, and forgets the events of the one before. */
    public void open(Path page, int width, String colours) {
        open(page.toUri().toString(), width, colours);
    }

    /** The same by its address. */
    public void open(String page, int width, String colours) {
        events.clear();
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", width < 500));
        call(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", colours))));
        call("Page.navigate", Map.of("url", page));
        await(
                "document.readyState === 'complete' && [...document.querySelectorAll('.draw')].every(box => box.firstChild)"
                        + " && document.querySelectorAll('.draw').length > 0");
    }

    /** Waits until an expression is true. */
    public void await(String expression) {
        for (int tries = 0; tries < PATIENCE_SECONDS * 10; tries++) {
            if (evaluate(expression).asBoolean(false)) {
                return;
            }
            evaluate("new Promise(done => setTimeout(done, 100))");
        }
        throw new AssertionError("never true: " + expression + "; events: " + events);
    }

    /** The value of a JavaScript expression. */
    public JsonNode evaluate(String expression) {
        JsonNode answer =
                call("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
        if (answer.has("exceptionDetails")) {
            throw new AssertionError(expression + ": " + answer.get("exceptionDetails"));
        }
        return answer.at("/result/value");
    }

    /** What the page complained about: exceptions, and errors in its log and on its console. */
    public List<String> complaints() {
        return events.stream()
                .filter(event -> switch (event.path("method").asString()) {
                    case "Runtime.exceptionThrown" -> true;
                    case "Log.entryAdded" ->
                        event.at("/params/entry/level").asString().equals("error");
                    case "Runtime.consoleAPICalled" ->
                        event.at("/params/type").asString().matches("error|warning");
                    default -> false;
                })
                .map(JsonNode::toString)
                .toList();
    }

    /** The addresses that the page asked for. */
    public List<String> requests() {
        return events.stream()
                .filter(event -> event.path("method").asString().equals("Network.requestWillBeSent"))
                .map(event -> event.at("/params/request/url").asString())
                .toList();
    }

    public void screenshot(Path file, int width, int height) throws IOException {
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
        Map<String, Object> clip = Map.of("x", 0, "y", 0, "width", width, "height", height, "scale", 1);
        String data = call("Page.captureScreenshot", Map.of("format", "png", "clip", clip))
                .get("data")
                .asString();
        Files.write(file, Base64.getDecoder().decode(data));
    }

    private JsonNode call(String method, Map<String, ?> parameters) {
        int id = ++lastId;
        Map<String, Object> message = Map.of("id", id, "method", method, "params", parameters);
        socket.sendText(JsonMapper.shared().writeValueAsString(message), true).join();
        while (true) {
            JsonNode answer = next(method);
            if (answer.path("id").asInt(-1) == id) {
                if (answer.has("error")) {
                    throw new AssertionError(method + ": " + answer.get("error"));
                }
                return answer.get("result");
            }
            events.add(answer);
        }
    }

    private JsonNode next(String method) {
        try {
            JsonNode message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (message == null) {
                throw new AssertionError("no answer to " + method);
            }
            return message;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        socket.abort();
        client.close();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().onExit().join();
    }

    /** Joins the parts of a message. */
    private final class Listener implements WebSocket.Listener {
        private final StringBuilder parts = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
            parts.append(data);
            if (last) {
                messages.add(JsonMapper.shared().readTree(parts.toString()));
                parts.setLength(0);
            }
            webSocket.request(1);
            return null;
        }
    }
}
