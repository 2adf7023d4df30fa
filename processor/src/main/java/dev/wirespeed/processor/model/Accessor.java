package dev.wirespeed.processor.model;

/** The way to get the value of a property from an object. */
public sealed interface Accessor {

    /** By calling a method without parameters. */
    record Call(String method) implements Accessor {}

    /** By the fallback, where generated code can't reach it. */
    record ByFallback() implements Accessor {}

    /** From a field. */
    record Field(String field) implements Accessor {}
}
