package dev.wirespeed.processor.read;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/**
 * Every class that the members of a type mention, and those of these classes, and so on; rather too many than too few.
 */
final class Reach {
    private final Compiler compiler;
    private final Set<TypeElement> classes = new LinkedHashSet<>();
    private final Set<Element> variables = new HashSet<>();

    private Reach(Compiler compiler) {
        this.compiler = compiler;
    }

    static Set<TypeElement> of(TypeMirror type, Compiler compiler) {
        Reach reach = new Reach(compiler);
        reach.add(type);
        return reach.classes;
    }

    private void add(TypeMirror type) {
        if (type instanceof ArrayType array) {
            add(array.getComponentType());
        } else if (type instanceof WildcardType wildcard && wildcard.getExtendsBound() != null) {
            add(wildcard.getExtendsBound());
        } else if (type instanceof TypeVariable variable && variables.add(variable.asElement())) {
            compiler.types.directSupertypes(variable).forEach(this::add);
        } else if (type instanceof DeclaredType declared) {
            declared.getTypeArguments().forEach(this::add);
            add(Compiler.elementOf(declared));
        }
    }

    private void add(TypeElement element) {
        if (compiler.packageOf(element).startsWith("java.") || !classes.add(element)) {
            return;
        }
        compiler.types.directSupertypes(element.asType()).forEach(this::add);
        element.getPermittedSubclasses().forEach(this::add);
        compiler.annotationsOf(element)
                .nested(Jackson.SUBTYPES, "value")
                .forEach(each -> each.type(Jackson.SUBTYPE, "value").ifPresent(this::add));
        element.getEnclosedElements().forEach(this::addMember);
    }

    private void addMember(Element member) {
        if (member instanceof VariableElement field) {
            add(field.asType());
        } else if (member instanceof ExecutableElement method) {
            add(method.getReturnType());
            method.getParameters().forEach(parameter -> add(parameter.asType()));
        }
    }
}
