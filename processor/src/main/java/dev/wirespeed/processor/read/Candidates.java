package dev.wirespeed.processor.read;

import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.Dialect;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Finds the properties of a class as Jackson does, once for writing and once for reading, since the two differ.
 *
 * <p>The steps and their order follow Jackson's own introspection: members by implicit name, ignored and invisible ones
 * removed, renamed by annotation, annotations merged, sorted.
 */
final class Candidates {
    private final Compiler compiler;
    private final Hierarchy hierarchy;
    private final boolean writing;
    private final Annotations ofClass;
    /** Names that the class says to leave out in this direction, whatever its members say. */
    private final Set<String> leftOut;
    /** The only names that the class says to keep; empty if it does not say so. */
    private final Optional<Set<String>> kept;

    private Map<String, Candidate> candidates;
    /** The names of properties in Java, in the order of the source. */
    private final List<String> declared;
    /** The entries that are written behind all properties; null if there are none. */
    private @Nullable Candidate lastEntries;

    /** The members that are written in place of the whole object; more than one is a conflict. */
    final List<Member> values;

    /** The methods and fields that properties go to for which there is no other place. */
    final List<Member> anySetters;

    /** The properties that refer back to the object that has this one, by the name of the reference. */
    final Map<String, Candidate> backReferences = new LinkedHashMap<>();

    final Creators creators;
    /** The candidates of the creator's parameters; null for a parameter without name. */
    final List<@Nullable Candidate> creatorProperties;
    /** Names that are skipped when read. */
    final Set<String> ignored = new HashSet<>();
    /** Whether Jackson writes entries in place of a property only because it has the name of what gives them. */
    final boolean hasEntriesByName;
    /** Problems of the properties, whoever asks for them. */
    final List<Finding> findings = new ArrayList<>();

    Candidates(Compiler compiler, Hierarchy hierarchy, boolean writing) {
        this(compiler, hierarchy, writing, namingOf(hierarchy, compiler.dialect()));
    }

    Candidates(Compiler compiler, Hierarchy hierarchy, boolean writing, Naming naming) {
        this.compiler = compiler;
        this.hierarchy = hierarchy;
        this.writing = writing;
        this.ofClass = hierarchy.annotations();
        this.leftOut = Jackson.ignoredBy(ofClass, writing);
        this.kept = ofClass.has(Jackson.INCLUDE_PROPERTIES)
                ? Optional.of(Set.copyOf(ofClass.texts(Jackson.INCLUDE_PROPERTIES, "value")))
                : Optional.empty();
        Visibility visibility = Visibility.of(ofClass, hierarchy.isRecord(), compiler.dialect());
        Members members = new Members(compiler, hierarchy, visibility, naming, writing);
        candidates = members.candidates;
        declared = List.copyOf(candidates.keySet());
        values = members.values;
        anySetters = members.anySetters;
        creators = new Creators(compiler, hierarchy, visibility, candidates, !values.isEmpty());
        creatorProperties = creators.properties.stream()
                .findFirst()
                .map(members::addParameters)
                .orElse(List.of());
        if (compiler.dialect().namesStrictly()) {
            joinDifferentCase();
        }
        removeUnwanted();
        candidates.values().forEach(this::applyAccess);
        Set<String> former = compiler.dialect().ignoresByFormerNames() ? leftOut : Set.of();
        Renaming renaming =
                new Renaming(compiler, hierarchy, writing, findings, candidates, creatorProperties, ignored, former);
        renaming.byAnnotations();
        candidates.values().forEach(c -> c.mergeAnnotations(writing));
        renaming.byStrategy();
        candidates.values().forEach(Candidate::trim);
        if (hierarchy.isRecord() && !writing) {
            candidates.values().forEach(c -> c.fields.clear());
        }
        removeBackReferences();
        Optional<Member> anyGetter = members.anyGetters.stream().findFirst();
        Optional<Candidate> entries = anyGetter.flatMap(this::placeOf).filter(c -> !isLeftOut(c.name));
        candidates = new PropertyOrder(compiler, ofClass, writing, findings, candidates, creatorProperties, entries)
                .sorted();
        hasEntriesByName = entries.isEmpty()
                && anyGetter.filter(member -> isWritten(member.simpleName())).isPresent();
        if (writing && entries.isEmpty()) {
            anyGetter.ifPresent(this::addAnyGetter);
        }
    }

    private boolean isWritten(String name) {
        Candidate candidate = candidates.get(name);
        return candidate != null && candidate.primary(true) != null && !isLeftOut(name);
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

    /**
     * Entries are written last, unless an annotation orders the property that their getter makes; what the class says
     * about the name of that property does not count for them.
     */
    private void addAnyGetter(Member member) {
        Candidate last = new Candidate(member.simpleName(), member.simpleName());
        last.getters.add(member);
        candidates.put(last.name + "()", last);
        lastEntries = last;
    }

    /** Takes out the properties that refer back: they are read like others, but not written. */
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
                    findings.add(
                            Finding.of(Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, "JsonBackReference here"));
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
        return candidates.values().stream()
                .filter(c -> c.equals(lastEntries) || !isLeftOut(c.name))
                .toList();
    }

    /** The properties that the class leaves out. */
    List<Candidate> leftOut() {
        return candidates.values().stream()
                .filter(c -> !c.equals(lastEntries) && isLeftOut(c.name))
                .toList();
    }

    /** The place in the source; properties that no member of the class declares come first. */
    int declared(Candidate property) {
        return declared.indexOf(property.implicitName);
    }

    /** Names that are skipped when read although no property has them. */
    List<String> skippedNames() {
        Set<String> names = new TreeSet<>(leftOut);
        if (anySetters.isEmpty() || !compiler.dialect().keepsWhatMembersIgnore()) {
            names.addAll(ignored);
        }
        return List.copyOf(names);
    }

    /**
     * Whether the class asks to skip every name that no property has. Those that it asks to keep it does not, so that
     * they are unknown where nothing reads them.
     */
    boolean skipsUnknown() {
        boolean all = kept.stream().flatMap(Collection::stream).allMatch(this::isRead);
        return (kept.isPresent() && all) || ofClass.isTrue(Jackson.IGNORE_PROPERTIES, "ignoreUnknown");
    }

    private boolean isRead(String name) {
        Candidate candidate = candidates.get(name);
        return candidate != null && (candidate.parameter() != null || candidate.hasMutator());
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

    /** Whether two properties may have an alias in common. */
    boolean sharesAlias() {
        Set<String> known = new HashSet<>();
        return namesWithAliases().stream()
                .flatMap(names -> names.subList(1, names.size()).stream().distinct())
                .anyMatch(alias -> !known.add(alias));
    }

    /** Whether the class itself leaves out what has this name in the document. */
    private boolean isLeftOut(String name) {
        return leftOut.contains(name)
                || kept.filter(names -> !names.contains(name)).isPresent();
    }

    /** Whether a value of this name is skipped when read, unless it goes to a setter or field. */
    boolean isSkipped(String name) {
        return ignored.contains(name) || isLeftOut(name);
    }

    /** The properties that are read, in order; what members ignore only counts where no setter or field is left. */
    List<Candidate> inputs() {
        return inOrder().stream()
                .filter(c -> !ignored.contains(c.name) || (c.parameter() == null && c.hasMutator()))
                .toList();
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
                    candidate.fields.clear();
                }
                ignored.add(candidate.name);
            }
        }
    }

    private void applyAccess(Candidate candidate) {
        switch (candidate.access(writing)) {
            case "READ_ONLY" -> {
                ignoreNames(candidate);
                candidate.setters.clear();
                candidate.parameters.clear();
                if (!writing) {
                    candidate.fields.clear();
                }
            }
            case "WRITE_ONLY" -> {
                candidate.getters.clear();
                if (writing) {
                    candidate.fields.clear();
                }
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
            if (compiler.dialect().ignoresWhatIsOnlyWritten()
                    || creatorProperties.stream().noneMatch(p -> p != null && p.name.equals(name))) {
                ignored.add(name);
            }
        }
    }
}
