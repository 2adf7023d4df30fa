package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.conformance.Values;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.generator.Fixture;
import dev.wirespeed.runtime.CodecOptions;
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
    private final OnPurpose onPurpose;
    private final Random random;
    private final Values values;
    private final Variation variation;
    private final Sides sides;
    private final Sides byCodecs;
    private final List<Sides> inViews;
    private final Optional<RandomSelections> selections;
    private final RandomSettings settings;
    private final boolean positional;
    private long tried;
    private boolean written;
    private boolean read;

    /**
     * @param options of the codec
     * @param natively whether no part of the class was left to Jackson
     */
    ClassCheck(Fixture fixture, ClassLoader loader, CodecOptions options, long seed, boolean natively) {
        this.root = load(loader, fixture.root());
        boolean hasTypeIds = fixture.source().contains("@JsonTypeInfo");
        this.positional = options.isPositional();
        this.onPurpose = new OnPurpose(root, natively, hasTypeIds ? TYPE_IDS : Set.of(), positional);
        this.random = new Random(seed * 31 + fixture.index());
        this.values = new Values(random);
        this.variation = new Variation(fixture, root, values, random, positional);
        this.sides = sides(fixture, loader, options);
        this.byCodecs = sides.byCodecs();
        this.inViews = Stream.of(root.getDeclaringClass().getDeclaredClasses())
                .filter(type -> type.getSimpleName().startsWith(Fixture.VIEW))
                .map(sides::in)
                .toList();
        Sides told = inViews.isEmpty() || random.nextBoolean() ? sides : inViews.get(0);
        this.settings = RandomSettings.of(told, random);
        boolean selects = natively && !positional;
        this.selections = selects ? RandomSelections.of(fixture, root, sides, random) : Optional.empty();
    }

    /** Jackson with the options and mix-ins that the fixture was compiled with. */
    static Sides sides(Fixture fixture, ClassLoader loader, CodecOptions options) {
        Map<Class<?>, Class<?>> mixins = new HashMap<>();
        fixture.mixins().forEach((target, source) -> mixins.put(load(loader, target), load(loader, source)));
        return mixins.isEmpty() && options.equals(CodecOptions.JACKSON3) ? Sides.STANDARD : Sides.with(options, mixins);
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
        if (problem.isPresent() && onPurpose.isWrittenOtherwise(value, sides)) {
            problem = Optional.empty();
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
                .or(() -> onSettings(value, json))
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

    private Optional<String> onSettings(Object value, String json) {
        Answer written = settings.plain().jacksonWritesText(value);
        return settings.onWriting(value)
                .or(() -> settings.onReading(json, root))
                .or(() -> written.refused() ? Optional.empty() : settings.onReading((String) written.value(), root))
                .or(() -> Documents.isJson(json) ? settings.onReading(variation.of(json), root) : Optional.empty());
    }

    private Optional<String> onVariation(String json, Sides both) {
        return Documents.isJson(json) ? onReading(variation.of(json), both) : Optional.empty();
    }

    private Optional<String> onView(Object value, String json) {
        if (inViews.isEmpty()) {
            return Optional.empty();
        }
        Sides view = inViews.get(random.nextInt(inViews.size()));
        return onWriting(value, view)
                .or(() -> onReading(json, view))
                .or(() -> onVariation(json, view))
                .map(problem -> "View " + view.name() + ": " + problem);
    }

    /** Reads, and writes what was read. */
    private Optional<String> onReading(String json, Sides both) {
        byte[] document = json.getBytes(UTF_8);
        Optional<String> problem = Agreement.onReading(document, root, both);
        if (problem.isPresent()) {
            return onPurpose.isReadOtherwise(json, both) ? Optional.empty() : problem;
        }
        Answer value = both.jacksonReads(document, root);
        read |= !value.refused();
        return value.refused() || value.value() == null ? Optional.empty() : onWriting(value.value(), both);
    }

    private Optional<String> onWriting(Object value, Sides both) {
        return Agreement.onWriting(value, both).filter(problem -> !onPurpose.isWrittenOtherwise(value, both));
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
