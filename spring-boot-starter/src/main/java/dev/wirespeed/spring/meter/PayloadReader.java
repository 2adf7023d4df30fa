package dev.wirespeed.spring.meter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Predicate;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Adds up the bytes of a JSON document by path. A truncated document counts up to its end. */
final class PayloadReader {

    static final String ELEMENTS = "[]";
    static final String VALUES = "*";

    private static final JsonFactory JSON = new JsonFactory();
    private static final int MOST_PATHS = 2_000;
    private static final int MOST_KEPT = 200;
    private static final int DEEPEST = 64;

    private final Predicate<String> names;
    private final int length;
    private int paths;
    private int objects;

    private PayloadReader(Predicate<String> names, int length) {
        this.names = names;
        this.length = length;
    }

    static Payload read(byte[] bytes, int length, long total, Predicate<String> names) {
        PayloadReader reader = new PayloadReader(names, length);
        Path root = new Path("$");
        try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), bytes, 0, length)) {
            reader.read(parser, root);
        } catch (JacksonException e) { // cut off, or no JSON: what was seen counts
            return reader.payload(total, root);
        }
        return reader.payload(total, root);
    }

    private Payload payload(long total, Path root) {
        return new Payload(total, length, objects, root.node(largest(root)));
    }

    /** Those with the most bytes, which is more than a picture can show. A path is never without its parents. */
    private static Set<Path> largest(Path root) {
        Set<Path> kept = new HashSet<>();
        PriorityQueue<Path> next = new PriorityQueue<>(Comparator.comparingLong((Path each) -> -each.bytes));
        next.add(root);
        while (!next.isEmpty() && kept.size() < MOST_KEPT) {
            Path path = next.remove();
            kept.add(path);
            next.addAll(path.parts.values());
        }
        return kept;
    }

    /** A value in progress, which starts with its name. */
    private record Open(Path path, long start) {}

    private void read(JsonParser parser, Path root) {
        List<Open> open = new ArrayList<>();
        try {
            long nameStart = -1;
            Path named = root;
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                long start = nameStart >= 0
                        ? nameStart
                        : parser.currentTokenLocation().getByteOffset();
                if (token == JsonToken.PROPERTY_NAME) {
                    nameStart = start;
                    named = part(open.get(open.size() - 1).path(), nameOf(parser), open.size());
                    continue;
                }
                if (token == JsonToken.END_OBJECT || token == JsonToken.END_ARRAY) {
                    close(open, parser.currentLocation().getByteOffset());
                    continue;
                }
                Path path = nameStart >= 0 || open.isEmpty()
                        ? named
                        : part(open.get(open.size() - 1).path(), ELEMENTS, open.size());
                nameStart = -1;
                path.count++;
                if (token == JsonToken.START_OBJECT) {
                    objects++;
                }
                if (token.isStructStart()) {
                    open.add(new Open(path, start));
                } else {
                    parser.finishToken();
                    path.bytes += parser.currentLocation().getByteOffset() - start;
                }
            }
        } finally {
            while (!open.isEmpty()) {
                close(open, length);
            }
        }
    }

    private String nameOf(JsonParser parser) {
        String name = parser.currentName();
        return name != null && names.test(name) ? name : VALUES;
    }

    private static void close(List<Open> open, long end) {
        Open last = open.remove(open.size() - 1);
        last.path().bytes += end - last.start();
    }

    private Path part(Path parent, String name, int depth) {
        Path known = parent.parts.get(name);
        if (known != null) {
            return known;
        }
        if (paths >= MOST_PATHS || depth > DEEPEST) {
            return new Path(name); // counted with its parent alone
        }
        paths++;
        Path added = new Path(name);
        parent.parts.put(name, added);
        return added;
    }

    private static final class Path {
        private final String name;
        private final Map<String, Path> parts = new LinkedHashMap<>();
        private int count;
        private long bytes;

        Path(String name) {
            this.name = name;
        }

        Payload.Node node(Set<Path> kept) {
            return new Payload.Node(
                    name,
                    count,
                    (int) bytes,
                    parts.values().stream()
                            .filter(kept::contains)
                            .map(each -> each.node(kept))
                            .toList());
        }
    }
}
