package acme;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;

public class WS008 {
    @Wire(strict = true)
    public static class Bean {
        @JsonProperty
        //! WS008: Bean.a is used by Jackson through reflection, but generated code can't reach it. Make it accessible from the package of the codec; a property can be excluded with @JsonIgnore instead.
        private int a;

        //! WS008: Bean.setB is used by Jackson through reflection, but generated code can't reach it. Make it accessible from the package of the codec; a property can be excluded with @JsonIgnore instead.
        private void setB(int b) {
            a = b;
        }

        @JsonProperty
        //! WS008: Bean.c is used by Jackson through reflection, but generated code can't reach it. Make it accessible from the package of the codec; a property can be excluded with @JsonIgnore instead.
        //! WS006: Bean.c can't be generated: the compiler would copy its constant, which Jackson may replace. Use a supported type for it, or exclude the property with @JsonIgnore.
        public final int c = 1;
    }

    @Wire(strict = true)
    public static class Private {
        @JsonCreator
        //! WS008: Private(int) is used by Jackson through reflection, but generated code can't reach it. Make it accessible from the package of the codec; a property can be excluded with @JsonIgnore instead.
        private Private(@JsonProperty("a") int a) {}
    }

    @Wire(strict = true)
    public static class PrivateDefault {
        //! WS008: PrivateDefault() is used by Jackson through reflection, but generated code can't reach it. Make it accessible from the package of the codec; a property can be excluded with @JsonIgnore instead.
        private PrivateDefault() {}
    }
}
