package acme;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Wire;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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

    //: Tags ["a","b"]
    //: Tags "a"
    //: Tags {}
    @Wire
    public static class Tags {
        private final List<String> all;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Tags(List<String> all) {
            this.all = all;
        }

        @JsonValue
        public List<String> all() {
            return all;
        }
    }

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

    //: Extra {"id":1,"x":"y","n":2,"o":{"a":[1]},"z":null}
    //: Extra {}
    @Wire
    public static class Extra {
        public int id;
        private final Map<String, Object> more = new TreeMap<>();

        @JsonAnyGetter
        public Map<String, Object> more() {
            return more;
        }

        @JsonAnySetter
        public void put(String name, Object value) {
            more.put(name, value);
        }
    }

    //: ExtraInPlace {"id":1,"x":"y","zed":3}
    @Wire
    public static class ExtraInPlace {
        public int id;
        public int zed;
        private Map<String, String> more = new LinkedHashMap<>();

        @JsonAnyGetter
        public Map<String, String> getMore() {
            return more;
        }

        @JsonAnySetter
        public void put(String name, String value) {
            more.put(name, value);
        }
    }

    //: ExtraField {"id":1,"x":1,"secret":2,"hidden":3}
    @Wire
    @JsonIgnoreProperties("secret")
    public static class ExtraField {
        public int id;

        @JsonIgnore
        public int hidden;

        @JsonAnySetter
        @JsonAnyGetter
        public Map<String, Integer> more;
    }
}
