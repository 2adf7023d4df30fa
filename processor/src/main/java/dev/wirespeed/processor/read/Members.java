package dev.wirespeed.processor.read;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Collects the members of a class by the name that each has without annotations. */
final class Members {
    private static final Set<String> BOOLEANS =
            Set.of("boolean", "java.lang.Boolean", "java.util.concurrent.atomic.AtomicBoolean");
    private static final Set<String> REFERENCES =
            Set.of("java.util.Optional", "java.util.concurrent.atomic.AtomicReference");

    private final Compiler compiler;
    private final Hierarchy hierarchy;
    private final boolean writing;
    private final Naming naming;
    private final Visibility visibility;

    final Map<String, Candidate> candidates = new LinkedHashMap<>();
    /** The members that are written in place of the whole object. */
    final List<Member> values = new ArrayList<>();
    /** The methods and fields that properties go to for which there is no other place. */
    final List<Member> anySetters = new ArrayList<>();
    /** The methods and fields with entries that are written like properties. */
    final List<Member> anyGetters = new ArrayList<>();

    Members(Compiler compiler, Hierarchy hierarchy, Visibility visibility, Naming naming, boolean writing) {
        this.compiler = compiler;
        this.hierarchy = hierarchy;
        this.visibility = visibility;
        this.naming = naming;
        this.writing = writing;
        addFields();
        hierarchy.methods().forEach(this::addMethod);
    }

    private Candidate candidate(String implicitName) {
        return candidates.computeIfAbsent(implicitName, n -> new Candidate(n, n));
    }

    private static Member member(
            Element element,
            TypeMirror type,
            Annotations annotations,
            Optional<String> given,
            String implicitName,
            boolean visible) {
        boolean named = given.filter(n -> !n.isEmpty()).isPresent();
        return new Member(
                element,
                (TypeElement) requireNonNull(element.getEnclosingElement()),
                type,
                annotations,
                given.map(n -> n.isEmpty() ? implicitName : n),
                named,
                visible || given.isPresent(),
                Jackson.isIgnored(annotations));
    }

    private void addFields() {
        for (Hierarchy.Field each : hierarchy.fields()) {
            VariableElement field = each.element();
            String name = field.getSimpleName().toString();
            boolean visible = visibility.fields().allows(field.getModifiers());
            Optional<String> given = Jackson.nameOf(each.annotations(), writing, compiler.dialect());
            Member member = member(field, hierarchy.typeOf(field), each.annotations(), given, name, visible);
            if (each.annotations().isTrue(Jackson.VALUE, "value")) {
                values.add(member);
                continue;
            }
            if (each.annotations().isTrue(Jackson.ANY_GETTER, "enabled")) {
                anyGetters.add(member);
            }
            if (each.annotations().isTrue(Jackson.ANY_SETTER, "enabled")) {
                anySetters.add(member);
                continue;
            }
            boolean dropped = member.name().isEmpty() && !member.ignored();
            boolean fixed = member.is(Modifier.FINAL) && !compiler.dialect().setsWhatHasNoSetter();
            if (dropped && (member.is(Modifier.TRANSIENT) || (!writing && fixed))) {
                continue;
            }
            candidate(name).fields.add(0, member);
        }
    }

    private void addMethod(Hierarchy.Method method) {
        switch (method.element().getParameters().size()) {
            case 0 -> addGetter(method);
            case 1 -> addSetter(method);
            default -> addAnySetter(method);
        }
    }

    private void addGetter(Hierarchy.Method method) {
        ExecutableElement element = method.element();
        TypeMirror type = hierarchy.signatureOf(element).getReturnType();
        if (type.getKind() == TypeKind.VOID
                || (Compiler.nameOf(type).equals("java.lang.Void")
                        && !compiler.dialect().writesVoid())) {
            return;
        }
        String own = element.getSimpleName().toString();
        if (method.annotations().isTrue(Jackson.ANY_GETTER, "enabled")) {
            anyGetters.add(member(element, type, method.annotations(), Optional.empty(), own, true));
        } else if (method.annotations().isTrue(Jackson.VALUE, "value")) {
            values.add(member(element, type, method.annotations(), Optional.empty(), own, true));
            return;
        }
        Optional<String> regular = Jackson.isAdded(element) ? Optional.empty() : naming.ofGetter(own);
        Optional<String> conventional = regular.or(() -> isBoolean(type) ? naming.ofIsGetter(own) : Optional.empty());
        Optional<String> given = Jackson.nameOf(method.annotations(), true, compiler.dialect());
        if (conventional.isEmpty() && given.isEmpty()) {
            return;
        }
        String name = conventional.orElse(own);
        Visibility.Level level = regular.isPresent() ? visibility.getters() : visibility.isGetters();
        boolean visible = level.allows(element.getModifiers());
        Member member = member(element, type, method.annotations(), given, name, visible);
        if (hierarchy.isRecord() && member.ignored() && !member.named() && !name.equals(own) && hasField(name)) {
            return;
        }
        candidate(name).getters.add(0, member);
    }

    private void addAnySetter(Hierarchy.Method method) {
        if (method.annotations().isTrue(Jackson.ANY_SETTER, "enabled")) {
            ExecutableElement element = method.element();
            TypeMirror type = hierarchy.signatureOf(element).getParameterTypes().get(1);
            String name = element.getSimpleName().toString();
            anySetters.add(member(element, type, method.annotations(), Optional.empty(), name, true));
        }
    }

    private boolean hasField(String name) {
        Candidate candidate = candidates.get(name);
        return candidate != null && !candidate.fields.isEmpty();
    }

    private boolean isBoolean(TypeMirror type) {
        return BOOLEANS.contains(compiler.erasedNameOf(referenced(type).orElse(type)));
    }

    /** The type argument of what Jackson takes for a reference, which subclasses are, too; empty for other types. */
    private Optional<TypeMirror> referenced(TypeMirror type) {
        if (!(type instanceof DeclaredType declared)) {
            return Optional.empty();
        }
        return REFERENCES.contains(Compiler.nameOf(type))
                ? declared.getTypeArguments().stream().<TypeMirror>map(a -> a).findFirst()
                : compiler.types.directSupertypes(type).stream().findFirst().flatMap(this::referenced);
    }

    private void addSetter(Hierarchy.Method method) {
        ExecutableElement element = method.element();
        String own = element.getSimpleName().toString();
        Optional<String> conventional = naming.ofSetter(own);
        Optional<String> given = Jackson.nameOf(method.annotations(), false, compiler.dialect());
        if (conventional.isEmpty() && given.isEmpty()) {
            return;
        }
        TypeMirror type = hierarchy.signatureOf(element).getParameterTypes().get(0);
        String name = conventional.orElse(own);
        boolean visible = visibility.setters().allows(element.getModifiers());
        candidate(name).setters.add(0, member(element, type, method.annotations(), given, name, visible));
    }

    /** Adds a creator's parameters; returns the candidate of each, null for one without a name. */
    List<@Nullable Candidate> addParameters(Creator creator) {
        List<@Nullable Candidate> creatorProperties = new ArrayList<>();
        List<? extends TypeMirror> types =
                hierarchy.signatureOf(creator.element()).getParameterTypes();
        for (int i = 0; i < types.size(); i++) {
            Optional<String> explicit = creator.explicitName(i);
            Optional<String> implicit = creator.implicitName(i).or(() -> explicit);
            if (explicit.isEmpty() && Unwrapping.isUnwrapped(creator.annotationsOf(i))) {
                creatorProperties.add(addUnwrapped(creator, i, types.get(i), implicit));
                continue;
            }
            if (implicit.isEmpty()) {
                creatorProperties.add(null);
                continue;
            }
            Element parameter = creator.parameters().get(i);
            Candidate candidate = candidate(implicit.get());
            candidate.parameters.add(
                    0,
                    new Member(
                            parameter,
                            hierarchy.element,
                            types.get(i),
                            creator.annotationsOf(i),
                            explicit.or(() -> implicit),
                            explicit.isPresent(),
                            true,
                            false));
            creatorProperties.add(candidate);
        }
        return creatorProperties;
    }

    /** A parameter without a name in documents, which has no part in the property of its name in Java. */
    private Candidate addUnwrapped(Creator creator, int index, TypeMirror type, Optional<String> implicit) {
        String name = Unwrapping.PLACEHOLDER + index;
        Candidate candidate = new Candidate(implicit.orElse("unwrapped" + index), name);
        Element parameter = creator.parameters().get(index);
        candidate.parameters.add(new Member(
                parameter,
                hierarchy.element,
                type,
                creator.annotationsOf(index),
                Optional.of(name),
                false,
                true,
                false));
        candidates.put(name, candidate);
        return candidate;
    }
}
