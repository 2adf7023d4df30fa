package dev.wirespeed.processor.read;

import dev.wirespeed.processor.check.Problem;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Reports annotations that would make Jackson do what codecs can't. */
final class AnnotationCheck {
    private final Compiler compiler;
    /** Whether those that concern one property are reported, too, which could be left to Jackson. */
    private final boolean strict;

    AnnotationCheck(Compiler compiler, boolean strict) {
        this.compiler = compiler;
        this.strict = strict;
    }

    /** Checks the annotations of a class, of its members and of all that it inherits. */
    void check(Hierarchy hierarchy, Element user) {
        Annotations nearer = Annotations.NONE;
        for (TypeElement each : hierarchy.classes) {
            check(each, nearer, user);
            nearer = nearer.orElse(compiler.annotationsOf(each));
            each.getEnclosedElements().forEach(member -> checkMember(member, user));
        }
    }

    private void checkMember(Element member, Element user) {
        if (member.getKind().isClass() || member.getKind().isInterface()) {
            return;
        }
        check(member, user);
        checkTypeInfo(member, user);
        if (member instanceof ExecutableElement method) {
            method.getParameters().forEach(p -> checkMember(p, user));
        }
    }

    /** Checks the annotations of one element. */
    void check(Element element, Element user) {
        check(element, Annotations.NONE, user);
    }

    /** @param nearer those that count instead of others of their types */
    private void check(Element element, Annotations nearer, Element user) {
        List<TypeElement> onComponent =
                compiler.componentOf(element).map(Jackson::unsupportedOn).orElse(List.of());
        for (TypeElement annotation : Jackson.unsupportedOn(element)) {
            if (!onComponent.contains(annotation)
                    && !nearer.has(annotation.getQualifiedName().toString())
                    && (strict || !Jackson.concernsOneProperty(element, annotation))) {
                compiler.errorExactly(Problem.UNSUPPORTED_ANNOTATION, element, user, annotation.getSimpleName());
            }
        }
        if (element instanceof TypeElement && !nearer.has(Jackson.FORMAT) && hasNamesAmongPlaces(element)) {
            compiler.errorExactly(Problem.UNSUPPORTED_ANNOTATION, element, user, "JsonFormat");
        }
    }

    private boolean hasNamesAmongPlaces(Element type) {
        return !compiler.checks.hasNames()
                && Format.of(compiler.annotationsOf(type))
                        .filter(Format::isBean)
                        .isPresent();
    }

    /** Reports ids that are names of classes where a type is used. */
    private void checkTypeInfo(Element member, Element user) {
        Optional<String> use = compiler.annotationsOf(member).constant(Jackson.TYPE_INFO, "use");
        if (use.filter(id -> id.equals("CLASS") || id.equals("MINIMAL_CLASS")).isPresent()) {
            compiler.error(Problem.CLASS_ID, member, user, member.getSimpleName());
        }
    }
}
