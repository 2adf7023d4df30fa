package acme;

import dev.wirespeed.Wire;

@Wire
//! WS016: The codec acme.WS016_JsonCodec would replace an existing class. Rename one of the two classes.
public class WS016 {}

class WS016_JsonCodec {}
