package dev.wirespeed.conformance.generator;

import java.util.ArrayList;
import java.util.List;

/** Prints a class without annotations and a mix-in that has them. */
final class Mixtures {
    private final Scope scope;
    private final Source out;
    private final Draw draw;

    Mixtures(Scope scope) {
        this.scope = scope;
        this.out = scope.out;
        this.draw = scope.draw;
    }

    /** A root with a mix-in of its own, or with properties of a class that has one. */
    void root(String name, List<Property> properties) {
        if (draw.oneIn(2)) {
            out.line("@Wire");
            mixed(name, properties);
            return;
        }
        String part = scope.fresh("Mixed");
        switch (draw.below(5)) {
            case 0 -> union(part);
            case 1 -> plain(part);
            case 2 -> enumeration(part);
            default -> mixed(part, properties);
        }
        Types types = new Types(scope);
        List<Property> around = new ArrayList<>(new Decorations(scope).properties(1 + draw.below(2)));
        around.add(new Decorations(scope).property("one", part));
        around.add(new Decorations(scope).property("two", types.around(part)));
        out.line("@Wire");
        if (draw.oneIn(2)) {
            new Records(scope).print(name, around);
        } else {
            new Beans(scope).print(name, around);
        }
    }

    private void mixed(String name, List<Property> properties) {
        boolean isRecord = draw.oneIn(3);
        boolean created = !isRecord && draw.oneIn(3);
        if (isRecord) {
            record(name, properties);
        } else {
            bean(name, properties, created);
        }
        mixin(name, properties, isRecord, created);
        mix(name);
    }

    private void mix(String name) {
        out.line("@Wire(types = Root.class, mixins = @Wire.Mixin(target = " + name + ".class, source = " + name
                + "Mixin.class))");
        out.line("public interface " + name + "Mixing {}");
    }

    /** A type whose subtypes only the mix-in tells apart. */
    private void union(String name) {
        List<String> subtypes = List.of(scope.fresh("Case"), scope.fresh("Case"));
        out.line("public sealed interface " + name + " permits " + String.join(", ", subtypes) + " {}");
        for (String subtype : subtypes) {
            List<Property> properties = new Decorations(scope).properties(1 + draw.below(2));
            new Records(scope).print(subtype, " implements " + name, properties);
        }
        String include = draw.of("PROPERTY", "WRAPPER_OBJECT", "WRAPPER_ARRAY");
        out.line("@JsonTypeInfo(use = JsonTypeInfo.Id." + draw.of("NAME", "SIMPLE_NAME")
                + ", include = JsonTypeInfo.As." + include + ", property = \"what\")");
        if (draw.oneIn(2)) {
            out.line("@JsonSubTypes({");
            subtypes.forEach(each -> out.line("@JsonSubTypes.Type(" + each + ".class),"));
            out.line("})");
        }
        out.line("public interface " + name + "Mixin {}");
        mix(name);
    }

    /** A class that is one value in documents, or the key of a map. */
    private void plain(String name) {
        String type = new Types(scope).scalar();
        out.open("public record " + name + "(" + type + " it)");
        out.method("static " + name + " made(" + type + " it)", "return new " + name + "(it);");
        out.close();
        out.open("public abstract static class " + name + "Mixin");
        out.line("@JsonValue");
        out.line("abstract " + type + " it();");
        if (draw.oneIn(2)) {
            out.line("@JsonCreator");
            out.method("static " + name + " made(" + type + " it)", "return null;");
        }
        out.close();
        mix(name);
        if (type.equals("String")) {
            scope.keys.add(name);
        }
    }

    private void enumeration(String name) {
        out.open("public enum " + name);
        out.line("ONE,").line("TWO,").line(";");
        out.method("public String code()", "return \"#\" + ordinal();");
        out.close();
        out.open("public abstract static class " + name + "Mixin");
        if (draw.oneIn(2)) {
            out.line("@JsonProperty(\"first\")");
            out.line("static " + name + " ONE;");
        }
        if (draw.oneIn(2)) {
            out.line(draw.of("@JsonValue", "@JsonKey"));
            out.line("public abstract String code();");
        }
        out.close();
        mix(name);
        scope.enums.add(name);
    }

    private void record(String name, List<Property> properties) {
        out.line("public record " + name + "(");
        for (int i = 0; i < properties.size(); i++) {
            Property p = properties.get(i);
            out.line(p.type() + " " + p.name() + (i == properties.size() - 1 ? "" : ","));
        }
        out.line(") {}");
    }

    private void bean(String name, List<Property> properties, boolean created) {
        out.open("public static class " + name);
        for (Property p : properties) {
            boolean open = !created && draw.oneIn(3);
            out.line((open ? "public " : "private ") + p.type() + " " + p.name() + ";");
            if (!open) {
                out.method("public " + p.type() + " " + p.getter() + "()", "return " + p.name() + ";");
                if (!created) {
                    out.method("public void " + p.setter() + "(" + p.type() + " it)", "this." + p.name() + " = it;");
                }
            }
        }
        if (created) {
            out.open("public " + name + "(" + parameters(properties, false) + ")");
            properties.forEach(p -> out.line("this." + p.name() + " = " + p.name() + ";"));
            out.close();
        }
        out.close();
    }

    private static String parameters(List<Property> properties, boolean annotated) {
        return String.join(
                ", ",
                properties.stream()
                        .map(p -> (annotated ? "@JsonProperty(\"" + p.name() + "\") " : "") + p.type() + " " + p.name())
                        .toList());
    }

    private void mixin(String name, List<Property> properties, boolean isRecord, boolean created) {
        out.lines(new Decorations(scope).ofClass(properties));
        out.open("public abstract static class " + name + "Mixin");
        for (Property p : properties) {
            if (!p.annotations().isEmpty()) {
                out.lines(p.annotations());
                out.line(place(p, isRecord, created));
            }
        }
        if (created) {
            out.line("@JsonCreator" + draw.of("", "(mode = JsonCreator.Mode.PROPERTIES)"));
            out.method(name + "Mixin(" + parameters(properties, draw.oneIn(2)) + ")", "");
        }
        out.close();
    }

    /** A member as the class has one, or might have. */
    private String place(Property p, boolean isRecord, boolean created) {
        if (isRecord) {
            return draw.oneIn(2) ? p.type() + " " + p.name() + ";" : "abstract " + p.type() + " " + p.name() + "();";
        }
        return switch (draw.below(created ? 2 : 3)) {
            case 0 -> p.type() + " " + p.name() + ";";
            case 1 -> "public abstract " + p.type() + " " + p.getter() + "();";
            default -> "public abstract void " + p.setter() + "(" + p.type() + " it);";
        };
    }
}
