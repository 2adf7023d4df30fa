package dev.wirespeed.processor.read;

import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.Form;
import dev.wirespeed.processor.model.Nulls;
import dev.wirespeed.processor.model.Shape;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** The shapes of a class's properties; what no code can be made for is left to Jackson, unless that is forbidden. */
final class PropertyShapes {
    private final Compiler compiler;
    private final ShapeReader shapes;
    private final Unit unit;
    private final Element home;
    private final boolean strict;
    private final boolean checked;

    PropertyShapes(Compiler compiler, ShapeReader shapes, Unit unit, Element home, boolean strict) {
        this(compiler, shapes, unit, home, strict, strict);
    }

    /** @param checked whether what codecs can't do was reported on the elements that ask for it */
    PropertyShapes(Compiler compiler, ShapeReader shapes, Unit unit, Element home, boolean strict, boolean checked) {
        this.compiler = compiler;
        this.shapes = shapes;
        this.unit = unit;
        this.home = home;
        this.strict = strict;
        this.checked = checked;
    }

    /**
     * The shape of the property that a member stands for; empty if there was a problem, which is then reported.
     *
     * @param reachable whether generated code can use the member; reports the problem if not
     */
    Optional<Shape> of(Member member, boolean writing, BooleanSupplier reachable) {
        Element user = compiler.isSource(member.element()) ? member.element() : home;
        if (Unwrapping.isUnwrapped(member.annotations())) {
            return isUnderstood(member.annotations(), writing, user) && reachable.getAsBoolean()
                    ? shapes.unwrapped(member, unit, user)
                    : Optional.empty();
        }
        if (!writing && compiler.dialect().leavesMore() && Jackson.dealsWithNulls(member.annotations())) {
            return leave(member, "@JsonSetter is only supported in the default dialect so far");
        }
        Supplier<Optional<Shape>> generated =
                () -> isUnderstood(member.annotations(), writing, user) && reachable.getAsBoolean()
                        ? shapes.read(member.type(), unit, user)
                                .filter(shape -> writing || hasKnownEmptyValue(shape, member, user))
                                .flatMap(shape -> formatted(shape, member, writing, user))
                        : Optional.empty();
        if (strict) {
            return generated.get();
        }
        Outcome<Shape> outcome = compiler.attempt(generated);
        return outcome.reason()
                .map(reason -> leftToJackson(member, reason.summary()))
                .or(outcome::value);
    }

    /** The shape as the property's format asks for it. */
    private Optional<Shape> formatted(Shape shape, Member member, boolean writing, Element user) {
        if (writing && member.annotations().isTrue(Jackson.RAW_VALUE, "value")) {
            return raw(shape, user);
        }
        Optional<Format> format = Format.of(member.annotations());
        if (format.isEmpty()) {
            return Optional.of(shape);
        }
        Formats formats = new Formats(
                format.get(),
                writing,
                compiler.checks.hasNames(),
                (nested, positional) -> shapes.arranged(nested, positional, unit, user));
        int before = compiler.errors();
        Optional<Shape> formatted = compiler.dialect().leavesMore() ? Optional.empty() : formats.apply(shape);
        if (formatted.isEmpty() && compiler.errors() == before) {
            Element place = compiler.componentOf(user)
                    .filter(component -> user.getKind() == ElementKind.PARAMETER
                            || compiler.annotationsOf(component).has(Jackson.FORMAT))
                    .map(Element.class::cast)
                    .orElse(user);
            compiler.errorExactly(Problem.UNSUPPORTED_ANNOTATION, place, home, formats.refused());
        }
        return formatted;
    }

    /** The shape of a value that is what documents are made of already. */
    private Optional<Shape> raw(Shape shape, Element user) {
        Shape raw = new Shape.Coded(shape, new Form.Raw());
        if (compiler.checks.refuses(raw)) {
            compiler.errorExactly(Problem.UNSUPPORTED_ANNOTATION, user, home, "JsonRawValue");
            return Optional.empty();
        }
        return Optional.of(raw);
    }

    /** The shape of a member that Jackson can't read or write alone; a problem is reported. */
    Optional<Shape> generated(Member member, boolean writing) {
        Element user = compiler.isSource(member.element()) ? member.element() : home;
        for (String special : List.of(Jackson.FORMAT, Jackson.RAW_VALUE)) {
            if (member.annotations().has(special)) {
                String name = special.substring(special.lastIndexOf('.') + 1);
                compiler.errorExactly(Problem.UNSUPPORTED_ANNOTATION, user, home, name);
                return Optional.empty();
            }
        }
        return isUnderstood(member.annotations(), writing, user)
                ? shapes.read(member.type(), unit, user)
                : Optional.empty();
    }

    /** The shape of a member that is written in place of the whole object; a problem is reported. */
    Optional<Shape> whole(Member member) {
        Element user = compiler.isSource(member.element()) ? member.element() : home;
        return member.annotations().isTrue(Jackson.RAW_VALUE, "value")
                ? shapes.read(member.type(), unit, user).flatMap(shape -> raw(shape, user))
                : generated(member, true);
    }

    boolean isStrict() {
        return strict;
    }

    /** Leaves a property to Jackson for a reason that its type alone does not give. */
    Optional<Shape> leave(Member member, String why) {
        if (strict) {
            compiler.error(Problem.UNSUPPORTED_TYPE, member.element(), home, member.describe(), why);
            return Optional.empty();
        }
        return Optional.of(leftToJackson(member, Problem.UNSUPPORTED_TYPE.summary(member.type(), why)));
    }

    private Shape leftToJackson(Member member, String reason) {
        if (mayBeMixed(member)) {
            compiler.error(Problem.MIXIN_LEFT, member.element(), home, member.describe(), reason);
        } else if (!compiler.isTold(reason)) {
            compiler.note(Problem.LEFT_TO_JACKSON, member.element(), home, member.describe(), reason);
        }
        return new Shape.LeftToJackson(TypeName.get(member.type()));
    }

    /** Whether a mix-in may count for a property, or for something in its values. */
    private boolean mayBeMixed(Member member) {
        Hierarchy owner = new Hierarchy(compiler, (DeclaredType) unit.element.asType());
        boolean ofPart = !owner.classes.contains(member.element().getEnclosingElement());
        return compiler.mixins.isMixed(owner)
                || compiler.mixins.areReachedFrom(ofPart ? owner.type : member.type(), compiler);
    }

    /** Whether there is no need for an empty object of the user's own, or for an array that code can't make. */
    private boolean hasKnownEmptyValue(Shape shape, Member member, Element user) {
        Shape base = shape;
        while (base instanceof Shape.Array array) {
            base = array.element();
        }
        boolean made = shape instanceof Shape.Array
                ? !(base.type() instanceof ParameterizedTypeName)
                : !(shape instanceof Shape.Nested) && !(shape instanceof Shape.Coded) && !isEnumWithDefault(shape);
        boolean known = made || Jackson.nullsOf(member.annotations()) != Nulls.EMPTY;
        if (!known) {
            compiler.error(Problem.UNSUPPORTED_TYPE, user, home, member.type(), "an empty value of it may be needed");
        }
        return known;
    }

    /** Jackson's empty value of an enum is the constant for unknown values. */
    private static boolean isEnumWithDefault(Shape shape) {
        return shape instanceof Shape.Enumeration enumeration
                && enumeration.unknown().isPresent();
    }

    /** Whether codecs can do what the annotations ask for in one direction, but for a format; problems are reported. */
    boolean isUnderstood(Annotations annotations, boolean writing, Element user) {
        if (checked) {
            return true;
        }
        List<TypeElement> unknown = Jackson.unsupportedIn(annotations, writing);
        unknown.forEach(annotation ->
                compiler.errorExactly(Problem.UNSUPPORTED_ANNOTATION, user, home, annotation.getSimpleName()));
        return unknown.isEmpty();
    }
}
