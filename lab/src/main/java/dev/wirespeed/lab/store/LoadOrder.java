package dev.wirespeed.lab.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the JVM that sends requests is told to do, as a line. */
record LoadOrder(int port, int connections, double seconds, String method, List<String> paths, String body) {

    private static final String BETWEEN = "\t";

    static LoadOrder of(int port, int connections, double seconds, Target target) {
        @Nullable String body = target.body();
        return new LoadOrder(port, connections, seconds, target.method(), target.paths(), body == null ? "" : body);
    }

    static LoadOrder parse(String line) {
        String[] parts = line.split(BETWEEN, -1);
        return new LoadOrder(
                Integer.parseInt(parts[0]),
                Integer.parseInt(parts[1]),
                Double.parseDouble(parts[2]),
                parts[3],
                List.of(parts[4].split(" ")),
                parts[5]);
    }

    String line() {
        return String.join(BETWEEN, "" + port, "" + connections, "" + seconds, method, String.join(" ", paths), body);
    }

    /** They are sent in turn. */
    byte[][] requests() {
        return paths.stream()
                .map(path -> HttpConnection.request(method, path, body))
                .toArray(byte[][]::new);
    }
}
