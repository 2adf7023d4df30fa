package dev.wirespeed.processor.read;

import java.util.Optional;
import java.util.Set;

/** Names of properties that follow from the names of methods, by the rules of Jackson 3. */
final class Naming {
    private final Set<String> components;
    private final boolean record;

    private final String setterPrefix;

    private Naming(boolean record, Set<String> components, String setterPrefix) {
        this.record = record;
        this.components = components;
        this.setterPrefix = setterPrefix;
    }

    static Naming ofClass() {
        return new Naming(false, Set.of(), "set");
    }

    static Naming ofRecord(Set<String> components) {
        return new Naming(true, components, "set");
    }

    static Naming ofBuilder(String setterPrefix) {
        return new Naming(false, Set.of(), setterPrefix);
    }

    Optional<String> ofGetter(String method) {
        return components.contains(method) ? Optional.of(method) : strip(method, "get");
    }

    Optional<String> ofIsGetter(String method) {
        return strip(method, "is");
    }

    Optional<String> ofSetter(String method) {
        return strip(method, setterPrefix);
    }

    private Optional<String> strip(String method, String prefix) {
        if (!method.startsWith(prefix) || method.length() == prefix.length()) {
            return Optional.empty();
        }
        String base = method.substring(prefix.length());
        char first = base.charAt(0);
        if (!record && !prefix.isEmpty() && (!Character.isLetter(first) || Character.isLowerCase(first))) {
            return Optional.empty();
        }
        boolean acronym = base.length() > 1 && Character.isUpperCase(base.charAt(1));
        return Optional.of(acronym ? base : Character.toLowerCase(first) + base.substring(1));
    }
}
