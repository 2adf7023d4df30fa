package dev.wirespeed.conformance.generator;

import java.util.ArrayList;
import java.util.List;

/** Prints classes with a constructor without parameters, and fields, getters and setters in every combination. */
final class Beans {
    private final Scope scope;
    private final Source out;
    private final Draw draw;

    Beans(Scope scope) {
        this.scope = scope;
        this.out = scope.out;
        this.draw = scope.draw;
    }

    void print(String name, List<Property> properties) {
        if (draw.oneIn(12)) {
            listed(name, properties);
        } else {
            print("public static class " + name, name, properties);
        }
    }

    /** One that is made of a list, too. */
    private void listed(String name, List<Property> properties) {
        out.open("public static class " + name);
        out.method("public " + name + "()", "");
        out.line("@JsonCreator(mode = JsonCreator.Mode.DELEGATING)");
        out.method("public " + name + "(List<Integer> all)", "");
        properties.forEach(p -> property(name, p));
        out.close();
    }

    void print(String declaration, String name, List<Property> properties) {
        List<String> annotations = new Decorations(scope).ofClass(properties);
        boolean leaving = annotations.stream().anyMatch(a -> a.matches("@Json(Ignore|Include)Properties.*"));
        boolean gone = draw.oneIn(leaving ? 12 : 80);
        out.lines(annotations);
        if (gone && !leaving) {
            out.line("@JsonIgnoreProperties(\"" + Gone.NAME + "\")");
        }
        out.open(declaration);
        properties.forEach(p -> property(name, p));
        if (gone) {
            new Gone(scope).print(name.equals("Root")); // what is wrong with others may never show
        }
        if (draw.oneIn(24)) {
            out.method("public " + draw.of("Optional", "AtomicReference") + "<Boolean> isAsked()", "return null;");
        }
        if (draw.oneIn(24)) {
            out.line("public class Inner { public Integer count; }").line("public Inner enclosed;");
        }
        if (draw.oneIn(8) && annotations.stream().noneMatch(a -> a.startsWith("@JsonIncludeProperties"))) {
            any();
        }
        out.close();
    }

    void property(String owner, Property p) {
        if (draw.oneIn(24)) {
            replaced(p);
            return;
        }
        switch (draw.below(12)) {
            case 0, 1, 2 -> field("public", p, p.annotations());
            case 3, 4, 5, 6 -> fieldGetterSetter(owner, p);
            case 7 -> {
                out.lines(p.annotations());
                out.method("public " + p.type() + " " + p.getter() + "()", "return " + Types.literal(p.type()) + ";");
            }
            case 8 -> {
                field("private", p, List.of());
                out.lines(p.annotations());
                setter(owner, p);
            }
            case 9 -> {
                out.line("@JsonProperty");
                field(draw.of("", "protected"), p, without(p.annotations(), "@JsonProperty"));
            }
            case 10 -> fieldAndGetter(p);
            default -> {
                out.lines(suitingFinal(p.annotations()));
                out.line("public final " + p.type() + " " + p.name() + " = " + Types.literal(p.type()) + ";");
            }
        }
    }

    /** An ignored setter beside a field of the name that it would have. */
    private void replaced(Property p) {
        out.line("@JsonIgnore");
        out.method("public void " + p.setter() + "(" + p.type() + " value)", "");
        out.line("@JsonProperty(\"" + p.name() + "\")");
        field(
                "public",
                new Property(p.name() + "Field", p.type(), List.of()),
                without(p.annotations(), "@JsonProperty"));
    }

    /** Others make Jackson set constants, which the compiler has put into the code of everybody who reads them. */
    private static List<String> suitingFinal(List<String> annotations) {
        return annotations.stream()
                .filter(a -> a.startsWith("@JsonInclude(") || a.startsWith("@JsonAlias") || a.equals("@JsonIgnore"))
                .toList();
    }

    private static List<String> without(List<String> annotations, String start) {
        return annotations.stream().filter(a -> !a.startsWith(start)).toList();
    }

    private void field(String modifier, Property p, List<String> annotations) {
        out.lines(annotations);
        String initial = draw.oneIn(3) ? " = " + Types.literal(p.type()) : "";
        out.line((modifier + " " + p.type() + " " + p.name() + initial).strip() + ";");
    }

    private void fieldGetterSetter(String owner, Property p) {
        List<List<String>> places = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        p.annotations().forEach(a -> draw.of(places).add(a));
        field("private", p, places.get(0));
        out.lines(places.get(1));
        out.method("public " + p.type() + " " + p.getter() + "()", "return " + p.name() + ";");
        out.lines(places.get(2));
        setter(owner, p);
    }

    private void fieldAndGetter(Property p) {
        List<List<String>> places = List.of(new ArrayList<>(), new ArrayList<>());
        p.annotations().forEach(a -> draw.of(places).add(a));
        field("public", p, places.get(0));
        out.lines(places.get(1));
        out.method("public " + p.type() + " " + p.getter() + "()", "return " + p.name() + ";");
    }

    private void setter(String owner, Property p) {
        boolean fluent = draw.oneIn(5);
        out.open("public " + (fluent ? owner : "void") + " " + p.setter() + "(" + p.type() + " value)");
        out.line("this." + p.name() + " = value;");
        if (fluent) {
            out.line("return this;");
        }
        out.close();
    }

    private void any() {
        String type = scope.anyType;
        List<String> inclusion = draw.oneIn(3) ? List.of(new Decorations(scope).inclusionOfEntries()) : List.of();
        if (draw.oneIn(2)) {
            out.lines(inclusion);
            out.lines(new Decorations(scope).ofOtherProperties(true));
            out.line("@JsonAnyGetter");
            out.line("@JsonAnySetter");
            String fixed = draw.oneIn(6) ? "final " : "";
            out.line("public " + fixed + "Map<String, " + type + "> more = new LinkedHashMap<>();");
            if (draw.oneIn(6)) {
                out.method("public Map<String, " + type + "> getMore()", "return more;");
            }
            return;
        }
        out.line("private final Map<String, " + type + "> more = new TreeMap<>();");
        out.lines(inclusion);
        out.line("@JsonAnyGetter");
        out.method("public Map<String, " + type + "> more()", "return more;");
        out.lines(new Decorations(scope).ofOtherProperties(false));
        out.line("@JsonAnySetter");
        String key = draw.oneIn(6) ? "Object" : "String";
        out.method("public void put(" + key + " name, " + type + " value)", "more.put(name.toString(), value);");
    }
}
