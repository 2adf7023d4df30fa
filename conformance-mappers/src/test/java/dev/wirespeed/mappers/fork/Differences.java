package dev.wirespeed.mappers.fork;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.conformance.Equality;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Asks a mapper without codecs and one with them the same, and remembers where they differ. */
final class Differences {
    /** How much of an answer is shown. */
    private static final int SHOWN = Integer.getInteger("wirespeed.mappers.shown", 600);

    /** Where a document is nested so deep, the stack may be used up by the frame that codecs add to each level. */
    private static final int DEEP = 200;

    private final Subject.Mapper without;
    private final Subject.Mapper with;
    private final List<String> found = new ArrayList<>();

    Differences(Subject.Mapper without, Subject.Mapper with) {
        this.without = without;
        this.with = with;
    }

    List<String> found() {
        return found;
    }

    /** Compares what is written of an object; the document, if there is one. */
    Optional<String> onWriting(Object value) {
        String what = "writes " + value.getClass().getName();
        List<Object> list = Arrays.asList(value, null, value);
        Answer document = compare(what, mapper -> new String(mapper.write(value), UTF_8));
        compare(what + " as text", mapper -> mapper.writeText(value));
        compare(what + " in a list", mapper -> new String(mapper.write(list), UTF_8));
        return Optional.ofNullable((String) document.value());
    }

    /** Compares what is read, from bytes and from text. */
    void onReading(String document, Class<?> type) {
        for (boolean text : new boolean[] {false, true}) {
            if (differs(document, type, text)) {
                String smallest = Variation.smallest(document, shorter -> differs(shorter, type, text));
                compare(
                        "reads " + type.getName() + " from " + (text ? "the text " : "") + smallest,
                        reading(smallest, type, text));
            }
        }
    }

    private boolean differs(String document, Class<?> type, boolean text) {
        Pair pair = pair(reading(document, type, text));
        return !pair.isAlike() && !(pair.overflows() && depth(document) > DEEP);
    }

    /** How deep brackets are nested, those in strings included. */
    private static int depth(String document) {
        int depth = 0;
        int deepest = 0;
        for (int i = 0; i < document.length(); i++) {
            char c = document.charAt(i);
            depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
            deepest = Math.max(deepest, depth);
        }
        return deepest;
    }

    private static Question reading(String document, Class<?> type, boolean text) {
        return text ? mapper -> mapper.readText(document, type) : mapper -> mapper.read(document.getBytes(UTF_8), type);
    }

    private Answer compare(String what, Question question) {
        Pair pair = pair(question);
        if (!pair.isAlike()) {
            found.add(printable(what + ": " + shown(pair.expected) + " but with codecs " + shown(pair.actual)));
        }
        return pair.expected;
    }

    private Pair pair(Question question) {
        int before = Seen.count();
        Answer expected = answer(without, question);
        if (Seen.count() != before) {
            throw new IllegalStateException("Codecs in the mapper that should have none");
        }
        return new Pair(expected, answer(with, question));
    }

    private String shown(Answer answer) {
        String all = answer.refusal != null || answer.value instanceof String
                ? answer.text()
                : answer(without, mapper -> mapper.writeText(answer.value)).text();
        return all.length() > SHOWN ? all.substring(0, SHOWN) + "…" : all;
    }

    private static String printable(String text) {
        StringBuilder printable = new StringBuilder();
        text.chars().forEach(c -> printable.append(c >= ' ' && c < 127 ? "" + (char) c : String.format("\\u%04x", c)));
        return printable.toString();
    }

    private static Answer answer(Subject.Mapper mapper, Question question) {
        try {
            return new Answer(question.ask(mapper), null);
        } catch (Exception | StackOverflowError e) {
            return new Answer(null, (e.getClass().getName() + ": " + e.getMessage()).replaceAll("@[0-9a-f]+", "@…"));
        }
    }

    private interface Question {
        @Nullable
        Object ask(Subject.Mapper mapper) throws Exception;
    }

    /** A value, or the exception that says why there is none. */
    private record Answer(@Nullable Object value, @Nullable String refusal) {
        String text() {
            return refusal == null ? String.valueOf(value) : refusal;
        }
    }

    private record Pair(Answer expected, Answer actual) {
        boolean isAlike() {
            return isKnown()
                    || (Objects.equals(expected.refusal, actual.refusal)
                            && Equality.same(expected.value, actual.value));
        }

        /** Whether it is a difference that docs/mappers.md tells of. */
        private boolean isKnown() {
            return expected.refusal != null && expected.refusal.contains("Invalid UTF-8: Illegal surrogate character");
        }

        /** Whether there is another, which it tells of where a document is deep. */
        private boolean overflows() {
            return expected.refusal != null
                    && String.valueOf(actual.refusal).startsWith(StackOverflowError.class.getName());
        }
    }
}
