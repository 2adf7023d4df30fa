package dev.wirespeed.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A named part of an object.
 *
 * @param name its name on the wire
 * @param label its name in Java, for its locals and constants
 * @param output how it is written; empty if it is only read
 * @param input how it is read; empty if it is only written
 */
public record Property(String name, String label, Optional<Output> output, Optional<Input> input) {

    /**
     * The writing of a property.
     *
     * @param inline whether its entries are written as properties of the object that has it
     * @param views the views in which it is written; without an active view, it always is
     */
    public record Output(Accessor accessor, Shape shape, Inclusion inclusion, boolean inline, List<TypeName> views) {
        public Output(Accessor accessor, Shape shape, Inclusion inclusion) {
            this(accessor, shape, inclusion, false, List.of());
        }
    }

    /**
     * The reading of a property.
     *
     * @param required whether an object without this property is refused
     * @param nulls the handling of null
     * @param views the views in which it is read; without an active view, it always is
     * @param back the reference from the value back to its object
     * @param place the number of properties read before it, where they are identified by their places
     * @param declared grows with the places of properties in the source
     */
    public record Input(
            Mutator mutator,
            Shape shape,
            List<String> aliases,
            boolean required,
            Nulls nulls,
            List<TypeName> views,
            Optional<Back> back,
            int place,
            int declared) {

        /** A copy with another mutator. */
        public Input with(Mutator other) {
            return new Input(other, shape, aliases, required, nulls, views, back, place, declared);
        }

        /** A copy with another shape and other aliases. */
        public Input with(Shape otherShape, List<String> otherAliases) {
            return new Input(mutator, otherShape, otherAliases, required, nulls, views, back, place, declared);
        }

        /** A copy at another place. */
        public Input at(int other) {
            return new Input(mutator, shape, aliases, required, nulls, views, back, other, declared);
        }

        /** A copy declared elsewhere. */
        public Input declaredAt(int other) {
            return new Input(mutator, shape, aliases, required, nulls, views, back, place, other);
        }

        /** A copy with a back reference. */
        public Input with(Back other) {
            return new Input(mutator, shape, aliases, required, nulls, views, Optional.of(other), place, declared);
        }
    }

    /**
     * The reference from an object back to its owner.
     *
     * @param mutator sets the owner
     */
    public record Back(Kind kind, Mutator mutator) {
        /** The objects that have it. */
        public enum Kind {
            ONE,
            ALL,
            VALUES,
            ARRAY
        }
    }

    /** What is left in documents in which this name belongs to something else: by its other names it is still read. */
    Stream<Property> without(String other) {
        List<String> aliases = input.map(i -> without(i.aliases(), other)).orElse(List.of());
        if (!name.equals(other)) {
            return Stream.of(new Property(name, label, output, input.map(i -> i.with(i.shape(), aliases))));
        }
        Stream<Property> written =
                output.isPresent() ? Stream.of(new Property(name, label, output, Optional.empty())) : Stream.empty();
        Stream<Property> read = aliases.stream()
                .limit(1)
                .map(alias -> new Property(
                        alias,
                        label,
                        Optional.empty(),
                        input.map(i -> i.with(i.shape(), aliases.subList(1, aliases.size())))));
        return Stream.concat(written, read);
    }

    private static List<String> without(List<String> names, String other) {
        return names.stream().filter(name -> !name.equals(other)).toList();
    }

    /** Whether its own properties stand in its place. */
    public boolean isUnwrapped() {
        return output.map(Output::shape)
                .or(() -> input.map(Input::shape))
                .filter(Shape.Unwrapped.class::isInstance)
                .isPresent();
    }
}
