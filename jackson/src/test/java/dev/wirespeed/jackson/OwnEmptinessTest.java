package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import java.io.File;
import java.nio.CharBuffer;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Whether a value is left out as empty is for its class to say, as is what it is written as. */
@NullUnmarked
class OwnEmptinessTest {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();

    /** Is a text, an empty one if it has no elements. */
    static class Text extends ArrayList<String> {
        Text(String... elements) {
            super(List.of(elements));
        }

        @JsonValue
        public String text() {
            return String.join("-", this);
        }
    }

    /** Is never an empty text. */
    static class Always extends ArrayList<String> {
        @JsonValue
        public String text() {
            return "always";
        }
    }

    /** Is always an empty text. */
    static class Never extends ArrayList<String> {
        Never(String... elements) {
            super(List.of(elements));
        }

        @JsonValue
        public String text() {
            return "";
        }
    }

    /** Is an object, which is not empty. */
    @JsonFormat(shape = JsonFormat.Shape.POJO)
    @JsonIgnoreProperties({"first", "last"}) // which newer JDKs have getters for
    static class Page extends ArrayList<String> {
        public int getTotal() {
            return 7;
        }
    }

    /** Has to do with Jackson, but is empty as any map. */
    @JsonIgnoreProperties("password")
    static class SafeMap extends LinkedHashMap<String, String> {}

    /** Is an empty text. */
    static class NoNumber extends Number {
        @JsonValue
        public String text() {
            return "";
        }

        @Override
        public int intValue() {
            return 1;
        }

        @Override
        public long longValue() {
            return 1;
        }

        @Override
        public float floatValue() {
            return 1;
        }

        @Override
        public double doubleValue() {
            return 1;
        }
    }

    /** Is an empty text. */
    static class NoFile extends File {
        NoFile() {
            super("/a");
        }

        @JsonValue
        public String text() {
            return "";
        }
    }

    /** Leaves out what is empty. */
    @Wire
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    public static class Filled {
        public List<String> list;
        public Collection<String> collection;
        public Iterable<String> iterable;
        public Iterable<Path> paths;
        public Map<String, String> map;
        public CharSequence text;
        public Number number;
        public File file;

        private static Filled of(List<String> value) {
            Filled holder = new Filled();
            holder.list = value;
            holder.collection = value;
            holder.iterable = value;
            return holder;
        }

        private static Filled of(Map<String, String> value) {
            Filled holder = new Filled();
            holder.map = value;
            return holder;
        }

        private static Filled of(CharSequence value) {
            Filled holder = new Filled();
            holder.text = value;
            return holder;
        }
    }

    static List<Filled> filled() {
        SafeMap hidden = new SafeMap();
        hidden.put("password", "p");
        StringBuilder builder = new StringBuilder("a");
        builder.setLength(0);
        Filled path = new Filled();
        path.paths = Path.of("");
        Filled paths = new Filled();
        paths.paths = List.of(Path.of("/a"));
        Filled numbers = new Filled();
        numbers.number = new NoNumber();
        numbers.file = new NoFile();
        Filled others = new Filled();
        others.number = 0;
        others.file = new File("/b");
        return List.of(
                Filled.of(new Text()),
                Filled.of(new Text("a")),
                Filled.of(new Always()),
                Filled.of(new Never("a")),
                Filled.of(new Page()),
                Filled.of(new ArrayList<>()),
                Filled.of(List.of("a")),
                Filled.of(new SafeMap()),
                Filled.of(hidden),
                Filled.of(Map.of()),
                Filled.of(Map.of("a", "")),
                Filled.of(new OwnFormTest.Chars("")),
                Filled.of(""),
                Filled.of("a"),
                Filled.of(builder),
                Filled.of(CharBuffer.wrap("")),
                path,
                paths,
                numbers,
                others);
    }

    @ParameterizedTest
    @MethodSource("filled")
    void isJacksons(Filled holder) {
        String expected = JACKSON.writeValueAsString(holder);
        assertThat(Json.standard().writeText(holder)).isEqualTo(expected);
        JsonMapper fresh =
                JsonMapper.builder().addModule(new WirespeedModule()).build(); // none has refused anything yet
        assertThat(fresh.writeValueAsString(holder)).isEqualTo(expected);
    }

    @Test
    void isForTheClassToSay() {
        assertThat(Json.standard().writeText(Filled.of(new Always()))).contains("\"list\":\"always\"");
        assertThat(Json.standard().writeText(Filled.of(new Never("a")))).isEqualTo("{}");
    }

    /** Leaves out what is empty in what it holds. */
    @Wire
    public static class Contents {
        @JsonInclude(content = JsonInclude.Include.NON_EMPTY)
        public Map<String, List<String>> lists;

        @JsonInclude(value = JsonInclude.Include.NON_EMPTY, content = JsonInclude.Include.NON_NULL)
        public Map<String, String> map;

        @JsonInclude(value = JsonInclude.Include.NON_ABSENT, content = JsonInclude.Include.NON_EMPTY)
        public Optional<List<String>> maybe = Optional.empty();

        @JsonFormat(pattern = "yyyy")
        public List<LocalDate> years;

        @JsonFormat(with = JsonFormat.Feature.WRITE_SORTED_MAP_ENTRIES)
        public Map<String, String> sorted;

        @JsonFormat(pattern = "yyyy")
        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        public Iterable<LocalDate> some;

        public List<Pet> pets;
        public Map<String, Pet> byName;
    }

    /** Has an id of its type in documents. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(value = Dog.class, name = "dog"))
    interface Pet {}

    record Dog(int age) implements Pet {}

    /** Has to do with Jackson, and does not say of what it is a list. */
    @JsonIgnoreProperties("a")
    @SuppressWarnings("rawtypes")
    static class Anything extends ArrayList {}

    /** Has to do with Jackson, and does not say of what it is a map. */
    @JsonIgnoreProperties("a")
    @SuppressWarnings("rawtypes")
    static class AnythingByName extends LinkedHashMap {}

    /** Has to do with Jackson. */
    @JsonIgnoreProperties("a")
    static class Days extends ArrayList<LocalDate> {}

    /** Holders of a container with its own form, in a property whose annotations count for that. */
    @SuppressWarnings("unchecked") // as whoever mixes raw types with others
    static List<Contents> contents() {
        SafeMap map = new SafeMap();
        map.put("b", null);
        map.put("a", "a");
        Days days = new Days();
        days.add(LocalDate.of(2020, 1, 2));
        Anything pets = new Anything();
        pets.add(new Dog(1));
        AnythingByName byName = new AnythingByName();
        byName.put("a", new Dog(1));
        Contents[] all = new Contents[8];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Contents();
        }
        all[0].lists = Map.of("a", new Text("a"));
        all[1].map = map;
        all[2].maybe = Optional.of(new Text("a"));
        all[3].years = days;
        all[4].sorted = map;
        all[5].some = days;
        all[6].pets = pets;
        all[7].byName = byName;
        return List.of(all);
    }

    @ParameterizedTest
    @MethodSource("contents")
    void ofAPropertyThatSaysSoTooIsRefused(Contents holder) {
        assertThatThrownBy(() -> Json.standard().writeText(holder))
                .isInstanceOf(WireException.class)
                .hasMessageContaining(" has its own form, and so does the property with this value");
        JsonMapper fresh = JsonMapper.builder().addModule(new WirespeedModule()).build();
        assertThat(fresh.writeValueAsString(holder)).isEqualTo(JACKSON.writeValueAsString(holder));
    }

    @Test
    void ofContainersOfTheJdkNeedsNoMore() {
        Contents holder = new Contents();
        holder.lists = Map.of("a", List.of("a"), "b", List.of());
        holder.map = new LinkedHashMap<>(Map.of("a", ""));
        holder.maybe = Optional.of(List.of());
        holder.years = List.of(LocalDate.of(2020, 1, 2));
        holder.sorted = new LinkedHashMap<>(Map.of("b", "", "a", ""));
        holder.some = List.of();
        holder.pets = List.of(new Dog(1));
        assertThat(Json.standard().writeText(holder))
                .isEqualTo(
                        "{\"byName\":null,\"lists\":{\"a\":[\"a\"]},\"map\":{\"a\":\"\"},"
                                + "\"pets\":[{\"@type\":\"dog\",\"age\":1}],\"sorted\":{\"a\":\"\",\"b\":\"\"},\"years\":[\"2020\"]}")
                .isEqualTo(JACKSON.writeValueAsString(holder));
    }

    /** Is in views. */
    @Wire
    public static class Viewed {
        @JsonView(Integer.class)
        public List<Part> parts;
    }

    /** Is partly in a view. */
    @Wire
    public static class Part {
        @JsonView(Integer.class)
        public int shown = 1;

        @JsonView(Long.class)
        public int hidden = 2;
    }

    /** Has to do with Jackson. */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    static class Parts extends ArrayList<Part> {}

    @Test
    void isInViews() {
        Viewed holder = new Viewed();
        holder.parts = new Parts();
        holder.parts.add(new Part());
        assertThat(Json.standard().view(Integer.class).writeText(holder))
                .isEqualTo("{\"parts\":[{\"shown\":1}]}")
                .isEqualTo(JsonMapper.builder()
                        .disable(MapperFeature.DEFAULT_VIEW_INCLUSION)
                        .build()
                        .writerWithView(Integer.class)
                        .writeValueAsString(holder));
    }

    @Test
    void isWholeInSelections() {
        Viewed holder = new Viewed();
        holder.parts = new Parts();
        holder.parts.add(new Part());
        assertThat(Json.standard().select("parts").writeText(holder))
                .isEqualTo("{\"parts\":[{\"hidden\":2,\"shown\":1}]}");
        assertThatThrownBy(() -> Json.standard().select("parts(shown)").writeText(holder))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("The selection names parts of a dev.wirespeed.jackson.OwnEmptinessTest$Parts,"
                        + " which Jackson writes as a whole");
    }
}
