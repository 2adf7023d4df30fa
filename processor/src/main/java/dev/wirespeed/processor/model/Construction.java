package dev.wirespeed.processor.model;

import java.util.List;
import java.util.Optional;

/** The way an object is created when it is read. */
public sealed interface Construction {

    /** Not at all: the type is abstract, and others stand for it. */
    record None() implements Construction {}

    /**
     * Not at all: such objects are only written.
     *
     * @param why as a sentence
     * @param open whether no object is of the class itself, so that each is written with the codec of its own class
     */
    record Refused(String why, boolean open) implements Construction {}

    /** With a constructor without parameters, before its properties are read. */
    record Empty() implements Construction {}

    /**
     * From values that were read before.
     *
     * @param factory the static method that makes it; empty for a constructor
     * @param arguments the shapes of the parameters, in order
     * @param open whether the object may be of a subclass, whose own properties Jackson reads, too
     * @param kotlin the parameters, if it is a Kotlin class
     */
    record Creator(Optional<String> factory, List<Shape> arguments, boolean open, List<KotlinParameter> kotlin)
            implements Construction {}

    /**
     * A parameter of a Kotlin class.
     *
     * @param nullable whether it may be null
     * @param holds whether it is a collection, a map or an array
     */
    record KotlinParameter(boolean nullable, boolean holds) {}

    /**
     * With a builder, an object that collects its properties.
     *
     * @param codec reads the builder
     * @param method the builder's method that returns the object
     */
    record Built(CodecName codec, String method) implements Construction {}

    /** From a single value that stands for the whole object. */
    record Delegating(Optional<String> factory, Shape argument) implements Construction {}
}
