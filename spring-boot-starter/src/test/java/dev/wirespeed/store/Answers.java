package dev.wirespeed.store;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;

/** What a service answers to requests: status, headers and body, one text each. */
public final class Answers {

    private static final List<String> BODIES =
            List.of("{\"id\":1,\"email\":\"a@b.c\",\"orders\":[]}", "{\"id\":}", "", "[]", "{\"id\":1,\"other\":{}}");

    private static final List<String> ACCEPTED = List.of("application/xml", "application/pdf");

    private Answers() {}

    /** To GET of some paths, to two that want XML and what nobody writes, and to POST of good and bad bodies. */
    public static List<String> of(Client client, List<String> gets, List<String> posts, String encoding)
            throws IOException, InterruptedException {
        List<String> all = new ArrayList<>();
        for (String path : gets) {
            all.add(path + " " + answer(client, path, encoding));
        }
        for (String type : ACCEPTED) {
            all.add(type + " " + text(client.get(gets.get(0), "Accept", type, "Accept-Encoding", encoding)));
        }
        for (String body : BODIES) {
            for (String path : posts) {
                all.add(path + " " + body + " " + text(client.post(path, body)));
            }
        }
        return all;
    }

    private static String answer(Client client, String path, String encoding) throws InterruptedException {
        try {
            return text(client.get(path, "Accept-Encoding", encoding));
        } catch (IOException e) {
            return "broken off";
        }
    }

    /** Without what differs from one request to the next. */
    public static String text(HttpResponse<String> response) throws IOException {
        Map<String, List<String>> headers = new TreeMap<>(response.headers().map());
        headers.remove("date");
        String document = decoded(response);
        if (document.contains("timestamp")) { // of an error, which may be longer or shorter
            headers.remove("content-length");
        }
        String body = document.replaceAll("[0-9-]{10}T[0-9:.]{8,}Z", "")
                .replaceAll("\"(timestamp|requestId)\":\"[^\"]*\"", "");
        return response.statusCode() + " " + headers + " " + body;
    }

    /** How a body is compressed depends on the pieces in which it comes. */
    private static String decoded(HttpResponse<String> response) throws IOException {
        byte[] bytes = response.body().getBytes(StandardCharsets.ISO_8859_1);
        boolean gzip = response.headers().firstValue("Content-Encoding").equals(Optional.of("gzip"));
        return new String(
                gzip ? new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes() : bytes,
                StandardCharsets.ISO_8859_1);
    }
}
