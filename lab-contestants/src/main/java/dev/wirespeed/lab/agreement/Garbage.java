package dev.wirespeed.lab.agreement;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Documents that are not JSON, derived from one that is.
 *
 * <p>A document is <em>broken</em> if text was lost or its structure can't be told: whoever reads it without an error
 * has skipped a check or made data up. It is <em>sloppy</em> if it breaks RFC 8259 but can be understood in one way
 * only; several libraries read such documents on purpose.
 */
final class Garbage {
    private static final Pattern TEXT_VALUE = Pattern.compile("(\"[^\"\\\\]*\":\"[^\"\\\\]*)\"");
    private static final Pattern NUMBER_VALUE = Pattern.compile("(\"[^\"\\\\]*\":)(-?[0-9][0-9.eE+-]*)");
    private static final Pattern LITERAL_VALUE = Pattern.compile("(\"[^\"\\\\]*\":(?:tru|fals|nul))[el]");
    private static final Pattern COLON = Pattern.compile("(\"[^\"\\\\]*\"):");
    private static final Pattern COMMA = Pattern.compile("([0-9\"}\\]el]),\"");

    private Garbage() {}

    /**
     * One document that is not JSON.
     *
     * @param name what is wrong with it, such as {@code cut in the middle}
     * @param broken whether it is broken, not just sloppy
     */
    record Sample(String name, boolean broken, String text) {
        byte[] bytes() {
            return text.getBytes(StandardCharsets.UTF_8);
        }
    }

    /** All that can be derived from a compact JSON object; what has no number, for example, can't have a wrong one. */
    static List<Sample> of(byte[] document) {
        String json = new String(document, StandardCharsets.UTF_8);
        String open = json.substring(0, json.length() - 1);
        List<Sample> samples = new ArrayList<>();
        samples.add(new Sample("no JSON at all", true, "garbage"));
        samples.add(new Sample("cut in the middle", true, json.substring(0, json.length() / 2)));
        samples.add(new Sample("last brace missing", true, open));
        samples.add(new Sample("wrong bracket at the end", true, open + "]"));
        add(samples, "colon missing", true, COLON, json, "$1");
        add(samples, "string not closed", true, TEXT_VALUE, json, "$1");
        add(samples, "wrong literal", true, LITERAL_VALUE, json, "$1x");
        add(samples, "text where a number is expected", true, NUMBER_VALUE, json, "$1\"x\"");
        add(samples, "object where a number is expected", true, NUMBER_VALUE, json, "$1{}");
        add(samples, "letter behind a number", true, NUMBER_VALUE, json, "$1$2x");
        samples.add(new Sample("text behind the document", false, json + " x"));
        samples.add(new Sample("comma before the last brace", false, open + ",}"));
        add(samples, "comma missing", false, COMMA, json, "$1\"");
        add(samples, "line break inside a string", false, TEXT_VALUE, json, "$1\n\"");
        add(samples, "unknown escape", false, TEXT_VALUE, json, "$1\\\\q\"");
        add(samples, "number with a leading zero", false, NUMBER_VALUE, json, "$10$2");
        return samples;
    }

    private static void add(
            List<Sample> samples, String name, boolean broken, Pattern place, String json, String replacement) {
        Matcher matcher = place.matcher(json);
        if (matcher.find()) {
            samples.add(new Sample(name, broken, matcher.replaceFirst(replacement)));
        }
    }
}
