package dev.wirespeed.processor.read;

import static java.util.Objects.requireNonNull;

import dev.wirespeed.processor.check.Problem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** Finds out why Jackson has to write and read all objects of a class. */
final class Reasons {
    private final Compiler compiler;
    private final StructReader structs;
    private final ShapeReader shapes;
    private final UnionReader unions;
    private final Identities identities;
    private final Map<TypeElement, Optional<String>> reasons = new HashMap<>();
    /** The classes with a known reason or none, in the order in which that was found out. */
    private final List<TypeElement> answered = new ArrayList<>();

    Reasons(Compiler compiler, StructReader structs, ShapeReader shapes, UnionReader unions) {
        this.compiler = compiler;
        this.structs = structs;
        this.shapes = shapes;
        this.unions = unions;
        this.identities = new Identities(compiler);
    }

    /** Why Jackson has to write and read all objects of a class; empty if a codec can be made for it. */
    Optional<String> against(TypeElement element, Element user) {
        Optional<String> known = reasons.get(element);
        if (known == null) {
            int before = answered.size();
            reasons.put(element, Optional.empty()); // a union asks for its variants, and each of them for itself
            Compiler.Attempt<Unit> attempt = compiler.attempt(() -> {
                Unit unit = new Unit(element, compiler.nameOfCodec(element));
                if (structs.checkType(element, unit, user)) {
                    Hierarchy hierarchy = new Hierarchy(compiler, (DeclaredType) element.asType());
                    structs.checkAnnotations(hierarchy, user);
                    unions.check(hierarchy, user);
                    if (compiler.errors() == 0 && identities.areIn(element, user)) {
                        compiler.error(
                                Problem.UNSUPPORTED_ANNOTATION, element, user, "JsonIdentityInfo in what it holds");
                    }
                    Candidates written = new Candidates(compiler, hierarchy, true, user);
                    Candidates read = new Candidates(compiler, hierarchy, false, user);
                    checkValue(hierarchy, written, unit, user);
                    check(hierarchy, written, read, unit, user);
                    checkWhole(hierarchy, written, read, unit, user);
                    checkCreators(hierarchy, read, unit, user);
                }
                return Optional.of(unit);
            });
            known = attempt.reasons().stream().findFirst();
            if (known.isPresent()) {
                forgetOptimism(before);
            }
            reasons.put(element, known);
            answered.add(element);
        }
        return known;
    }

    /** Forgets what was found out while a class counted as free of reasons that has one after all. */
    private void forgetOptimism(int from) {
        List<TypeElement> since = answered.subList(from, answered.size());
        since.removeIf(each -> requireNonNull(reasons.get(each)).isEmpty() && reasons.remove(each) != null);
    }

    /** Forgets all answers. */
    void forget() {
        reasons.clear();
        answered.clear();
    }

    /** Reports what is not found while a class is turned into a struct, although none must be made then. */
    void check(Hierarchy hierarchy, Candidates written, Candidates read, Unit unit, Element user) {
        checkAny(hierarchy, written, read, unit, user);
        checkMerged(hierarchy, read, user);
        checkShared(hierarchy, read, user);
        checkLeftOut(hierarchy, written, user);
        checkFilters(hierarchy, written, unit, user);
        checkMixed(hierarchy, written, read, user);
        checkEmpty(hierarchy, written, user);
    }

    /** Reports two sources of other properties, and a place for them that is not there before the object is made. */
    private void checkAny(Hierarchy hierarchy, Candidates written, Candidates read, Unit unit, Element user) {
        if (hierarchy.count(Jackson.ANY_GETTER, "enabled") > 1) {
            compiler.error(Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, user, "JsonAnyGetter beside another one");
        }
        if (written.hasEntriesByName) {
            String both = "JsonAnyGetter beside a property of its name";
            compiler.error(Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, user, both);
        }
        PropertyShapes ofProperties = new PropertyShapes(compiler, shapes, unit, user, structs.isStrict());
        new PropertyReader(compiler, ofProperties, hierarchy, unit, user).any(read);
        anySetterBeside(hierarchy, read).ifPresent(other -> {
            String both = "JsonAnySetter " + other;
            compiler.error(Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, user, both);
        });
    }

    /** What the place for other properties can't stand together with. */
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
    private void checkMerged(Hierarchy hierarchy, Candidates read, Element user) {
        boolean merged = !read.creators.properties.isEmpty()
                && read.inOrder().stream()
                        .map(c -> c.primary(false))
                        .anyMatch(member -> member != null && Jackson.isMerged(member.annotations()));
        if (merged) {
            compiler.error(Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, user, "JsonMerge beside a creator");
        }
    }

    /**
     * Reports two properties, beside those that a creator takes, which by their names are one field: it matters which is set last,
     * and that is for the document to say.
     */
    private void checkShared(Hierarchy hierarchy, Candidates read, Element user) {
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
            String why = "beside what its creator takes two properties are one field";
            compiler.error(Problem.UNSUPPORTED_TYPE, hierarchy.element, user, hierarchy.element, why);
        }
    }

    /** Reports what Jackson may refuse although the class leaves it out. */
    private void checkLeftOut(Hierarchy hierarchy, Candidates written, Element user) {
        new LeftOut(compiler, hierarchy)
                .reason(written)
                .ifPresent(what -> compiler.error(Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, user, what));
    }

    /** Reports filters that Jackson makes by reflection, or refuses the class for. */
    private void checkFilters(Hierarchy hierarchy, Candidates written, Unit unit, Element user) {
        if (new Filters(compiler, unit.codec.packageName()).areMissing(written, new Inclusions(compiler, hierarchy))) {
            String what = "JsonInclude with a filter that it can't make";
            compiler.error(Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, user, what);
        }
    }

    /** Reports what this dialect reads in a manner of its own where classes are made of other ones. */
    private void checkMixed(Hierarchy hierarchy, Candidates written, Candidates read, Element user) {
        if (compiler.dialect().refusesUnknown() && isMixed(written, read)) {
            String both = (References.isIn(read) ? "JsonBackReference" : "JsonUnwrapped") + " in this dialect";
            compiler.error(Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, user, both);
        }
    }

    /** Whether properties of the objects stand in those of others, or know whose they are. */
    private boolean isMixed(Candidates written, Candidates read) {
        return Unwrapping.isIn(written)
                || Unwrapping.isIn(read)
                || Unwrapping.isIn(compiler, read.creators)
                || References.isIn(read);
    }

    /** Reports what keeps a class from being generated that is made of other classes' codecs. */
    private void checkWhole(Hierarchy hierarchy, Candidates written, Candidates read, Unit unit, Element user) {
        boolean any = compiler.errors() == 0
                && hierarchy.element.getTypeParameters().isEmpty()
                && (BuilderReader.hasBuilder(hierarchy)
                        || isMixed(written, read)
                        || !read.creators.delegating.isEmpty()
                        || read.sharesAlias()
                        || ConstructionReader.needsOtherThanNull(read)
                        || ConstructionReader.hasUnreadOptional(read));
        if (any) {
            List<TypeElement> before = List.copyOf(structs.reached());
            structs.part(hierarchy.type, unit, user);
            structs.reached().clear();
            structs.reached().addAll(before);
        }
    }

    /** Reports what only Jackson can make the objects with, unless they are left to it anyway. */
    private void checkCreators(Hierarchy hierarchy, Candidates read, Unit unit, Element user) {
        if (compiler.errors() == 0
                && !BuilderReader.hasBuilder(hierarchy)
                && !hierarchy.element.getModifiers().contains(Modifier.ABSTRACT)) {
            PropertyShapes ofProperties = new PropertyShapes(compiler, shapes, unit, user, structs.isStrict());
            new ConstructionReader(compiler, shapes, ofProperties, unit, user).checkReach(hierarchy, read);
        }
    }

    /** Reports a class without properties if those are refused, unless it has any annotation. */
    private void checkEmpty(Hierarchy hierarchy, Candidates written, Element user) {
        boolean empty = compiler.dialect().refusesEmpty()
                && !hierarchy.isRecord()
                && !hierarchy.annotations().anyAtRunTime()
                && written.values.isEmpty()
                && written.inOrder().stream().allMatch(c -> c.primary(true) == null);
        if (empty) {
            compiler.error(
                    Problem.UNSUPPORTED_TYPE, hierarchy.element, user, hierarchy.element, "it has no properties");
        }
    }

    /** Reports what keeps the part that stands for a whole object from being generated. */
    private void checkValue(Hierarchy hierarchy, Candidates written, Unit unit, Element user) {
        PropertyShapes ofProperties = new PropertyShapes(compiler, shapes, unit, user, structs.isStrict());
        new PropertyReader(compiler, ofProperties, hierarchy, unit, user).value(written);
    }
}
