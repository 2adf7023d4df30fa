package dev.wirespeed.processor.read;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * A constructor or static method that may make objects.
 *
 * @param compiler knows the annotations of its parameters
 * @param mode what {@code @JsonCreator} says; empty without the annotation
 * @param namesKnown whether its parameters have names where Jackson could see them
 */
record Creator(ExecutableElement element, Compiler compiler, Optional<String> mode, boolean namesKnown) {
    static Creator of(ExecutableElement element, Compiler compiler, boolean named) {
        Annotations annotations = compiler.annotationsOf(element);
        Optional<String> mode =
                annotations.has(Jackson.CREATOR) ? annotations.constant(Jackson.CREATOR, "mode") : Optional.empty();
        return new Creator(element, compiler, mode, named);
    }

    List<? extends VariableElement> parameters() {
        return element.getParameters();
    }

    boolean isConstructor() {
        return element.getKind() == ElementKind.CONSTRUCTOR;
    }

    boolean isDisabled() {
        return mode.filter("DISABLED"::equals).isPresent();
    }

    /** Whether Jackson acts as if it were not there. */
    boolean isIgnored() {
        return Jackson.isIgnored(compiler.annotationsOf(element));
    }

    /** Whether Jackson finds it without annotation. */
    boolean isVisible(Visibility visibility) {
        Visibility.Level level = parameters().size() == 1 ? visibility.scalarConstructors() : visibility.creators();
        return level.allows(element.getModifiers());
    }

    Annotations annotationsOf(int index) {
        return compiler.annotationsOf(parameters().get(index));
    }

    Optional<String> implicitName(int index) {
        return namesKnown ? Optional.of(name(index)) : Optional.empty();
    }

    /**
     * A record's components have names in each class file, where a compiler may not see those of its constructor's
     * parameters.
     */
    private String name(int index) {
        List<? extends Element> components =
                element.getEnclosingElement() instanceof TypeElement owner ? owner.getRecordComponents() : List.of();
        boolean canonical = isConstructor() && erased(components).equals(erased(parameters()));
        return (canonical ? components : parameters())
                .get(index)
                .getSimpleName()
                .toString();
    }

    private List<String> erased(List<? extends Element> declared) {
        return declared.stream()
                .map(each -> compiler.erasedNameOf(each.asType()))
                .toList();
    }

    Optional<String> explicitName(int index) {
        return Jackson.nameOf(annotationsOf(index), false, compiler.dialect()).filter(n -> !n.isEmpty());
    }

    boolean anyExplicitName() {
        for (int i = 0; i < parameters().size(); i++) {
            if (explicitName(i).isPresent()) {
                return true;
            }
        }
        return false;
    }

    boolean allNamed() {
        for (int i = 0; i < parameters().size(); i++) {
            if (explicitName(i).isEmpty() && implicitName(i).isEmpty()) {
                return false;
            }
        }
        return true;
    }
}
