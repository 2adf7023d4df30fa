package dev.wirespeed.conformance.generator;

import java.util.List;

/** Prints a class with type parameters. */
final class Generics {
    private final Scope scope;
    private final Source out;
    private final Draw draw;

    Generics(Scope scope) {
        this.scope = scope;
        this.out = scope.out;
        this.draw = scope.draw;
    }

    /** Prints it; what it returns are types with arguments. */
    List<String> print(String name) {
        boolean two = draw.oneIn(2);
        String variables = two ? "<A, B>" : "<A>";
        String second = two ? "B" : "Integer";
        Decorations decorations = new Decorations(scope);
        List<Property> properties = List.of(
                decorations.property("one", "A"),
                decorations.property("many", draw.of("List<" + second + ">", "Map<String, " + second + ">", second)),
                decorations.property("own", draw.oneIn(4) ? name + variables : "A"));
        switch (draw.below(3)) {
            case 0 -> new Records(scope).print(name + variables, properties);
            case 1 -> new Beans(scope).print("public static class " + name + variables, name + variables, properties);
            default -> immutable(name, variables, properties);
        }
        return List.of(name + arguments(two), name + arguments(two));
    }

    private void immutable(String name, String variables, List<Property> properties) {
        out.open("public static class " + name + variables);
        for (Property p : properties) {
            out.line("public final " + p.type() + " " + p.name() + ";");
        }
        boolean factory = draw.oneIn(3);
        String parameters = "(A one, " + properties.get(1).type() + " many, "
                + properties.get(2).type() + " own)";
        if (factory) {
            out.line("@JsonCreator");
            out.method(
                    "public static " + variables + " " + name + variables + " of" + parameters,
                    "return new " + name + "<>(one, many, own);");
        } else {
            out.line("@JsonCreator");
        }
        out.open((factory ? "private " : "public ") + name + parameters);
        for (Property p : properties) {
            out.line("this." + p.name() + " = " + p.name() + ";");
        }
        out.close();
        out.close();
    }

    private String arguments(boolean two) {
        Types types = new Types(scope);
        String first = Types.boxed(draw.oneIn(3) ? types.container("String") : types.scalar());
        return two ? "<" + first + ", " + Types.boxed(types.scalar()) + ">" : "<" + first + ">";
    }
}
