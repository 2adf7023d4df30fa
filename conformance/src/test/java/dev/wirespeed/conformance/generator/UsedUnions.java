package dev.wirespeed.conformance.generator;

import java.util.ArrayList;
import java.util.List;

/** Prints a type and its subtypes, which only the properties that use it tell apart, often by an id beside them. */
final class UsedUnions {
    private final Scope scope;
    private final Source out;
    private final Draw draw;

    UsedUnions(Scope scope) {
        this.scope = scope;
        this.out = scope.out;
        this.draw = scope.draw;
    }

    void print(String name) {
        List<String> subtypes = new ArrayList<>(List.of(scope.fresh("Case"), scope.fresh("Case")));
        out.line("@JsonSubTypes({");
        subtypes.forEach(
                subtype -> out.line("@JsonSubTypes.Type(value = " + subtype + ".class" + named(subtype) + "),"));
        out.line("})");
        out.line("public interface " + name + " {}");
        for (String subtype : subtypes) {
            List<Property> properties = new Decorations(scope).properties(1 + draw.below(2));
            String heritage = " implements " + name;
            if (draw.oneIn(2)) {
                new Records(scope).print(subtype, heritage, properties);
            } else {
                new Beans(scope).print("public static final class " + subtype + heritage, subtype, properties);
            }
        }
    }

    private String named(String subtype) {
        return draw.oneIn(2) ? ", name = \"" + subtype.charAt(0) + subtype.length() + "\"" : "";
    }

    /** Properties of such a type and of others. */
    List<Property> around(String name, List<Property> others) {
        String id = draw.of("kind", "type", "@type");
        List<Property> all = new ArrayList<>(others);
        all.add(used("one", draw.of(name, name, "List<" + name + ">"), id));
        if (draw.oneIn(2)) {
            all.add(used("two", name, id + "2"));
        }
        if (draw.oneIn(3)) {
            all.removeIf(p -> p.name().equals("kind"));
            all.add(new Property("kind", "String", List.of()));
        }
        return all;
    }

    private Property used(String property, String type, String id) {
        String include =
                draw.of("EXTERNAL_PROPERTY", "EXTERNAL_PROPERTY", "PROPERTY", "WRAPPER_OBJECT", "WRAPPER_ARRAY");
        scope.names.putIfAbsent(property, property);
        String info = "@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As." + include + ", property = "
                + scope.alias("id", id) + (draw.oneIn(4) ? ", visible = true" : "") + ")";
        return new Property(property, type, List.of(info));
    }
}
