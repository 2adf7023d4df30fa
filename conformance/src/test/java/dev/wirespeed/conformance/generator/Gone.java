package dev.wirespeed.conformance.generator;

/** Prints a property that the class most often leaves out, with what Jackson may refuse all the same. */
final class Gone {
    static final String NAME = "gone";
    private static final String NAMED = "@JsonProperty(\"" + NAME + "\")";

    private final Scope scope;
    private final Source out;
    private final Draw draw;

    Gone(Scope scope) {
        this.scope = scope;
        this.out = scope.out;
        this.draw = scope.draw;
    }

    /** @param conflicting whether two members may be in each other's way */
    void print(boolean conflicting) {
        switch (conflicting ? draw.below(6) : 3 + draw.below(3)) {
            case 0 -> {
                out.line(NAMED).method("public int getThis()", "return 1;");
                out.line(NAMED).method("public int getThat()", "return 2;");
            }
            case 1 -> {
                out.line(NAMED).method("public void setThis(int value)", "");
                out.line(NAMED).method("public void setThat(int value)", "");
            }
            case 2 -> {
                out.line(NAMED).line("public int goneThis;");
                out.line(NAMED).line("public int goneThat;");
            }
            case 3 -> unwrapped();
            case 4 -> out.line("@JsonSerialize(as = Integer.class)").line("public String gone;");
            default -> {
                String filter = scope.fresh("Filter");
                out.open(draw.of("public static class ", "private static class ", "public abstract static class ")
                        + filter);
                out.method(draw.of("public ", "private ") + filter + "(" + draw.of("", "int missing") + ")", "");
                out.close();
                out.line("@JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = " + filter + ".class)");
                out.line("public String gone;");
            }
        }
    }

    private void unwrapped() {
        String part = scope.fresh("Gone");
        if (draw.oneIn(2)) {
            out.line("@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)");
        }
        out.open("public static class " + part);
        out.line("public int g;");
        out.close();
        out.line("@JsonUnwrapped");
        if (draw.oneIn(2)) {
            out.line("public " + part + " gone;");
        } else {
            out.method("public " + part + " getGone()", "return null;");
        }
    }
}
