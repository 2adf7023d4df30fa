package dev.wirespeed.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.util.ElementFilter;

/** Finds the constructor or factory that Jackson 3 would choose for a class. */
final class Creators {
    private static final Set<String> SCALARS = Set.of(
            "java.lang.String",
            "java.lang.CharSequence",
            "int",
            "java.lang.Integer",
            "long",
            "java.lang.Long",
            "double",
            "java.lang.Double",
            "boolean",
            "java.lang.Boolean",
            "java.math.BigInteger",
            "java.math.BigDecimal");

    private final Compiler compiler;
    private final Hierarchy hierarchy;
    private final Map<String, Candidate> candidates;
    private final List<Creator> constructors = new ArrayList<>();
    private final List<Creator> factories = new ArrayList<>();

    /** The constructor without parameters, if the class has one that is not disabled. */
    Optional<Creator> empty = Optional.empty();
    /** Those that take properties; more than one is a conflict. */
    final List<Creator> properties = new ArrayList<>();
    /** Those that are explicitly made for one value in place of the object. */
    final List<Creator> delegating = new ArrayList<>();
    /** Those that Jackson also takes for a plain text, number or boolean. */
    final List<Creator> scalar = new ArrayList<>();

    Creators(Compiler compiler, Hierarchy hierarchy, Map<String, Candidate> candidates) {
        this.compiler = compiler;
        this.hierarchy = hierarchy;
        this.candidates = candidates;
        collect();
        choose();
    }

    private void collect() {
        List<? extends Element> enclosed = hierarchy.element.getEnclosedElements();
        boolean source = compiler.isSource(hierarchy.element) || hierarchy.isRecord();
        for (ExecutableElement each : ElementFilter.constructorsIn(enclosed)) {
            Creator creator = Creator.of(each, source);
            if (creator.isDisabled()) {
                continue;
            }
            if (each.getParameters().isEmpty()) {
                empty = Optional.of(creator);
            } else {
                constructors.add(creator);
            }
        }
        for (ExecutableElement each : ElementFilter.methodsIn(enclosed)) {
            Creator creator = Creator.of(each, source);
            if (each.getModifiers().contains(Modifier.STATIC) && !creator.isDisabled() && isFactory(creator)) {
                factories.add(creator);
            }
        }
    }

    private boolean isFactory(Creator creator) {
        if (creator.mode().isPresent()) {
            return true;
        }
        if (creator.parameters().size() != 1
                || !compiler.types.isSubtype(
                        compiler.types.erasure(creator.element().getReturnType()),
                        compiler.types.erasure(hierarchy.type))) {
            return false;
        }
        String name = creator.element().getSimpleName().toString();
        String parameter = Compiler.nameOf(creator.parameters().get(0).asType());
        return name.equals("valueOf") || (name.equals("fromString") && parameter.equals("java.lang.String"));
    }

    private void choose() {
        Optional<Creator> canonical = hierarchy.isRecord() ? canonical() : Optional.empty();
        addAnnotated(constructors, false);
        addAnnotated(factories, !properties.isEmpty());
        if (properties.isEmpty()) {
            empty.filter(c -> c.mode().isPresent()).ifPresent(properties::add);
        }
        if (properties.isEmpty()) {
            addNamed(canonical);
        }
        if (properties.isEmpty()) {
            canonical.filter(constructors::remove).ifPresent(properties::add);
        }
        if (properties.isEmpty()
                && delegating.isEmpty()
                && empty.filter(c -> c.mode().isPresent()).isEmpty()) {
            addImplicit();
        }
        constructors.stream().filter(this::isScalar).forEach(scalar::add);
        factories.stream().filter(this::isScalar).forEach(scalar::add);
    }

    private Optional<Creator> canonical() {
        List<String> components = new ArrayList<>();
        for (RecordComponentElement component : hierarchy.element.getRecordComponents()) {
            components.add(compiler.erasedNameOf(component.asType()));
        }
        return components.isEmpty()
                ? empty
                : constructors.stream()
                        .filter(c -> erasedParameters(c).equals(components))
                        .findFirst();
    }

    private List<String> erasedParameters(Creator creator) {
        return creator.parameters().stream()
                .map(p -> compiler.erasedNameOf(p.asType()))
                .toList();
    }

    private void addAnnotated(List<Creator> from, boolean onlyDelegating) {
        for (Creator creator : List.copyOf(from)) {
            if (creator.mode().isEmpty()) {
                continue;
            }
            from.remove(creator);
            if (!takesProperties(creator)) {
                delegating.add(creator);
            } else if (!onlyDelegating) {
                properties.add(creator);
            }
        }
    }

    private boolean takesProperties(Creator creator) {
        return switch (creator.mode().orElse("DEFAULT")) {
            case "DELEGATING" -> false;
            case "PROPERTIES" -> true;
            default ->
                creator.anyExplicitName()
                        || (creator.parameters().size() == 1 ? isOfVisibleProperty(creator) : creator.allNamed());
        };
    }

    private boolean isOfVisibleProperty(Creator creator) {
        Optional<String> name = creator.implicitName(0);
        if (name.isEmpty()) {
            return false;
        }
        Candidate same = candidates.get(name.get());
        return same != null
                ? isUsable(same)
                : candidates.values().stream().anyMatch(c -> isUsable(c) && c.hasExplicitName(name.get()));
    }

    private static boolean isUsable(Candidate candidate) {
        return candidate.anyVisible() && !candidate.anyIgnored();
    }

    /** Constructors whose parameters are annotated with names; the canonical one of a record goes first. */
    private void addNamed(Optional<Creator> canonical) {
        List<Creator> named =
                constructors.stream().filter(Creator::anyExplicitName).toList();
        constructors.removeAll(named);
        if (canonical.filter(named::contains).isPresent()) {
            properties.add(canonical.get());
        } else {
            properties.addAll(named);
        }
    }

    private void addImplicit() {
        if (constructors.size() != 1) {
            return;
        }
        Creator only = constructors.get(0);
        if (only.isVisible() && (only.parameters().size() == 1 ? isOfSameProperty(only) : only.allNamed())) {
            constructors.clear();
            properties.add(only);
        }
    }

    private boolean isOfSameProperty(Creator creator) {
        return creator.implicitName(0)
                .map(candidates::get)
                .filter(Creators::isUsable)
                .isPresent();
    }

    private boolean isScalar(Creator creator) {
        return creator.parameters().size() == 1
                && creator.isVisible()
                && SCALARS.contains(Compiler.nameOf(creator.parameters().get(0).asType()));
    }
}
