package acme;

import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.OptBoolean;
import dev.wirespeed.Wire;
import java.util.Date;
import java.util.List;

@Wire(
        types = WS028.Vendor.class,
        mixins = @Wire.Mixin(target = WS028.Vendor.class, source = WS028.VendorMixin.class))
public class WS028 {
    public static class Vendor {
        public int a;

        //! WS028: Vendor.since would be left to Jackson (WS006: java.util.Date can't be generated: Jackson chooses its form at run time), which does not know the mix-ins of @Wire. Change what the reason names, in the class or through its mix-in, or exclude the property with @JsonIgnore.
        public Date since;
    }

    public abstract static class VendorMixin {
        @JsonProperty("b")
        int a;
    }

    public static class Around<T extends Vendor> {
        public List<T> all;

        public static <S extends Comparable<? super S>> S most(List<S> all) {
            return null;
        }
    }

    @Wire
    public static class Deal {
        @JsonFormat(lenient = OptBoolean.FALSE)
        //! WS028: Deal.around would be left to Jackson (WS005: No code can be made for @JsonFormat here), which does not know the mix-ins of @Wire. Change what the reason names, in the class or through its mix-in, or exclude the property with @JsonIgnore.
        public Around<Vendor> around;

        //! WS023: Deal.day is left to Jackson (WS006: java.util.Date can't be generated: Jackson chooses its form at run time). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
        public Date day;
    }

    @Wire
    @JsonFilter("x")
    //! WS028: acme.WS028.Filtered would be left to Jackson (WS005: No code can be made for @JsonFilter here), which does not know the mix-ins of @Wire. Change what the reason names, in the class or through its mix-in, or exclude the property with @JsonIgnore.
    public static class Filtered {
        private Vendor vendor;

        public Vendor getVendor() {
            return vendor;
        }
    }
}
