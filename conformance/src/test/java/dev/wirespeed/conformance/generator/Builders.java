package dev.wirespeed.conformance.generator;

import java.util.List;
import java.util.stream.Collectors;

/** Prints classes that Jackson makes through a builder. */
final class Builders {
    private final Scope scope;
    private final Source out;
    private final Draw draw;

    Builders(Scope scope) {
        this.scope = scope;
        this.out = scope.out;
        this.draw = scope.draw;
    }

    void print(String name, List<Property> properties) {
        String builder = name + "Builder";
        out.line("@JsonDeserialize(builder = " + name + "." + builder + ".class)");
        out.lines(new Decorations(scope).ofClass(properties));
        out.open("public static final class " + name);
        properties.forEach(p -> out.line("private final " + p.type() + " " + p.name() + ";"));
        out.line("private " + name + "(");
        out.line(properties.stream().map(p -> p.type() + " " + p.name()).collect(Collectors.joining(", ")));
        out.open(")");
        properties.forEach(p -> out.line("this." + p.name() + " = " + p.name() + ";"));
        out.close();
        for (Property p : properties) {
            out.method("public " + p.type() + " " + p.getter() + "()", "return " + p.name() + ";");
        }
        builder(name, builder, properties);
        out.close();
    }

    private void builder(String name, String builder, List<Property> properties) {
        String with = draw.of("with", "with", "", "set");
        String build = draw.of("build", "build", "create");
        if (!with.equals("with") || !build.equals("build")) {
            out.line("@JsonPOJOBuilder(buildMethodName = \"" + build + "\", withPrefix = \"" + with + "\")");
        }
        if (draw.oneIn(3)) {
            out.line("@Wire"); // a mapper has to tell its codec from that of what it builds
        }
        out.open("public static class " + builder);
        properties.forEach(p -> out.line("private " + p.type() + " " + p.name() + ";"));
        for (Property p : properties) {
            out.lines(p.annotations());
            out.open("public " + builder + " " + (with.isEmpty() ? p.name() : with + p.capitalized()) + "(" + p.type()
                    + " value)");
            out.line("this." + p.name() + " = value;");
            out.line("return this;");
            out.close();
        }
        String arguments = properties.stream().map(Property::name).collect(Collectors.joining(", "));
        out.method("public " + name + " " + build + "()", "return new " + name + "(" + arguments + ");");
        out.close();
    }
}
