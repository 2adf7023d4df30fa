package dev.wirespeed.conformance.generator;

import java.util.List;
import java.util.stream.Collectors;

/** Prints classes with final fields that a constructor or a static factory sets. */
final class Immutables {
    private final Scope scope;
    private final Source out;
    private final Draw draw;

    Immutables(Scope scope) {
        this.scope = scope;
        this.out = scope.out;
        this.draw = scope.draw;
    }

    void print(String name, List<Property> properties) {
        if (draw.oneIn(8)) {
            extended(name, properties);
        } else {
            print("public static final class " + name, name, properties);
        }
    }

    /** One whose factory makes objects of a subclass. */
    private void extended(String name, List<Property> properties) {
        out.lines(new Decorations(scope).ofClass(properties));
        out.open("public static class " + name);
        properties.forEach(p -> out.line("public final " + p.type() + " " + p.name() + ";"));
        constructor("private " + name, bare(properties), false);
        out.line("@JsonCreator");
        factory(name, draw.of(name, name + "More"), properties);
        out.line("@Wire"); // else no selection names parts of it
        out.open("public static class " + name + "More extends " + name);
        out.line("public Integer more;");
        scope.names.putIfAbsent("more", "more");
        parameters("private " + name + "More", bare(properties), false);
        out.line(properties.stream().map(Property::name).collect(Collectors.joining(", ", "super(", ");")));
        out.close();
        out.close();
        out.close();
    }

    void print(String declaration, String name, List<Property> properties) {
        out.lines(new Decorations(scope).ofClass(properties));
        out.open(declaration);
        boolean fields = draw.oneIn(2);
        properties.forEach(
                p -> out.line((fields ? "public" : "private") + " final " + p.type() + " " + p.name() + ";"));
        construction(name, properties);
        if (!fields) {
            properties.forEach(
                    p -> out.method("public " + p.type() + " " + p.getter() + "()", "return " + p.name() + ";"));
        }
        if (draw.oneIn(4)) {
            new Beans(scope).property(name, new Decorations(scope).property("later", new Types(scope).any()));
        }
        out.close();
    }

    private void construction(String name, List<Property> properties) {
        switch (draw.below(6)) {
            case 0 -> constructor("public " + name, properties, false);
            case 1 -> {
                constructor("private " + name, bare(properties), false);
                out.line("@JsonCreator");
                factory(name, name, properties);
            }
            case 2 -> {
                out.line("@JsonCreator(mode = JsonCreator.Mode.PROPERTIES)");
                constructor("public " + name, properties, false);
            }
            case 3 -> constructor("public " + name, properties, true);
            case 4 -> {
                out.line("@JsonCreator");
                constructor(name, properties, true);
            }
            default -> {
                out.line("@JsonCreator");
                constructor("public " + name, properties, false);
            }
        }
    }

    private static List<Property> bare(List<Property> properties) {
        return properties.stream()
                .map(p -> new Property(p.name(), p.type(), List.of()))
                .toList();
    }

    private void constructor(String declaration, List<Property> properties, boolean named) {
        parameters(declaration, properties, named);
        properties.forEach(p -> out.line("this." + p.name() + " = " + p.name() + ";"));
        out.close();
    }

    private void factory(String name, String made, List<Property> properties) {
        String result = made.equals(name) && draw.oneIn(6) ? "Object" : name;
        parameters("public static " + result + " of", properties, draw.oneIn(2));
        out.line(properties.stream()
                .map(Property::name)
                .collect(Collectors.joining(", ", "return new " + made + "(", ");")));
        out.close();
    }

    private static boolean suitsParameters(String annotation) {
        return !annotation.startsWith("@JsonRawValue")
                && !annotation.startsWith("@JsonIgnore")
                && !annotation.startsWith("@JsonIncludeProperties");
    }

    private void parameters(String declaration, List<Property> properties, boolean named) {
        out.line(declaration + "(");
        for (int i = 0; i < properties.size(); i++) {
            Property p = properties.get(i);
            if (named && p.annotations().stream().noneMatch(a -> a.startsWith("@JsonProperty"))) {
                out.line("@JsonProperty(\"" + p.name() + "\")");
            }
            p.annotations().stream().filter(Immutables::suitsParameters).forEach(out::line);
            out.line(p.type() + " " + p.name() + (i == properties.size() - 1 ? "" : ","));
        }
        out.open(")");
    }
}
