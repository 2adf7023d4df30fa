package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.Nulls;
import dev.wirespeed.Wire;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.NullUnmarked;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonPOJOBuilder;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.ser.std.ToStringSerializer;
import tools.jackson.databind.util.TokenBuffer;

/** Classes of which more than the type of a parameter, property or builder says how their objects are made. */
@NullUnmarked
final class Made {
    private Made() {}

    /** Something with properties. */
    public static class Base {
        public int a;
    }

    /** With one more. */
    public static class Sub extends Base {
        public int b;
    }

    static final class Loud extends StdDeserializer<String> {
        Loud() {
            super(String.class);
        }

        @Override
        public String deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
            return in.getString().toUpperCase(Locale.ROOT);
        }
    }

    static final class LoudKey extends KeyDeserializer {
        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            return key.toUpperCase(Locale.ROOT);
        }
    }

    // ---- builders

    /** Its builder has a codec, too. */
    @Wire
    @JsonDeserialize(builder = Maker.class)
    public record Flag(int a) {}

    /** Makes one. */
    @Wire
    public static class Maker {
        public int a;

        public Maker withA(int value) {
            a = value;
            return this;
        }

        public Flag build() {
            return new Flag(a);
        }
    }

    /** Has them everywhere. */
    @Wire
    public record Flags(Flag one, List<Flag> many, Map<String, Flag> named, Maker maker) {}

    /** Builds itself. */
    @Wire
    @JsonDeserialize(builder = Itself.class)
    @JsonPOJOBuilder(buildMethodName = "", withPrefix = "set")
    public static class Itself {
        private int a;

        public void setA(int value) {
            a = value;
        }

        public int getA() {
            return a;
        }
    }

    /** What its builder says of its own properties counts. */
    @Wire
    @JsonDeserialize(builder = Builder.class)
    public record Built(String text, Map<String, Base> more, List<Integer> numbers) {}

    /** Makes one. */
    public static class Builder {
        @JsonDeserialize(using = Loud.class)
        public String text;

        @JsonAnySetter
        @JsonDeserialize(contentAs = Sub.class)
        public Map<String, Base> more;

        @JsonMerge
        public List<Integer> numbers = new ArrayList<>(List.of(1));

        public Built build() {
            return new Built(text, more, numbers);
        }
    }

    // ---- delegating creators

    /** Made of a map of a class of its own. */
    @Wire
    public static class Sorted {
        @JsonValue
        public final Map<String, Integer> numbers;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Sorted(@JsonDeserialize(as = TreeMap.class) Map<String, Integer> numbers) {
            this.numbers = numbers;
        }
    }

    /** The same as a record. */
    @Wire
    public record SortedRecord(
            @JsonValue @JsonDeserialize(as = TreeMap.class) Map<String, Integer> numbers) {}

    /** Made of values of a class of their own. */
    @Wire
    public static class Wide {
        private final List<Base> all;

        private Wide(List<Base> all) {
            this.all = all;
        }

        @JsonCreator
        static Wide of(@JsonDeserialize(contentAs = Sub.class) List<Base> all) {
            return new Wide(all);
        }

        @JsonValue
        List<Base> all() {
            return all;
        }
    }

    /** Made of whatever the tokens are. */
    @Wire
    public static class Buffered {
        public final String first;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Buffered(TokenBuffer tokens) {
            first = tokens.firstToken().toString();
        }
    }

    /** Made of an array, or an object like any other. */
    @Wire
    public static class Listed {
        public int n;
        public List<Integer> list;

        Listed() {}

        @JsonCreator
        Listed(List<Integer> all) {
            list = all;
        }
    }

    // ---- creators of properties

    /** Its factory makes one of a subclass. */
    @Wire
    public static class Figure {
        public String kind;
        public String color;

        @JsonCreator
        static Figure of(@JsonProperty("kind") String kind) {
            Figure made = "round".equals(kind) ? new Round() : new Figure();
            made.kind = kind;
            return kind == null ? null : made;
        }
    }

    /** Has a property of its own. */
    @Wire
    public static class Round extends Figure {
        public int radius;
    }

    /** Has them everywhere. */
    @Wire
    public record Figures(Figure one, List<Figure> many) {}

    /** Its objects stand in each other. */
    @Wire
    public static class Tree {
        public String kind;
        public Tree inner;

        @JsonCreator
        static Tree of(@JsonProperty("kind") String kind) {
            Tree made = "tall".equals(kind) ? new Tall() : new Tree();
            made.kind = kind;
            return made;
        }
    }

    /** Has a property of its own. */
    @Wire
    public static class Tall extends Tree {
        public int height;
    }

    /** Its factory makes one of another class, as it says. */
    @Wire
    public static class Square extends Base {
        @JsonCreator
        static Cube of(@JsonProperty("a") int a) {
            Cube made = new Cube();
            made.a = a;
            return made;
        }
    }

    /** That class. */
    public static class Cube extends Square {
        public int depth;
    }

    /** Its factory might make anything. */
    @Wire
    public static class Anything {
        public int a;

        @JsonCreator
        static Object of(@JsonProperty("a") int a) {
            Anything made = new Anything();
            made.a = a + 1;
            return made;
        }
    }

    /** What its creator leaves is read on. */
    @Wire
    public static class Merged {
        private final int x;

        @JsonMerge
        public List<Integer> list = new ArrayList<>(List.of(1));

        private final Base base = new Base();

        @JsonCreator
        Merged(@JsonProperty("x") int x) {
            this.x = x;
        }

        public int getX() {
            return x;
        }

        @JsonMerge
        public Base getInner() {
            return base;
        }
    }

    /** Without a setter. */
    @Wire
    public static class Filled {
        public int x;
        private final Map<String, Integer> numbers = new TreeMap<>(Map.of("d", 1));

        @JsonMerge
        public Map<String, Integer> getInner() {
            return numbers;
        }
    }

    // ---- entries

    /** Of a class of their own. */
    @Wire
    public static class Entries {
        @JsonAnyGetter
        @JsonAnySetter
        @JsonDeserialize(contentAs = Sub.class)
        public Map<String, Base> entries;
    }

    /** By a method. */
    @Wire
    public static class Put {
        private final Map<String, Base> entries = new LinkedHashMap<>();

        @JsonAnySetter
        @JsonDeserialize(as = Sub.class)
        public void put(String name, Base value) {
            entries.put(name, value);
        }

        @JsonAnyGetter
        public Map<String, Base> entries() {
            return entries;
        }
    }

    /** With keys and values of their own. */
    @Wire
    public static class LoudEntries {
        @JsonAnyGetter
        @JsonAnySetter
        @JsonDeserialize(keyUsing = LoudKey.class, contentUsing = Loud.class)
        public Map<String, String> entries;
    }

    /** In a form of their own. */
    @Wire
    public static class DatedEntries {
        @JsonAnyGetter
        @JsonAnySetter
        @JsonFormat(pattern = "dd.MM.uuuu")
        public Map<String, LocalDate> entries;
    }

    /** With ids. */
    @Wire
    public static class TypedEntries {
        @JsonAnySetter
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
        @JsonSubTypes(@JsonSubTypes.Type(value = Sub.class, name = "sub"))
        public Map<String, Base> entries;

        public List<Base> getAll() {
            return entries == null ? List.of() : List.copyOf(entries.values());
        }
    }

    /** Read on. */
    @Wire
    public static class MergedEntries {
        @JsonAnyGetter
        @JsonAnySetter
        @JsonMerge
        @JsonSetter(contentNulls = Nulls.FAIL)
        public Map<String, List<Integer>> entries = new TreeMap<>(Map.of("a", new ArrayList<>(List.of(1))));
    }

    /** Written otherwise. */
    @Wire
    public static class TextEntries {
        @JsonAnyGetter
        @JsonSerialize(contentUsing = ToStringSerializer.class)
        public Map<String, Integer> getEntries() {
            return Map.of("k", 3);
        }
    }

    /** Written although the class has no such property. */
    @Wire
    @JsonIncludeProperties("x")
    public static class OtherEntries {
        public int x;

        @JsonAnyGetter
        public Map<String, Integer> getEntries() {
            return Map.of("k", 3);
        }
    }
}
