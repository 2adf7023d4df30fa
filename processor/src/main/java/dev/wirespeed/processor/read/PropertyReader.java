package dev.wirespeed.processor.read;

import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.Accessor;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Mutator;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;

/** Turns the candidates of both directions into the properties of a struct. */
final class PropertyReader {
    private final Compiler compiler;
    private final ShapeReader shapes;
    private final Unit unit;
    private final Element home;
    private final Inclusions inclusions;
    private final Conflicts conflicts;

    PropertyReader(Compiler compiler, ShapeReader shapes, Hierarchy hierarchy, Unit unit, Element home) {
        this.compiler = compiler;
        this.shapes = shapes;
        this.unit = unit;
        this.home = home;
        this.inclusions = new Inclusions(compiler, hierarchy);
        this.conflicts = new Conflicts(compiler, home);
    }

    List<Property> read(Candidates written, Candidates read, Construction construction) {
        Map<String, Property.Input> inputs = new LinkedHashMap<>();
        Map<String, String> labels = new LinkedHashMap<>();
        if (!(construction instanceof Construction.Delegating)) {
            for (Candidate candidate : read.inOrder()) {
                if (!read.ignored.contains(candidate.name)) {
                    input(candidate, read, construction).ifPresent(i -> inputs.put(candidate.name, i));
                    labels.put(candidate.name, candidate.implicitName);
                }
            }
        }
        List<Property> properties = new ArrayList<>();
        for (Candidate candidate : written.inOrder()) {
            output(candidate)
                    .ifPresent(output -> properties.add(new Property(
                            candidate.name,
                            candidate.implicitName,
                            Optional.of(output),
                            Optional.ofNullable(inputs.remove(candidate.name)))));
        }
        inputs.forEach((name, input) -> properties.add(
                new Property(name, labels.getOrDefault(name, name), Optional.empty(), Optional.of(input))));
        return properties;
    }

    private Optional<Property.Output> output(Candidate candidate) {
        Member getter = conflicts.getter(candidate);
        Member member = getter == null ? conflicts.field(candidate) : getter;
        if (member == null || !isUsable(member)) {
            return Optional.empty();
        }
        String name = member.simpleName();
        Accessor accessor = getter == null ? new Accessor.Field(name) : new Accessor.Call(name);
        return shape(member).map(shape -> new Property.Output(accessor, shape, inclusions.of(member.annotations())));
    }

    private Optional<Property.Input> input(Candidate candidate, Candidates read, Construction construction) {
        Member parameter = candidate.parameter();
        if (parameter != null) {
            int index = argumentOf(parameter, read);
            return construction instanceof Construction.Creator creator && index >= 0
                    ? Optional.of(input(
                            new Mutator.Argument(index), creator.arguments().get(index), parameter))
                    : Optional.empty();
        }
        Member setter = conflicts.setter(candidate);
        Member member = setter == null ? conflicts.field(candidate) : setter;
        if (member == null || (setter == null && isUnreachableField(member, candidate)) || !isUsable(member)) {
            return Optional.empty();
        }
        String name = member.simpleName();
        Mutator mutator = setter == null ? new Mutator.Field(name) : new Mutator.Call(name);
        return shape(member).map(shape -> input(mutator, shape, member));
    }

    private static int argumentOf(Member parameter, Candidates read) {
        return read.creators.properties.isEmpty()
                ? -1
                : read.creators.properties.get(0).parameters().indexOf(parameter.element());
    }

    private static Property.Input input(Mutator mutator, Shape shape, Member member) {
        Annotations annotations = member.annotations();
        boolean required = mutator instanceof Mutator.Argument && Jackson.isRequired(annotations);
        return new Property.Input(mutator, shape, annotations.texts(Jackson.ALIAS, "value"), required);
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

    private Optional<Shape> shape(Member member) {
        return shapes.read(member.type(), unit, compiler.isSource(member.element()) ? member.element() : home);
    }
}
