package dev.wirespeed.conformance.generator;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is known while a fixture is printed: the types there are already, and the names that documents may use. */
final class Scope {
    private static final List<String> USUAL = List.of(
            "id", "name", "total", "firstName", "active", "value", "size", "label", "kind", "createdAt", "b", "a", "x");
    private static final List<String> UNUSUAL = List.of(
            "URL",
            "x1",
            "isOn",
            "aName",
            "eMail",
            "_x",
            "Upper",
            "getIt",
            "snake_case",
            "type",
            "default_",
            "größe",
            "in",
            "out",
            "field",
            "Optional",
            "List",
            "JsonName",
            "dev",
            "INSTANCE");

    final Draw draw;
    final Source out = new Source();
    /** Classes with properties, for properties of other classes. */
    final List<String> objects = new ArrayList<>();

    final List<String> enums = new ArrayList<>();
    /** Everything else that can be a property's type. */
    final List<String> others = new ArrayList<>();

    /** Classes that can be the keys of maps. */
    final List<String> keys = new ArrayList<>();

    /** Classes that stand for views. */
    final List<String> views = new ArrayList<>();

    /** Annotations that stand for others. */
    final List<String> bundles = new ArrayList<>();

    final Map<String, String> names = new LinkedHashMap<>();
    /** The type of what stands in no property; classes that extend each other agree on it. */
    final String anyType;

    private int count;

    Scope(Draw draw) {
        this.draw = draw;
        this.anyType = draw.of("Object", "String", "Integer");
    }

    String fresh(String stem) {
        return stem + ++count;
    }

    /** Java names for the properties of one class. */
    List<String> propertyNames(int howMany) {
        Set<String> chosen = new LinkedHashSet<>();
        while (chosen.size() < howMany) {
            chosen.add(draw.of(draw.oneIn(8) ? UNUSUAL : USUAL));
        }
        chosen.forEach(name -> names.put(name, name));
        return List.copyOf(chosen);
    }

    /** A name that only documents use for a property. */
    String alias(String javaName, String name) {
        names.put(name, javaName);
        return '"' + name.replace("\"", "\\\"") + '"';
    }
}
