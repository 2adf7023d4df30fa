package dev.wirespeed.processor.read;

import static java.util.Objects.requireNonNull;

import dev.wirespeed.processor.check.Problem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Finds out whether code can be made for classes, and keeps what was read of each for the codec that goes on with it.
 */
final class Readings {
    /** The outcome of a class that has no problems so far. */
    private static final Outcome<Reading> NOTHING_AGAINST = new Outcome<>(Optional.empty(), List.of());

    private final Compiler compiler;
    private final StructReader structs;
    private final UnionReader unions;
    private final ClassCheck checks;
    private final ClassGraph graph;
    private final Map<TypeElement, Outcome<Reading>> outcomes = new HashMap<>();
    /** The classes with a known outcome, in the order in which that was found out. */
    private final List<TypeElement> answered = new ArrayList<>();

    Readings(Compiler compiler, StructReader structs, UnionReader unions, ClassCheck checks, ClassGraph graph) {
        this.compiler = compiler;
        this.structs = structs;
        this.unions = unions;
        this.checks = checks;
        this.graph = graph;
    }

    /** The outcome of reading a class, whose problems are reasons to leave all its objects to Jackson. */
    Outcome<Reading> of(TypeElement element, Element user) {
        Outcome<Reading> known = outcomes.get(element);
        if (known == null) {
            int before = answered.size();
            outcomes.put(element, NOTHING_AGAINST); // a union asks for its variants, and each of them for itself
            Reading reading = structs.reading(element, user);
            known = compiler.attempt(() -> {
                if (structs.checkType(element, reading.unit, user)) {
                    check(reading);
                }
                return Optional.of(reading);
            });
            if (known.reason().isPresent()) {
                forgetOptimism(before);
            }
            outcomes.put(element, known);
            answered.add(element);
        }
        return known;
    }

    /** The same for a codec that goes on with it, as no other one does. */
    Outcome<Reading> take(TypeElement element, Element user) {
        Outcome<Reading> outcome = of(element, user);
        if (outcome.reason().isPresent()) {
            return outcome;
        }
        outcomes.put(element, new Outcome<>(Optional.empty(), outcome.problems()));
        // problems of a class without source are shown on what led to it, which for the codec may be something else
        Reading another = structs.reading(element, user);
        Optional<Reading> first = outcome.value().filter(each -> each.home.equals(another.home));
        return new Outcome<>(first.or(() -> Optional.of(another)), outcome.problems());
    }

    private void check(Reading reading) {
        Hierarchy hierarchy = reading.hierarchy;
        structs.annotations().check(hierarchy, reading.user);
        unions.check(hierarchy, reading.user);
        if (compiler.errors() == 0 && graph.hasIdentities(hierarchy.element)) {
            compiler.error(
                    Problem.UNSUPPORTED_ANNOTATION,
                    hierarchy.element,
                    reading.user,
                    "JsonIdentityInfo in what it holds");
        }
        reading.written.get();
        reading.read.get();
        reading.value.get();
        checks.check(reading);
        if (compiler.errors() == 0 && isMadeOfOthers(reading)) {
            reading.struct.get();
        }
        if (compiler.errors() == 0 && !BuilderReader.hasBuilder(hierarchy) && !reading.isAbstract()) {
            reading.constructions.checkReach(hierarchy, reading.read.get());
        }
    }

    /**
     * Whether other classes' codecs have a part in what a class's own does, so that these may be what keeps it from
     * being made.
     */
    private static boolean isMadeOfOthers(Reading reading) {
        Candidates read = reading.read.get();
        return reading.hierarchy.element.getTypeParameters().isEmpty()
                && (BuilderReader.hasBuilder(reading.hierarchy)
                        || reading.isMixed()
                        || reading.positional
                        || !read.creators.delegating.isEmpty()
                        || read.sharesAlias()
                        || ConstructionReader.needsOtherThanNull(read)
                        || ConstructionReader.hasUnreadOptional(read));
    }

    /** Forgets what was found out while a class counted as free of reasons that has one after all. */
    private void forgetOptimism(int from) {
        List<TypeElement> since = answered.subList(from, answered.size());
        since.removeIf(each -> requireNonNull(outcomes.get(each)).reason().isEmpty() && outcomes.remove(each) != null);
    }

    /** Forgets all outcomes. */
    void forget() {
        outcomes.clear();
        answered.clear();
    }
}
