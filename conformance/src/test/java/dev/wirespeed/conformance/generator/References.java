package dev.wirespeed.conformance.generator;

import java.util.ArrayList;
import java.util.List;

/** Prints a class with children that know whose they are. */
final class References {
    private final Scope scope;
    private final Source out;
    private final Draw draw;

    References(Scope scope) {
        this.scope = scope;
        this.out = scope.out;
        this.draw = scope.draw;
    }

    void print(String name) {
        String child = scope.fresh("Child");
        String reference = draw.of("", "", "(\"up\")");
        Decorations decorations = new Decorations(scope);
        child(child, name, reference, decorations.properties(1 + draw.below(2)));
        List<Property> properties = new ArrayList<>(decorations.properties(1 + draw.below(2)));
        properties.removeIf(p -> p.name().equals("children"));
        String type = draw.of(
                child, "List<" + child + ">", child + "[]", "Map<String, " + child + ">", "Collection<" + child + ">");
        List<String> annotations = new ArrayList<>(List.of("@JsonManagedReference" + reference));
        if (draw.oneIn(4)) {
            annotations.add("@JsonProperty(" + scope.alias("children", "kids") + ")");
        }
        properties.add(new Property("children", type, annotations));
        out.line("@Wire");
        new Beans(scope).print(name, properties);
    }

    private void child(String name, String parent, String reference, List<Property> properties) {
        out.lines(new Decorations(scope).ofClass(properties));
        out.open("public static class " + name);
        properties.forEach(p -> new Beans(scope).property(name, p));
        String marked = "@JsonBackReference" + reference;
        switch (draw.below(3)) {
            case 0 -> out.line(marked).line("public " + parent + " parent;");
            case 1 -> {
                out.line("private " + parent + " parent;");
                out.line(marked);
                out.method("public void setParent(" + parent + " it)", "this.parent = it;");
            }
            default -> {
                out.line(marked).line("private " + parent + " parent;");
                out.method("public " + parent + " getParent()", "return parent;");
                out.method("public void setParent(" + parent + " it)", "this.parent = it;");
            }
        }
        out.close();
        scope.names.put("parent", "parent");
    }
}
