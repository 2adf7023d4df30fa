package dev.wirespeed.store;

import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.HashMap;
import java.util.Map;

/**
 * A request.
 *
 * @param chunked whether the body is sent without its length
 */
public record Asked(String method, String path, Map<String, String> headers, String body, boolean chunked) {

    public static Asked get(String path, String... headers) {
        return of("GET", path, headers);
    }

    public static Asked of(String method, String path, String... headers) {
        Map<String, String> all = new HashMap<>();
        for (int i = 0; i < headers.length; i += 2) {
            all.put(headers[i], headers[i + 1]);
        }
        return new Asked(method, path, all, "", false);
    }

    public static Asked post(String path, String json) {
        return post(path, json, "application/json");
    }

    public static Asked post(String path, String body, String type) {
        return new Asked("POST", path, Map.of("Content-Type", type), body, false);
    }

    public static Asked json(String method, String path, String json) {
        return new Asked(method, path, Map.of("Content-Type", "application/json"), json, false);
    }

    /** With JSON as a part of a multipart request. */
    public static Asked part(String path, String name, String json) {
        String body = "--x\r\nContent-Disposition: form-data; name=\"" + name
                + "\"\r\nContent-Type: application/json\r\n\r\n" + json + "\r\n--x--\r\n";
        return post(path, body, "multipart/form-data; boundary=x");
    }

    /** A GET request with a body, as some search services have them. */
    public static Asked getWithBody(String path, String json) {
        return json("GET", path, json);
    }

    public Asked inChunks() {
        return new Asked(method, path, headers, body, true);
    }

    Asked with(String header, String value) {
        Map<String, String> all = new HashMap<>(headers);
        all.putIfAbsent(header, value);
        return new Asked(method, path, all, body, chunked);
    }

    BodyPublisher publisher() {
        BodyPublisher whole =
                body.isEmpty() && !method.equals("POST") ? BodyPublishers.noBody() : BodyPublishers.ofString(body);
        return chunked ? BodyPublishers.fromPublisher(whole) : whole;
    }

    @Override
    public String toString() {
        return method + " " + path + " " + headers + " " + body + " ";
    }
}
