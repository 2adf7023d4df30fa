package dev.wirespeed.processor.read;

import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Struct;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reports what keeps a class from being generated although each of its parts could be. */
final class ClassCheck {
    private final Compiler compiler;
    private final ClassGraph graph;

    ClassCheck(Compiler compiler, ClassGraph graph) {
        this.compiler = compiler;
        this.graph = graph;
    }

    void check(Reading reading) {
        checkAny(reading);
        checkMerged(reading);
        checkShared(reading);
        checkLeftOut(reading);
        checkFilters(reading);
        checkMixed(reading);
        checkEmpty(reading);
    }

    private void report(Reading reading, String annotation) {
        compiler.error(Problem.UNSUPPORTED_ANNOTATION, reading.hierarchy.element, reading.user, annotation);
    }

    private void reportType(Reading reading, String why) {
        compiler.error(
                Problem.UNSUPPORTED_TYPE, reading.hierarchy.element, reading.user, reading.hierarchy.element, why);
    }

    /** Reports two sources of other properties, and a place for them that is not there before the object is made. */
    private void checkAny(Reading reading) {
        if (reading.hierarchy.count(Jackson.ANY_GETTER, "enabled") > 1) {
            report(reading, "JsonAnyGetter beside another one");
        }
        if (reading.written.get().hasEntriesByName) {
            report(reading, "JsonAnyGetter beside a property of its name");
        }
        reading.any.get();
        anySetterBeside(reading.hierarchy, reading.read.get())
                .ifPresent(other -> report(reading, "JsonAnySetter " + other));
    }

    /** A part of the class that can't stand beside the place for other properties. */
    private Optional<String> anySetterBeside(Hierarchy hierarchy, Candidates read) {
        boolean parameter = read.creators.properties.stream()
                .flatMap(creator -> creator.parameters().stream())
                .anyMatch(p -> compiler.annotationsOf(p).has(Jackson.ANY_SETTER));
        if (parameter) {
            return Optional.of("on a creator's parameter");
        }
        if (read.anySetters.isEmpty()) {
            return Optional.empty();
        }
        return !read.creators.properties.isEmpty()
                ? Optional.of("beside a creator of properties")
                : Optional.of("beside @JsonIncludeProperties")
                        .filter(other -> hierarchy.annotations().has(Jackson.INCLUDE_PROPERTIES));
    }

    /** Reports what is to be read into a value that is there when the creator has made the object, and not before. */
    private void checkMerged(Reading reading) {
        Candidates read = reading.read.get();
        boolean merged = !read.creators.properties.isEmpty()
                && read.inOrder().stream()
                        .map(c -> c.primary(false))
                        .anyMatch(member -> member != null && Jackson.isMerged(member.annotations()));
        if (merged) {
            report(reading, "JsonMerge beside a creator");
        }
    }

    /**
     * Reports two properties, beside those that a creator takes, which by their names are one field: it matters which
     * is set last, and that is for the document to say.
     */
    private void checkShared(Reading reading) {
        Candidates read = reading.read.get();
        Set<String> fields = new HashSet<>();
        boolean shared = !read.creators.properties.isEmpty()
                && read.inputs().stream()
                        .filter(candidate -> candidate.parameter() == null && candidate.primary(false) != null)
                        .map(candidate -> candidate
                                .implicitName
                                .replaceFirst("^is(?=\\p{Lu})", "")
                                .toLowerCase(Locale.ROOT))
                        .anyMatch(field -> !fields.add(field));
        if (shared) {
            reportType(reading, "two properties besides the arguments of its creator are one field");
        }
    }

    /** Reports what Jackson may refuse although the class leaves it out. */
    private void checkLeftOut(Reading reading) {
        new LeftOut(compiler, reading.hierarchy).reason(reading.written.get()).ifPresent(what -> report(reading, what));
    }

    /** Reports filters that Jackson makes by reflection, or refuses the class for. */
    private void checkFilters(Reading reading) {
        Filters filters = new Filters(compiler, reading.unit.codec.packageName());
        if (filters.areMissing(reading.written.get(), new Inclusions(compiler, reading.hierarchy))) {
            report(reading, "JsonInclude with a filter that it can't make");
        }
    }

    /** Reports what this dialect reads in a manner of its own where classes are made of other ones. */
    private void checkMixed(Reading reading) {
        if (compiler.dialect().refusesUnknown() && reading.isMixed()) {
            boolean back = References.isIn(reading.read.get());
            report(reading, (back ? "JsonBackReference" : "JsonUnwrapped") + " in this dialect");
        }
    }

    /** Reports a class without properties if those are refused, unless it has any annotation. */
    private void checkEmpty(Reading reading) {
        Candidates written = reading.written.get();
        boolean empty = compiler.dialect().refusesEmpty()
                && !reading.hierarchy.isRecord()
                && !reading.hierarchy.annotations().anyAtRunTime()
                && written.values.isEmpty()
                && written.inOrder().stream().allMatch(c -> c.primary(true) == null);
        if (empty) {
            reportType(reading, "it has no properties");
        }
    }

    /** Reports an array in place of an object that Jackson makes or reads in a manner of its own. */
    void checkPlaces(Struct struct, Reading reading) {
        if (!hasOnlyProperties(struct)
                || References.isIn(reading.read.get())
                || graph.isRecursive(reading.hierarchy.element)) {
            report(reading, "JsonFormat(shape = ARRAY) on something other than an object with properties alone");
        }
    }

    /** Tells of a property that is not read from where it is written, since others in front of it are only written. */
    void tellPlaces(Struct struct, Reading reading) {
        List<Property> written = struct.written().stream()
                .filter(p -> !p.output().orElseThrow().inline())
                .toList();
        boolean inOrder = struct.properties().stream().anyMatch(Property::isUnwrapped)
                || struct.value().isPresent();
        Optional<Property> other = struct.readable().stream()
                .filter(p -> !inOrder
                        && written.contains(p)
                        && written.indexOf(p) != p.input().orElseThrow().place())
                .findFirst();
        other.ifPresent(p -> compiler.note(
                Problem.OTHER_PLACE,
                reading.hierarchy.element,
                reading.user,
                p.name(),
                reading.hierarchy.element,
                written.indexOf(p) + 1,
                p.input().orElseThrow().place() + 1));
    }

    /** Whether an object has properties and nothing else, and is made of those. */
    private static boolean hasOnlyProperties(Struct struct) {
        boolean made = struct.construction() instanceof Construction.Empty
                || struct.construction() instanceof Construction.Creator;
        boolean parts = !struct.written().isEmpty() && !struct.readable().isEmpty();
        boolean others = struct.any().isPresent()
                || struct.hasUnreadArgument()
                || !struct.scalarCreators().isEmpty()
                || struct.properties().stream().anyMatch(Property::isUnwrapped)
                || struct.written().stream()
                        .anyMatch(p -> p.output().orElseThrow().inline());
        boolean identified = struct.union().isPresent() || struct.variant();
        return made && parts && !others && !identified && struct.value().isEmpty();
    }
}
