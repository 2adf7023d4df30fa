package dev.wirespeed.lab.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the JVM that sends requests is told to do, as a line. */
record LoadOrder(
        int port, int connections, double seconds, String mediaType, String method, List<String> paths, String body) {

    private static final String BETWEEN = "\t";

    static LoadOrder of(int port, int connections, double seconds, String mediaType, Target target) {
        @Nullable String body = target.body();
        return new LoadOrder(
                port, connections, seconds, mediaType, target.method(), target.paths(), body == null ? "" : body);
    }

    static LoadOrder parse(String line) {
        String[] parts = line.split(BETWEEN, -1);
        return new LoadOrder(
                Integer.parseInt(parts[0]),
                Integer.parseInt(parts[1]),
                Double.parseDouble(parts[2]),
                parts[3],
                parts[4],
                List.of(parts[5].split(" ")),
                parts[6]);
    }

    String line() {
        return String.join(
                BETWEEN, "" + port, "" + connections, "" + seconds, mediaType, method, String.join(" ", paths), body);
    }

    /** They are sent in turn. */
    byte[][] requests() {
        return paths.stream()
                .map(path -> HttpConnection.request(method, path, mediaType, body))
                .toArray(byte[][]::new);
    }
}
