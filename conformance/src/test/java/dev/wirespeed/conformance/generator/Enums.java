package dev.wirespeed.conformance.generator;

import java.util.List;
import java.util.Locale;

/** Prints enums. */
final class Enums {
    private static final List<String> CONSTANTS = List.of("RED", "GREEN", "DARK_BLUE", "lower", "Mixed", "X1");

    private final Scope scope;
    private final Source out;
    private final Draw draw;

    Enums(Scope scope) {
        this.scope = scope;
        this.out = scope.out;
        this.draw = scope.draw;
    }

    void print(String name) {
        if (draw.oneIn(8)) {
            out.line("@JsonFormat(shape = JsonFormat.Shape." + draw.of("NUMBER", "STRING", "OBJECT") + ")");
        }
        if (draw.oneIn(10)) {
            out.line("@EnumNaming(EnumNamingStrategies."
                    + draw.of("LowerCamelCase", "LowerCase", "KebabCase", "SnakeCase") + "Strategy.class)");
        }
        if (draw.oneIn(12)) {
            out.line("@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)");
        }
        out.open("public enum " + name);
        List<String> constants = draw.some(2 + draw.below(3), CONSTANTS);
        boolean bodies = draw.oneIn(4);
        for (String constant : constants) {
            constant(constant, bodies && draw.oneIn(2));
        }
        out.line(";");
        members(name);
        out.close();
    }

    private void constant(String name, boolean body) {
        if (draw.oneIn(5)) {
            out.line("@JsonProperty(\"" + draw.of("the " + name, "#" + name, name.toLowerCase(Locale.ROOT) + "_", "")
                    + "\")");
        }
        if (draw.oneIn(5)) {
            out.line("@JsonAlias({\"alias " + name + "\", \"" + name.charAt(0) + "\"})");
        }
        if (draw.oneIn(12)) {
            out.line("@JsonEnumDefaultValue");
        }
        if (body) {
            out.open(name);
            out.line("@Override");
            out.method("public String toString()", "return " + (draw.oneIn(8) ? "null;" : "\"body of \" + name();"));
            out.close("},");
        } else {
            out.line(name + ",");
        }
    }

    private void members(String name) {
        if (draw.oneIn(4)) {
            out.line("@Override");
            out.method("public String toString()", "return \"<\" + name() + '>';");
        }
        if (draw.oneIn(5)) {
            out.line("@JsonValue");
            if (draw.oneIn(2)) {
                out.method("public String code()", "return \"code\" + ordinal();");
            } else {
                out.method("public int code()", "return 10 + ordinal();");
            }
        }
        if (draw.oneIn(8)) {
            out.line("@JsonKey");
            out.method("public String key()", "return \"key \" + name();");
        }
        if (draw.oneIn(6)) {
            out.line("@JsonCreator");
            String type = draw.of("String", "int");
            out.method(
                    "public static " + name + " from(" + type + " it)",
                    "return values()[" + (type.equals("int") ? "Math.floorMod(it, 2)" : "it.length() % 2") + "];");
        }
        if (draw.oneIn(6)) {
            out.method("public int getRank()", "return ordinal() + 1;");
        }
        scope.enums.add(name);
    }
}
