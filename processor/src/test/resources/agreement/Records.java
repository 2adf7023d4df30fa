package acme;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.OptBoolean;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

public class Records {
    //: Plain {"b":1,"a":"x","c":2,"d":true,"e":1.5,"f":"c","g":"o","h":3,"l":["p",null]}
    //: Plain {}
    //: Plain {"b":null}
    //: Plain {"a":null,"c":null,"g":null,"h":null,"l":null}
    //: Plain {"l":["q"],"h":4,"a":"y","b":2}
    //: Plain {"b":1,"b":2,"zz":[{}],"zz":{"q":[1]}}
    //: Plain {"B":1,"bb":2}
    //: Plain []
    //: Plain ""
    //: Plain "x"
    //: Plain 1
    //: Plain null
    //: Plain {"l":"x"}
    //: Plain {"l":{}}
    //: Plain {"b":"7","d":"true","e":"1.5"}
    @Wire
    public record Plain(
            int b, String a, Integer c, boolean d, double e, char f, Optional<String> g, OptionalInt h, List<String> l) {}

    //: Compact {"a":1,"s":"x"}
    //: Compact {}
    @Wire
    public record Compact(int a, String s) {
        public Compact {
            s = s == null ? "dflt" : s;
        }
    }

    //: Named {"first_name":"F","b":"B","ig":9,"al":5,"isX":true,"getY":"Y"}
    //: Named {"firstName":"F","al2":5,"a":6,"x":true,"y":"q"}
    //: Named {"a":1,"al":2}
    //: Named {"al":2,"a":1}
    @Wire
    public record Named(
            @JsonProperty("first_name") String firstName,
            @JsonProperty String b,
            @JsonIgnore int ig,
            @JsonAlias({"al", "al2"}) int a,
            boolean isX,
            String getY) {}

    //: IgnoredAccessor {"a":1,"b":2}
    @Wire
    public record IgnoredAccessor(int a, int b) {
        @JsonIgnore
        public int b() {
            return b;
        }
    }

    //: ExtraGetter {"a":1,"extra":2}
    @Wire
    public record ExtraGetter(int a) {
        public int getExtra() {
            return 7;
        }

        public boolean isFlag() {
            return true;
        }

        public int getA() {
            return 99;
        }

        public int plain() {
            return 1;
        }

        public String getextra2() {
            return "e";
        }
    }

    //: OverriddenAccessor {"a":1}
    @Wire
    public record OverriddenAccessor(int a) {
        public int a() {
            return a * 2;
        }
    }

    //: AnnotatedAccessor {"a":1}
    //: AnnotatedAccessor {"renamed":2}
    @Wire
    public record AnnotatedAccessor(int a) {
        @JsonProperty("renamed")
        public int a() {
            return a;
        }
    }

    //: Access {"a":1,"b":2,"c":3}
    @Wire
    public record Access(
            @JsonProperty(access = JsonProperty.Access.READ_ONLY) int a,
            @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) int b,
            int c) {}

    //: Required {}
    //: Required {"a":null}
    //: Required {"a":"x"}
    //: Required {"b":1}
    //: Required {"alias":"y"}
    @Wire
    public record Required(@JsonProperty(required = true) @JsonAlias("alias") String a, int b) {}

    //: Empty {}
    //: Empty {"a":5,"a":[6]}
    @Wire
    public record Empty() {}

    //: Factory {"a":1,"s":"s"}
    //: Factory {"x":4}
    @Wire
    public record Factory(int a, String s) {
        @JsonCreator
        public static Factory of(@JsonProperty("x") int x) {
            return new Factory(x, "fac");
        }
    }

    //: OtherConstructor {"a":1,"s":"s"}
    //: OtherConstructor {"q":1,"r":2,"t":3}
    @Wire
    public record OtherConstructor(int a, String s) {
        public OtherConstructor(@JsonProperty("q") int q, @JsonProperty("r") int r, @JsonProperty("t") int t) {
            this(q + r + t, "named");
        }
    }

    //: Delegating "x"
    //: Delegating {"v":"y"}
    @Wire
    public record Delegating(String v) {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Delegating {}
    }

    //: AliasOfOther {"a":1,"b":2}
    //: AliasOfOther {"b":2,"a":1}
    @Wire
    public record AliasOfOther(@JsonAlias("b") int a, int b) {}

    //: Tree {"kids":[{"a":1},null,{"kids":[]}],"a":3}
    //: Tree {"kids":""}
    //: Tree {"kids":[""]}
    @Wire
    public record Tree(int a, String b, List<Tree> kids) {}

    //: Ordered {"q":3,"b":4,"c1":5}
    @Wire
    @JsonPropertyOrder({"b"})
    public record Ordered(@JsonProperty("q") int a, int b, @JsonProperty("c1") int c) {}

    //: Awkward {"in":1,"out":2,"value":"v","more":true,"class":3,"a b":4,"FOO":5,"foo":6,"names":7,"again":8,"é\n":9}
    @Wire
    public record Awkward(
            int in,
            int out,
            String value,
            boolean more,
            @JsonProperty("class") int clazz,
            @JsonProperty("a b") int spaced,
            int FOO,
            int foo,
            int names,
            int again,
            @JsonProperty("é\n") int escaped) {}

    //: Nullable {"o":"x","oo":"y","oi":4}
    //: Nullable {"o":null,"oo":null,"oi":null}
    //: Nullable {"oi":""}
    //: Nullable {}
    @Wire
    public record Nullable(Optional<Integer> o, Optional<Optional<String>> oo, OptionalInt oi) {}

    //: Nullable2 {"l":[null],"r":{}}
    //: Nullable2 {"r":""}
    @Wire
    public record Nullable2(Optional<List<String>> l, Optional<Nullable> r) {}

    //: Described {}
    //: Described {"x":1}
    //: Described {"must":2}
    //: Described {"must":2,"n":1,"may":3,"text":"t"}
    //: Described {"must":null,"urn:a:n":1,"text":null}
    @Wire
    public record Described(
            @JsonProperty(value = "n", defaultValue = "5", namespace = "urn:a")
            int number,

            @JsonProperty(isRequired = OptBoolean.TRUE) Integer must,

            @JsonProperty(required = true, isRequired = OptBoolean.FALSE)
            Integer may,

            @JsonProperty(defaultValue = "d", namespace = "urn:b")
            String text) {}
}
