package dev.wirespeed.processor.read;

import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * Tells classes that are likely to be in documents from those that make up a program, where nobody says which are
 * which.
 */
final class Beans {
    /** Annotations on classes whose objects frameworks make, or on annotations of such classes. */
    private static final Set<String> MANAGED = Set.of(
            "org.springframework.stereotype.Component",
            "jakarta.inject.Scope",
            "jakarta.inject.Singleton",
            "jakarta.enterprise.context.NormalScope",
            "jakarta.ws.rs.Path",
            "io.micronaut.context.annotation.Bean");

    /** A class of Kotlin's that mostly is no object at all; its constructor can't be seen. */
    private static final String VALUE_CLASS = "kotlin.jvm.JvmInline";

    private static final String CODEC = "dev.wirespeed.runtime.Codec";

    private final Compiler compiler;

    Beans(Compiler compiler) {
        this.compiler = compiler;
    }

    /** Whether Jackson would write or read objects of a class as such, by properties or in place of them. */
    boolean isOne(TypeElement type) {
        Hierarchy hierarchy = new Hierarchy(compiler, (DeclaredType) type.asType());
        boolean isAbstract =
                type.getModifiers().contains(Modifier.ABSTRACT) && !UnionReader.isUnion(hierarchy.annotations());
        return !isAbstract
                && SpecialTypes.reasonAgainst(hierarchy).isEmpty()
                && !compiler.isSubtype(type.asType(), CODEC)
                && !compiler.annotationsOf(type).has(VALUE_CLASS)
                && !isManaged(type, new HashSet<>())
                && (UnionReader.isUnion(hierarchy.annotations()) || hasContent(hierarchy, type));
    }

    private boolean hasContent(Hierarchy hierarchy, TypeElement type) {
        Candidates written = compiler.introspection.written(hierarchy, type);
        Candidates read = compiler.introspection.read(hierarchy, type);
        return !written.values.isEmpty()
                || written.inOrder().stream().anyMatch(each -> each.primary(true) != null)
                || read.inOrder().stream().anyMatch(Candidate::hasMutator);
    }

    private static boolean isManaged(Element annotated, Set<String> known) {
        for (AnnotationMirror mirror : annotated.getAnnotationMirrors()) {
            TypeElement annotation = Annotations.typeOf(mirror);
            String name = annotation.getQualifiedName().toString();
            if (known.add(name) && (MANAGED.contains(name) || isManaged(annotation, known))) {
                return true;
            }
        }
        return false;
    }
}
