package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIdentityReference;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeId;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import dev.wirespeed.Wire;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.NullUnmarked;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.util.StdConverter;

/** Classes and properties of which Jackson's own machinery is asked for. */
@NullUnmarked
@SuppressWarnings("rawtypes") // raw types are among what is left
final class Left {
    private Left() {}

    /** Something plain. */
    public static class Item {
        public int id;
        public String name;
        public String secret;
    }

    /** Objects whose parts are limited where they are used. */
    @Wire
    public static class Limited {
        @JsonIgnoreProperties("secret")
        public Item one;

        @JsonIgnoreProperties(value = "secret", allowGetters = true)
        public List<Item> all;

        @JsonIgnoreProperties(value = "secret", allowSetters = true)
        public Map<String, Item> byName;

        @JsonIncludeProperties({"id", "name"})
        public Item[] some;
    }

    /** One side of a pair. */
    @Wire
    public static class Parent {
        public String name;

        @JsonManagedReference
        public List<Child> children;

        @JsonManagedReference("only")
        public Child only;
    }

    /** The other side. */
    @Wire
    public static class Child {
        public int age;

        @JsonBackReference
        public Parent parent;

        @JsonBackReference("only")
        public Parent other;
    }

    /** A class with a serializer and a deserializer of its own. */
    @Wire
    @JsonSerialize(using = ColorWriter.class)
    @JsonDeserialize(using = ColorReader.class)
    public static class Color {
        public int rgb;
    }

    /** Writes it as text. */
    public static final class ColorWriter extends ValueSerializer<Color> {
        @Override
        public void serialize(Color value, JsonGenerator out, SerializationContext context) {
            out.writeString("#" + value.rgb);
        }
    }

    /** Reads it from text. */
    public static final class ColorReader extends ValueDeserializer<Color> {
        @Override
        public Color deserialize(JsonParser in, DeserializationContext context) {
            Color color = new Color();
            color.rgb = Integer.parseInt(in.getString().substring(1));
            return color;
        }
    }

    /** Such a class in other places. */
    @Wire
    public static class Palette {
        public Color main;
        public List<Color> others;

        @JsonSerialize(contentUsing = ColorWriter.class)
        @JsonDeserialize(contentUsing = ColorReader.class)
        public List<Color> again;

        @JsonDeserialize(keyUsing = Shouting.class)
        public Map<String, Integer> byName;

        @JsonSerialize(converter = ToText.class)
        @JsonDeserialize(converter = FromText.class)
        public Item converted;

        @JsonSerialize(as = Object.class)
        public Item plain;

        @JsonDeserialize(as = TreeMap.class, contentAs = Long.class)
        public Map<String, Number> sorted;
    }

    /** Reads keys in capitals. */
    public static final class Shouting extends KeyDeserializer {
        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            return key.toUpperCase(Locale.ROOT);
        }
    }

    /** Makes text of an item. */
    public static final class ToText extends StdConverter<Item, String> {
        @Override
        public String convert(Item value) {
            return value.id + ":" + value.name;
        }
    }

    /** Makes an item of text. */
    public static final class FromText extends StdConverter<String, Item> {
        @Override
        public Item convert(String value) {
            Item item = new Item();
            item.name = value;
            return item;
        }
    }

    /** A class that is written and read as another one. */
    @Wire
    @JsonSerialize(converter = ToText.class)
    @JsonDeserialize(converter = ConvertedFromText.class)
    public static class Converted extends Item {}

    /** Makes it of text. */
    public static final class ConvertedFromText extends StdConverter<String, Converted> {
        @Override
        public Converted convert(String value) {
            Converted converted = new Converted();
            converted.name = value;
            return converted;
        }
    }

    /** A class with a filter, of which a default mapper has none. */
    @Wire
    @JsonFilter("some")
    public static class Filtered {
        public int id;
    }

    /** A value that does not come from the document. */
    @Wire
    public static class Injected {
        @JacksonInject
        public String injected;

        public int id;
    }

    /** A value that may come from elsewhere. */
    @Wire
    public static class MaybeInjected {
        @JacksonInject(optional = com.fasterxml.jackson.annotation.OptBoolean.TRUE)
        public String injected = "own";

        public int id;
    }

    /** References by number. */
    @Wire
    @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
    public static class Identified {
        public int id;
        public Identified next;

        @JsonIdentityReference(alwaysAsId = true)
        public Identified first;
    }

    /** Values that are read into those that are there. */
    @Wire
    public static class Merging {
        @JsonMerge
        public Item item = new Item();

        @JsonMerge
        public Map<String, Integer> map = new LinkedHashMap<>(Map.of("a", 1));

        @JsonSetter(contentNulls = Nulls.AS_EMPTY)
        public List<String> full = new ArrayList<>();

        @JsonSetter(contentNulls = Nulls.FAIL)
        public Map<String, String> complete;
    }

    /** Parts that have no properties of their own to be unwrapped, or none that are known. */
    @Wire
    public static class Opaque {
        @JsonUnwrapped
        public String text;

        @JsonUnwrapped
        public List<Integer> list;

        @JsonUnwrapped
        public Map<String, Integer> map;

        @JsonUnwrapped
        public Optional<Item> item = Optional.empty();
    }

    /** A part that is of the class that has it. */
    @Wire
    public static class Endless {
        public int number;

        @JsonUnwrapped
        public Endless next;
    }

    /** A part that would be written under a name that is taken. */
    @Wire
    public static class Clash {
        public int id;

        @JsonUnwrapped
        public Item item;
    }

    /** A parameter that is not read, but must not be null. */
    @Wire
    public record Unread(
            @JsonProperty(access = JsonProperty.Access.READ_ONLY) @JsonSetter(nulls = Nulls.AS_EMPTY)
            List<String> list,

            int id) {}

    /** The same, which no document can satisfy. */
    @Wire
    public record Never(
            @JsonIgnore @JsonSetter(nulls = Nulls.FAIL) String text, int id) {}

    /** Other properties behind a constructor. */
    @Wire
    public static class Rest {
        public final int id;
        public final Map<String, Object> rest;

        @JsonCreator
        public Rest(@JsonProperty("id") int id, @JsonAnySetter Map<String, Object> rest) {
            this.id = id;
            this.rest = rest;
        }
    }

    /** A property that tells the type of another one. */
    @Wire
    public static class External {
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
        @JsonSubTypes({
            @JsonSubTypes.Type(value = Item.class, name = "item"),
            @JsonSubTypes.Type(value = Limited.class, name = "limited")
        })
        public Object value;

        public String other;
    }

    /** Classes whose types are told beside the property that has them. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
    @JsonSubTypes(@JsonSubTypes.Type(value = Cat.class, name = "cat"))
    public interface Animal {}

    /** One of them. */
    public static class Cat implements Animal {
        public int lives;
    }

    /** It in a property, and in a list. */
    @Wire
    public static class Home {
        public Animal pet;
        public List<Animal> others;
    }

    /** A value whose type is in a property of it. */
    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    public static class SelfTyped {
        @JsonTypeId
        public String type = "t";

        public int id;
    }

    /** Types that leave their arguments open. */
    @Wire
    public static class Raw {
        public List list;
        public Map map;
        public Box box;
        public Box<?> wild;
    }

    /** A generic class. */
    public static class Box<T> {
        public T content;
    }
}
