package dev.wirespeed.lab.workload;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Finds what a sample has that Jackson 3 does not write for its value, such as a property whose name is misspelt. */
final class Unread {
    private Unread() {}

    /** The path of the first such property; one that is null may be left out on purpose. */
    static Optional<String> first(JsonNode sample, JsonNode written) {
        return first("$", sample, written);
    }

    private static Optional<String> first(String path, JsonNode sample, JsonNode written) {
        Stream<Optional<String>> parts = Stream.empty();
        if (sample.isObject() && written.isObject()) {
            parts = sample.propertyStream()
                    .filter(property -> !property.getValue().isNull())
                    .map(property -> written.has(property.getKey())
                            ? first(path + "." + property.getKey(), property.getValue(), written.get(property.getKey()))
                            : Optional.of(path + "." + property.getKey()));
        } else if (sample.isArray() && written.isArray()) {
            parts = IntStream.range(0, Math.min(sample.size(), written.size()))
                    .mapToObj(i -> first(path + "[" + i + "]", sample.get(i), written.get(i)));
        }
        return parts.flatMap(Optional::stream).findFirst();
    }
}
