package dev.wirespeed.processor.read;

import static java.util.Objects.requireNonNull;

import dev.wirespeed.processor.model.ScalarCreator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.util.ElementFilter;

/** Finds the constructor or factory that Jackson 3 would choose for a class. */
final class Creators {
    private static final Map<String, ScalarCreator.Argument> SCALARS = Map.ofEntries(
            Map.entry("java.lang.String", ScalarCreator.Argument.TEXT),
            Map.entry("java.lang.CharSequence", ScalarCreator.Argument.TEXT),
            Map.entry("int", ScalarCreator.Argument.INT),
            Map.entry("java.lang.Integer", ScalarCreator.Argument.INT),
            Map.entry("long", ScalarCreator.Argument.LONG),
            Map.entry("java.lang.Long", ScalarCreator.Argument.LONG),
            Map.entry("double", ScalarCreator.Argument.DOUBLE),
            Map.entry("java.lang.Double", ScalarCreator.Argument.DOUBLE),
            Map.entry("boolean", ScalarCreator.Argument.BOOLEAN),
            Map.entry("java.lang.Boolean", ScalarCreator.Argument.BOOLEAN),
            Map.entry("java.math.BigInteger", ScalarCreator.Argument.BIG_INTEGER),
            Map.entry("java.math.BigDecimal", ScalarCreator.Argument.BIG_DECIMAL));

    private final Compiler compiler;
    private final Hierarchy hierarchy;
    private final Visibility visibility;
    private final Map<String, Candidate> candidates;
    /** Whether one part of the class stands for the whole in documents. */
    private final boolean isValue;

    private final List<Creator> constructors = new ArrayList<>();
    private final List<Creator> factories = new ArrayList<>();

    /** The constructor without parameters; one that is disabled makes objects where no other creator is found. */
    Optional<Creator> empty = Optional.empty();
    /** Creators that take properties; more than one is a conflict. */
    final List<Creator> properties = new ArrayList<>();
    /** Creators that are explicitly made for one value in place of the object. */
    final List<Creator> delegating = new ArrayList<>();
    /** Creators that Jackson also takes for a string, number or boolean. */
    final List<Creator> scalar = new ArrayList<>();

    Creators(
            Compiler compiler,
            Hierarchy hierarchy,
            Visibility visibility,
            Map<String, Candidate> candidates,
            boolean isValue) {
        this.compiler = compiler;
        this.visibility = visibility;
        this.hierarchy = hierarchy;
        this.candidates = candidates;
        this.isValue = isValue;
        collect();
        choose();
    }

    private void collect() {
        List<? extends Element> enclosed = hierarchy.element.getEnclosedElements();
        for (ExecutableElement each : ElementFilter.constructorsIn(enclosed)) {
            Creator creator = Creator.of(each, compiler, isNamed(each));
            if (creator.isIgnored()) {
                continue;
            }
            if (each.getParameters().isEmpty()) {
                empty = Optional.of(creator);
            } else if (!creator.isDisabled()) {
                constructors.add(creator);
            }
        }
        for (ExecutableElement each : ElementFilter.methodsIn(enclosed)) {
            Creator creator = Creator.of(each, compiler, isNamed(each));
            boolean unused = creator.isDisabled() || creator.isIgnored();
            if (each.getModifiers().contains(Modifier.STATIC) && !unused && isFactory(creator)) {
                factories.add(creator);
            }
        }
    }

    /** Whether Jackson sees the names of its parameters; those of a record's components it always does. */
    private boolean isNamed(ExecutableElement executable) {
        return compiler.hasSource(hierarchy.element)
                || (hierarchy.isRecord() && isCanonical(executable))
                || compiler.parameterNames.areVisible(executable);
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
        boolean text = SCALARS.get(parameterOf(creator)) == ScalarCreator.Argument.TEXT;
        return name.equals("valueOf") || (name.equals("fromString") && text);
    }

    private void choose() {
        Optional<Creator> canonical = hierarchy.isRecord() ? canonical() : Optional.empty();
        addAnnotated(constructors, false);
        addAnnotated(factories, !properties.isEmpty());
        if (properties.isEmpty()) {
            annotatedEmpty().ifPresent(properties::add);
        }
        if (properties.isEmpty()) {
            addNamed(canonical);
        }
        canonical.filter(constructors::remove).ifPresent(this::addCanonical);
        if (properties.isEmpty() && delegating.isEmpty() && annotatedEmpty().isEmpty()) {
            addImplicit();
        }
        boolean explicit = !delegating.isEmpty() || !scalar.isEmpty();
        constructors.stream().filter(this::isScalar).forEach(scalar::add);
        if (!explicit) {
            factories.stream().filter(this::isScalar).forEach(scalar::add);
        }
    }

    private Optional<Creator> annotatedEmpty() {
        return empty.filter(c -> c.mode().isPresent() && !c.isDisabled());
    }

    /**
     * A record that is written as its only component is read from it, too; where annotations say otherwise they count.
     */
    private void addCanonical(Creator creator) {
        boolean whole = isValue && creator.parameters().size() == 1;
        if (properties.isEmpty() && !whole) {
            properties.add(creator);
        } else if (properties.isEmpty() && delegating.isEmpty() && scalar.isEmpty()) {
            (takesOnlyScalars(creator) ? scalar : delegating).add(creator);
        }
    }

    private Optional<Creator> canonical() {
        return hierarchy.element.getRecordComponents().isEmpty()
                ? empty
                : constructors.stream().filter(c -> isCanonical(c.element())).findFirst();
    }

    private boolean isCanonical(ExecutableElement executable) {
        return executable.getKind() == ElementKind.CONSTRUCTOR
                && erased(executable.getParameters()).equals(erased(hierarchy.element.getRecordComponents()));
    }

    private List<String> erased(List<? extends Element> parameters) {
        return parameters.stream().map(p -> compiler.erasedNameOf(p.asType())).toList();
    }

    private void addAnnotated(List<Creator> from, boolean onlyDelegating) {
        for (Creator creator : List.copyOf(from)) {
            if (creator.mode().isEmpty()) {
                continue;
            }
            from.remove(creator);
            if (!takesProperties(creator)) {
                (takesOnlyScalars(creator) ? scalar : delegating).add(creator);
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
                        || (creator.parameters().size() == 1
                                ? !isValue && isOfVisibleProperty(creator)
                                : creator.allNamed());
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
        if (constructors.size() != 1 || (empty.isPresent() && compiler.dialect().prefersEmptyConstructor())) {
            return;
        }
        Creator only = constructors.get(0);
        if (only.isVisible(visibility) && (only.parameters().size() == 1 ? isOfSameProperty(only) : only.allNamed())) {
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
        return takesScalars(creator)
                && creator.isVisible(visibility)
                && (creator.isConstructor()
                        || visibility.creators().allows(creator.element().getModifiers()))
                && Stream.concat(scalar.stream(), delegating.stream())
                        .noneMatch(other -> other.mode().isPresent() && isSameKind(other, creator));
    }

    private static boolean isSameKind(Creator first, Creator second) {
        return SCALARS.get(parameterOf(first)) == SCALARS.get(parameterOf(second));
    }

    private static boolean takesScalars(Creator creator) {
        return creator.parameters().size() == 1 && SCALARS.containsKey(parameterOf(creator));
    }

    /** Numbers of any size are also read from whatever such a number is read from. */
    private static boolean takesOnlyScalars(Creator creator) {
        return takesScalars(creator) && !parameterOf(creator).startsWith("java.math.Big");
    }

    private static String parameterOf(Creator creator) {
        return Compiler.nameOf(creator.parameters().get(0).asType());
    }

    /** The kind of value that a creator of scalars takes. */
    static ScalarCreator.Argument argumentOf(Creator creator) {
        return requireNonNull(SCALARS.get(parameterOf(creator)));
    }
}
