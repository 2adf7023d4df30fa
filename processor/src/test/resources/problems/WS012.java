package acme;

import dev.wirespeed.Wire;

@Wire(strict = true)
//! WS012: acme.WS012 can't be constructed: it has no constructor without parameters and no other that Jackson would choose. Mark one constructor or static factory with @JsonCreator.
public class WS012 {
    WS012(int a, int b) {}
}
