package dev.wirespeed.processor.read;

import static java.util.Objects.requireNonNull;

import dev.wirespeed.processor.check.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Finds the properties of a class as Jackson 3 does, once for writing and once for reading, since the two differ.
 *
 * <p>The steps and their order follow Jackson's own introspection: members by implicit name, ignored and invisible ones
 * removed, renamed by annotation, annotations merged, sorted.
 */
final class Candidates {
    private static final Set<String> BOOLEANS =
            Set.of("boolean", "java.lang.Boolean", "java.util.concurrent.atomic.AtomicBoolean");

    private final Compiler compiler;
    private final Hierarchy hierarchy;
    private final boolean writing;
    private final Element user;
    private final Naming naming;
    private Map<String, Candidate> candidates = new LinkedHashMap<>();

    final Creators creators;
    /** The candidates of the creator's parameters; null for a parameter without name. */
    final List<@Nullable Candidate> creatorProperties = new ArrayList<>();
    /** Names that are skipped when read. */
    final Set<String> ignored = new HashSet<>();

    Candidates(Compiler compiler, Hierarchy hierarchy, boolean writing, Element user) {
        this.compiler = compiler;
        this.hierarchy = hierarchy;
        this.writing = writing;
        this.user = user;
        this.naming = hierarchy.isRecord() ? Naming.ofRecord(components(hierarchy.element)) : Naming.ofClass();
        addFields();
        hierarchy.methods().forEach(this::addMethod);
        creators = new Creators(compiler, hierarchy, candidates);
        creators.properties.stream().findFirst().ifPresent(this::addParameters);
        joinDifferentCase();
        removeUnwanted();
        candidates.values().forEach(this::applyAccess);
        rename();
        candidates.values().forEach(c -> c.mergeAnnotations(writing));
        candidates.values().forEach(Candidate::trim);
        if (hierarchy.isRecord() && !writing) {
            candidates.values().forEach(c -> c.fields = List.of());
        }
        sort();
    }

    private static Set<String> components(TypeElement record) {
        return record.getRecordComponents().stream()
                .map(RecordComponentElement::getSimpleName)
                .map(Object::toString)
                .collect(Collectors.toSet());
    }

    List<Candidate> inOrder() {
        return List.copyOf(candidates.values());
    }

    private Candidate candidate(String implicitName) {
        return candidates.computeIfAbsent(implicitName, n -> new Candidate(n, n));
    }

    private static Member member(
            Element element, TypeMirror type, Annotations annotations, String implicitName, boolean visible) {
        Optional<String> given = Jackson.nameOf(annotations);
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
        for (VariableElement field : hierarchy.fields()) {
            String name = field.getSimpleName().toString();
            boolean visible = field.getModifiers().contains(Modifier.PUBLIC);
            Member member = member(field, hierarchy.typeOf(field), Annotations.of(field), name, visible);
            boolean dropped = member.name().isEmpty() && !member.ignored();
            if (dropped && (member.is(Modifier.TRANSIENT) || (!writing && member.is(Modifier.FINAL)))) {
                continue;
            }
            candidate(name).fields.add(0, member);
        }
    }

    private void addMethod(Hierarchy.Method method) {
        if (method.element().getParameters().isEmpty()) {
            addGetter(method);
        } else {
            addSetter(method);
        }
    }

    private void addGetter(Hierarchy.Method method) {
        ExecutableElement element = method.element();
        TypeMirror type = hierarchy.signatureOf(element).getReturnType();
        if (type.getKind() == TypeKind.VOID) {
            return;
        }
        String own = element.getSimpleName().toString();
        Optional<String> conventional =
                naming.ofGetter(own).or(() -> isBoolean(type) ? naming.ofIsGetter(own) : Optional.empty());
        if (conventional.isEmpty() && Jackson.nameOf(method.annotations()).isEmpty()) {
            return;
        }
        String name = conventional.orElse(own);
        boolean visible = element.getModifiers().contains(Modifier.PUBLIC);
        Member member = member(element, type, method.annotations(), name, visible);
        if (hierarchy.isRecord() && member.ignored() && !member.named() && !name.equals(own) && hasField(name)) {
            return;
        }
        candidate(name).getters.add(0, member);
    }

    private boolean hasField(String name) {
        Candidate candidate = candidates.get(name);
        return candidate != null && !candidate.fields.isEmpty();
    }

    private static boolean isBoolean(TypeMirror type) {
        if (Compiler.nameOf(type).equals("java.util.Optional")) {
            List<? extends TypeMirror> arguments = ((DeclaredType) type).getTypeArguments();
            return arguments.size() == 1 && isBoolean(arguments.get(0));
        }
        return BOOLEANS.contains(Compiler.nameOf(type));
    }

    private void addSetter(Hierarchy.Method method) {
        ExecutableElement element = method.element();
        String own = element.getSimpleName().toString();
        Optional<String> conventional = naming.ofSetter(own);
        if (conventional.isEmpty() && Jackson.nameOf(method.annotations()).isEmpty()) {
            return;
        }
        TypeMirror type = hierarchy.signatureOf(element).getParameterTypes().get(0);
        String name = conventional.orElse(own);
        candidate(name).setters.add(0, member(element, type, method.annotations(), name, true));
    }

    private void addParameters(Creator creator) {
        List<? extends TypeMirror> types =
                hierarchy.signatureOf(creator.element()).getParameterTypes();
        for (int i = 0; i < types.size(); i++) {
            Optional<String> explicit = creator.explicitName(i);
            Optional<String> implicit = creator.implicitName(i).or(() -> explicit);
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
                            Annotations.of(parameter),
                            explicit.or(() -> implicit),
                            explicit.isPresent(),
                            true,
                            false));
            creatorProperties.add(candidate);
        }
    }

    /** A field {@code eMail} and a getter {@code getEMail}, whose name is {@code EMail}, are one property. */
    private void joinDifferentCase() {
        for (Candidate field : List.copyOf(candidates.values())) {
            if (field.isNamed()
                    || (field.fields.isEmpty() && field.parameters.isEmpty())
                    || !field.getters.isEmpty()
                    || !field.setters.isEmpty()
                    || !startsUnusually(field.name)) {
                continue;
            }
            Iterator<Candidate> others = candidates.values().iterator();
            while (others.hasNext()) {
                Candidate other = others.next();
                if (other != field && other.fields.isEmpty() && field.name.equalsIgnoreCase(other.name)) {
                    others.remove();
                    field.add(other);
                    break;
                }
            }
        }
    }

    private static boolean startsUnusually(String name) {
        return !Character.isLowerCase(name.charAt(0)) || (name.length() > 1 && !Character.isLowerCase(name.charAt(1)));
    }

    private void removeUnwanted() {
        for (Candidate candidate : List.copyOf(candidates.values())) {
            if (!candidate.anyVisible()) {
                candidates.remove(candidate.name);
            } else if (candidate.anyIgnored()) {
                removeIgnored(candidate);
            }
        }
    }

    private void removeIgnored(Candidate candidate) {
        if (hierarchy.isRecord() && !writing) {
            candidate.removeIgnored();
            ignored.add(candidate.name);
        } else if (!candidate.anyExplicitNotIgnored()) {
            candidates.remove(candidate.name);
            ignored.add(candidate.name);
        } else {
            candidate.removeIgnored();
            if (!candidate.isReadable()) {
                if (!writing) {
                    candidate.fields = List.of();
                }
                ignored.add(candidate.name);
            }
        }
    }

    private void applyAccess(Candidate candidate) {
        switch (candidate.access(writing)) {
            case "READ_ONLY" -> {
                ignoreNames(candidate);
                candidate.setters = List.of();
                candidate.parameters = List.of();
                candidate.fields = writing ? candidate.fields : List.of();
            }
            case "WRITE_ONLY" -> {
                candidate.getters = List.of();
                candidate.fields = writing ? List.of() : candidate.fields;
            }
            case "READ_WRITE" -> {}
            default -> candidate.removeInvisible();
        }
    }

    private void ignoreNames(Candidate candidate) {
        if (writing) {
            return;
        }
        ignored.add(candidate.name);
        for (String name : candidate.explicitNames()) {
            if (creatorProperties.stream().noneMatch(p -> p != null && p.name.equals(name))) {
                ignored.add(name);
            }
        }
    }

    private void rename() {
        List<Candidate> renamed = new ArrayList<>();
        for (Candidate candidate : List.copyOf(candidates.values())) {
            Set<String> names = candidate.explicitNames();
            boolean skipped =
                    ignored.contains(candidate.name) && (hierarchy.isRecord() || !candidate.anyExplicitNotIgnored());
            if (names.isEmpty() || skipped) {
                continue;
            }
            candidates.remove(candidate.name);
            if (names.size() == 1) {
                renamed.add(candidate.renamed(names.iterator().next()));
            } else {
                renamed.addAll(explode(candidate, names));
            }
        }
        renamed.forEach(this::putRenamed);
    }

    private List<Candidate> explode(Candidate candidate, Set<String> names) {
        return candidate.explode().orElseGet(() -> {
            Member member = candidate.primary(writing);
            Element element = member == null ? hierarchy.element : member.element();
            String list = names.stream().sorted().collect(Collectors.joining(", "));
            compiler.error(Problem.CONFLICTING_NAMES, element, user, candidate.implicitName, list);
            return List.of();
        });
    }

    private void putRenamed(Candidate candidate) {
        Candidate old = candidates.putIfAbsent(candidate.name, candidate);
        if (old != null) {
            old.add(candidate);
        }
        Member parameter = candidate.parameter();
        for (int i = 0; parameter != null && i < creatorProperties.size(); i++) {
            Candidate property = creatorProperties.get(i);
            if (property != null && isOf(property, parameter)) {
                creatorProperties.set(i, candidate);
                ignored.remove(candidate.name);
            }
        }
    }

    private static boolean isOf(Candidate property, Member parameter) {
        Member own = property.parameter();
        return own != null && own.element().equals(parameter.element());
    }

    /** By {@code @JsonPropertyOrder}, then by index, then the creator's parameters, then by name. */
    private void sort() {
        Map<String, Candidate> rest = new TreeMap<>(candidates);
        Map<String, Candidate> sorted = new LinkedHashMap<>();
        for (String name : hierarchy.annotations().texts(Jackson.ORDER, "value")) {
            Optional.ofNullable(rest.remove(name))
                    .or(() -> rest.values().stream()
                            .filter(c -> c.implicitName.equals(name))
                            .findFirst())
                    .ifPresent(c -> sorted.put(c.name, c));
        }
        sortByIndex(rest).values().forEach(c -> sorted.put(c.name, c));
        for (Candidate property : creatorProperties) {
            Candidate live = property == null ? null : rest.get(property.name);
            if (live != null) {
                sorted.putIfAbsent(live.name, live);
            }
        }
        rest.forEach(sorted::putIfAbsent);
        candidates = sorted;
    }

    private Map<Integer, Candidate> sortByIndex(Map<String, Candidate> rest) {
        Map<Integer, Candidate> byIndex = new TreeMap<>();
        for (Candidate candidate : List.copyOf(rest.values())) {
            Member primary = candidate.primary(writing);
            Optional<Integer> index = primary == null ? Optional.empty() : Jackson.indexOf(primary.annotations());
            if (index.isEmpty()) {
                continue;
            }
            rest.remove(candidate.name);
            Candidate other = byIndex.put(index.get(), candidate);
            if (other != null && primary != null) {
                compiler.error(Problem.SAME_INDEX, primary.element(), user, other.name, candidate.name);
            }
        }
        return byIndex;
    }
}
