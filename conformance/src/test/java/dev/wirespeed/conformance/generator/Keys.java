package dev.wirespeed.conformance.generator;

/** Prints classes that are made of one text, so that they can be the keys of maps. */
final class Keys {
    private final Scope scope;
    private final Source out;
    private final Draw draw;

    Keys(Scope scope) {
        this.scope = scope;
        this.out = scope.out;
        this.draw = scope.draw;
    }

    void print(String name) {
        boolean isRecord = draw.oneIn(2);
        if (isRecord) {
            out.open("public record " + name + "(String it) implements Comparable<" + name + ">");
        } else {
            out.open("public static final class " + name + " implements Comparable<" + name + ">");
            constructed(name);
        }
        texts();
        out.line("@Override");
        out.method(
                "public int compareTo(" + name + " other)",
                "return String.valueOf(it).compareTo(String.valueOf(other.it));");
        out.close();
        scope.keys.add(name);
    }

    private void constructed(String name) {
        out.line("private final String it;");
        boolean factory = draw.oneIn(3);
        if (!factory && draw.oneIn(2)) {
            out.line("@JsonCreator" + draw.of("", "(mode = JsonCreator.Mode.DELEGATING)"));
        }
        out.method((factory ? "private " : "public ") + name + "(String it)", "this.it = it;");
        if (factory) {
            boolean known = draw.oneIn(2);
            if (!known || draw.oneIn(2)) {
                out.line("@JsonCreator");
            }
            String method = known ? draw.of("valueOf", "fromString") : "of";
            out.method("public static " + name + " " + method + "(String it)", "return new " + name + "(it);");
        }
        out.line("@Override");
        out.method(
                "public boolean equals(Object o)", "return o instanceof " + name + " k && Objects.equals(it, k.it);");
        out.line("@Override");
        out.method("public int hashCode()", "return Objects.hashCode(it);");
    }

    /** What is written of it as a key, and as a value. */
    private void texts() {
        if (draw.oneIn(2)) {
            out.line("@JsonKey");
            text("key", draw.of("String", "int", "Character"));
        }
        if (draw.oneIn(2)) {
            out.line("@JsonValue");
            text("value", "String");
        }
        if (draw.oneIn(3)) {
            out.line("@Override");
            text("toString", "String");
        }
    }

    private void text(String method, String type) {
        String result = switch (type) {
            case "int" -> "String.valueOf(it).length()";
            case "Character" -> "it == null || it.isEmpty() ? 'x' : it.charAt(0)";
            default -> draw.of("it", "it", "\"<\" + it");
        };
        out.method("public " + type + " " + method + "()", "return " + result + ";");
    }
}
