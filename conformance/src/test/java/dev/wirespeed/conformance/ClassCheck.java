package dev.wirespeed.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.conformance.Oracle.Answer;
import dev.wirespeed.conformance.generator.Fixture;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** Holds one generated class to Jackson, with random values and documents, in its views and in selections, too. */
final class ClassCheck {
    /** The names of properties that are given to type ids. */
    private static final Set<String> TYPE_IDS = Set.of("@type", "kind");

    private final Class<?> root;
    /** Then a type id that is repeated is not read as a property, which differs from Jackson on purpose. */
    private final boolean hasTypeIds;
    /** Whether no part of the class was left to Jackson. */
    private final boolean natively;

    private final Random random;
    private final Values values;
    private final Variation variation;
    private final Sides sides;
    private final Sides byCodecs;
    private final List<Sides> inViews;
    private final Optional<RandomSelections> selections;
    private long tried;
    private boolean written;
    private boolean read;

    /** @param natively whether no part of the class was left to Jackson */
    ClassCheck(Fixture fixture, ClassLoader loader, long seed, boolean natively) {
        this.root = load(loader, fixture.root());
        this.natively = natively;
        this.hasTypeIds = fixture.source().contains("@JsonTypeInfo");
        this.random = new Random(seed * 31 + fixture.index());
        this.values = new Values(random);
        this.variation = new Variation(fixture, root, values, random);
        this.sides = sides(fixture, loader);
        this.byCodecs = sides.byCodecs();
        this.inViews = Stream.of(root.getDeclaringClass().getDeclaredClasses())
                .filter(type -> type.getSimpleName().startsWith(Fixture.VIEW))
                .map(sides::in)
                .toList();
        this.selections = natively ? RandomSelections.of(fixture, root, sides, random) : Optional.empty();
    }

    /** Jackson with the mix-ins that the fixture was compiled with. */
    static Sides sides(Fixture fixture, ClassLoader loader) {
        Map<Class<?>, Class<?>> mixins = new HashMap<>();
        fixture.mixins().forEach((target, source) -> mixins.put(load(loader, target), load(loader, source)));
        return mixins.isEmpty() ? Sides.STANDARD : Sides.with(mixins);
    }

    private static Class<?> load(ClassLoader loader, String name) {
        try {
            return loader.loadClass(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The first disagreement among so many values and the documents made from them. */
    Optional<String> firstDisagreement(int count) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(root.getClassLoader()); // where Jackson looks for the classes of type ids
        try {
            Optional<String> found = onReading("{}", sides);
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
        Optional<String> problem = i % 4 == 0 ? Agreement.onWritingText(value, sides) : Optional.empty();
        if (problem.isEmpty()) {
            problem = Agreement.onWriting(value, sides);
        }
        Answer document = sides.jacksonWritesText(value);
        if (problem.isPresent() || document.refused()) {
            return problem;
        }
        written = true;
        String json = (String) document.value();
        return onReading(json, sides)
                .or(() -> onVariation(json, sides))
                .or(() -> onSupertypes(value))
                .or(() -> onView(value, json))
                .or(() -> selections.flatMap(
                        all -> Documents.isJson(json) ? all.onWriting(value, json) : Optional.empty()));
    }

    private Optional<String> onSupertypes(Object value) {
        Class<?> type = value.getClass();
        return Stream.concat(Stream.of(type, type.getSuperclass()), Stream.of(type.getInterfaces()))
                .filter(declared -> root.getClassLoader().equals(declared.getClassLoader()))
                .flatMap(declared -> Agreement.onWritingAs(declared, value, sides, byCodecs).stream())
                .findFirst();
    }

    private Optional<String> onVariation(String json, Sides both) {
        return Documents.isJson(json) ? onReading(variation.of(json), both) : Optional.empty();
    }

    private Optional<String> onView(Object value, String json) {
        if (inViews.isEmpty()) {
            return Optional.empty();
        }
        Sides view = inViews.get(random.nextInt(inViews.size()));
        return Agreement.onWriting(value, view)
                .or(() -> onReading(json, view))
                .or(() -> onVariation(json, view))
                .map(problem -> "View " + view.name() + ": " + problem);
    }

    /** Reads, and writes what was read. */
    private Optional<String> onReading(String json, Sides both) {
        byte[] document = json.getBytes(UTF_8);
        Optional<String> problem = Agreement.onReading(document, root, both);
        if (problem.isPresent()) {
            return isOfRepeatedIds(json, both) || isOfNothingLeft(document, both) ? Optional.empty() : problem;
        }
        Answer value = both.jacksonReads(document, root);
        read |= !value.refused();
        return value.refused() || value.value() == null ? Optional.empty() : Agreement.onWriting(value.value(), both);
    }

    /** Whether the document is read as Jackson reads it without what follows the first of repeated type ids. */
    private boolean isOfRepeatedIds(String json, Sides both) {
        if (!hasTypeIds || !Documents.repeats(json, TYPE_IDS)) {
            return false;
        }
        Answer expected =
                both.jacksonReads(Documents.withoutRepeated(json, TYPE_IDS).getBytes(UTF_8), root);
        Answer actual = both.wirespeedReads(json.getBytes(UTF_8), root);
        return expected.refused() == actual.refused()
                && (expected.refused() || Equality.same(expected.value(), actual.value()));
    }

    /**
     * Whether Jackson can't handle the class at all, of which parts are left to it here that the document does not have. It says
     * the same of an object without properties; here it is asked, and refuses, where the document has such a part.
     */
    private boolean isOfNothingLeft(byte[] document, Sides both) {
        Optional<String> reason = badDefinition(both.jacksonReads(document, root));
        boolean ofNothing = new String(document, UTF_8).strip().equals("null");
        return (ofNothing || !natively)
                && !both.wirespeedReads(document, root).refused()
                && reason.isPresent()
                && reason.equals(badDefinition(both.jacksonReads("{}".getBytes(UTF_8), root)));
    }

    /** What Jackson says of a class that it can't handle, without where in the document. */
    private static Optional<String> badDefinition(Answer answer) {
        return answer.refused()
                        && answer.refusal().getCause() instanceof Exception cause
                        && cause.getClass().getSimpleName().equals("InvalidDefinitionException")
                ? cause.getMessage().lines().findFirst()
                : Optional.empty();
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
