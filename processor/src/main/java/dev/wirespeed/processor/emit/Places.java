package dev.wirespeed.processor.emit;

import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import dev.wirespeed.processor.model.Union;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Transforms structs whose properties have no names in documents: an unwrapped object becomes one of its own, entries
 * become a map of their own, and ids of types stand around objects.
 */
final class Places {
    private Places() {}

    /** The same with places, unless a part of it is written in its place. */
    static Struct of(Struct struct) {
        if (struct.value().isPresent()) {
            return struct;
        }
        return new Struct(
                struct.type(),
                struct.codec(),
                properties(struct),
                struct.construction(),
                struct.open(),
                struct.lints(),
                struct.nested(),
                struct.union().map(Places::of),
                struct.variant(),
                struct.value(),
                List.of(),
                struct.any(),
                struct.skipped(),
                Optional.empty(),
                true);
    }

    /** Where something is unwrapped, which has no place with Jackson, what is read is where it is written. */
    private static List<Property> properties(Struct struct) {
        List<Property> places = new ArrayList<>();
        Map<String, Integer> written = new HashMap<>();
        for (Property property : struct.properties()) {
            int index = places.size();
            property.output().ifPresent(output -> written.put(property.label(), index));
            int place = struct.unwrapped().isEmpty()
                    ? property.input().map(Property.Input::place).orElse(0)
                    : written.getOrDefault(property.label(), index);
            places.add(of(property, place));
        }
        return places;
    }

    private static Property of(Property property, int place) {
        return new Property(
                property.name(),
                property.label(),
                property.output()
                        .map(output -> new Property.Output(
                                output.accessor(), of(output.shape()), output.inclusion(), false, output.views())),
                property.input()
                        .map(input -> input.with(of(input.shape()), List.of()).at(place)));
    }

    private static Shape of(Shape shape) {
        return shape instanceof Shape.Unwrapped unwrapped
                ? new Shape.Nested(
                        unwrapped.type(),
                        unwrapped.codec(),
                        Shape.Emptiness.NEVER,
                        unwrapped.open() ? Shape.Subclasses.UNKNOWN : Shape.Subclasses.NONE)
                : shape;
    }

    private static Union of(Union union) {
        boolean property = union.place() == Union.Place.PROPERTY || union.place() == Union.Place.OWN_PROPERTY;
        return new Union(
                property ? Union.Place.WRAPPER_ARRAY : union.place(),
                union.property(),
                union.visible(),
                union.variants().stream()
                        .map(each -> new Union.Variant(
                                each.type(), each.codec(), each.codec(), each.id(), each.ids(), each.names()))
                        .toList(),
                union.otherwise(),
                union.strangers(),
                union.strangerIds(),
                union.baseId());
    }
}
