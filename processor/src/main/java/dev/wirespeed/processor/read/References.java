package dev.wirespeed.processor.read;

import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.Mutator;
import dev.wirespeed.processor.model.Nulls;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Finds how objects learn of the one that they belong to, as {@code @JsonManagedReference} and its counterpart say. */
final class References {
    private final Compiler compiler;
    private final Hierarchy owner;
    private final Unit unit;
    private final Element home;

    References(Compiler compiler, Hierarchy owner, Unit unit, Element home) {
        this.compiler = compiler;
        this.owner = owner;
        this.unit = unit;
        this.home = home;
    }

    /** Whether a class has a property that refers to another one, or back to it. */
    static boolean isIn(Candidates candidates) {
        return !candidates.backReferences.isEmpty()
                || candidates.inOrder().stream()
                        .flatMap(c -> Stream.of(c.parameters, c.setters, c.fields, c.getters)
                                .flatMap(list -> list.stream()))
                        .anyMatch(m -> m.annotations().has(Jackson.MANAGED));
    }

    /** An input with its way back, if there is one; a problem is reported. */
    Property.Input linked(Property.Input input, Member member) {
        Optional<String> name = member.annotations().text(Jackson.MANAGED, "value");
        if (name.isEmpty() || input.mutator() instanceof Mutator.ByFallback) {
            return input;
        }
        Optional<Property.Back.Kind> kind = kind(input.shape());
        Optional<Mutator> back = kind.isEmpty() ? Optional.empty() : back(name.get(), content(member.type()));
        boolean settable = !(input.mutator() instanceof Mutator.Argument)
                && !(input.mutator() instanceof Mutator.Chain)
                && input.nulls() == Nulls.SET;
        if (back.isEmpty() || !settable || owner.isRecord()) {
            compiler.error(
                    Problem.UNSUPPORTED_TYPE,
                    member.element(),
                    home,
                    member.describe(),
                    "JsonManagedReference: its counterpart can't be set by generated code");
            return input;
        }
        return input.with(new Property.Back(kind.get(), back.get()));
    }

    private static Optional<Property.Back.Kind> kind(Shape shape) {
        if (shape instanceof Shape.Nested) {
            return Optional.of(Property.Back.Kind.ONE);
        } else if (shape instanceof Shape.Sequence sequence
                && sequence.element() instanceof Shape.Nested
                && !sequence.isIterable()) {
            return Optional.of(Property.Back.Kind.ALL);
        } else if (shape instanceof Shape.Mapping mapping && mapping.value() instanceof Shape.Nested) {
            return Optional.of(Property.Back.Kind.VALUES);
        }
        return shape instanceof Shape.Array array && array.element() instanceof Shape.Nested
                ? Optional.of(Property.Back.Kind.ARRAY)
                : Optional.empty();
    }

    /** The type that has the way back: the last argument of a container. */
    private TypeMirror content(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return array.getComponentType();
        }
        boolean container =
                compiler.isSubtype(type, "java.util.Map") || compiler.isSubtype(type, "java.util.Collection");
        if (!container) {
            return type;
        }
        var arguments = ((DeclaredType) type).getTypeArguments();
        return arguments.get(arguments.size() - 1);
    }

    private Optional<Mutator> back(String name, TypeMirror type) {
        if (type.getKind() != TypeKind.DECLARED
                || Compiler.elementOf(type).getModifiers().contains(Modifier.ABSTRACT)) {
            return Optional.empty();
        }
        Hierarchy other = new Hierarchy(compiler, (DeclaredType) type);
        Candidate candidate =
                compiler.introspection.read(other, home).backReferences.get(name);
        if (candidate == null || other.isRecord() || UnionReader.isVariant(compiler, other)) {
            return Optional.empty();
        }
        Conflicts conflicts = new Conflicts(compiler, home);
        Member setter = conflicts.setter(candidate);
        Member member = setter == null ? conflicts.field(candidate) : setter;
        boolean usable = member != null
                && candidate.parameter() == null
                && compiler.isMemberAccessible(member.element(), unit.codec.packageName())
                && !(setter == null && member.is(Modifier.FINAL))
                && compiler.types.isAssignable(owner.type, member.type())
                && !(member.element() instanceof ExecutableElement method
                        && !method.getThrownTypes().isEmpty());
        if (!usable || member == null) {
            return Optional.empty();
        }
        String simpleName = member.simpleName();
        return Optional.of(setter == null ? new Mutator.Field(simpleName) : new Mutator.Call(simpleName));
    }
}
