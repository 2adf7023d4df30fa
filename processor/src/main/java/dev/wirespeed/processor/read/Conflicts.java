package dev.wirespeed.processor.read;

import dev.wirespeed.processor.check.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/** Chooses among several members of one kind, by Jackson's precedence. */
final class Conflicts {
    private static final Rule NO_RULE = (first, second) -> 0;

    private final Compiler compiler;
    private final Element home;

    Conflicts(Compiler compiler, Element home) {
        this.compiler = compiler;
        this.home = home;
    }

    /** The rule that prefers one of two members: negative for the first, positive for the second, 0 for neither. */
    private interface Rule {
        int compare(Member first, Member second);
    }

    @Nullable
    Member getter(Candidate candidate) {
        return choose(candidate, candidate.getters, "getters", Conflicts::compareGetters);
    }

    /** The member whose value is written for a property. */
    @Nullable
    Member accessor(Candidate candidate) {
        Member getter = getter(candidate);
        return getter == null ? field(candidate) : getter;
    }

    @Nullable
    Member setter(Candidate candidate) {
        return choose(candidate, candidate.setters, "setters", Conflicts::compareSetters);
    }

    @Nullable
    Member field(Candidate candidate) {
        return choose(candidate, candidate.fields, "fields", NO_RULE);
    }

    private @Nullable Member choose(Candidate candidate, List<Member> members, String kind, Rule rule) {
        if (members.isEmpty()) {
            return null;
        }
        List<Member> best = best(members, rule);
        if (best.size() > 1) {
            compiler.error(
                    Problem.CONFLICTING_ACCESSORS, best.get(0).element(), home, candidate.name, kind, list(best));
        }
        return best.get(0);
    }

    /** Why Jackson can't choose what sets a property, or what it would merge a value with; empty if it can. */
    Optional<String> reading(Candidate candidate) {
        boolean field = candidate.setters.isEmpty() || candidate.getters.isEmpty();
        return reading(candidate, candidate.setters, "setters", Conflicts::compareSetters)
                .or(() -> field ? reading(candidate, candidate.fields, "fields", NO_RULE) : Optional.empty());
    }

    private Optional<String> reading(Candidate candidate, List<Member> members, String kind, Rule rule) {
        List<Member> best = best(members, rule);
        return best.size() > 1
                ? Optional.of("property \"%s\" has conflicting %s: %s".formatted(candidate.name, kind, list(best)))
                : Optional.empty();
    }

    /** The members that no other one is preferred to; more than one is a conflict. */
    private List<Member> best(List<Member> members, Rule rule) {
        List<Member> best = new ArrayList<>();
        for (Member next : members) {
            int order = best.isEmpty() ? 1 : compareOwners(best.get(0), next);
            order = order == 0 ? rule.compare(best.get(0), next) : order;
            if (order > 0) {
                best.clear();
            }
            if (order >= 0) {
                best.add(next);
            }
        }
        return best;
    }

    private static String list(List<Member> members) {
        return members.stream().map(Conflicts::describe).sorted().collect(Collectors.joining(" and "));
    }

    private static String describe(Member member) {
        return member.owner().getSimpleName() + "." + member.element();
    }

    /** A subclass's member goes before a superclass's. */
    private int compareOwners(Member first, Member second) {
        if (first.owner().equals(second.owner())) {
            return 0;
        }
        if (isSubclass(second, first)) {
            return 1;
        }
        return isSubclass(first, second) ? -1 : 0;
    }

    private boolean isSubclass(Member sub, Member base) {
        return compiler.types.isSubtype(
                compiler.types.erasure(sub.owner().asType()),
                compiler.types.erasure(base.owner().asType()));
    }

    private static int compareGetters(Member first, Member second) {
        return Integer.compare(getterRank(first), getterRank(second));
    }

    private static int getterRank(Member getter) {
        String name = getter.simpleName();
        if (name.startsWith("get") && name.length() > 3) {
            return 1;
        }
        return name.startsWith("is") && name.length() > 2 ? 2 : 3;
    }

    private static int compareSetters(Member first, Member second) {
        int byName = Boolean.compare(isSetter(second), isSetter(first));
        if (byName != 0) {
            return byName;
        }
        boolean primitive = first.type().getKind().isPrimitive();
        if (primitive || second.type().getKind().isPrimitive()) {
            return primitive && second.type().getKind().isPrimitive() ? 0 : primitive ? -1 : 1;
        }
        return Boolean.compare(isText(second), isText(first));
    }

    private static boolean isSetter(Member setter) {
        return setter.simpleName().startsWith("set") && setter.simpleName().length() > 3;
    }

    private static boolean isText(Member setter) {
        return Compiler.nameOf(setter.type()).equals("java.lang.String");
    }
}
