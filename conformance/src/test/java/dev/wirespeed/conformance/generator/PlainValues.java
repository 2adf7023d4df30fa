package dev.wirespeed.conformance.generator;

/** Prints classes that are a plain value in JSON. */
final class PlainValues {
    private final Source out;
    private final Draw draw;
    private final Types types;

    PlainValues(Scope scope) {
        this.out = scope.out;
        this.draw = scope.draw;
        this.types = new Types(scope);
    }

    void print(String name) {
        String type = draw.oneIn(4) ? types.container("String") : types.scalar();
        switch (draw.below(6)) {
            case 0 -> out.line("public record " + name + "(").line("@JsonValue").line(type + " it) {}");
            case 1 -> record(name, type);
            case 2 -> delegating(name, type);
            case 3 -> factory(name, type);
            case 4 -> scalarConstructor(name);
            default -> field(name, type);
        }
    }

    private void record(String name, String type) {
        out.open("public record " + name + "(" + type + " it)");
        if (draw.oneIn(2)) {
            out.line("@JsonCreator(mode = JsonCreator.Mode.DELEGATING)");
            out.open("public " + name).close();
        }
        out.line("@JsonValue");
        out.method("public " + type + " plain()", "return it;");
        out.close();
    }

    private void delegating(String name, String type) {
        open(name, type);
        out.line("@JsonCreator(mode = JsonCreator.Mode.DELEGATING)");
        out.method("public " + name + "(" + sorted(type) + type + " it)", "this.it = it;");
        value(type);
        out.close();
    }

    /** An annotation that asks for another class, for a parameter of some types. */
    private String sorted(String type) {
        return draw.oneIn(2) && type.matches("Map<(String|Integer|Long|UUID|Boolean), .*")
                ? "@JsonDeserialize(as = TreeMap.class) "
                : "";
    }

    private void factory(String name, String type) {
        open(name, type);
        out.method("private " + name + "(" + type + " it)", "this.it = it;");
        out.line("@JsonCreator");
        out.method("public static " + name + " of(" + sorted(type) + type + " it)", "return new " + name + "(it);");
        value(type);
        out.close();
    }

    /** Which Jackson finds without annotation. */
    private void scalarConstructor(String name) {
        String type = draw.of("String", "int", "long", "boolean", "double", "BigInteger", "BigDecimal");
        open(name, type);
        out.method("public " + name + "(" + type + " it)", "this.it = it;");
        value(type);
        out.close();
    }

    private void field(String name, String type) {
        out.open("public static final class " + name);
        out.line("@JsonValue");
        out.line("public final " + type + " it;");
        out.line("@JsonCreator");
        out.method("public " + name + "(" + type + " it)", "this.it = it;");
        out.close();
    }

    private void open(String name, String type) {
        out.open("public static final class " + name);
        out.line("private final " + type + " it;");
    }

    private void value(String type) {
        out.line("@JsonValue");
        out.method("public " + type + " plain()", "return it;");
    }
}
