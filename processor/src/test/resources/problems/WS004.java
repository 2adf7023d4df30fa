package acme;

import dev.wirespeed.Wire;

public class WS004 {
    @Wire
    //! WS004: acme.WS004.Inner is an inner class, which Jackson can't construct either. Make it static.
    public class Inner {
        public int a;
    }
}
