package dev.wirespeed.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.conformance.Oracle.Answer;
import dev.wirespeed.conformance.generator.Fixture;
import java.util.Optional;
import java.util.Random;

/** Holds one generated class to Jackson, with random values and documents. */
final class ClassCheck {
    private final Class<?> root;
    private final Random random;
    private final Values values;
    private final Variation variation;
    private long tried;
    private boolean written;
    private boolean read;

    ClassCheck(Fixture fixture, ClassLoader loader, long seed) {
        try {
            this.root = loader.loadClass(fixture.root());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
        this.random = new Random(seed * 31 + fixture.index());
        this.values = new Values(random);
        this.variation = new Variation(fixture, root, values, random);
    }

    /** The first disagreement among so many values and the documents made from them. */
    Optional<String> firstDisagreement(int count) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(root.getClassLoader()); // where Jackson looks for the classes of type ids
        try {
            Optional<String> found = onReading("{}");
            for (int i = 0; i < count && found.isEmpty(); i++) {
                found = onValue(values.next(root), i);
            }
            return found;
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private Optional<String> onValue(Object value, int i) {
        tried++;
        Optional<String> problem = i % 4 == 0 ? Agreement.onWritingText(value) : Optional.empty();
        if (problem.isEmpty()) {
            problem = Agreement.onWriting(value);
        }
        Answer document = Oracle.jacksonWritesText(value);
        if (problem.isPresent() || document.refused()) {
            return problem;
        }
        written = true;
        String json = (String) document.value();
        problem = onReading(json);
        return problem.isPresent() || !Documents.isJson(json) ? problem : onReading(variation.of(json));
    }

    /** Reads, and writes what was read. */
    private Optional<String> onReading(String json) {
        byte[] document = json.getBytes(UTF_8);
        Optional<String> problem = Agreement.onReading(document, root);
        if (problem.isPresent()) {
            return problem;
        }
        Answer value = Oracle.jacksonReads(document, root);
        read |= !value.refused();
        return value.refused() || value.value() == null ? Optional.empty() : Agreement.onWriting(value.value());
    }

    /** How many values were tried. */
    long tried() {
        return tried;
    }

    /** Whether Jackson ever wrote one and ever read one, so that there was something to agree on. */
    boolean meantSomething() {
        return written && read;
    }
}
