package dev.wirespeed.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Warnings that the use of a class would cause in generated code. */
final class Lints {
    private static final String DEPRECATED = "java.lang.Deprecated";

    private Lints() {}

    static Set<String> of(Compiler compiler, Hierarchy hierarchy) {
        Set<String> lints = new TreeSet<>();
        hierarchy.classes.forEach(each -> {
            add(lints, each);
            each.getEnclosedElements().forEach(member -> {
                add(lints, member);
                typesOf(member).forEach(type -> addType(lints, type));
            });
        });
        for (Element e = hierarchy.element.getEnclosingElement(); e != null; e = e.getEnclosingElement()) {
            add(lints, e);
        }
        if (!compiler.elements.getModuleOf(hierarchy.element).isUnnamed()) {
            lints.add("exports");
        }
        return lints;
    }

    private static List<TypeMirror> typesOf(Element member) {
        if (!(member instanceof ExecutableElement method)) {
            return List.of(member.asType());
        }
        List<TypeMirror> types = new ArrayList<>(List.of(method.getReturnType()));
        method.getParameters().forEach(parameter -> types.add(parameter.asType()));
        return types;
    }

    /** Adds the lints of a type and its arguments; of an enum, its constants too, since they may be named. */
    private static void addType(Set<String> lints, TypeMirror type) {
        if (type instanceof ArrayType array) {
            addType(lints, array.getComponentType());
        } else if (type instanceof DeclaredType declared) {
            Element element = declared.asElement();
            add(lints, element);
            if (element.getKind() == ElementKind.ENUM) {
                element.getEnclosedElements().forEach(member -> add(lints, member));
            }
            declared.getTypeArguments().forEach(argument -> addType(lints, argument));
        } else if (type instanceof WildcardType wildcard && wildcard.getExtendsBound() != null) {
            addType(lints, wildcard.getExtendsBound());
        }
    }

    private static void add(Set<String> lints, Element element) {
        Annotations annotations = Annotations.of(element);
        if (annotations.has(DEPRECATED)) {
            lints.add(annotations.isTrue(DEPRECATED, "forRemoval") ? "removal" : "deprecation");
        }
    }
}
