package acme;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;

/** Classes and properties that are named as what generated code mentions. */
public class Names {
    //: OfTypes {"ArrayList":[1],"JsonName":"j","List":["a"],"Optional":"o","OptionalInt":1,"String":"s","UUID":null,"JsonKeys":{"1-1-1-1-1":1}}
    //: OfTypes {}
    @Wire
    public record OfTypes(
            List<java.lang.Integer> ArrayList,
            java.lang.String JsonName,
            List<java.lang.String> List,
            Optional<java.lang.String> Optional,
            OptionalInt OptionalInt,
            java.lang.String String,
            UUID UUID,
            Map<UUID, java.lang.Integer> JsonKeys) {}

    //: OfLocals {"again":1,"content":["a"],"element":["b"],"entry":{"c":1},"field":2,"in":"d","index":3,"more":"e","out":"f","present":"g","value":4}
    //: OfLocals {"value":5,"out":"x","in":"y","in":"z"}
    @Wire
    public static class OfLocals {
        public int again;
        public List<java.lang.String> content;
        public List<java.lang.String> element;
        public Map<java.lang.String, java.lang.Integer> entry;
        public int field;
        public java.lang.String in;
        public int index;
        public Optional<java.lang.String> more;
        public java.lang.String out;

        @JsonInclude(JsonInclude.Include.NON_NULL)
        public java.lang.String present;

        public int value;
        public Optional<List<java.lang.String>> Optional;

        @JsonCreator
        OfLocals(@JsonProperty("in") java.lang.String in, @JsonProperty("value") int value) {
            this.in = in;
            this.value = value;
        }
    }

    //: OfPackages {"acme":1,"com":"a","dev":["b"],"java":2,"javax":3}
    @Wire
    public record OfPackages(
            int acme,
            java.lang.String com,
            Optional<List<java.lang.String>> dev,
            int java,
            int javax) {}

    //: OfMembers {"INSTANCE":1,"NAMES":2,"INITIAL":3,"fields":["a"],"hasMixins":true,"parts":"b","read":"c","untyped":["d"],"write":"e"}
    @Wire
    public record OfMembers(
            int INSTANCE,
            int NAMES,
            int INITIAL,
            List<java.lang.String> fields,
            boolean hasMixins,
            java.lang.String parts,
            java.lang.String read,
            List<java.lang.String> untyped,
            java.lang.String write) {}

    //: OfNested {"it":{"x":1},"list":{"y":["a"]},"names":{"z":2}}
    @Wire
    public record OfNested(JsonWriter it, List1.List list, Parts names) {}

    public record JsonWriter(int x) {}

    public static class List1 {
        public record List(java.util.List<java.lang.String> y) {}
    }

    public record Parts(int z) {}

    //: With$Dollar {"a$":1,"$":2,"$b":"x"}
    @Wire
    public record With$Dollar(int a$, int $, java.lang.String $b) {}

    //: Größe {"größe":1,"ÄRA":2,"ß":"x"}
    @Wire
    public record Größe(int größe, int ÄRA, java.lang.String ß) {}

    //: Outer {"value":1,"out":2,"in":3}
    @Wire
    public static class Outer {
        @JsonUnwrapped
        public Inner fields;

        public int value;

        @Override
        public java.lang.String toString() {
            return value + " " + fields;
        }
    }

    public record Inner(int out, int in) {}
}

class String {}

class Integer {}

class Iterable {}

class IndexOutOfBoundsException {}

class SuppressWarnings {}
