package acme;

import dev.wirespeed.Wire;

public class WS022 {
    public static class Vendor {
        public int a;
    }

    public static class First {}

    public static class Second {}

    @Wire(
            mixins = {
                @Wire.Mixin(target = Vendor.class, source = First.class),
                @Wire.Mixin(target = Vendor.class, source = Second.class)
            })
    //! WS022: acme.WS022.Vendor has two mix-ins. Keep one, or let one of the two extend the other and name only that one.
    public static class User {
        public Vendor vendor;
    }
}
