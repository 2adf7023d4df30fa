package acme;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.Nulls;
import dev.wirespeed.Wire;
import tools.jackson.databind.annotation.JsonDeserialize;

/** What must not be written never is, what must not be set never is, however an object is put together. */
public final class StructureGuards {
    private StructureGuards() {}

    // unwrapped × required, include, alias collisions, ignored outer
    //: Req {"first":"a"}
    //: Req {}
    @Wire
    public record Req(@JsonUnwrapped ReqInner inner) {}

    public record ReqInner(@JsonProperty(required = true) String first, String last) {}

    //: Inc {"a":1,"b":2,"c":3}
    @Wire
    @JsonIncludeProperties({"a", "inner"})
    public static class Inc {
        public int a;
        public int x;

        @JsonUnwrapped
        public IncInner inner;

        @JsonUnwrapped
        public ReqInner other;

        @Override
        public String toString() {
            return a + " " + x + inner + other;
        }
    }

    @JsonIncludeProperties({"b"})
    public static class IncInner {
        public int b = 9;
        public int c = 8;

        @Override
        public String toString() {
            return b + "," + c;
        }
    }

    //: Prefixed {"p_b":1,"p_c":2,"b":3}
    @Wire
    public static class Prefixed {
        @JsonUnwrapped(prefix = "p_")
        public IncInner inner;

        @Override
        public String toString() {
            return "" + inner;
        }
    }

    //: PrefRec {"p_b":1,"p_c":2,"b":3,"p_ro":4,"p_ig":5}
    @Wire
    public record PrefRec(@JsonUnwrapped(prefix = "p_") RecInner inner) {}

    @JsonIgnoreProperties("c")
    public record RecInner(
            int b,
            int c,

            @JsonProperty(access = JsonProperty.Access.READ_ONLY)
            int ro,

            @JsonIgnore int ig) {}

    //: Plain {"b":1,"c":2,"ro":4,"ig":5}
    @Wire
    public record Plain(@JsonUnwrapped RecInner inner) {}

    // own ignored names that the inner object has
    //: Own {"b":1,"c":2,"secret":3}
    @Wire
    public static class Own {
        @JsonIgnore
        public int b;

        @JsonIgnore
        public int secret = 1;

        @JsonUnwrapped
        public IncInner inner = new IncInner();

        @Override
        public String toString() {
            return b + " " + secret + inner;
        }
    }

    //: Ro {"b":1,"x":2}
    @Wire
    public static class Ro {
        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        public int b2 = 7;

        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        @JsonUnwrapped
        public IncInner inner = new IncInner();

        @Override
        public String toString() {
            return b2 + " " + inner;
        }
    }

    //: Wo {"b":1,"x":2}
    @Wire
    public static class Wo {
        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
        @JsonUnwrapped
        public IncInner inner = new IncInner();

        @Override
        public String toString() {
            return " " + inner;
        }
    }

    // builder guards: alias, ignored with explicit name
    //: Built {"a":1,"al":2,"ign":3,"ro":4,"renamed":5,"r":6}
    @Wire
    @JsonDeserialize(builder = BuiltBuilder.class)
    public record Built(int a, String log) {}

    public static class BuiltBuilder {
        private int a;
        private String log = "";

        @JsonAlias({"al", "ign"})
        public BuiltBuilder withA(int a) {
            this.a = a;
            return this;
        }

        @JsonIgnore
        public BuiltBuilder withIgn(int x) {
            log += "ign";
            return this;
        }

        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        public BuiltBuilder withRo(int x) {
            log += "ro";
            return this;
        }

        @JsonProperty("renamed")
        public BuiltBuilder withR(int x) {
            log += "r" + x;
            return this;
        }

        public Built build() {
            return new Built(a, log);
        }
    }

    // nulls × access, ignore, alias
    //: N {"ro":null,"al":null,"ig":null,"a":"x"}
    @Wire
    public static class N {
        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        @JsonSetter(nulls = Nulls.FAIL)
        public String ro = "r";

        @JsonAlias("al")
        @JsonSetter(nulls = Nulls.SKIP)
        public String a = "kept";

        @JsonIgnore
        @JsonSetter(nulls = Nulls.FAIL)
        public String ig = "i";
    }
    // back reference guards
    //: P {"c":{"n":1,"p":{"n":5}},"hidden":{"n":2}}
    @Wire
    public static class P {
        public int n;

        @JsonManagedReference
        public C c;

        @JsonIgnore
        @JsonManagedReference("h")
        public H hidden;

        @Override
        public String toString() {
            return n + " " + (c == null ? "" : c.n + ":" + (c.p == this)) + (hidden == null);
        }
    }

    public static class C {
        public int n;

        @JsonBackReference
        public P p;
    }

    public static class H {
        public int n;

        @JsonBackReference("h")
        public P p;
    }

    // unwrapped with views-less selection, inner union
    //: U {"@type":"a","x":1,"b":2,"c":3}
    //: U {"x":1,"@type":"a"}
    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(value = UA.class, name = "a"))
    public static class U {
        public int x;
    }

    public static class UA extends U {
        @JsonUnwrapped
        public IncInner inner;

        @Override
        public String toString() {
            return x + " " + inner;
        }
    }

    //: D {"x":1,"first":"f"}
    //: D {"y":1}
    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    @JsonSubTypes({@JsonSubTypes.Type(DA.class), @JsonSubTypes.Type(DB.class)})
    public interface D {}

    public static class DA implements D {
        public int x;

        @JsonUnwrapped
        public ReqInner inner;

        @Override
        public String toString() {
            return x + " " + inner;
        }
    }

    public static class DB implements D {
        public int y;

        @Override
        public String toString() {
            return "y" + y;
        }
    }
}
