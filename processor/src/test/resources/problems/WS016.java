package acme;

import dev.wirespeed.Wire;

@Wire
//! WS016: The codec acme.WS016_JsonCodec would replace an existing class. Rename one of the two classes.
public class WS016 {
    @Wire
    public static class Inner {}
}

@Wire
//! WS016: The codec acme.WS016_Inner_JsonCodec would replace an existing class. Rename one of the two classes.
class WS016_Inner {}

class WS016_JsonCodec {}
