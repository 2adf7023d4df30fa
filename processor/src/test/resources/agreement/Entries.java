package acme;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Wire;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Entries {
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
