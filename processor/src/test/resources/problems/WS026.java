package acme;

import dev.wirespeed.Wire;

public class WS026 {
    @Wire
    //! WS026: acme.WS026.Sum is only written, since it has no constructor without parameters and no other that Jackson would choose, so that Jackson can't read it either. Mark one constructor or static factory of a class with @JsonCreator, or name the subtypes of an abstract type with @JsonTypeInfo and @JsonSubTypes; @Wire(strict = true) makes this an error.
    public static class Sum {
        Sum(int a, int b) {}
    }

    @Wire
    //! WS026: acme.WS026.Shape is only written, since it is an interface, so that Jackson can't read it either. Mark one constructor or static factory of a class with @JsonCreator, or name the subtypes of an abstract type with @JsonTypeInfo and @JsonSubTypes; @Wire(strict = true) makes this an error.
    public interface Shape {}

    @Wire
    //! WS026: acme.WS026.Animal is only written, since it is an abstract class, so that Jackson can't read it either. Mark one constructor or static factory of a class with @JsonCreator, or name the subtypes of an abstract type with @JsonTypeInfo and @JsonSubTypes; @Wire(strict = true) makes this an error.
    public abstract static class Animal {}
}
