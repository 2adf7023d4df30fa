package dev.wirespeed.processor.read;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** Finds out what the properties of classes lead to, however deep. */
final class ClassGraph {
    private final Compiler compiler;
    private final Map<TypeElement, Boolean> known = new HashMap<>();

    ClassGraph(Compiler compiler) {
        this.compiler = compiler;
    }

    /** Whether a class leads to itself. */
    boolean isRecursive(TypeElement element) {
        Set<TypeElement> seen = new LinkedHashSet<>();
        Deque<TypeElement> next = new ArrayDeque<>(List.of(element));
        while (!next.isEmpty() && !seen.contains(element)) {
            waysFrom(next.remove()).classes.stream().filter(seen::add).forEach(next::add);
        }
        return seen.contains(element);
    }

    /**
     * Whether an object of a class, or anything that its properties lead to, has an id. Ids count for a whole document:
     * one that is left to Jackson in parts would begin to count anew in each.
     */
    boolean hasIdentities(TypeElement element) {
        Set<TypeElement> seen = new LinkedHashSet<>(List.of(element));
        Deque<TypeElement> next = new ArrayDeque<>(seen);
        boolean complete = true;
        while (!next.isEmpty()) {
            TypeElement each = next.remove();
            Boolean answer = known.get(each);
            if (answer != null && !answer) {
                continue;
            }
            Ways ways = waysFrom(each);
            if (answer != null || ways.identified) {
                known.put(element, true);
                return true;
            }
            complete &= ways.complete;
            ways.classes.stream().filter(seen::add).forEach(next::add);
        }
        if (complete) {
            seen.forEach(each -> known.put(each, false));
        }
        return false;
    }

    private Ways waysFrom(TypeElement element) {
        return new Ways(new Hierarchy(compiler, (DeclaredType) element.asType()));
    }

    /** The classes that the properties of one class lead to, and those that may stand for it. */
    private final class Ways {
        final Set<TypeElement> classes = new LinkedHashSet<>();
        private final Set<Element> variables = new HashSet<>();
        boolean identified;
        /** Whether all types are there already. */
        boolean complete = true;

        Ways(Hierarchy hierarchy) {
            addAnnotations(hierarchy.annotations());
            hierarchy.element.getPermittedSubclasses().forEach(this::add);
            addProperties(compiler.introspection.of(hierarchy, true));
            Candidates read = compiler.introspection.of(hierarchy, false);
            addProperties(read);
            Stream.of(read.creators.properties, read.creators.delegating)
                    .flatMap(List::stream)
                    .flatMap(creator -> creator.parameters().stream())
                    .forEach(parameter -> add(parameter.asType()));
            if (BuilderReader.hasBuilder(hierarchy)) {
                addBuilder(hierarchy
                        .annotations()
                        .type(Jackson.DESERIALIZE, "builder")
                        .orElseThrow());
            }
        }

        private void addProperties(Candidates candidates) {
            candidates.inOrder().stream()
                    .flatMap(c -> Stream.of(c.fields, c.getters, c.setters, c.parameters))
                    .flatMap(List::stream)
                    .forEach(this::addMember);
            candidates.values.forEach(this::addMember);
            candidates.anySetters.forEach(this::addMember);
        }

        private void addMember(Member member) {
            addAnnotations(member.annotations());
            add(member.type());
        }

        /** Adds the types of all parameters of a builder's methods, whatever their names. */
        private void addBuilder(TypeMirror builder) {
            for (TypeElement each : new Hierarchy(compiler, (DeclaredType) builder).classes) {
                for (Element member : each.getEnclosedElements()) {
                    addAnnotations(compiler.annotationsOf(member));
                    if (member instanceof ExecutableElement method) {
                        method.getParameters().forEach(parameter -> add(parameter.asType()));
                    } else {
                        add(member.asType());
                    }
                }
            }
        }

        private void addAnnotations(Annotations annotations) {
            identified |= annotations.has(Jackson.IDENTITY) || annotations.has(Jackson.IDENTITY_REFERENCE);
            annotations.typesNamed().forEach(this::add);
        }

        private void add(TypeMirror type) {
            switch (type.getKind()) {
                case ARRAY -> add(((ArrayType) type).getComponentType());
                case WILDCARD -> {
                    TypeMirror bound = ((WildcardType) type).getExtendsBound();
                    if (bound != null) {
                        add(bound);
                    }
                }
                case TYPEVAR -> {
                    if (variables.add(((TypeVariable) type).asElement())) {
                        compiler.types.directSupertypes(type).forEach(this::add);
                    }
                }
                case DECLARED -> {
                    ((DeclaredType) type).getTypeArguments().forEach(this::add);
                    TypeElement element = Compiler.elementOf(type);
                    if (!compiler.packageOf(element).startsWith("java.")) {
                        classes.add(element);
                    }
                }
                case ERROR -> complete = false;
                default -> {}
            }
        }
    }
}
