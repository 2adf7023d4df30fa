package dev.wirespeed.runtime;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Parses {@code id,email,orders(id,total)}; names that contain other characters than these stand in double quotes. */
final class SelectionParser {
    private static final int MAX_DEPTH = 100;
    private static final String SPECIAL = ",()\"";

    private final String text;
    private int position;

    SelectionParser(String text) {
        this.text = text;
    }

    Selection parse() {
        Selection all = list("", 1);
        position = pastSpace();
        if (position < text.length()) {
            throw expected("',' or the end");
        }
        return all;
    }

    private Selection list(String path, int depth) {
        if (depth > MAX_DEPTH) {
            throw new IllegalArgumentException("A selection can't be nested deeper than " + MAX_DEPTH);
        }
        Map<String, @Nullable Selection> named = new LinkedHashMap<>();
        do {
            int at = position;
            String name = name();
            if (named.containsKey(name)) {
                throw new IllegalArgumentException(
                        "\"" + path + name + "\" is named twice, again at " + at + " in the selection " + text);
            }
            named.put(name, take('(') ? inner(path + name + ".", depth) : null);
        } while (take(','));
        return Selection.named(named, path);
    }

    private Selection inner(String path, int depth) {
        Selection inner = list(path, depth + 1);
        if (!take(')')) {
            throw expected("',' or ')'");
        }
        return inner;
    }

    private String name() {
        if (take('"')) {
            int end = text.indexOf('"', position);
            if (end < 0) {
                throw expected("'\"' somewhere after it");
            }
            String name = text.substring(position, end);
            position = end + 1;
            return name;
        }
        int from = position;
        while (position < text.length() && SPECIAL.indexOf(text.charAt(position)) < 0) {
            position++;
        }
        String name = text.substring(from, position).strip();
        if (name.isEmpty()) {
            throw expected("a name");
        }
        return name;
    }

    private boolean take(char wanted) {
        int at = pastSpace();
        boolean found = at < text.length() && text.charAt(at) == wanted;
        position = found ? at + 1 : position;
        return found;
    }

    /** The index of the next character that is not white space. */
    private int pastSpace() {
        int at = position;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private IllegalArgumentException expected(String what) {
        return new IllegalArgumentException("Expected " + what + " at " + position + " in the selection " + text);
    }
}
