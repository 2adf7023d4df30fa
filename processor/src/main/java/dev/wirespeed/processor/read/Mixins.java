package dev.wirespeed.processor.read;

import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Classes whose annotations count as if they stood on another class and its members. */
final class Mixins {
    private final Types types;
    private final Map<String, TypeElement> byTarget = new HashMap<>();
    private final Set<CodecName> mixed = new HashSet<>();

    Mixins(Types types) {
        this.types = types;
    }

    /** Adds a mix-in; false if the target has another one already. */
    boolean add(TypeElement target, TypeElement mixin) {
        TypeElement old = byTarget.putIfAbsent(target.getQualifiedName().toString(), mixin);
        return old == null || old.equals(mixin);
    }

    /** Whether a class or something that it extends or implements has a mix-in. */
    boolean isMixed(Hierarchy hierarchy) {
        return hierarchy.classes.stream()
                .anyMatch(c -> byTarget.containsKey(c.getQualifiedName().toString()));
    }

    /** Whether objects of a type may have something of a class with a mix-in in them, however deep. */
    boolean areReachedFrom(TypeMirror type, Compiler compiler) {
        return !byTarget.isEmpty()
                && Reach.of(type, compiler).stream()
                        .anyMatch(c -> byTarget.containsKey(c.getQualifiedName().toString()));
    }

    /** Remembers a struct whose codec follows a mix-in, its own or that of a type that it mentions. */
    void note(Struct struct, Hierarchy hierarchy) {
        if (isMixed(hierarchy)
                || struct.properties().stream().flatMap(Mixins::shapes).anyMatch(this::isMixed)) {
            mixed.add(struct.codec());
        }
    }

    private static Stream<Shape> shapes(Property property) {
        return Stream.concat(
                property.output().map(Property.Output::shape).stream(),
                property.input().map(Property.Input::shape).stream());
    }

    private boolean isMixed(Shape shape) {
        String text = shape.type().toString();
        return byTarget.keySet().stream().anyMatch(text::contains);
    }

    /** The codecs that follow a mix-in. */
    Set<CodecName> mixed() {
        return mixed;
    }

    /** The counterpart of an element in the mix-in of its class. */
    Optional<Element> counterpartOf(Element element) {
        if (byTarget.isEmpty()) {
            return Optional.empty();
        }
        if (element instanceof TypeElement type) {
            return of(type).map(Element.class::cast);
        }
        Element owner = element.getEnclosingElement();
        if (owner instanceof TypeElement type) {
            return membersOf(type).stream().filter(m -> isSame(m, element)).findFirst();
        }
        return element.getKind() == ElementKind.PARAMETER && owner instanceof ExecutableElement method
                ? counterpartOf(method)
                        .map(m -> ((ExecutableElement) m)
                                .getParameters()
                                .get(method.getParameters().indexOf((VariableElement) element)))
                : Optional.empty();
    }

    /** The members of a class's mix-in and of what that extends; none without mix-in. */
    List<Element> membersOf(TypeElement target) {
        List<Element> members = new ArrayList<>();
        of(target).ifPresent(mixin -> collect(mixin, members));
        return members;
    }

    private void collect(TypeElement mixin, List<Element> members) {
        if (!mixin.getQualifiedName().contentEquals("java.lang.Object")) {
            members.addAll(mixin.getEnclosedElements());
            types.directSupertypes(mixin.asType()).forEach(t -> collect(Compiler.elementOf(t), members));
        }
    }

    private Optional<TypeElement> of(TypeElement target) {
        return Optional.ofNullable(byTarget.get(target.getQualifiedName().toString()));
    }

    private boolean isSame(Element member, Element element) {
        if (member.getKind() != element.getKind()) {
            return false;
        }
        boolean constructor = member.getKind() == ElementKind.CONSTRUCTOR;
        return (constructor || member.getSimpleName().equals(element.getSimpleName()))
                && (!(member instanceof ExecutableElement method)
                        || parametersOf(method).equals(parametersOf((ExecutableElement) element)));
    }

    private List<String> parametersOf(ExecutableElement method) {
        return method.getParameters().stream()
                .map(p -> Compiler.nameOf(types.erasure(p.asType())))
                .toList();
    }
}
