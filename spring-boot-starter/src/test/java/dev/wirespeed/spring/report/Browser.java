package dev.wirespeed.spring.report;

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
import java.util.HashMap;
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
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Map<String, Integer> KEY_CODES = Map.of(
            "Enter", 13, "Escape", 27, " ", 32, "ArrowLeft", 37, "ArrowUp", 38, "ArrowRight", 39, "ArrowDown", 40);

    private final Process process;
    private final WebSocket socket;
    private final HttpClient client = HttpClient.newHttpClient();
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
                return Files.readAllLines(file).get(0);
            }
            Thread.sleep(100);
        }
        throw new IOException("the browser did not start: " + Files.readString(profile.resolve("output")));
    }

    private URI page(String port) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/json/list"))
                .build();
        for (JsonNode target :
                JSON.readTree(client.send(request, BodyHandlers.ofString()).body())) {
            if (target.path("type").asString().equals("page")) {
                return URI.create(target.get("webSocketDebuggerUrl").asString());
            }
        }
        throw new IOException("the browser has no page");
    }

    /** Opens a page at a width, in a colour scheme, and forgets the events of the one before. */
    public void open(URI page, int width, String colours) {
        events.clear();
        size(width, 900);
        call(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", colours))));
        String address = page + "?" + lastId; // never that of the page before
        call("Page.navigate", Map.of("url", address));
        for (int tries = 0; tries < PATIENCE_SECONDS * 20; tries++) {
            if (evaluate("document.readyState === 'complete' && location.href === '" + address + "'")
                    .asBoolean()) {
                return;
            }
            evaluate("new Promise(done => setTimeout(done, 50))");
        }
        throw new AssertionError("not loaded: " + page);
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

    /** Strikes a key as a person does. */
    void press(String key) {
        String text = key.equals("Enter") ? "\r" : key.length() == 1 ? key : "";
        Map<String, Object> common = Map.of(
                "key", key, "code", key.equals(" ") ? "Space" : key, "windowsVirtualKeyCode", KEY_CODES.get(key));
        Map<String, Object> down = new HashMap<>(common);
        down.put("type", text.isEmpty() ? "rawKeyDown" : "keyDown");
        down.put("text", text);
        call("Input.dispatchKeyEvent", down);
        Map<String, Object> up = new HashMap<>(common);
        up.put("type", "keyUp");
        call("Input.dispatchKeyEvent", up);
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
    List<String> requests() {
        return events.stream()
                .filter(event -> event.path("method").asString().equals("Network.requestWillBeSent"))
                .map(event -> event.at("/params/request/url").asString())
                .toList();
    }

    void screenshot(Path file, int width, int height) throws IOException {
        size(width, height);
        Map<String, Object> clip = Map.of("x", 0, "y", 0, "width", width, "height", height, "scale", 1);
        String data = call("Page.captureScreenshot", Map.of("format", "png", "clip", clip))
                .get("data")
                .asString();
        Files.write(file, Base64.getDecoder().decode(data));
    }

    private void size(int width, int height) {
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
    }

    private JsonNode call(String method, Map<String, ?> parameters) {
        int id = ++lastId;
        socket.sendText(JSON.writeValueAsString(Map.of("id", id, "method", method, "params", parameters)), true)
                .join();
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
                messages.add(JSON.readTree(parts.toString()));
                parts.setLength(0);
            }
            webSocket.request(1);
            return null;
        }
    }
}
