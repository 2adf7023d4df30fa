package dev.wirespeed.processor.read;

import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.Accessor;
import dev.wirespeed.processor.model.AnySetter;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Inclusion;
import dev.wirespeed.processor.model.Mutator;
import dev.wirespeed.processor.model.Nulls;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;

/** Turns the candidates of both directions into the properties of a struct. */
final class PropertyReader {
    private final Compiler compiler;
    private final PropertyShapes shapes;
    private final Unit unit;
    private final Element home;
    private final Inclusions inclusions;
    private final Views views;
    private final Conflicts conflicts;
    private final References references;

    PropertyReader(Compiler compiler, PropertyShapes shapes, Hierarchy hierarchy, Unit unit, Element home) {
        this.compiler = compiler;
        this.shapes = shapes;
        this.unit = unit;
        this.home = home;
        this.inclusions = new Inclusions(compiler, hierarchy);
        this.views = new Views(hierarchy);
        this.conflicts = new Conflicts(compiler, home);
        this.references = new References(compiler, hierarchy, unit, home);
    }

    /** The properties that are read from documents, as they are found there. */
    List<Property> inputs(Candidates read, Construction construction) {
        List<Property> properties = new ArrayList<>();
        boolean none = construction instanceof Construction.Delegating
                || construction instanceof Construction.Built
                || construction instanceof Construction.Refused;
        for (Candidate candidate : none ? List.<Candidate>of() : read.inputs()) {
            input(candidate, read, construction)
                    .ifPresent(input -> properties.add(new Property(
                            candidate.name,
                            candidate.implicitName,
                            Optional.empty(),
                            Optional.of(input.at(properties.size()).declaredAt(read.declared(candidate))))));
        }
        return properties;
    }

    List<Property> read(Candidates written, Candidates read, Construction construction) {
        Map<String, Property> inputs = new LinkedHashMap<>();
        inputs(read, construction).forEach(property -> inputs.put(property.name(), property));
        checkAliases(inputs);
        List<Property> properties = new ArrayList<>();
        for (Candidate candidate : written.inOrder()) {
            output(candidate)
                    .ifPresent(output -> properties.add(new Property(
                            candidate.name,
                            candidate.implicitName,
                            Optional.of(output),
                            Optional.ofNullable(inputs.remove(candidate.name)).flatMap(Property::input))));
        }
        properties.addAll(inputs.values());
        written.leftOut().forEach(conflicts::accessor); // Jackson refuses the class before it leaves them out
        return properties;
    }

    /** Reports an alias of two properties, of which Jackson takes one by no rule of its own. */
    private void checkAliases(Map<String, Property> inputs) {
        Set<String> known = new HashSet<>();
        for (Property property : inputs.values()) {
            for (String alias : Set.copyOf(property.input().orElseThrow().aliases())) {
                if (!known.add(alias)) {
                    String why = "the alias \"" + alias + "\" belongs to two of its properties";
                    compiler.error(Problem.UNSUPPORTED_TYPE, home, home, home, why);
                }
            }
        }
    }

    /** The part that is written in place of the whole object. */
    Optional<Property.Output> value(Candidates written) {
        if (written.values.isEmpty()) {
            return Optional.empty();
        }
        List<Member> methods = written.values.stream()
                .filter(m -> m.element() instanceof ExecutableElement)
                .toList();
        List<Member> members = methods.isEmpty() ? written.values : methods;
        Member member = members.get(0);
        if (members.size() > 1) {
            String list = members.stream().map(Member::describe).sorted().collect(Collectors.joining(" and "));
            compiler.error(Problem.REPEATED_ANNOTATION, member.element(), home, "JsonValue", list);
        }
        if (member.annotations().has(Jackson.INCLUDE)) { // which Jackson follows from 3.3 on
            String both = "JsonInclude beside @JsonValue";
            compiler.error(Problem.UNSUPPORTED_ANNOTATION, member.element(), home, both);
        }
        boolean method = !methods.isEmpty();
        Accessor accessor = method ? new Accessor.Call(member.simpleName()) : new Accessor.Field(member.simpleName());
        return isUsable(member)
                ? shapes.whole(member).map(shape -> new Property.Output(accessor, shape, inclusions.ofValue()))
                : Optional.empty();
    }

    private Optional<Property.Output> output(Candidate candidate) {
        Member member = conflicts.accessor(candidate);
        if (member == null || compiler.isIgnoredType(member.type())) {
            return Optional.empty();
        }
        String name = member.simpleName();
        boolean field = !(member.element() instanceof ExecutableElement);
        Accessor accessor = field ? new Accessor.Field(name) : new Accessor.Call(name);
        boolean inline = member.annotations().isTrue(Jackson.ANY_GETTER, "enabled");
        Inclusion inclusion = inline ? inclusions.ofEntries(member.annotations()) : inclusions.of(member.annotations());
        List<TypeName> in = views.written(member.annotations());
        return shapes.of(member, true, () -> isUsable(member))
                .flatMap(shape -> checked(shape, inclusion, inline, member))
                .flatMap(shape -> isCopied(member, candidate)
                        ? shapes.leave(member, "the compiler would copy its constant, which Jackson may replace")
                        : Optional.of(shape))
                .map(shape -> shape instanceof Shape.LeftToJackson
                        ? new Property.Output(new Accessor.ByFallback(), shape, Inclusion.ALWAYS, false, in)
                        : new Property.Output(
                                accessor,
                                shape,
                                isAnything(shape) ? inclusions.ofAnything(inclusion) : inclusion,
                                inline,
                                in));
    }

    /**
     * Whether the compiler would put the field's value into the codec, although Jackson sets such fields by reflection.
     */
    private static boolean isCopied(Member member, Candidate candidate) {
        return candidate.fields.stream().anyMatch(f -> f.name().isPresent())
                && member.element() instanceof VariableElement field
                && field.getConstantValue() != null;
    }

    /** The shape if what the annotations ask of it can be done. */
    private Optional<Shape> checked(Shape shape, Inclusion inclusion, boolean inline, Member member) {
        if (shape instanceof Shape.Unwrapped && Unwrapping.isLeftOut(inclusion)) {
            compiler.error(
                    Problem.UNSUPPORTED_TYPE,
                    member.element(),
                    home,
                    member.describe(),
                    "JsonUnwrapped: some are left out");
            return Optional.empty();
        }
        if (inline && !(shape instanceof Shape.Mapping || shape instanceof Shape.LeftToJackson)) {
            return shapes.leave(member, "only a Map can be written as properties");
        }
        if (inclusion.ownContent() && holds(shape, PropertyReader::isAnything)) {
            return shapes.leave(member, "its inclusion counts for maps that are only known at run time, too");
        }
        if (inclusion.ownContent() && holds(shape, PropertyReader::hasValue)) {
            return shapes.leave(member, "its inclusion counts for the value of @JsonValue, too");
        }
        if (inclusion.content() == Inclusion.When.NOT_EMPTY && hasContent(shape, PropertyReader::hasValue)) {
            return shapes.leave(member, "whether its content is empty is only known at run time");
        }
        boolean open = isAnything(shape);
        boolean unknown = switch (inclusion.value()) {
            case ALWAYS, NOT_NULL, NOT_ABSENT, NOT_INITIAL, FILTER -> false;
            case NOT_EMPTY -> hasValue(shape);
            case NOT_DEFAULT -> open ? inclusions.areDefaultsOfClass() : !hasKnownDefault(shape);
        };
        return unknown ? shapes.leave(member, "whether it is empty is only known at run time") : Optional.of(shape);
    }

    /** Whether what an object has by default of its type does not depend on its class or its text. */
    private static boolean hasKnownDefault(Shape shape) {
        if (shape instanceof Shape.Nested nested) {
            return nested.emptiness() == Shape.Emptiness.NEVER && nested.subclasses() != Shape.Subclasses.UNKNOWN;
        }
        return !(shape instanceof Shape.Coded coded)
                || coded.usual().isPresent()
                || coded.emptiness() == Shape.Emptiness.NEVER
                || coded.emptiness() == Shape.Emptiness.BY_LENGTH;
    }

    private static boolean isAnything(Shape shape) {
        return shape instanceof Shape.Scalar scalar && scalar.kind() == ScalarKind.OBJECT;
    }

    /** Whether another value stands for it. */
    private static boolean hasValue(Shape shape) {
        return shape instanceof Shape.Nested nested && nested.emptiness() == Shape.Emptiness.BY_VALUE;
    }

    /** Whether it is a value of some kind, or there may be one in it. */
    private static boolean holds(Shape shape, Predicate<Shape> kind) {
        if (shape instanceof Shape.Mapping map) {
            return holds(map.value(), kind);
        }
        if (shape instanceof Shape.Sequence sequence) {
            return holds(sequence.element(), kind);
        }
        if (shape instanceof Shape.Array array) {
            return holds(array.element(), kind);
        }
        return shape instanceof Shape.Maybe maybe ? holds(maybe.content(), kind) : kind.test(shape);
    }

    /** Whether there may be a value of some kind in a map or an optional, be that inside of something else. */
    private static boolean hasContent(Shape shape, Predicate<Shape> kind) {
        if (shape instanceof Shape.Sequence sequence) {
            return hasContent(sequence.element(), kind);
        }
        if (shape instanceof Shape.Array array) {
            return hasContent(array.element(), kind);
        }
        return (shape instanceof Shape.Mapping map && (kind.test(map.value()) || hasContent(map.value(), kind)))
                || (shape instanceof Shape.Maybe maybe
                        && (kind.test(maybe.content()) || hasContent(maybe.content(), kind)));
    }

    /** Where properties go that are not among those of the class. */
    Optional<AnySetter> any(Candidates read) {
        if (read.anySetters.isEmpty()) {
            return Optional.empty();
        }
        List<Member> places = methodsElseFields(read.anySetters);
        Member member = places.get(0);
        if (places.size() > 1) {
            String list = places.stream().map(Member::describe).sorted().collect(Collectors.joining(" and "));
            compiler.error(Problem.REPEATED_ANNOTATION, member.element(), home, "JsonAnySetter", list);
        }
        if (Jackson.dealsWithNulls(member.annotations())) { // which Jackson follows from 3.3 on
            String both = "JsonSetter beside @JsonAnySetter";
            compiler.error(Problem.UNSUPPORTED_ANNOTATION, member.element(), home, both);
        }
        boolean fixed = !(member.element() instanceof ExecutableElement) && member.is(Modifier.FINAL);
        if (fixed || !hasNames(member)) {
            String why = fixed ? "it may be null, and can't be set" : "its keys are not texts";
            compiler.error(Problem.UNSUPPORTED_TYPE, member.element(), home, member.describe(), why);
            return Optional.empty();
        }
        if (!isUsable(member)) {
            return Optional.empty();
        }
        List<String> skipped = read.skippedNames();
        if (member.element() instanceof ExecutableElement) {
            return shapes.generated(member, false)
                    .map(shape -> new AnySetter(member.simpleName(), Optional.empty(), shape, skipped));
        }
        return shapes.generated(member, false)
                .filter(Shape.Mapping.class::isInstance)
                .map(Shape.Mapping.class::cast)
                .map(map ->
                        new AnySetter(member.simpleName(), Optional.of(map.implementation()), map.value(), skipped));
    }

    /** Whether the names of properties are keys there as they are. */
    private static boolean hasNames(Member place) {
        if (place.element() instanceof ExecutableElement method) {
            String key = Compiler.nameOf(method.getParameters().get(0).asType());
            return key.equals("java.lang.String") || key.equals("java.lang.Object");
        }
        return place.type() instanceof DeclaredType map
                && map.getTypeArguments().size() == 2
                && Compiler.nameOf(map.getTypeArguments().get(0)).equals("java.lang.String");
    }

    private static List<Member> methodsElseFields(List<Member> all) {
        List<Member> methods = all.stream()
                .filter(m -> m.element() instanceof ExecutableElement)
                .toList();
        return methods.isEmpty() ? all : methods;
    }

    /** The names that are skipped where other unknown ones are refused; empty if the class asks to skip them all. */
    Optional<List<String>> skipped(Candidates read) {
        if (read.skipsUnknown()) {
            return Optional.empty();
        }
        List<String> names = new ArrayList<>(read.skippedNames());
        for (Candidate candidate : read.inOrder()) {
            Member member = candidate.primary(false);
            if (member != null && candidate.parameter() == null && compiler.isIgnoredType(member.type())) {
                names.add(candidate.name);
            }
        }
        return Optional.of(names);
    }

    private Optional<Property.Input> input(Candidate candidate, Candidates read, Construction construction) {
        Member parameter = candidate.parameter();
        if (parameter != null) {
            int index = argumentOf(parameter, read);
            return construction instanceof Construction.Creator creator && index >= 0
                    ? Optional.of(input(
                            new Mutator.Argument(index), creator.arguments().get(index), parameter, read))
                    : Optional.empty();
        }
        Member setter = conflicts.setter(candidate);
        Member member = setter == null ? conflicts.field(candidate) : setter;
        if (member == null) {
            return throughGetter(candidate, read);
        }
        if (compiler.isIgnoredType(member.type())) {
            return Optional.empty();
        }
        String name = member.simpleName();
        Mutator mutator = setter == null ? new Mutator.Field(name) : new Mutator.Call(name);
        return shapes.of(
                        member,
                        false,
                        () -> (setter != null || !isUnreachableField(member, candidate)) && isUsable(member))
                .map(shape -> input(
                        shape instanceof Shape.LeftToJackson ? new Mutator.ByFallback() : mutator,
                        shape,
                        member,
                        read));
    }

    /** The input of a value that Jackson fills in place: Jackson 2's collections and maps, and all merged values. */
    private Optional<Property.Input> throughGetter(Candidate candidate, Candidates read) {
        Member getter = conflicts.getter(candidate);
        if (getter == null) {
            return Optional.empty();
        }
        boolean filled = compiler.dialect().setsWhatHasNoSetter()
                && (compiler.isSubtype(getter.type(), "java.util.Collection")
                        || compiler.isSubtype(getter.type(), "java.util.Map"));
        return filled || Jackson.isMerged(getter.annotations())
                ? shapes.leave(getter, "it is filled through its getter")
                        .map(shape -> input(new Mutator.ByFallback(), shape, getter, read))
                : Optional.empty();
    }

    private static int argumentOf(Member parameter, Candidates read) {
        return read.creators.properties.isEmpty()
                ? -1
                : read.creators.properties.get(0).parameters().indexOf(parameter.element());
    }

    private Property.Input input(Mutator mutator, Shape shape, Member member, Candidates read) {
        Annotations annotations = member.annotations();
        boolean required = mutator instanceof Mutator.Argument && Jackson.isRequired(annotations);
        List<String> aliases = annotations.texts(Jackson.ALIAS, "value").stream()
                .filter(alias -> !(mutator instanceof Mutator.Argument && read.isSkipped(alias)))
                .toList();
        Nulls nulls = shape instanceof Shape.LeftToJackson ? Nulls.SET : Jackson.nullsOf(annotations);
        return references.linked(
                new Property.Input(
                        mutator, shape, aliases, required, nulls, views.read(annotations), Optional.empty(), 0, 0),
                member);
    }

    /** A field that only reflection could set. */
    private boolean isUnreachableField(Member field, Candidate candidate) {
        boolean reachable = compiler.isMemberAccessible(field.element(), unit.codec.packageName());
        if (reachable && !field.is(Modifier.FINAL)) {
            return false;
        }
        if (!reachable && !candidate.getters.isEmpty() && !field.is(Modifier.FINAL)) {
            compiler.error(Problem.REFLECTIVE_FIELD, field.element(), home, field.describe());
        } else {
            compiler.error(Problem.INACCESSIBLE_ACCESSOR, field.element(), home, field.describe());
        }
        return true;
    }

    private boolean isUsable(Member member) {
        if (!compiler.isMemberAccessible(member.element(), unit.codec.packageName())) {
            compiler.error(Problem.INACCESSIBLE_ACCESSOR, member.element(), home, member.describe());
            return false;
        }
        return !(member.element() instanceof ExecutableElement method) || Checked.isUsable(compiler, method, home);
    }
}
