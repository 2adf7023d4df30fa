package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.conformance.Disagreements;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The name of a type id, more than once in an object or as the name of something else in its class. */
class RepeatedTypeIdTest {
    @Wire
    static class Holder {
        public Beside beside;
        public Inside inside;
    }

    @Wire
    static class UnwrappingHolder {
        public Unwrapping unwrapping;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Plain.class, name = "plain"),
        @JsonSubTypes.Type(value = Lenient.class, name = "lenient"),
        @JsonSubTypes.Type(value = Any.class, name = "any"),
        @JsonSubTypes.Type(value = Aliased.class, name = "aliased"),
        @JsonSubTypes.Type(value = Made.class, name = "made")
    })
    interface Beside {}

    static final class Plain implements Beside {
        public int x;
    }

    @JsonIgnoreProperties(ignoreUnknown = true)
    static final class Lenient implements Beside {
        public int x;
    }

    static final class Any implements Beside {
        public int x;
        private final Map<String, Object> others = new TreeMap<>();

        @JsonAnyGetter
        public Map<String, Object> others() {
            return others;
        }

        @JsonAnySetter
        public void other(String name, Object value) {
            others.put(name, value);
        }
    }

    static final class Aliased implements Beside {
        public int x;

        @JsonAlias("kind")
        public String name;
    }

    record Made(int x, int y) implements Beside {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Bean.class, name = "bean"),
        @JsonSubTypes.Type(value = Row.class, name = "row")
    })
    interface Inside {}

    @JsonIgnoreProperties(ignoreUnknown = true)
    static final class Bean implements Inside {
        public int x;
        public String kind = "none";
    }

    record Row(int x, String kind) implements Inside {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Named.class, name = "named"),
        @JsonSubTypes.Type(value = AlsoNamed.class, name = "also")
    })
    interface Unwrapping {}

    static final class Named implements Unwrapping {
        @JsonUnwrapped
        public Part part = new Part();
    }

    static final class Part {
        public int x;
        public String kind = "none";
    }

    static final class AlsoNamed implements Unwrapping {
        @JsonUnwrapped
        public AliasedPart part = new AliasedPart();

        @JsonIgnore
        public String getKind() {
            return "also";
        }
    }

    static final class AliasedPart {
        public int x;

        @JsonAlias("kind")
        @JsonProperty
        public String name = "none";
    }

    @Wire
    static class RenamedHolder {
        public Renamed renamed;
        public RenamedInside inside;
    }

    /** All have a property of the type id's name, which is not written. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Ignored.class, name = "ignored"),
        @JsonSubTypes.Type(value = OnlySet.class, name = "set"),
        @JsonSubTypes.Type(value = OnlyRead.class, name = "read"),
        @JsonSubTypes.Type(value = WithAny.class, name = "any")
    })
    interface Renamed {}

    @JsonIgnoreProperties(value = "kind", allowSetters = true)
    static final class Ignored implements Renamed {
        public int x;

        @JsonAlias("alias")
        public double kind;
    }

    static final class OnlySet implements Renamed {
        public int x;

        @JsonIgnore
        public double set;

        @JsonAlias({"kind", "alias", "other"})
        public void setKind(double value) {
            set = value;
        }
    }

    record OnlyRead(
            int x,

            @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) @JsonAlias({"alias", "other"})
            double kind) implements Renamed {}

    static final class WithAny implements Renamed {
        public int x;

        @JsonAnySetter
        public Map<String, Object> others = new TreeMap<>();

        @JsonIgnore
        public double set;

        @JsonAlias("alias")
        public void setKind(double value) {
            set = value;
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = RenamedBean.class, name = "bean"),
        @JsonSubTypes.Type(value = RenamedRow.class, name = "row")
    })
    interface RenamedInside {}

    static final class RenamedBean implements RenamedInside {
        public int x;

        @JsonAlias("alias")
        public String kind = "none";
    }

    record RenamedRow(int x, @JsonAlias({"alias", "other"}) String kind) implements RenamedInside {}

    private static final String[] DOCUMENTS = {
        "{'kind':'?','x':1}",
        "{'x':1,'kind':'?'}",
        "{'kind':'?','x':1,'kind':'?'}",
        "{'x':1,'kind':'?','kind':'other'}",
        "{'x':1,'kind':null,'kind':'?'}",
        "{'x':1,'kind':{'u':1},'kind':'?'}",
        "{'kind':'?','x':1,'kind':null}",
        "{'x':1,'kind':'?','x':2,'kind':['q']}"
    };

    private static String document(String content, String property, String id) {
        return "{\"" + property + "\":" + content.replace('\'', '"').replace("?", id) + "}";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "beside plain",
                "beside lenient",
                "beside any",
                "beside aliased",
                "beside made",
                "inside bean",
                "inside row",
                "unwrapping named",
                "unwrapping also"
            })
    void mappersReadThemAsWithoutCodecs(String propertyAndId) {
        String[] parts = propertyAndId.split(" ", 2);
        for (Set<String> flipped : Set.of(Set.<String>of(), Set.of("FAIL_ON_UNKNOWN_PROPERTIES"))) {
            Mapper plain = Mappers.JACKSON.flipped(flipped);
            Mapper withCodecs = Mappers.JACKSON.withCodecs().flipped(flipped);
            Class<?> type = parts[0].equals("unwrapping") ? UnwrappingHolder.class : Holder.class;
            for (String each : DOCUMENTS) {
                String document = document(each, parts[0], parts[1]);
                assertThat(answer(withCodecs, document, type))
                        .as("%s with %s flipped", document, flipped)
                        .isEqualTo(answer(plain, document, type));
            }
        }
    }

    /** The name is the type id's alone, and the others are the property's. */
    @ParameterizedTest
    @ValueSource(
            strings = {"renamed ignored", "renamed set", "renamed read", "renamed any", "inside bean", "inside row"})
    void aPropertyOfThatNameIsReadByItsOthers(String propertyAndId) {
        String[] parts = propertyAndId.split(" ", 2);
        Disagreements disagreements = new Disagreements();
        for (String each : new String[] {
            "{'kind':'?','x':1}",
            "{'kind':'?','x':1,'alias':3}",
            "{'alias':3,'x':1,'kind':'?'}",
            "{'alias':3,'kind':'?','alias':4}",
            "{'other':3,'x':1,'kind':'?'}",
            "{'kind':'?','alias':3,'other':4,'x':1}",
            "{'kind':'?','alias':null}",
            "{'kind':'?','alias':[]}"
        }) {
            byte[] document = document(each, parts[0], parts[1]).getBytes(UTF_8);
            disagreements.check(Agreement.onReading(document, RenamedHolder.class));
        }
        disagreements.assertNone(propertyAndId);
    }

    /** Ids stand around these, so the annotation's property means nothing. */
    @Wire
    static class AroundHolder {
        public AroundArray array;
        public ArrayPart arrayPart;
        public AroundObject object;
        public ObjectPart objectPart;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = ArrayPart.class, name = "part"),
        @JsonSubTypes.Type(value = ArrayBean.class, name = "bean")
    })
    interface AroundArray {}

    record ArrayPart(int x) implements AroundArray {}

    static final class ArrayBean implements AroundArray {
        public int x;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = ObjectPart.class, name = "part"),
        @JsonSubTypes.Type(value = ObjectBean.class, name = "bean")
    })
    interface AroundObject {}

    record ObjectPart(int x) implements AroundObject {}

    static final class ObjectBean implements AroundObject {
        public int x;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"array part", "array bean", "arrayPart part", "object part", "object bean", "objectPart part"})
    void aPropertyOfThatNameIsUnknownWhereTheIdStandsAround(String propertyAndId) {
        String[] parts = propertyAndId.split(" ", 2);
        boolean array = parts[0].startsWith("array");
        for (String content : new String[] {
            "{'x':1}",
            "{'x':1,'kind':2}",
            "{'kind':'?','x':1}",
            "{'kind':{'u':1},'x':1,'kind':null}",
            "{'x':1,'@type':2}"
        }) {
            String around = array ? "['?'," + content + "]" : "{'?':" + content + "}";
            String document = document(around, parts[0], parts[1]);
            assertThat(Agreement.onReading(document.getBytes(UTF_8), AroundHolder.class))
                    .isEmpty();
            for (Set<String> flipped : Set.of(Set.<String>of(), Set.of("FAIL_ON_UNKNOWN_PROPERTIES"))) {
                assertThat(answer(Mappers.JACKSON.withCodecs().flipped(flipped), document, AroundHolder.class))
                        .as("%s with %s flipped", document, flipped)
                        .isEqualTo(answer(Mappers.JACKSON.flipped(flipped), document, AroundHolder.class));
            }
        }
    }

    private static String answer(Mapper mapper, String document, Class<?> type) {
        try {
            return mapper.writeText(mapper.read(document.getBytes(UTF_8), type));
        } catch (Mapper.Refusal e) {
            return e.getMessage();
        }
    }

    @Test
    void anIdThatIsNotTheFirstPropertyIsNoPropertyOfThatAlias() {
        String document = document("{'x':1,'kind':'?'}", "beside", "aliased");
        Holder holder = Json.standard().read(document, Holder.class);
        assertThat(((Aliased) holder.beside).name).isNull();
    }
}
