package dev.wirespeed.processor.model;

import java.util.List;
import java.util.Optional;

/** How an object comes into being when it is read. */
public sealed interface Construction {

    /** Not at all: the type is abstract, and others stand for it. */
    record None() implements Construction {}

    /**
     * Not at all: such objects are only written.
     *
     * @param why as a sentence
     * @param open whether none is of the class itself, so that each is written by the codec of its own class
     */
    record Refused(String why, boolean open) implements Construction {}

    /** By a constructor without parameters, before its properties are read. */
    record Empty() implements Construction {}

    /**
     * From values that were read before.
     *
     * @param factory the static method that makes it; empty for a constructor
     * @param arguments the shapes of the parameters, in order
     * @param open whether the object may be of a subclass, whose own properties Jackson reads, too
     * @param kotlin the parameters, if the class is one of Kotlin's
     */
    record Creator(Optional<String> factory, List<Shape> arguments, boolean open, List<KotlinParameter> kotlin)
            implements Construction {}

    /**
     * A parameter of a class of Kotlin's.
     *
     * @param nullable whether it may be null
     * @param holds whether it is a collection, a map or an array
     */
    record KotlinParameter(boolean nullable, boolean holds) {}

    /**
     * By another object, which collects its properties.
     *
     * @param codec reads that object
     * @param method makes the object that is wanted of it
     */
    record Built(CodecName codec, String method) implements Construction {}

    /** From one value that stands for the whole object. */
    record Delegating(Optional<String> factory, Shape argument) implements Construction {}
}
