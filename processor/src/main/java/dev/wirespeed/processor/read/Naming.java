package dev.wirespeed.processor.read;

import dev.wirespeed.processor.model.Dialect;
import java.util.Optional;
import java.util.Set;

/** Names of properties that follow from the names of methods, by the rules of Jackson. */
final class Naming {
    private final Set<String> components;
    private final boolean record;
    private final boolean strict;

    private final String setterPrefix;

    private Naming(boolean record, Set<String> components, String setterPrefix, boolean strict) {
        this.record = record;
        this.components = components;
        this.setterPrefix = setterPrefix;
        this.strict = strict;
    }

    static Naming ofClass(Dialect dialect) {
        return new Naming(false, Set.of(), "set", dialect.namesStrictly());
    }

    static Naming ofRecord(Set<String> components, Dialect dialect) {
        return new Naming(true, components, "set", dialect.namesStrictly());
    }

    static Naming ofBuilder(String setterPrefix) {
        return new Naming(false, Set.of(), setterPrefix, true);
    }

    Optional<String> ofGetter(String method) {
        return components.contains(method) ? Optional.of(method) : strip(method, "get");
    }

    Optional<String> ofIsGetter(String method) {
        return strip(method, "is");
    }

    /** Nothing sets components of records, so no method of theirs is a setter by its name. */
    Optional<String> ofSetter(String method) {
        return record ? Optional.empty() : strip(method, setterPrefix);
    }

    private Optional<String> strip(String method, String prefix) {
        if (!method.startsWith(prefix) || method.length() == prefix.length()) {
            return Optional.empty();
        }
        String base = method.substring(prefix.length());
        char first = base.charAt(0);
        if (!strict) {
            return Optional.of(withoutCapitals(base));
        }
        if (!record && !prefix.isEmpty() && (!Character.isLetter(first) || Character.isLowerCase(first))) {
            return Optional.empty();
        }
        boolean acronym = base.length() > 1 && Character.isUpperCase(base.charAt(1));
        return Optional.of(acronym ? base : Character.toLowerCase(first) + base.substring(1));
    }

    /** All capitals that a name starts with are made small, as in Jackson 2. */
    private static String withoutCapitals(String name) {
        StringBuilder small = new StringBuilder(name);
        for (int i = 0; i < name.length(); i++) {
            char lower = Character.toLowerCase(name.charAt(i));
            if (lower == name.charAt(i)) {
                break;
            }
            small.setCharAt(i, lower);
        }
        return small.toString();
    }
}
