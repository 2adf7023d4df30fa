package dev.wirespeed.example;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a client sends. */
record Request(String method, String path, String body) {
    private static final Pattern SCALAR =
            Pattern.compile("(?<=[:\\[,])(\"[^\"]*\"|-?[0-9.]+|true|false|null)(?=[,\\]}])");

    private static final List<String> OTHERS = List.of(
            "null",
            "\"\"",
            "\"x\"",
            "1",
            "-1.5",
            "true",
            "[]",
            "{}",
            "\"2026-01-01\"",
            "1e999",
            "99999999999999999999");

    /** All that an answer tells but for the time. */
    String answer(HttpClient client, String port) throws IOException, InterruptedException {
        HttpRequest.Builder sent = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .header("Content-Type", "application/json")
                .method(method, HttpRequest.BodyPublishers.ofString(body));
        HttpResponse<byte[]> answer = client.send(sent.build(), HttpResponse.BodyHandlers.ofByteArray());
        return Stream.of(
                        answer.statusCode(),
                        answer.headers().firstValue("Content-Type").orElse(""),
                        new String(answer.body(), StandardCharsets.UTF_8))
                .map(String::valueOf)
                .reduce("", (left, right) -> left + " " + right)
                .replaceAll("\"timestamp\":\"[^\"]*\"", "");
    }

    static Request get(String path) {
        return new Request("GET", path, "");
    }

    /** The same with one value after the other replaced by what may be wrong there, and cut off, and with more. */
    List<Request> andBad() {
        List<Request> all = new ArrayList<>(List.of(this));
        Matcher scalars = SCALAR.matcher(body);
        while (scalars.find()) {
            OTHERS.forEach(
                    other -> all.add(with(body.substring(0, scalars.start()) + other + body.substring(scalars.end()))));
        }
        for (int i = 0; i < body.length(); i += Math.max(1, body.length() / 10)) {
            all.add(with(body.substring(0, i)));
        }
        all.add(with(body + "x"));
        all.add(with(body + body));
        all.add(with("[" + body + "]"));
        all.add(with(body.replaceFirst("\\{", "{\"unknown\":[{}],")));
        all.add(with(body.replace("\"", "'")));
        all.add(with("null"));
        return all;
    }

    private Request with(String other) {
        return new Request(method, path, other);
    }
}
