package acme;

import dev.wirespeed.Wire;

@Wire
//! WS021: missing refers to Missing, which was not found. Check the imports and the class path.
public class WS021 {
    public Missing missing;
}
