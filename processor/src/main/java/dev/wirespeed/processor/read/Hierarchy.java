package dev.wirespeed.processor.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** A class with everything that it inherits, in the order in which Jackson looks at it. */
final class Hierarchy {
    private final Compiler compiler;
    final DeclaredType type;
    final TypeElement element;
    /** The class, then what it extends and implements, nearer types first; without {@code Object}. */
    final List<TypeElement> classes = new ArrayList<>();

    Hierarchy(Compiler compiler, DeclaredType type) {
        this.compiler = compiler;
        this.type = type;
        this.element = Compiler.elementOf(type);
        collect(type);
    }

    private void collect(DeclaredType next) {
        TypeElement nextElement = Compiler.elementOf(next);
        String name = nextElement.getQualifiedName().toString();
        if (name.equals("java.lang.Object") || name.equals("java.lang.Record") || classes.contains(nextElement)) {
            return;
        }
        classes.add(nextElement);
        List<? extends TypeMirror> supers = compiler.types.directSupertypes(next);
        supers.stream().filter(Hierarchy::isInterface).forEach(t -> collect((DeclaredType) t));
        supers.stream().filter(t -> !isInterface(t)).forEach(t -> collect((DeclaredType) t));
    }

    private static boolean isInterface(TypeMirror type) {
        return Compiler.elementOf(type).getKind().isInterface();
    }

    boolean isRecord() {
        return element.getKind() == ElementKind.RECORD;
    }

    /** The class's annotations and those of its supertypes. */
    Annotations annotations() {
        Annotations annotations = Annotations.NONE;
        for (TypeElement each : classes) {
            annotations = annotations.orElse(compiler.annotationsOf(each));
        }
        return annotations;
    }

    /** An instance field, with its annotations and those of mix-ins. */
    record Field(VariableElement element, Annotations annotations) {
        private Field with(Annotations nearer) {
            return new Field(element, nearer.orElse(annotations));
        }
    }

    /** Instance fields, a superclass's first; a field hides one of the same name in a superclass. */
    List<Field> fields() {
        Map<String, Field> fields = new LinkedHashMap<>();
        for (int i = classes.size() - 1; i >= 0; i--) {
            for (VariableElement field : ElementFilter.fieldsIn(classes.get(i).getEnclosedElements())) {
                if (!field.getModifiers().contains(Modifier.STATIC)) {
                    fields.put(field.getSimpleName().toString(), new Field(field, Annotations.of(field)));
                }
            }
            for (VariableElement mixin : ElementFilter.fieldsIn(compiler.mixins.membersOf(classes.get(i)))) {
                fields.computeIfPresent(
                        mixin.getSimpleName().toString(), (name, field) -> field.with(Annotations.of(mixin)));
            }
        }
        return List.copyOf(fields.values());
    }

    /** An instance method, with the annotations of those that it overrides. */
    record Method(ExecutableElement element, Annotations annotations) {}

    /** Instance methods with at most two parameters; of methods that override each other, the one that is called. */
    List<Method> methods() {
        Map<String, Method> methods = new LinkedHashMap<>();
        Map<String, Annotations> mixedIn = new HashMap<>();
        for (TypeElement each : classes) {
            for (ExecutableElement mixin : ElementFilter.methodsIn(compiler.mixins.membersOf(each))) {
                mixedIn.merge(key(mixin), Annotations.of(mixin), Annotations::orElse);
            }
            for (ExecutableElement method : ElementFilter.methodsIn(each.getEnclosedElements())) {
                if (!method.getModifiers().contains(Modifier.STATIC)
                        && method.getParameters().size() <= 2) {
                    Annotations annotations =
                            mixedIn.getOrDefault(key(method), Annotations.NONE).orElse(Annotations.of(method));
                    methods.merge(key(method), new Method(method, annotations), Hierarchy::override);
                }
            }
        }
        return List.copyOf(methods.values());
    }

    /** How many methods and fields have an annotation that is not switched off. */
    long count(String annotation, String attribute) {
        return Stream.concat(
                        methods().stream().map(Method::annotations),
                        fields().stream().map(Field::annotations))
                .filter(each -> each.isTrue(annotation, attribute))
                .count();
    }

    private String key(ExecutableElement method) {
        return method.getSimpleName()
                + method.getParameters().stream()
                        .map(p -> compiler.erasedNameOf(p.asType()))
                        .collect(Collectors.joining(",", "(", ")"));
    }

    private static Method override(Method near, Method far) {
        boolean better = near.element().getModifiers().contains(Modifier.ABSTRACT)
                && !far.element().getModifiers().contains(Modifier.ABSTRACT);
        return new Method(
                better ? far.element() : near.element(), near.annotations().orElse(far.annotations()));
    }

    /** The type of a field, type variables replaced. */
    TypeMirror typeOf(VariableElement field) {
        return compiler.types.asMemberOf(type, field);
    }

    /** The signature of a method or constructor, type variables of the class replaced. */
    ExecutableType signatureOf(ExecutableElement method) {
        return (ExecutableType) compiler.types.asMemberOf(type, method);
    }
}
