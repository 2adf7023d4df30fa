package dev.wirespeed.processor.model;

/** The way to set the value of a property of an object. */
public sealed interface Mutator {

    /** By a call of a method with one parameter. */
    record Call(String method) implements Mutator {}

    /** By a call of a method with one parameter, which may return another object to continue with. */
    record Chain(String method) implements Mutator {}

    /** Into a field. */
    record Field(String field) implements Mutator {}

    /** By the fallback, where generated code can't reach it. */
    record ByFallback() implements Mutator {}

    /** As the argument of the {@link Construction.Creator} at this index. */
    record Argument(int index) implements Mutator {}
}
