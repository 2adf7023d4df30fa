package dev.wirespeed.processor.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The members that share one name while it is found out which of them make the property. */
final class Candidate {
    final String implicitName;
    final String name;
    List<Member> fields = new ArrayList<>();
    List<Member> getters = new ArrayList<>();
    List<Member> setters = new ArrayList<>();
    List<Member> parameters = new ArrayList<>();

    Candidate(String implicitName, String name) {
        this.implicitName = implicitName;
        this.name = name;
    }

    /** The name of the property in whose place it stands. */
    String placeName() {
        return name.startsWith(Unwrapping.PLACEHOLDER) ? implicitName : name;
    }

    private Stream<Member> all() {
        return Stream.of(fields, getters, setters, parameters).flatMap(List::stream);
    }

    /** Adds the members of another candidate behind these. */
    void add(Candidate other) {
        fields.addAll(other.fields);
        getters.addAll(other.getters);
        setters.addAll(other.setters);
        parameters.addAll(other.parameters);
    }

    Candidate renamed(String newName) {
        Candidate renamed = new Candidate(implicitName, newName);
        renamed.add(this);
        return renamed;
    }

    boolean anyVisible() {
        return all().anyMatch(Member::visible);
    }

    boolean anyIgnored() {
        return all().anyMatch(Member::ignored);
    }

    /** Whether a member that is not ignored is annotated to be part of it; parameters count only with a name. */
    boolean anyExplicitNotIgnored() {
        return Stream.of(fields, getters, setters)
                        .flatMap(List::stream)
                        .anyMatch(m -> !m.ignored()
                                && m.name().filter(n -> !n.isEmpty()).isPresent())
                || parameters.stream().anyMatch(m -> !m.ignored() && m.named());
    }

    boolean isNamed() {
        return all().anyMatch(Member::named);
    }

    boolean hasExplicitName(String wanted) {
        return all().anyMatch(m -> m.explicitName().filter(wanted::equals).isPresent());
    }

    Set<String> explicitNames() {
        Set<String> names = new LinkedHashSet<>();
        all().forEach(m -> m.explicitName().ifPresent(names::add));
        return names;
    }

    void removeIgnored() {
        keep(m -> !m.ignored());
    }

    private void keep(Predicate<Member> wanted) {
        fields = filter(fields, wanted);
        getters = filter(getters, wanted);
        setters = filter(setters, wanted);
        parameters = filter(parameters, wanted);
    }

    private static List<Member> filter(List<Member> members, Predicate<Member> wanted) {
        return new ArrayList<>(members.stream().filter(wanted).toList());
    }

    /** Whether a value could be read into it. */
    boolean isReadable() {
        return !parameters.isEmpty() || !setters.isEmpty() || fields.stream().anyMatch(Member::visible);
    }

    /** Whether a setter or a field is left for it. */
    boolean hasMutator() {
        return !setters.isEmpty() || !fields.isEmpty();
    }

    /** The value of {@code @JsonProperty(access)}; the side that is asked for comes first. */
    String access(boolean writing) {
        Stream<List<Member>> sides = writing
                ? Stream.of(getters, fields, parameters, setters)
                : Stream.of(parameters, setters, fields, getters);
        return sides.flatMap(List::stream)
                .map(m -> Jackson.accessOf(m.annotations()))
                .filter(access -> !access.equals("AUTO"))
                .findFirst()
                .orElse("AUTO");
    }

    /** Drops what is not visible; a visible getter makes fields and setters usable whatever their modifier. */
    void removeInvisible() {
        getters = filter(getters, Member::visible);
        parameters = filter(parameters, Member::visible);
        if (getters.isEmpty()) {
            fields = filter(fields, Member::visible);
            setters = filter(setters, Member::visible);
        }
    }

    /**
     * Splits the members by the names they are given, in the order in which Jackson does; empty if a visible one has
     * none, so that it belongs to none.
     */
    Optional<List<Candidate>> explode() {
        Map<Hashed, Candidate> parts = new HashMap<>();
        if (all().anyMatch(m -> !m.named() && m.visible())) {
            return Optional.empty();
        }
        fields.forEach(m -> part(parts, m).ifPresent(p -> p.fields.add(0, m)));
        getters.forEach(m -> part(parts, m).ifPresent(p -> p.getters.add(0, m)));
        setters.forEach(m -> part(parts, m).ifPresent(p -> p.setters.add(0, m)));
        parameters.forEach(m -> part(parts, m).ifPresent(p -> p.parameters.add(0, m)));
        return Optional.of(List.copyOf(parts.values()));
    }

    private Optional<Candidate> part(Map<Hashed, Candidate> parts, Member member) {
        return member.explicitName().map(n -> {
            parts.putIfAbsent(new Hashed(n), new Candidate(implicitName, n)); // behind others in its place of the table
            return parts.get(new Hashed(n));
        });
    }

    /** A name with the hash code that it has in Jackson, where that decides which of the parts comes first. */
    private record Hashed(String name) {
        @Override
        public int hashCode() {
            return 31 * name.hashCode();
        }
    }

    /** Gives the members that count for one direction the annotations of all the others. */
    void mergeAnnotations(boolean writing) {
        if (writing) {
            if (!getters.isEmpty()) {
                getters = apply(getters, merge(getters, fields, parameters, setters));
            } else {
                fields = apply(fields, merge(fields, parameters, setters));
            }
        } else if (!parameters.isEmpty()) {
            parameters = apply(parameters, merge(parameters, setters, fields, getters));
        } else if (!setters.isEmpty()) {
            setters = apply(setters, merge(setters, fields, getters));
        } else {
            fields = apply(fields, merge(fields, getters));
        }
    }

    @SafeVarargs
    private static Annotations merge(List<Member>... lists) {
        Annotations merged = Annotations.NONE;
        for (List<Member> list : lists) {
            for (Member member : list) {
                merged = merged.orElse(member.annotations());
            }
        }
        return merged;
    }

    private static List<Member> apply(List<Member> members, Annotations annotations) {
        return new ArrayList<>(members.stream().map(m -> m.with(annotations)).toList());
    }

    /** Of several members of a kind, prefers the annotated ones, then the visible ones. */
    void trim() {
        fields = trim(fields);
        getters = trim(getters);
        setters = trim(setters);
        parameters = trim(parameters);
    }

    private static List<Member> trim(List<Member> members) {
        for (Predicate<Member> better : List.<Predicate<Member>>of(m -> m.name().isPresent(), Member::visible)) {
            if (members.stream().anyMatch(better)) {
                return filter(members, better);
            }
        }
        return members;
    }

    /** The parameter that takes it, if the object's creator has one. */
    @Nullable
    Member parameter() {
        return parameters.isEmpty() ? null : parameters.get(0);
    }

    /** The member whose annotations count, without a check for conflicts. */
    @Nullable
    Member primary(boolean writing) {
        Stream<List<Member>> kinds =
                writing ? Stream.of(getters, fields) : Stream.of(parameters, setters, fields, getters);
        return kinds.flatMap(List::stream).findFirst().orElse(null);
    }
}
