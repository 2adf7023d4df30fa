package dev.wirespeed.conformance.generator;

import java.util.ArrayList;
import java.util.List;

/** Prints a class whose properties come from a superclass and an interface, too. */
final class Families {
    private final Scope scope;
    private final Source out;
    private final Draw draw;

    Families(Scope scope) {
        this.scope = scope;
        this.out = scope.out;
        this.draw = scope.draw;
    }

    void print(String name) {
        List<Property> properties = new Decorations(scope).properties(4);
        String base = scope.fresh("Base");
        String role = scope.fresh("Role");
        String variable = draw.oneIn(3) ? "<T>" : "";
        if (draw.oneIn(4)) {
            out.line("@Wire");
        }
        out.open("public interface " + role);
        if (draw.oneIn(3)) {
            out.line("@JsonProperty(" + scope.alias("role", "the_role") + ")");
        }
        out.method("default String getRole()", "return \"role\";");
        out.close();
        List<Property> inherited = new ArrayList<>(properties.subList(0, 2));
        if (!variable.isEmpty()) {
            inherited.add(new Decorations(scope).property("typed", "T"));
        }
        String isAbstract = draw.oneIn(2) ? "abstract " : "";
        if (isAbstract.isEmpty() && variable.isEmpty() && draw.oneIn(2)) {
            out.line("@Wire");
        }
        new Beans(scope).print("public " + isAbstract + "static class " + base + variable, base + variable, inherited);
        String argument = variable.isEmpty() ? "" : "<" + Types.boxed(new Types(scope).scalar()) + ">";
        String heritage = " extends " + base + argument + (draw.oneIn(2) ? " implements " + role : "");
        out.line("@Wire");
        new Beans(scope).print("public static class " + name + heritage, name, properties.subList(2, 4));
    }
}
