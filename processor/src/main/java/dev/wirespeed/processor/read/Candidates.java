package dev.wirespeed.processor.read;

import static java.util.Objects.requireNonNull;

import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.Dialect;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
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
 * Finds the properties of a class as Jackson does, once for writing and once for reading, since the two differ.
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
    private final Annotations ofClass;
    private final Visibility visibility;
    /** Names that the class says to leave out in this direction, whatever its members say. */
    private final Set<String> leftOut;
    /** The only names that the class says to keep; empty if it does not say so. */
    private final Optional<Set<String>> kept;

    private Map<String, Candidate> candidates = new LinkedHashMap<>();

    /** The members that are written in place of the whole object; more than one is a conflict. */
    final List<Member> values = new ArrayList<>();

    /** The methods and fields that properties go to for which there is no other place. */
    final List<Member> anySetters = new ArrayList<>();
    /** The methods and fields with entries that are written like properties. */
    private final List<Member> anyGetters = new ArrayList<>();

    /** What refers back to the object that has this one, by the name of the reference. */
    final Map<String, Candidate> backReferences = new LinkedHashMap<>();

    final Creators creators;
    /** The candidates of the creator's parameters; null for a parameter without name. */
    final List<@Nullable Candidate> creatorProperties = new ArrayList<>();
    /** Names that are skipped when read. */
    final Set<String> ignored = new HashSet<>();

    Candidates(Compiler compiler, Hierarchy hierarchy, boolean writing, Element user) {
        this(compiler, hierarchy, writing, user, namingOf(hierarchy, compiler.dialect));
    }

    Candidates(Compiler compiler, Hierarchy hierarchy, boolean writing, Element user, Naming naming) {
        this.compiler = compiler;
        this.hierarchy = hierarchy;
        this.writing = writing;
        this.user = user;
        this.ofClass = hierarchy.annotations();
        this.visibility = Visibility.of(ofClass, hierarchy.isRecord(), compiler.dialect);
        this.leftOut = Jackson.ignoredBy(ofClass, writing);
        this.kept = ofClass.has(Jackson.INCLUDE_PROPERTIES)
                ? Optional.of(Set.copyOf(ofClass.texts(Jackson.INCLUDE_PROPERTIES, "value")))
                : Optional.empty();
        this.naming = naming;
        addFields();
        hierarchy.methods().forEach(this::addMethod);
        creators = new Creators(compiler, hierarchy, visibility, candidates, !values.isEmpty());
        creators.properties.stream().findFirst().ifPresent(this::addParameters);
        if (compiler.dialect.namesStrictly()) {
            joinDifferentCase();
        }
        removeUnwanted();
        candidates.values().forEach(this::applyAccess);
        rename();
        candidates.values().forEach(c -> c.mergeAnnotations(writing));
        renameByStrategy();
        candidates.values().forEach(Candidate::trim);
        if (hierarchy.isRecord() && !writing) {
            candidates.values().forEach(c -> c.fields = List.of());
        }
        removeBackReferences();
        sort();
        if (writing && !anyGetters.isEmpty()) {
            addAnyGetter(anyGetters.get(0));
        }
    }

    /** The property that a getter or a field makes, if it makes one. */
    private Optional<Candidate> placeOf(Member member) {
        return candidates.values().stream()
                .filter(c -> {
                    Member primary = c.primary(true);
                    return primary != null && primary.element().equals(member.element());
                })
                .findFirst();
    }

    /** Entries are written last, unless an annotation orders the property that their getter makes. */
    private void addAnyGetter(Member member) {
        if (placeOf(member).isEmpty()) {
            Candidate last = new Candidate(member.simpleName(), member.simpleName());
            last.getters.add(member);
            candidates.put(member.simpleName() + "()", last);
        }
    }

    /** What refers back is read like other properties, but not written. */
    private void removeBackReferences() {
        for (Candidate candidate : List.copyOf(candidates.values())) {
            Member primary = candidate.primary(writing);
            Optional<String> name =
                    primary == null ? Optional.empty() : primary.annotations().text(Jackson.BACK, "value");
            if (name.isPresent()) {
                if (writing) {
                    candidates.remove(candidate.name);
                }
                Candidate other = backReferences.put(name.get(), candidate);
                if (other != null || hierarchy.isRecord() || candidate.parameter() != null) {
                    compiler.error(Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, user, "JsonBackReference here");
                }
            }
        }
    }

    private static Naming namingOf(Hierarchy hierarchy, Dialect dialect) {
        return hierarchy.isRecord() ? Naming.ofRecord(components(hierarchy.element), dialect) : Naming.ofClass(dialect);
    }

    private static Set<String> components(TypeElement record) {
        return record.getRecordComponents().stream()
                .map(RecordComponentElement::getSimpleName)
                .map(Object::toString)
                .collect(Collectors.toSet());
    }

    /** The properties in order, without those that the class leaves out. */
    List<Candidate> inOrder() {
        return candidates.values().stream().filter(c -> !isLeftOut(c.name)).toList();
    }

    /** Names that are skipped when read although no property has them. */
    List<String> skippedNames() {
        Set<String> names = new TreeSet<>(ignored);
        names.addAll(leftOut);
        return List.copyOf(names);
    }

    /** Whether the class asks to skip every name that no property has. */
    boolean skipsUnknown() {
        return kept.isPresent() || ofClass.isTrue(Jackson.IGNORE_PROPERTIES, "ignoreUnknown");
    }

    /** Whether some property has this name in documents, left out or not. */
    boolean hasName(String name) {
        return candidates.containsKey(name);
    }

    /** All properties' names, each followed by its aliases. */
    List<List<String>> namesWithAliases() {
        List<List<String>> names = new ArrayList<>();
        for (Candidate candidate : candidates.values()) {
            List<String> all = new ArrayList<>(List.of(candidate.name));
            Member primary = candidate.primary(false);
            if (primary != null) {
                all.addAll(primary.annotations().texts(Jackson.ALIAS, "value"));
            }
            names.add(all);
        }
        return names;
    }

    /** Whether the class itself leaves out what has this name in the document. */
    private boolean isLeftOut(String name) {
        return leftOut.contains(name)
                || kept.filter(names -> !names.contains(name)).isPresent();
    }

    /** Whether a value of this name is skipped when read. */
    boolean isSkipped(String name) {
        return ignored.contains(name) || isLeftOut(name);
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
            Optional<String> given = Jackson.nameOf(each.annotations(), writing, compiler.dialect);
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
            boolean fixed = member.is(Modifier.FINAL) && !compiler.dialect.setsWhatHasNoSetter();
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
        if (type.getKind() == TypeKind.VOID) {
            return;
        }
        String own = element.getSimpleName().toString();
        if (method.annotations().isTrue(Jackson.ANY_GETTER, "enabled")) {
            anyGetters.add(member(element, type, method.annotations(), Optional.empty(), own, true));
        } else if (method.annotations().isTrue(Jackson.VALUE, "value")) {
            values.add(member(element, type, method.annotations(), Optional.empty(), own, true));
            return;
        }
        Optional<String> regular = naming.ofGetter(own);
        Optional<String> conventional = regular.or(() -> isBoolean(type) ? naming.ofIsGetter(own) : Optional.empty());
        Optional<String> given = Jackson.nameOf(method.annotations(), true, compiler.dialect);
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
        Optional<String> given = Jackson.nameOf(method.annotations(), false, compiler.dialect);
        if (conventional.isEmpty() && given.isEmpty()) {
            return;
        }
        TypeMirror type = hierarchy.signatureOf(element).getParameterTypes().get(0);
        String name = conventional.orElse(own);
        boolean visible = visibility.setters().allows(element.getModifiers());
        candidate(name).setters.add(0, member(element, type, method.annotations(), given, name, visible));
    }

    private void addParameters(Creator creator) {
        List<? extends TypeMirror> types =
                hierarchy.signatureOf(creator.element()).getParameterTypes();
        for (int i = 0; i < types.size(); i++) {
            Optional<String> explicit = creator.explicitName(i);
            Optional<String> implicit = creator.implicitName(i).or(() -> explicit);
            if (explicit.isEmpty() && Unwrapping.isUnwrapped(creator.annotationsOf(i))) {
                addUnwrapped(creator, i, types.get(i), implicit);
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
    }

    /** A parameter without a name in documents, which has no part in the property of its name in Java. */
    private void addUnwrapped(Creator creator, int index, TypeMirror type, Optional<String> implicit) {
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
        creatorProperties.add(candidate);
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
            boolean skipped = (ignored.contains(candidate.name) || leftOut.contains(candidate.name))
                    && (hierarchy.isRecord() || !candidate.anyExplicitNotIgnored());
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
        for (Candidate candidate : renamed) {
            if (putRenamed(candidate)) {
                ignored.remove(candidate.name);
            }
        }
        for (Candidate property : creatorProperties) {
            Member parameter = property == null ? null : property.parameter();
            if (parameter != null) {
                parameter.annotations().texts(Jackson.ALIAS, "value").forEach(ignored::remove);
            }
        }
    }

    /** Applies {@code @JsonNaming} to the properties that no annotation names. */
    private void renameByStrategy() {
        Optional<TypeMirror> strategy = ofClass.type(compiler.dialect.databindPackage() + Jackson.NAMING, "value");
        if (strategy.isEmpty()) {
            return;
        }
        Optional<UnaryOperator<String>> known = NamingStrategy.of(strategy.get());
        if (known.isEmpty()) {
            compiler.error(
                    Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, user, "JsonNaming(" + strategy.get() + ")");
            return;
        }
        List<Candidate> old = List.copyOf(candidates.values());
        candidates.clear();
        for (Candidate candidate : old) {
            boolean fixed = candidate.isNamed() || candidate.primary(writing) == null;
            String name = fixed ? candidate.name : known.get().apply(candidate.name);
            if (ignored.contains(candidate.name) || leftOut.contains(candidate.name)) {
                ignored.add(name);
            }
            putRenamed(name.equals(candidate.name) ? candidate : candidate.renamed(name));
        }
    }

    private List<Candidate> explode(Candidate candidate, Set<String> names) {
        return candidate.explode().orElseGet(() -> {
            Member written = candidate.primary(true);
            Member member = written == null ? candidate.primary(false) : written;
            Element element = member == null ? hierarchy.element : member.element();
            String list = names.stream().sorted().collect(Collectors.joining(", "));
            compiler.error(Problem.CONFLICTING_NAMES, element, user, candidate.implicitName, list);
            return List.of();
        });
    }

    /** Whether it is one of the creator's properties. */
    private boolean putRenamed(Candidate candidate) {
        boolean ofCreator = false;
        Candidate old = candidates.putIfAbsent(candidate.name, candidate);
        if (old != null) {
            old.add(candidate);
        }
        Member parameter = candidate.parameter();
        for (int i = 0; parameter != null && i < creatorProperties.size(); i++) {
            Candidate property = creatorProperties.get(i);
            if (property != null && isOf(property, parameter)) {
                creatorProperties.set(i, candidate);
                ofCreator = true;
            }
        }
        return ofCreator;
    }

    private static boolean isOf(Candidate property, Member parameter) {
        Member own = property.parameter();
        return own != null && own.element().equals(parameter.element());
    }

    /** By {@code @JsonPropertyOrder}, then by index, then the creator's parameters, then by name or as declared. */
    private void sort() {
        boolean asked = !compiler.dialect.sortsByName() && ofClass.isTrue(Jackson.ORDER, "alphabetic");
        boolean byName = asked || compiler.dialect.sortsByName();
        Map<String, Candidate> rest = new LinkedHashMap<>(byName ? new TreeMap<>(candidates) : candidates);
        anyGetters.stream().findFirst().flatMap(this::placeOf).ifPresent(any -> {
            rest.remove(any.name);
            rest.put(any.name, any);
        });
        Map<String, Candidate> sorted = new LinkedHashMap<>();
        for (String name : ofClass.texts(Jackson.ORDER, "value")) {
            Optional.ofNullable(rest.remove(name))
                    .or(() -> rest.values().stream()
                            .filter(c -> c.implicitName.equals(name))
                            .findFirst())
                    .ifPresent(c -> sorted.put(c.name, c));
        }
        sortByIndex(rest).values().forEach(c -> sorted.put(c.name, c));
        List<@Nullable Candidate> first = new ArrayList<>(creatorProperties);
        if (asked) {
            first.sort(Comparator.comparing(property -> property == null ? "" : property.name));
        }
        for (Candidate property : first) {
            Candidate live = property == null ? null : rest.get(property.placeName());
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
