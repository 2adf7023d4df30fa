package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.conformance.Equality;
import dev.wirespeed.conformance.contract.Answer;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;

/** Holds the codec of one class of others to Jackson, through {@code Json} and in mappers. */
final class ForeignCheck {
    /** However long it takes. */
    private static final int FEWEST = 20;

    private final Class<?> root;
    private final JavaType type;
    private final ForeignSides sides;
    private final Random random;
    private final ForeignDocuments documents;
    private final ForeignValues values;
    private final OnPurpose onPurpose;
    private final Map<String, Difference> differences = new LinkedHashMap<>();
    private long tried;
    private long read;
    private long written;

    /**
     * What differs.
     *
     * @param kind who does what
     * @param document as small as possible; null if the value was not read from one
     */
    record Difference(String kind, String document, String text) {}

    /** @param natively whether no part of the class was left to Jackson */
    ForeignCheck(Class<?> root, ForeignSides sides, long seed, boolean natively) {
        this.root = root;
        this.sides = sides;
        this.random = new Random(seed * 31 + root.getName().hashCode());
        this.type = sides.types().constructType(root);
        this.documents = new ForeignDocuments(sides.shapes(), sides.json(), random);
        this.values = new ForeignValues(sides, documents, random);
        this.onPurpose = new OnPurpose(root, natively, documents.typeIds(), false);
    }

    /** Tries documents and values until the time is over, or there are enough of them. */
    void run(int count, Duration time) {
        long end = System.nanoTime() + time.toNanos();
        for (int i = 0; i < count && (i < FEWEST || System.nanoTime() < end); i++) {
            JsonNode fitting = documents.fitting(type);
            String document = i == 0 ? "{}" : i % 2 == 0 ? fitting.toString() : documents.varied(fitting);
            onDocument(document);
            if (i % 3 == 0) {
                values.next(root).ifPresent(value -> onValue(value).forEach(this::add));
            }
        }
    }

    /** A document that Jackson reads and writes again, if there is one among a few: then there could be a codec. */
    Optional<String> anyThatJacksonReads() {
        return IntStream.range(0, FEWEST)
                .mapToObj(i -> i == 0 ? "{}" : documents.fitting(type).toString())
                .filter(document -> {
                    Answer value = sides.json().jacksonReads(document.getBytes(UTF_8), root);
                    return !value.refused()
                            && value.value() != null
                            && !sides.json().jacksonWrites(value.value()).refused();
                })
                .findFirst();
    }

    private void onDocument(String document) {
        tried++;
        Answer expected = sides.json().jacksonReads(document.getBytes(UTF_8), root);
        read += expected.refused() ? 0 : 1;
        Map<String, String> found = problems(document);
        if (!found.isEmpty() && isReadInManyWays(document, expected)) {
            return;
        }
        found.forEach((kind, text) -> {
            Difference known = differences.get(kind);
            if (known == null) {
                String smallest =
                        DocumentShrinker.smallest(document, d -> problems(d).containsKey(kind));
                add(kind, smallest, problems(smallest).getOrDefault(kind, text));
            }
        });
    }

    private void add(String kind, String text) {
        add(kind, null, text);
    }

    private void add(String kind, String document, String text) {
        differences.putIfAbsent(kind, new Difference(kind, document, text));
    }

    /** Whether Jackson itself reads other values from it, such as by the clock, if the clock goes on. */
    private boolean isReadInManyWays(String document, Answer before) {
        LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
        Answer after = sides.json().jacksonReads(document.getBytes(UTF_8), root);
        return !before.refused() && !Equality.same(before.value(), after.value());
    }

    /** What differs in reading a document and in writing what was read from it, by kinds. */
    private Map<String, String> problems(String document) {
        Map<String, String> found = new LinkedHashMap<>();
        byte[] bytes = document.getBytes(UTF_8);
        Answer expected = sides.json().jacksonReads(bytes, root);
        guarded(expected, () -> Agreement.onReading(bytes, root, sides.json()))
                .filter(problem -> !onPurpose.isReadOtherwise(document, sides.json()))
                .ifPresent(problem -> found.put("Json reads" + manner(problem), problem));
        sides.mappers()
                .forEach((name, mapper) -> guarded(
                                expected, () -> sides.onReading(expected, mapper.jacksonReads(bytes, root), name))
                        .ifPresent(problem -> found.put(name + " reads" + manner(problem), problem)));
        if (!expected.refused() && expected.value() != null) {
            found.putAll(onValue(expected.value()));
        }
        return found;
    }

    private Map<String, String> onValue(Object value) {
        Map<String, String> found = new LinkedHashMap<>();
        Answer expected = sides.json().jacksonWrites(value);
        written += expected.refused() ? 0 : 1;
        guarded(
                        expected,
                        () -> Agreement.onWriting(value, sides.json())
                                .or(() -> Agreement.onWritingText(value, sides.json())))
                .ifPresent(problem -> found.put("Json writes" + manner(problem), problem));
        sides.mappers()
                .forEach((name, mapper) -> guarded(
                                expected, () -> ForeignSides.difference(expected, mapper.jacksonWrites(value)))
                        .ifPresent(problem -> found.put(name + " writes" + manner(problem), problem)));
        return found;
    }

    private static String manner(String problem) {
        return problem.contains("not a WireException") || problem.contains("threw")
                ? ", and throws"
                : problem.contains("expected a refusal")
                        ? " what Jackson refuses"
                        : problem.contains("but was a refusal")
                                ? ", and refuses"
                                : problem.contains("another refusal")
                                        ? ", and refuses for another reason"
                                        : problem.contains(" in chunks ") ? " in chunks" : "";
    }

    private interface Question {
        Optional<String> ask();
    }

    /** An error out of the class itself reaches the caller, as it does with Jackson, where it counts as a refusal. */
    private static Optional<String> guarded(Answer expected, Question question) {
        try {
            return question.ask();
        } catch (StackOverflowError | LinkageError e) {
            return expected.refused() ? Optional.empty() : Optional.of("threw " + e);
        } catch (RuntimeException e) {
            return Optional.of("threw " + e);
        }
    }

    Map<String, Difference> differences() {
        return differences;
    }

    long tried() {
        return tried;
    }

    /** How many documents Jackson read. */
    long read() {
        return read;
    }

    /** How many values Jackson wrote. */
    long written() {
        return written;
    }
}
