package dev.wirespeed.mappers.fork;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** Documents that are made of a good one: with other values or names, in another order, with something more or less, or damaged. */
final class Variation {
    private static final List<String> STRANGERS = List.of(
            "null",
            "true",
            "0",
            "-1",
            "-1.5",
            "1e400",
            "99999999999999999999",
            "\"\"",
            "\" \"",
            "\"1\"",
            "\"x\"",
            "\"null\"",
            "\"2020-01-02T03:04:05Z\"",
            "[]",
            "{}",
            "[1]",
            "[null]",
            "[[]]",
            "{\"a\":1}");
    private static final String DAMAGE = "\"\\{}[],:0-9.eE+ nt\n\0/'";

    private final String text;
    private final List<Part> parts = new ArrayList<>();

    /**
     * A value.
     *
     * @param name where its name begins, or the value if it has none
     * @param depth of the object or array that it stands in
     */
    private record Part(int name, int start, int end, int depth) {}

    private Variation(String text) {
        this.text = text;
        try {
            value(0, 0, 0);
        } catch (StringIndexOutOfBoundsException e) { // no JSON
            parts.clear();
        }
    }

    /** A random one. */
    static String of(String good, Random random) {
        String varied = good;
        for (int i = random.nextInt(3); i >= 0; i--) {
            Variation variation = new Variation(varied);
            varied = variation.parts.isEmpty() ? varied : variation.varied(random);
        }
        return random.nextInt(6) == 0 ? damaged(varied, random) : varied;
    }

    /** One that is as short as can be and passes a test, as the document does. */
    static String smallest(String document, Predicate<String> test) {
        String smallest = document;
        for (int i = 0; ; i++) {
            Variation variation = new Variation(smallest);
            if (i >= variation.parts.size()) {
                return smallest;
            }
            Part part = variation.parts.get(variation.parts.size() - 1 - i);
            for (String shorter : List.of(
                    variation.without(part),
                    variation.with(part, "null"),
                    variation.with(part, "0"),
                    variation.with(part, "\"\""),
                    variation.with(part, "{}"),
                    variation.with(part, "[]"))) {
                if (shorter.length() < smallest.length() && test.test(shorter)) {
                    smallest = shorter;
                    i--;
                    break;
                }
            }
        }
    }

    /** Where the value ends. */
    private int value(int name, int start, int depth) {
        int at = start;
        char first = text.charAt(at);
        if (first == '{' || first == '[') {
            at++;
            while (text.charAt(at) != '}' && text.charAt(at) != ']') {
                int label = text.charAt(at) == ',' ? at + 1 : at;
                at = value(label, first == '{' ? string(label) + 1 : label, depth + 1);
            }
            at++;
        } else if (first == '"') {
            at = string(at);
        } else {
            while (at < text.length() && ",]}".indexOf(text.charAt(at)) < 0) {
                at++;
            }
        }
        parts.add(new Part(name, start, at, depth));
        return at;
    }

    private int string(int start) {
        int at = start + 1;
        while (text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return at + 1;
    }

    private String varied(Random random) {
        Part part = any(random);
        Part other = any(random);
        String value = text.substring(part.start, part.end);
        String named = text.substring(part.name, part.end);
        return switch (random.nextInt(12)) {
            case 0 -> with(part, STRANGERS.get(random.nextInt(STRANGERS.size())));
            case 1 -> with(part, text.substring(other.start, other.end));
            case 2 -> without(part);
            case 3 -> replaced(part.name, part.end, named + "," + named);
            case 4 -> replaced(part.name, part.name, part.name == part.start ? "" : "\"unknown\":{\"a\":[1,{}]},");
            case 5 -> renamed(part, random);
            case 6 -> with(part, "[" + value + "]");
            case 7 -> with(part, value.startsWith("\"") ? value.substring(1, value.length() - 1) : "\"" + value + "\"");
            case 8 -> with(part, " \n" + value + "\t ");
            case 9 -> with(part, "null");
            case 10 -> escaped(part);
            default -> moved(part);
        };
    }

    private Part any(Random random) {
        return parts.get(random.nextInt(parts.size()));
    }

    private String replaced(int from, int to, String by) {
        return text.substring(0, from) + by + text.substring(to);
    }

    private String with(Part part, String value) {
        return replaced(part.start, part.end, value);
    }

    private String without(Part part) {
        if (part.end < text.length() && text.charAt(part.end) == ',') {
            return replaced(part.name, part.end + 1, "");
        }
        boolean last = part.name > 0 && text.charAt(part.name - 1) == ',';
        return replaced(last ? part.name - 1 : part.name, part.end, "");
    }

    private String renamed(Part part, Random random) {
        if (part.name == part.start) {
            return text;
        }
        Part other = any(random);
        String name = random.nextBoolean() || other.name == other.start
                ? text.substring(part.name, part.start)
                        .toUpperCase(java.util.Locale.ROOT)
                        .replace("\\U", "\\u")
                : text.substring(other.name, other.start);
        return replaced(part.name, part.start, name);
    }

    /** With the first character of its name, or else of its text, as an escape. */
    private String escaped(Part part) {
        char first = text.charAt(part.name + 1 < text.length() ? part.name + 1 : part.name);
        return text.charAt(part.name) == '"' && first != '\\' && first != '"'
                ? replaced(part.name + 1, part.name + 2, String.format("\\u%04x", (int) first))
                : text;
    }

    /** Behind the one that follows it. */
    private String moved(Part part) {
        for (Part next : parts) {
            if (next.name == part.end + 1 && next.depth == part.depth && text.charAt(part.end) == ',') {
                return replaced(
                        part.name,
                        next.end,
                        text.substring(next.name, next.end) + "," + text.substring(part.name, part.end));
            }
        }
        return text;
    }

    private static String damaged(String document, Random random) {
        int at = random.nextInt(document.length() + 1);
        String before = document.substring(0, at);
        String after = document.substring(at);
        char other = DAMAGE.charAt(random.nextInt(DAMAGE.length()));
        return switch (random.nextInt(6)) {
            case 0 -> before;
            case 1 -> before + other + after;
            case 2 -> after.isEmpty() ? before : before + after.substring(1);
            case 3 -> after.isEmpty() ? before : before + other + after.substring(1);
            case 4 -> document + " " + STRANGERS.get(random.nextInt(STRANGERS.size()));
            default -> document + other;
        };
    }
}
