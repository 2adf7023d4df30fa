package acme;

import dev.wirespeed.Wire;

public class WS003 {
    @Wire
    //! WS003: acme.WS003.Hidden is not accessible to its codec. Make it and the classes around it public, or leave them without modifier.
    private record Hidden(int a) {}

    //! WS003: acme.WS003.Secret is not accessible to its codec. Make it and the classes around it public, or leave them without modifier.
    private enum Secret {
        A
    }

    @Wire(strict = true)
    record User(Secret secret) {}
}
