package dev.wirespeed.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * A named part of an object.
 *
 * @param name its name on the wire
 * @param label its name in Java, for the locals and constants that stand for it
 * @param output how it is written; empty if it is only read
 * @param input how it is read; empty if it is only written
 */
public record Property(String name, String label, Optional<Output> output, Optional<Input> input) {

    /**
     * What is written, and when.
     *
     * @param inline whether its entries are written as properties of the object that has it
     * @param views those in which it is written; where none is active, it always is
     */
    public record Output(Accessor accessor, Shape shape, Inclusion inclusion, boolean inline, List<TypeName> views) {
        public Output(Accessor accessor, Shape shape, Inclusion inclusion) {
            this(accessor, shape, inclusion, false, List.of());
        }
    }

    /**
     * What is read, and where it goes.
     *
     * @param required whether an object without this property is refused
     * @param nulls what is done with a null
     * @param views those in which it is read; where none is active, it always is
     * @param back how what is read learns of the object that it belongs to
     * @param place how many properties are read before it where they are told apart by their places
     */
    public record Input(
            Mutator mutator,
            Shape shape,
            List<String> aliases,
            boolean required,
            Nulls nulls,
            List<TypeName> views,
            Optional<Back> back,
            int place) {

        /** The same in another way. */
        public Input with(Mutator other) {
            return new Input(other, shape, aliases, required, nulls, views, back, place);
        }

        /** The same with another shape and other names. */
        public Input with(Shape otherShape, List<String> otherAliases) {
            return new Input(mutator, otherShape, otherAliases, required, nulls, views, back, place);
        }

        /** The same at a place. */
        public Input at(int other) {
            return new Input(mutator, shape, aliases, required, nulls, views, back, other);
        }

        /** The same with a way back. */
        public Input with(Back other) {
            return new Input(mutator, shape, aliases, required, nulls, views, Optional.of(other), place);
        }
    }

    /**
     * The way back from an object to the one that it belongs to.
     *
     * @param mutator takes that one
     */
    public record Back(Kind kind, Mutator mutator) {
        /** Which objects have it. */
        public enum Kind {
            ONE,
            ALL,
            VALUES,
            ARRAY
        }
    }

    /** The same for documents in which this name is that of something else. */
    Property withoutInput(String other) {
        Optional<Input> left =
                input.filter(i -> !name.equals(other)).map(i -> i.with(i.shape(), without(i.aliases(), other)));
        return new Property(name, label, output, left);
    }

    private static List<String> without(List<String> names, String other) {
        return names.stream().filter(name -> !name.equals(other)).toList();
    }

    /** Whether its own properties stand where it would. */
    public boolean isUnwrapped() {
        return output.map(Output::shape)
                .or(() -> input.map(Input::shape))
                .filter(Shape.Unwrapped.class::isInstance)
                .isPresent();
    }
}
