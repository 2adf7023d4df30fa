package dev.wirespeed.conformance.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Prints a type and a few of its subtypes, which documents tell apart by type ids. */
final class Unions {
    private final Scope scope;
    private final Source out;
    private final Draw draw;

    Unions(Scope scope) {
        this.scope = scope;
        this.out = scope.out;
        this.draw = scope.draw;
    }

    /** Prints them, and makes the names of the subtypes known. */
    List<String> print(String name) {
        List<String> subtypes = new ArrayList<>();
        for (int i = 2 + draw.below(2); i > 0; i--) {
            subtypes.add(scope.fresh("Case"));
        }
        String id = draw.of("NAME", "NAME", "NAME", "SIMPLE_NAME", "DEDUCTION");
        String include = draw.of("PROPERTY", "PROPERTY", "WRAPPER_OBJECT", "WRAPPER_ARRAY", "EXISTING_PROPERTY");
        out.line("@JsonTypeInfo(use = JsonTypeInfo.Id." + id
                + (id.equals("DEDUCTION") ? "" : ", include = JsonTypeInfo.As." + include)
                + (draw.oneIn(2) && !id.equals("DEDUCTION") ? ", property = \"kind\"" : "")
                + (draw.oneIn(4) ? ", visible = true" : "")
                + (draw.oneIn(4) ? ", defaultImpl = " + (draw.oneIn(3) ? "Void" : draw.of(subtypes)) + ".class" : "")
                + ")");
        boolean sealed = draw.oneIn(2);
        boolean listed = !sealed || draw.oneIn(3);
        if (listed) {
            subtypes(subtypes, id);
        }
        boolean isInterface = draw.oneIn(2);
        String permits = sealed ? " permits " + String.join(", ", subtypes) : "";
        out.open("public " + (sealed ? "sealed " : "") + (isInterface ? "interface " : "abstract static class ") + name
                + permits);
        if (!isInterface) {
            out.line("public int common;");
        }
        out.close();
        for (String subtype : subtypes) {
            subtype(subtype, name, isInterface, include.equals("EXISTING_PROPERTY"), id);
        }
        return subtypes;
    }

    private void subtypes(List<String> subtypes, String id) {
        out.line("@JsonSubTypes({");
        for (String subtype : subtypes) {
            String named = id.equals("NAME") && draw.oneIn(2) ? ", name = \"" + lower(subtype) + "\"" : "";
            out.line("@JsonSubTypes.Type(value = " + subtype + ".class" + named + "),");
        }
        out.line("})");
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private void subtype(String subtype, String base, boolean isInterface, boolean existing, String id) {
        if (id.equals("NAME") && draw.oneIn(3)) {
            out.line("@JsonTypeName(\"" + lower(subtype) + "\")");
        }
        List<Property> properties = new Decorations(scope).properties(1 + draw.below(3));
        if (existing && draw.oneIn(2)) {
            List<Property> with = new ArrayList<>(properties);
            with.removeIf(p -> p.name().equals("kind"));
            with.add(new Property("kind", "String", List.of()));
            properties = with;
        }
        if (draw.oneIn(4)) {
            properties = withNameOfId(properties);
        }
        if (isInterface && draw.oneIn(2)) {
            new Records(scope).print(subtype, " implements " + base, properties);
        } else {
            String heritage = (isInterface ? " implements " : " extends ") + base;
            new Beans(scope).print("public static final class " + subtype + heritage, subtype, properties);
        }
    }

    /** Adds a property with what is often the name of the type id, or gives that to another, or adds an object that may have one. */
    private List<Property> withNameOfId(List<Property> properties) {
        List<Property> with = new ArrayList<>(properties);
        if (draw.oneIn(3)) {
            with.removeIf(p -> p.name().equals("kind"));
            with.add(onlyRead("kind"));
            return with;
        }
        boolean mayHaveAlias =
                with.stream().flatMap(p -> p.annotations().stream()).noneMatch(a -> a.startsWith("@JsonAlias"));
        if (mayHaveAlias && draw.oneIn(2)) {
            Property first = with.get(0);
            List<String> annotations = new ArrayList<>(first.annotations());
            annotations.add("@JsonAlias(\"kind\")");
            with.set(0, new Property(first.name(), first.type(), annotations));
        } else if (!scope.objects.isEmpty()) {
            with.add(new Decorations(scope).property("inner", draw.of(List.copyOf(scope.objects))));
        }
        return with;
    }

    /** A property that has another name, too, and is not written. */
    private Property onlyRead(String name) {
        scope.names.putIfAbsent(name, name);
        return new Property(
                name,
                draw.of("double", "String"),
                List.of(
                        "@JsonProperty(access = JsonProperty.Access.WRITE_ONLY)",
                        "@JsonAlias(" + scope.alias(name, "alt_" + name) + ")"));
    }
}
