package acme;

import dev.wirespeed.Wire;

@Wire
//! WS002: acme.WS002 has type parameters, which are only known where it is used. Annotate the classes that use it with concrete type arguments instead.
public record WS002<T>(T value) {}
