package dev.wirespeed.conformance.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JavaType;

/**
 * What objects of any class are read from, as the deserializers of one of the two Jacksons tell; types are Jackson 3's for both.
 */
abstract class Shapes {
    private final Map<JavaType, Optional<Shape>> shapes = new HashMap<>();
    private final Map<JavaType, Optional<Ids>> ids = new HashMap<>();

    /**
     * A bean.
     *
     * @param instead types that can stand in place of the object
     * @param open whether it takes properties of any name
     */
    record Shape(List<Property> properties, List<JavaType> instead, boolean open) {}

    /** @param names the first is its own, others are aliases */
    record Property(List<String> names, JavaType type, Optional<Ids> ids) {}

    /** How the classes of values are told. */
    record Ids(String property, JsonTypeInfo.As inclusion, Map<String, JavaType> subtypes) {}

    /** Of an object without its type id; empty if the class is not read as a bean. */
    Optional<Shape> of(JavaType type) {
        return known(shapes, type, this::describe);
    }

    /** Of the type itself, wherever it is used. */
    Optional<Ids> ids(JavaType type) {
        return known(ids, type, this::describeIds);
    }

    /** What can't be described is not read either. */
    private static <T> Optional<T> known(
            Map<JavaType, Optional<T>> all, JavaType type, Function<JavaType, Optional<T>> description) {
        Optional<T> known = all.get(type);
        if (known == null) {
            try {
                known = description.apply(type);
            } catch (RuntimeException | LinkageError e) {
                known = Optional.empty();
            }
            all.put(type, known);
        }
        return known;
    }

    abstract Optional<Shape> describe(JavaType type);

    abstract Optional<Ids> describeIds(JavaType type);

    /** A value of such a type. */
    abstract Object read(String document, JavaType type);
}
