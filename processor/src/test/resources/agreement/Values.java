package acme;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Wire;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Map;

public class Values {
    //: Code "abc"
    //: Code 5
    //: Code {"text":"abc"}
    //: Code null
    @Wire
    public record Code(@JsonValue String text) {}

    //: Money "12"
    //: Money 12
    //: Money 99999999999
    //: Money 1.5
    //: Money true
    //: Money []
    //: Money {"cents":3}
    @Wire
    public static class Money {
        private final long cents;

        public Money(long cents) {
            this.cents = cents;
        }

        @JsonValue
        public long cents() {
            return cents;
        }
    }

    //: Wrapped {"code":"x","money":5,"codes":["a",null,"b"],"byCode":{"k":"v"}}
    //: Wrapped {"code":null}
    @Wire
    public record Wrapped(Code code, Money money, List<Code> codes, Map<String, Code> byCode) {}

    //: Nothing {"a":1}
    @Wire
    public static class Nothing {
        public int a;

        @JsonValue
        public String none() {
            return null;
        }
    }

    //: Multi {"a":1,"s":"x"}
    //: Multi 5
    //: Multi "s"
    //: Multi true
    //: Multi 1.5
    //: Multi 123456789012
    @Wire
    public record Multi(int a, String s) {
        public Multi(int a) {
            this(a, "int");
        }

        public Multi(String s) {
            this(-1, s);
        }
    }

    //: FromInt "12"
    //: FromInt " 12 "
    //: FromInt ""
    //: FromInt " "
    //: FromInt "x"
    //: FromInt 12
    //: FromInt 12.0
    //: FromInt 123456789012
    //: FromInt {"n":3}
    @Wire
    public static class FromInt {
        public int n;

        public FromInt() {}

        public FromInt(int n) {
            this.n = n;
        }
    }

    //: FromBoolean true
    //: FromBoolean "true"
    //: FromBoolean "TRUE"
    //: FromBoolean " false "
    //: FromBoolean 1
    @Wire
    public record FromBoolean(boolean on, int x) {
        public FromBoolean(boolean on) {
            this(on, 1);
        }
    }

    //: FromDouble 1
    //: FromDouble 1.5
    //: FromDouble 123456789012
    //: FromDouble 123456789012345678901234567890
    //: FromDouble "1.5"
    @Wire
    public record FromDouble(double d, int x) {
        public FromDouble(double d) {
            this(d, 1);
        }
    }

    //: FromBig 1
    //: FromBig 1.5
    //: FromBig 123456789012345678901234567890
    //: FromBig "1"
    @Wire
    public record FromBig(BigDecimal d, BigInteger i) {
        public FromBig(BigDecimal d) {
            this(d, null);
        }

        public FromBig(BigInteger i) {
            this(null, i);
        }
    }

    //: ByFactory "x"
    //: ByFactory 3
    //: ByFactory {"text":"y"}
    @Wire
    public static class ByFactory {
        public String text;

        public static ByFactory valueOf(String text) {
            ByFactory made = new ByFactory();
            made.text = "of " + text;
            return made;
        }
    }

    //: Explicit "x"
    //: Explicit 3
    //: Explicit {"text":"y"}
    @Wire
    public static class Explicit {
        public final String text;

        private Explicit(String prefix, String text) {
            this.text = prefix + text;
        }

        @JsonCreator
        public static Explicit of(String value) {
            return new Explicit("of ", value);
        }
    }

    //: Open {"a":1,"b":"x","c":[1,2,{"d":null}],"e":{"f":1.5,"g":12345678901,"h":123456789012345678901},"i":true}
    //: Open {"a":null}
    @Wire
    public static class Open {
        public Object a;
        public Object b;
        public List<?> c;
        public Map<String, ?> e;
        public Map<String, Object> i2;
        public Object i;
    }

    //: Exact 1
    //: Exact 1.10
    //: Exact 1e400
    //: Exact 1e-400
    //: Exact 123456789012345678901234567890
    //: Exact "1e400"
    //: Exact ""
    //: Exact 0.1000000000000000055511151231257827021181583404541015625
    //: Exact true
    //: Exact []
    //: Exact {}
    @Wire
    public static class Exact {
        private final BigDecimal it;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Exact(BigDecimal it) {
            this.it = it;
        }

        @JsonValue
        public BigDecimal it() {
            return it;
        }
    }

    //: Whole 1
    //: Whole 1.10
    //: Whole 1e400
    //: Whole 1e-400
    //: Whole 123456789012345678901234567890
    //: Whole "1e400"
    //: Whole ""
    //: Whole 0.1000000000000000055511151231257827021181583404541015625
    //: Whole true
    //: Whole []
    //: Whole {}
    @Wire
    public record Whole(@JsonValue BigInteger it) {}

    /** Numbers of other kinds go to the creators that are made for them. */
    //: Both 1
    //: Both 1.10
    //: Both 1e400
    //: Both 1e-400
    //: Both 123456789012345678901234567890
    //: Both "1e400"
    //: Both ""
    //: Both 0.1000000000000000055511151231257827021181583404541015625
    //: Both true
    //: Both []
    //: Both {}
    @Wire
    public static class Both {
        private final Object it;

        @JsonCreator
        public Both(BigDecimal it) {
            this.it = it;
        }

        public Both(int it) {
            this.it = it;
        }

        public Both(boolean it) {
            this.it = it;
        }

        @Override
        public String toString() {
            return String.valueOf(it);
        }
    }

    //: Far 1
    //: Far 1.10
    //: Far 1e400
    //: Far 1e-400
    //: Far 123456789012345678901234567890
    //: Far "1e400"
    //: Far ""
    //: Far 0.1000000000000000055511151231257827021181583404541015625
    //: Far true
    //: Far []
    //: Far {}
    //: Far 99999999999
    @Wire
    public static class Far {
        private final Object it;

        @JsonCreator
        public Far(BigDecimal it) {
            this.it = it;
        }

        public Far(long it) {
            this.it = -it;
        }

        public Far(BigInteger it) {
            this.it = it.negate();
        }

        @Override
        public String toString() {
            return String.valueOf(it);
        }
    }

    /** What is annotated goes before what a record is made of anyway. */
    //: Later "PT1S"
    //: Later 5
    //: Later {}
    //: Later {"it":"x"}
    //: Later null
    @Wire
    public record Later(@JsonValue Duration it) {
        @JsonCreator
        static Later by(Duration it) {
            return new Later(it.plusSeconds(1));
        }
    }

    /** Factories that are not annotated don't count beside a record's only component. */
    //: Only "PT1S"
    //: Only 5
    //: Only {}
    //: Only {"it":"x"}
    //: Only null
    @Wire
    public record Only(@JsonValue String it) {
        public static Only valueOf(int length) {
            return new Only("x".repeat(length));
        }
    }

    /** The canonical constructor does not count beside a creator of properties. */
    //: Made "PT1S"
    //: Made 5
    //: Made {}
    //: Made {"it":"x"}
    //: Made null
    @Wire
    public record Made(@JsonValue String it) {
        @JsonCreator
        static Made by(@JsonProperty("a") String a, @JsonProperty("b") String b) {
            return new Made(a + b);
        }
    }
}
