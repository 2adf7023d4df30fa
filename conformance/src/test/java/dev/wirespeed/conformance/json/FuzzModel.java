package dev.wirespeed.conformance.json;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Types with names as short as those that a fuzzer comes up with. */
@SuppressWarnings({"ArrayRecordComponent", "NullOptional"}) // models of what users write
final class FuzzModel {
    private FuzzModel() {}

    @Wire
    record Node(
            @JsonProperty("") Object open,
            @JsonAlias("foo") List<Node> a,
            Map<String, Node> b,
            int c,
            @JsonProperty("0") double d,
            @JsonProperty("qty") String e,
            @JsonProperty("coordinates") double[] f,
            Shape s,
            Optional<Bean> o) {}

    /** With setters, and a place for whatever is unknown. */
    @Wire
    static final class Bean {
        private final Map<String, Object> rest = new TreeMap<>();

        @JsonProperty("type")
        public String type;

        @JsonProperty("$ref")
        public Boolean ref;

        @JsonProperty("a\\\u00e9")
        public Long escaped;

        @JsonAnySetter
        void put(String name, Object value) {
            rest.put(name, value);
        }
    }

    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "@type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Square.class, name = "0"),
        @JsonSubTypes.Type(value = Line.class, name = "l")
    })
    interface Shape {}

    record Square(@JsonProperty("a") long a) implements Shape {}

    record Line(
            @JsonProperty("a") List<String> a,
            @JsonProperty("s") Shape s) implements Shape {}
}
