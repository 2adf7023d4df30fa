package dev.wirespeed.conformance.generator;

import java.util.List;

/** Prints records. */
final class Records {
    private final Scope scope;
    private final Source out;
    private final Draw draw;

    Records(Scope scope) {
        this.scope = scope;
        this.out = scope.out;
        this.draw = scope.draw;
    }

    void print(String name, List<Property> components) {
        print(name, "", components);
    }

    /** @param header what stands between the components and the body, such as interfaces */
    void print(String name, String header, List<Property> components) {
        out.lines(new Decorations(scope).ofClass(components));
        out.line("public record " + name + "(");
        for (int i = 0; i < components.size(); i++) {
            Property component = components.get(i);
            out.lines(component.annotations());
            out.line(component.type() + " " + component.name() + (i == components.size() - 1 ? "" : ","));
        }
        out.open(")" + header);
        members(name, components);
        out.close();
    }

    private void members(String name, List<Property> components) {
        if (draw.oneIn(8)) {
            out.method("public String getExtra()", "return \"extra\";");
        }
        if (draw.oneIn(8)) {
            setter(draw.of(components));
        }
        if (draw.oneIn(12)) {
            out.method("public " + draw.of("Optional", "AtomicReference") + "<Boolean> isAsked()", "return null;");
        }
        if (draw.oneIn(12) && !name.contains("<")) {
            out.method("public static " + name + " create()", "return null;");
        }
        if (draw.oneIn(8)) {
            Property component = draw.of(components);
            if (draw.oneIn(2)) {
                out.line("@JsonProperty(" + scope.alias(component.name(), "by_accessor") + ")");
            }
            out.line("@Override");
            out.method(
                    "public " + component.type() + " " + component.name() + "()", "return " + component.name() + ";");
        }
    }

    /** A method that looks like a setter, which records have none of. */
    private void setter(Property component) {
        String name = draw.oneIn(2) ? component.setter() : "setNothing";
        out.line(draw.of("", "@JsonIgnore", "@JsonProperty(" + scope.alias(name, "by_setter") + ")"));
        out.method("public void " + name + "(" + component.type() + " value)", "");
    }
}
