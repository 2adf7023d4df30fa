package dev.wirespeed.conformance.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes fixtures, the same for the same seed and index. */
public final class Fixtures {
    private static final List<String> IMPORTS = List.of(
            "com.fasterxml.jackson.annotation.*",
            "dev.wirespeed.Wire",
            "java.math.*",
            "java.time.*",
            "java.util.*",
            "java.util.concurrent.atomic.AtomicReference",
            "tools.jackson.databind.EnumNamingStrategies",
            "tools.jackson.databind.PropertyNamingStrategies",
            "tools.jackson.databind.annotation.*");

    private static final List<Kind> KINDS = List.of(Kind.values());

    private final Scope scope;
    private final Draw draw;
    private final Source out;

    private Fixtures(Draw draw) {
        this.draw = draw;
        this.scope = new Scope(draw);
        this.out = scope.out;
    }

    /** The kinds come in turns. */
    public static Fixture of(long seed, int index) {
        Kind kind = KINDS.get(index % KINDS.size());
        Fixtures made = new Fixtures(new Draw(new Random(seed * 1_000_003 + index)));
        String name = "F" + index;
        made.print(name, kind);
        return new Fixture(index, name, kind, made.out.toString(), made.scope.names);
    }

    private void print(String name, Kind kind) {
        out.line("package " + Fixture.PACKAGE + ";").line("");
        IMPORTS.forEach(i -> out.line("import " + i + ";"));
        out.line("").open("public class " + name);
        if (draw.oneIn(5)) {
            new Views(scope).print();
        }
        if (draw.oneIn(6)) {
            new Decorations(scope).bundle();
        }
        if (draw.oneIn(4)) {
            new Enums(scope).print(scope.fresh("Colour"));
        }
        if (draw.oneIn(3)) {
            String nested = scope.fresh("Part");
            if (draw.oneIn(8)) {
                out.line("@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)");
            }
            anyClass(nested, new Decorations(scope).properties(1 + draw.below(2)));
            scope.objects.add(nested);
        }
        root(kind);
        out.close();
    }

    private void root(Kind kind) {
        switch (kind) {
            case FAMILY -> new Families(scope).print("Root");
            case BEAN -> {
                String declaration = "public static class Root" + (draw.oneIn(12) ? " extends " + number() : "");
                wired(p -> new Beans(scope).print(declaration, "Root", p), properties());
            }
            case IMMUTABLE -> wired(p -> new Immutables(scope).print("Root", p), properties());
            case BUILDER -> wired(p -> new Builders(scope).print("Root", p), properties());
            case MIXED -> new Mixtures(scope).root("Root", properties());
            case USED_UNION -> {
                String used = scope.fresh("Used");
                new UsedUnions(scope).print(used);
                wired(
                        p -> anyClass("Root", p),
                        new UsedUnions(scope).around(used, new Decorations(scope).properties(draw.below(2))));
            }
            case REFERENCE -> new References(scope).print("Root");
            case RECORD -> wired(p -> new Records(scope).print("Root", p), properties());
            default -> wired(p -> anyClass("Root", p), around(types(kind)));
        }
    }

    /** Prints a class whose subclasses are no beans. */
    private String number() {
        String name = scope.fresh("Number");
        out.open("public abstract static class " + name + " extends Number");
        for (String type : List.of("int", "long", "float", "double")) {
            out.method("public " + type + " " + type + "Value()", "return 7;");
        }
        out.close();
        return name;
    }

    private interface Printing {
        void print(List<Property> properties);
    }

    private void wired(Printing printing, List<Property> properties) {
        out.line("@Wire");
        printing.print(properties);
    }

    private List<Property> properties() {
        return new Decorations(scope).properties(1 + draw.below(5));
    }

    /** Prints what a kind is about and returns types to be used. */
    private List<String> types(Kind kind) {
        String name = scope.fresh(kind == Kind.PLAIN_VALUE ? "Plain" : "Kind");
        switch (kind) {
            case PLAIN_VALUE -> new PlainValues(scope).print(name);
            case ENUM -> new Enums(scope).print(name);
            case KEY -> {
                new Keys(scope).print(name);
                return mapsOf(name);
            }
            case GENERIC -> {
                return new Generics(scope).print(name);
            }
            default -> {
                List<String> all = new ArrayList<>(new Unions(scope).print(name));
                all.set(0, name);
                return all;
            }
        }
        return List.of(name);
    }

    private List<String> mapsOf(String key) {
        Types types = new Types(scope);
        String value = Types.boxed(types.any());
        return List.of(
                "Map<" + key + ", " + value + ">", draw.of("SortedMap<", "LinkedHashMap<", "Map<") + key + ", String>");
    }

    /** Properties with these types or containers of them, and a few others. */
    private List<Property> around(List<String> types) {
        Decorations decorations = new Decorations(scope);
        List<Property> all = new ArrayList<>(decorations.properties(draw.below(2)));
        Types chosen = new Types(scope);
        all.add(decorations.property("one", types.get(0)));
        all.add(decorations.property("two", chosen.around(draw.of(types))));
        if (draw.oneIn(2)) {
            all.add(decorations.property("three", chosen.around(draw.of(types))));
        }
        return all;
    }

    private void anyClass(String name, List<Property> properties) {
        switch (draw.below(3)) {
            case 0 -> new Records(scope).print(name, properties);
            case 1 -> new Beans(scope).print(name, properties);
            default -> new Immutables(scope).print(name, properties);
        }
    }
}
