package acme;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import dev.wirespeed.Wire;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.*;

public class Inclusion {
    public enum Letter {
        A,
        B
    }

    public record Blank() {}

    public static class BlankClass {}

    //: NotNull {"o":null,"i":0}
    //: NotNull {"s":"","l":[],"o":"x","oi":1}
    @Wire
    @JsonInclude(Include.NON_NULL)
    public record NotNull(String s, Optional<String> o, OptionalInt oi, List<String> l, int i) {}

    //: NotAbsent {"o":null,"i":0}
    //: NotAbsent {"s":"","l":[],"o":"","oi":0}
    @Wire
    @JsonInclude(Include.NON_ABSENT)
    public record NotAbsent(String s, Optional<String> o, OptionalInt oi, List<String> l, int i) {}

    //: NotEmpty {"s":"","l":[],"I":0,"arr":[],"m":{},"by":"","ca":"","in":0,"bd":0,"set":[],"du":0,"oe":"","e":"A","ld":0,"u":"00000000-0000-0000-0000-000000000000","it":[],"es":[],"em":{},"sa":[],"ll":[[]],"ol":[],"oo":null,"n":{},"bl":{},"bc":{}}
    //: NotEmpty {"s":"x","l":[null],"I":1,"arr":[0],"m":{"a":null},"by":"AQ==","ca":"x","set":["y"],"u":"00000000-0000-0000-0000-000000000001","it":[1],"es":["A"],"em":{"A":1},"sa":[null],"oi":0,"od":0,"d":0,"c":" ","b":true,"n":{"s":"q"}}
    //: NotEmpty {}
    @Wire
    @JsonInclude(Include.NON_EMPTY)
    public record NotEmpty(
            String s,
            Optional<String> o,
            OptionalInt oi,
            OptionalDouble od,
            List<String> l,
            int i,
            Integer I,
            int[] arr,
            Map<String, String> m,
            byte[] by,
            char[] ca,
            boolean b,
            char c,
            Double d,
            Instant in,
            BigDecimal bd,
            Set<String> set,
            Duration du,
            Optional<String> oe,
            Letter e,
            LocalDate ld,
            UUID u,
            Iterable<Integer> it,
            EnumSet<Letter> es,
            EnumMap<Letter, Integer> em,
            String[] sa,
            List<List<String>> ll,
            Optional<List<String>> ol,
            Optional<Optional<String>> oo,
            NotNull n,
            Blank bl,
            BlankClass bc) {
        @Override
        public String toString() {
            return "";
        }
    }

    //: NotDefault {"s":"","l":[],"I":0,"arr":[],"m":{},"by":"","ca":"","D":0,"in":0,"bd":0,"set":[],"du":0,"B":false,"C":"\u0000","e":"A","ld":0,"u":"00000000-0000-0000-0000-000000000000","F":0.0,"L":0,"S":0,"Y":0,"bi":0}
    //: NotDefault {"i":1,"b":true,"c":"a","d":-0.0,"f":-0.0,"D":-0.0,"F":-0.0,"lo":5,"sh":6,"bt":7,"I":8,"o":"","oi":0}
    //: NotDefault {}
    @Wire
    @JsonInclude(Include.NON_DEFAULT)
    public record NotDefault(
            String s,
            Optional<String> o,
            OptionalInt oi,
            List<String> l,
            int i,
            Integer I,
            int[] arr,
            Map<String, String> m,
            byte[] by,
            char[] ca,
            boolean b,
            char c,
            Double D,
            Instant in,
            BigDecimal bd,
            Set<String> set,
            Duration du,
            Boolean B,
            double d,
            float f,
            long lo,
            short sh,
            byte bt,
            BigInteger bi,
            Character C,
            Letter e,
            LocalDate ld,
            UUID u,
            Float F,
            Long L,
            Short S,
            Byte Y) {
        @Override
        public String toString() {
            return "";
        }
    }

    //: NotInitial {}
    //: NotInitial {"i":0,"z":1,"s":null,"em":"x","l":[2],"ar":[1,2],"d":0.0,"D":null,"o":null,"I":null,"e":"B"}
    //: NotInitial {"ar":[1,3],"l":[1],"n":"","d":-0.0,"sa":["x",null]}
    //: NotInitial {"sa":["y"],"f":2.5,"nan":3}
    @Wire
    @JsonInclude(Include.NON_DEFAULT)
    public static class NotInitial {
        public int i = 5;
        public int z;
        public String s = "d";
        public String n;
        public String em = "";
        public List<Integer> l = new ArrayList<>(List.of(1));
        public int[] ar = {1, 2};
        public double d = -0.0;
        public Double D = 1.0;
        public Optional<String> o = Optional.empty();
        public Integer I = 7;
        public Letter e = Letter.A;
        public String[] sa = {"x", null};
        public float f = 1.5f;
        public double nan = Double.NaN;
    }

    //: PropertyNotDefault {"i":0,"s":"","l":[],"u":"00000000-0000-0000-0000-000000000000","d":-0.0,"bd":0,"du":0,"e":"A","bl":{}}
    //: PropertyNotDefault {}
    @Wire
    public static class PropertyNotDefault {
        @JsonInclude(Include.NON_DEFAULT)
        public int i = 5;

        @JsonInclude(Include.NON_DEFAULT)
        public String s = "d", n, em = "";

        @JsonInclude(Include.NON_DEFAULT)
        public List<Integer> l = new ArrayList<>();

        @JsonInclude(Include.NON_DEFAULT)
        public Integer I = 0;

        @JsonInclude(Include.NON_DEFAULT)
        public Optional<String> o = Optional.empty();

        @JsonInclude(Include.NON_DEFAULT)
        public double d = 0.0, nd = -0.0;

        @JsonInclude(Include.NON_DEFAULT)
        public BigDecimal bd;

        @JsonInclude(Include.NON_DEFAULT)
        public UUID u;

        @JsonInclude(Include.NON_DEFAULT)
        public Duration du;

        @JsonInclude(Include.NON_DEFAULT)
        public Letter e;

        @JsonInclude(Include.NON_DEFAULT)
        public Blank bl;
    }

    //: Content {"a":{"a":null,"b":"","c":"x"},"b":{"a":null,"b":"","c":"x"},"c":{"a":null},"l":["x",null],"i":{"a":null,"b":0,"c":1},"op":{"a":null,"c":""},"oe":"","arr":["x",null],"deep":{"k":{"a":null}},"inList":[{"a":null,"b":"q"}],"oem":""}
    //: Content {"c":{"a":null,"b":"x"},"oem":"x"}
    //: Content {}
    @Wire
    public static class Content {
        @JsonInclude(content = Include.NON_NULL)
        public Map<String, String> a;

        @JsonInclude(content = Include.NON_EMPTY)
        public Map<String, String> b;

        @JsonInclude(value = Include.NON_EMPTY, content = Include.NON_NULL)
        public Map<String, String> c;

        @JsonInclude(content = Include.NON_NULL)
        public List<String> l;

        @JsonInclude(content = Include.NON_DEFAULT)
        public Map<String, Integer> i;

        @JsonInclude(content = Include.NON_ABSENT)
        public Map<String, Optional<String>> op;

        @JsonInclude(content = Include.NON_EMPTY)
        public Optional<String> oe;

        @JsonInclude(content = Include.NON_NULL)
        public String[] arr;

        @JsonInclude(content = Include.NON_NULL)
        public Map<String, Map<String, String>> deep;

        @JsonInclude(content = Include.NON_NULL)
        public List<Map<String, String>> inList;

        @JsonInclude(value = Include.NON_EMPTY, content = Include.NON_EMPTY)
        public Optional<String> oem;
    }

    //: Overridden {"m":{"a":null},"l":[null]}
    @Wire
    @JsonInclude(Include.NON_NULL)
    public static class Overridden {
        public String a;

        @JsonInclude(Include.ALWAYS)
        public String b;

        @JsonInclude(Include.USE_DEFAULTS)
        public String c;

        @JsonInclude
        public String d;

        public Map<String, String> m;
        public List<String> l;
    }

    //: ClassContent {"m":{"a":null,"b":"x"}}
    @Wire
    @JsonInclude(content = Include.NON_NULL)
    public static class ClassContent {
        public Map<String, String> m;
        public String s;
    }

    @JsonInclude(Include.NON_EMPTY)
    public static class Parent {
        public String s = "";
    }

    //: Child {}
    @Wire
    public static class Child extends Parent {
        public String t = "";
    }

    //: ByAccessor {}
    //: ByAccessor {"a":"x"}
    @Wire
    public record ByAccessor(String a) {
        @JsonInclude(Include.NON_NULL)
        public String a() {
            return a;
        }
    }

    public static class Secret {
        @Override
        public boolean equals(Object other) {
            return other == null || other.equals("secret");
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    //: Filtered {"a":"secret","m":{"x":"secret","y":"z","n":null}}
    //: Filtered {"a":"open"}
    @Wire
    public static class Filtered {
        @JsonInclude(value = Include.CUSTOM, valueFilter = Secret.class)
        public String a;

        @JsonInclude(content = Include.CUSTOM, contentFilter = Secret.class)
        public Map<String, String> m;
    }
}
