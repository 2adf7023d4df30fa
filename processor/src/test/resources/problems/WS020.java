package acme;

import dev.wirespeed.Wire;

@Wire
//! WS020: acme.WS020 has 2001 properties, more than fit into one class. Split it into nested classes.
public class WS020 {
    $PROPERTIES
}
