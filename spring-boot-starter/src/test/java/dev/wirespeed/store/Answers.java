package dev.wirespeed.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** What a service answers to requests: status, headers and body, one text each. */
public final class Answers {

    private static final List<String> BODIES =
            List.of("{\"id\":1,\"email\":\"a@b.c\",\"orders\":[]}", "{\"id\":}", "", "[]", "{\"id\":1,\"other\":{}}");

    private static final List<String> ACCEPTED = List.of(
            "application/xml",
            "application/pdf",
            "application/json;charset=UTF-16",
            "application/json;charset=ISO-8859-1");

    /** How much of a body that breaks off is out by then is up to buffers. */
    private static final int CERTAIN = 1_000;

    private static final Map<Object, List<String>> KNOWN = new HashMap<>();

    private Answers() {}

    /** The requests for some paths, the first in several formats, and with good and bad bodies to others. */
    public static List<Asked> requests(List<String> gets, List<String> posts, Asked... others) {
        return Stream.of(
                        gets.stream().map(Asked::get),
                        ACCEPTED.stream().map(type -> Asked.get(gets.get(0), "Accept", type)),
                        posts.stream().flatMap(path -> BODIES.stream().map(body -> Asked.post(path, body))),
                        Stream.of(others))
                .flatMap(each -> each)
                .toList();
    }

    /** Arguments that let clients ask for properties and formats, or don't. */
    public static String[] offers(boolean offers) {
        return new String[] {"--wirespeed.fields.enabled=" + offers, "--wirespeed.formats.positional-json=" + offers};
    }

    public static List<String> of(Client client, List<Asked> requests, String encoding)
            throws IOException, InterruptedException {
        List<String> all = new ArrayList<>();
        for (Asked each : requests) {
            all.add(each + answer(client.send(each.with("Accept-Encoding", encoding))));
        }
        return all;
    }

    /** Those of a service that is started once for all tests with the same settings. */
    public static synchronized List<String> once(Object settings, Callable<List<String>> answers) throws Exception {
        List<String> known = KNOWN.get(settings);
        if (known == null) {
            known = answers.call();
            KNOWN.put(settings, known);
        }
        return known;
    }

    private static String answer(Received response) throws IOException {
        String document = decoded(response.headers(), response.bytes());
        return response.isWhole()
                ? text(response.status(), response.headers(), document)
                : text(
                                response.status(),
                                response.headers(),
                                document.substring(0, Math.min(CERTAIN, document.length())))
                        + " broken off";
    }

    /** Without what differs from one request to the next. */
    public static String text(HttpResponse<String> response) throws IOException {
        String document = decoded(response.headers(), response.body().getBytes(StandardCharsets.ISO_8859_1));
        return text(response.statusCode(), response.headers(), document);
    }

    private static String text(int status, HttpHeaders all, String document) {
        Map<String, List<String>> headers = new TreeMap<>(all.map());
        headers.remove("date");
        if (document.contains("timestamp")) { // of an error, which may be longer or shorter
            headers.remove("content-length");
        }
        String body = document.replaceAll("[0-9-]{10}T[0-9:.]{8,}Z", "")
                .replaceAll("\"(timestamp|requestId)\":\"[^\"]*\"", "");
        return status + " " + headers + " " + body;
    }

    /** How a body is compressed depends on the pieces in which it comes. */
    private static String decoded(HttpHeaders headers, byte[] bytes) throws IOException {
        boolean gzip = headers.firstValue("Content-Encoding").equals(Optional.of("gzip"));
        if (!gzip || bytes.length == 0) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        copy(new GZIPInputStream(new ByteArrayInputStream(bytes)), plain);
        return plain.toString(StandardCharsets.ISO_8859_1);
    }

    /** False if it breaks off. */
    private static boolean copy(InputStream in, ByteArrayOutputStream out) {
        try (in) {
            in.transferTo(out);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
