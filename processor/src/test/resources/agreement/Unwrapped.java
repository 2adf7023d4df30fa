package acme;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.PropertyNamingStrategies;

/** Objects whose properties stand among those of another. */
public final class Unwrapped {
    private Unwrapped() {}

    public record Name(String first, String last) {}

    public record Geo(double lat, double lon) {}

    public record Address(String street, @JsonUnwrapped(prefix = "geo_") Geo geo, @JsonProperty("post") String code) {}

    public static final class Size {
        public int width = 1;
        public int height = 2;
        public List<String> tags;

        @Override
        public String toString() {
            return width + "x" + height + tags;
        }
    }

    //: Plain {"id":1,"first":"a","last":"b"}
    //: Plain {"last":"b","id":1,"first":"a","first":"c","x":[1,{"first":2}]}
    //: Plain {}
    //: Plain {"id":7}
    //: Plain {"name":{"first":"a"}}
    //: Plain {"name":null,"first":null}
    //: Plain {"first":[]}
    //: Plain {"first":"a","id":"x"}
    //: Plain {"first":"a"
    @Wire
    public record Plain(int id, @JsonUnwrapped Name name) {}

    //: Prefixed {"id":1,"p_first_s":"a","p_last_s":"b","w_width":5,"w_tags":["x"]}
    //: Prefixed {"first":"a","width":5}
    //: Prefixed {}
    @Wire
    public static final class Prefixed {
        public int id;

        @JsonUnwrapped(prefix = "p_", suffix = "_s")
        public Name name;

        private Size size;

        @JsonUnwrapped(prefix = "w_")
        public Size getSize() {
            return size;
        }

        public void setSize(Size size) {
            this.size = size;
        }

        @Override
        public String toString() {
            return id + " " + name + " " + size;
        }
    }

    //: Nested {"id":1,"street":"s","geo_lat":1.5,"geo_lon":2,"post":"p","geo_lat":3}
    //: Nested {"a_street":"s","id":2}
    //: Nested {}
    @Wire
    public record Nested(int id, @JsonUnwrapped Address home) {}

    //: Deep {"n_id":1,"street":"s","geo_lat":2,"id":4,"n_first":"f"}
    //: Deep {"id":1}
    @Wire
    public record Deep(@JsonUnwrapped Middle middle, int id) {}

    public record Middle(
            @JsonUnwrapped Nested nested, @JsonUnwrapped(prefix = "n_") Name name) {}

    //: Shared {"first":"a","last":"b","id":3,"name":"n"}
    //: Shared {"first":"a","name":"n"}
    @Wire
    public static final class Shared {
        public String name;

        private Named one;

        @JsonUnwrapped
        public void setOne(Named one) {
            this.one = one;
        }

        @Override
        public String toString() {
            return name + " " + one;
        }
    }

    public record Named(String name, String first) {}

    //: Same {"name":"n","first":"f"}
    //: Same {"name":{"name":"x"}}
    @Wire
    public record Same(@JsonUnwrapped Named name) {}

    //: Twice {"first":"a","last":"b"}
    //: Twice {"first":"a"}
    @Wire
    public static final class Twice {
        private Name one;
        private Name two;

        @JsonUnwrapped
        public void setOne(Name one) {
            this.one = one;
        }

        @JsonUnwrapped
        public void setTwo(Name two) {
            this.two = two;
        }

        @Override
        public String toString() {
            return one + " " + two;
        }
    }

    //: Aliases {"first":"a","f":"b"}
    //: Aliases {"f":"b","other":5}
    //: Aliases {"p_f":"b","p_other":5}
    //: Aliases {"p_first":"b","o":4}
    @Wire
    public static final class Aliases {
        @JsonUnwrapped(prefix = "p_")
        public Aliased one;

        @JsonAlias("o")
        public int other;

        @Override
        public String toString() {
            return one + " " + other;
        }
    }

    public static final class Aliased {
        @JsonAlias({"f", "o"})
        public String first;

        @Override
        public String toString() {
            return first;
        }
    }

    //: AliasesOfRecord {"first":"a","f":"b"}
    //: AliasesOfRecord {"f":"b","p_f":"c"}
    //: AliasesOfRecord {"p_first":"b"}
    @Wire
    public record AliasesOfRecord(@JsonUnwrapped(prefix = "p_") AliasedRecord one) {}

    public record AliasedRecord(@JsonAlias("f") String first) {}

    //: Defaults {}
    //: Defaults {"width":9}
    @Wire
    public static final class Defaults {
        @JsonUnwrapped
        public Size size;

        @JsonUnwrapped(enabled = false)
        public Name name = new Name("a", "b");

        @Override
        public String toString() {
            return size + " " + name;
        }
    }

    //: Mixed {"id":1,"first":"a","late":"l","width":3}
    //: Mixed {"late":"l","late":"m","width":3,"first":"b"}
    //: Mixed {}
    @Wire
    public static final class Mixed {
        private final int id;
        private final Name name;
        private String late = "none";
        private Size size;

        @JsonCreator
        public Mixed(@JsonProperty("id") int id, @JsonUnwrapped Name name) {
            this.id = id;
            this.name = name;
        }

        public int getId() {
            return id;
        }

        @JsonUnwrapped
        public Name getName() {
            return name;
        }

        public String getLate() {
            return late;
        }

        public void setLate(String late) {
            this.late = late;
        }

        @JsonUnwrapped
        public Size getSize() {
            return size;
        }

        public void setSize(Size size) {
            this.size = size;
        }

        @Override
        public String toString() {
            return id + " " + name + " " + late + " " + size;
        }
    }

    //: Ordered {"z":1,"first":"a","last":"b","a":2}
    @Wire
    @JsonPropertyOrder({"z", "name"})
    public static final class Ordered {
        public int a;
        public int z;

        @JsonUnwrapped
        public Name name;
    }

    //: Sparse {"id":1}
    //: Sparse {"a":"x"}
    //: Sparse {"id":1,"b":"","tags":[]}
    @Wire
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    public static final class Sparse {
        public Integer id;

        @JsonUnwrapped
        public Inner inner;
    }

    @JsonInclude(JsonInclude.Include.NON_NULL)
    public static final class Inner {
        public String a;
        public String b;
        public Map<String, Name> tags;
    }

    //: Guarded {"id":1,"open":"o","secret":"s","written":"w","read":"r","gone":"g"}
    //: Guarded {"secret":"s"}
    @Wire
    public static final class Guarded {
        public int id;

        @JsonUnwrapped
        public Secrets secrets;

        @Override
        public String toString() {
            return id + " " + secrets;
        }
    }

    @JsonIgnoreProperties("gone")
    public static final class Secrets {
        public String open;
        public String gone = "kept";

        @JsonIgnore
        public String secret = "kept";

        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        public String written = "kept";

        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
        public String read;

        @Override
        public String toString() {
            return open + gone + secret + written + read;
        }
    }

    //: OuterGuard {"id":1,"open":"o","gone":"g"}
    //: OuterGuard {"first":"f","last":"l"}
    @Wire
    @JsonIgnoreProperties({"first", "name"})
    public static final class OuterGuard {
        public int id;

        @JsonUnwrapped
        public Name name;

        @JsonUnwrapped
        public Name other;

        @JsonIgnore
        @JsonUnwrapped
        public Size size;

        @Override
        public String toString() {
            return id + " " + name + " " + other + " " + size;
        }
    }

    //: GuardedRecord {"id":1,"secret":"s","open":"o"}
    //: GuardedRecord {"p_secret":"s","p_open":"o"}
    @Wire
    public record GuardedRecord(@JsonUnwrapped SecretRecord one) {}

    public record SecretRecord(String open, @JsonIgnore String secret, int id) {}

    //: GuardedPrefix {"p_secret":"s","p_open":"o"}
    //: GuardedPrefix {"secret":"s","p_id":1}
    @Wire
    public record GuardedPrefix(@JsonUnwrapped(prefix = "p_") SecretRecord one) {}

    //: Envelopes {"names":{"id":1,"first":"a"},"sizes":[{"id":2,"width":5},null]}
    @Wire
    public record Envelopes(Envelope<Name> names, List<Envelope<Size>> sizes) {}

    public record Envelope<T>(int id, @JsonUnwrapped T body) {}

    //: Snake {"given_name":"a","family_name":"b","my_id":1}
    @Wire
    @tools.jackson.databind.annotation.JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    public record Snake(int myId, @JsonUnwrapped Camel fullName) {}

    @tools.jackson.databind.annotation.JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    public record Camel(String givenName, String familyName) {}

    //: RenamedSetter {"old":[],"id":1,"first":"a"}
    @Wire
    public static class RenamedSetter {
        public int id;
        private Name name;

        public Name getName() {
            return name;
        }

        @JsonUnwrapped
        @JsonAlias("old")
        public void setName(Name name) {
            this.name = name;
        }
    }
}
