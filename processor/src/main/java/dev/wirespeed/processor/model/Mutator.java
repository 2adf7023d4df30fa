package dev.wirespeed.processor.model;

/** How the value of a property gets into an object. */
public sealed interface Mutator {

    /** By calling a method with one parameter. */
    record Call(String method) implements Mutator {}

    /** By calling a method with one parameter, which may return another object to go on with. */
    record Chain(String method) implements Mutator {}

    /** Into a field. */
    record Field(String field) implements Mutator {}

    /** By Jackson, where generated code can't reach it. */
    record Foreign() implements Mutator {}

    /** As the argument of the {@link Construction.Creator} at this index. */
    record Argument(int index) implements Mutator {}
}
