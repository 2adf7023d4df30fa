package dev.wirespeed.lab.agreement;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Finds the first place where two JSON documents differ.
 *
 * <p>Same names, values, nulls and order of elements; strings compared exactly, numbers by value, and the order of
 * properties does not matter.
 */
final class Differences {
    private static final int MAX_SHOWN = 60;

    private Differences() {}

    /** The first difference, such as {@code $.items[3].price: expected 5, was 6}, or null if there is none. */
    static @Nullable String first(JsonNode expected, JsonNode actual) {
        return first("$", expected, actual);
    }

    private static @Nullable String first(String path, JsonNode expected, JsonNode actual) {
        if (expected.isObject() && actual.isObject()) {
            return inObject(path, expected, actual);
        }
        if (expected.isArray() && actual.isArray()) {
            return inArray(path, expected, actual);
        }
        return sameScalar(expected, actual) ? null : sentence(path, show(expected), show(actual));
    }

    private static @Nullable String inObject(String path, JsonNode expected, JsonNode actual) {
        for (String name : expected.propertyNames()) {
            JsonNode other = actual.get(name);
            String difference = other == null
                    ? sentence(path + "." + name, show(expected.get(name)), "missing")
                    : first(path + "." + name, expected.get(name), other);
            if (difference != null) {
                return difference;
            }
        }
        for (String name : actual.propertyNames()) {
            if (!expected.has(name)) {
                return sentence(path + "." + name, "no such property", show(actual.get(name)));
            }
        }
        return null;
    }

    private static @Nullable String inArray(String path, JsonNode expected, JsonNode actual) {
        Iterator<JsonNode> others = actual.iterator();
        int i = 0;
        for (JsonNode element : expected) {
            if (!others.hasNext()) {
                break;
            }
            String difference = first(path + "[" + i++ + "]", element, others.next());
            if (difference != null) {
                return difference;
            }
        }
        return expected.size() == actual.size()
                ? null
                : sentence(path, expected.size() + " elements", actual.size() + " elements");
    }

    private static boolean sameScalar(JsonNode expected, JsonNode actual) {
        if (expected.isNumber() && actual.isNumber()) {
            return expected.decimalValue().compareTo(actual.decimalValue()) == 0;
        }
        return expected.equals(actual);
    }

    private static String sentence(String path, String expected, String actual) {
        return path + ": expected " + expected + ", was " + actual;
    }

    private static String show(JsonNode node) {
        if (node.isObject()) {
            return "an object";
        }
        if (node.isArray()) {
            return "an array";
        }
        String text = node.toString();
        return text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN) + "\u2026";
    }
}
