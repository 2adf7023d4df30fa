package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import dev.wirespeed.Wire;
import java.net.URI;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;

/** Classes with properties that no code is generated for. */
@NullUnmarked
final class Foreign {
    private Foreign() {}

    /** Types that have no shape of their own. */
    @Wire
    public record Types(
            int id,
            @Nullable Date date,
            @Nullable JsonNode tree,
            @Nullable URI uri,
            @Nullable List<Currency> currencies,
            @Nullable Map<Locale, String> byLocale) {}

    /** Annotations that say how a value is written. */
    @Wire
    public static class Formats {
        @JsonFormat(pattern = "dd.MM.yyyy")
        public LocalDate day;

        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public int number;

        @JsonRawValue
        public String raw = "{\"a\":[1]}";

        @JsonSerialize(using = Shout.class)
        @JsonDeserialize(using = Whisper.class)
        public String loud;

        @JsonInclude(JsonInclude.Include.NON_NULL)
        @JsonFormat(pattern = "HH:mm")
        public java.time.LocalTime time;

        @JsonIgnoreProperties("secret")
        public Inner inner;

        public String plain;
    }

    /** Something with a secret. */
    public static class Inner {
        public int open;
        public int secret;
    }

    /** Writes in capitals. */
    public static final class Shout extends ValueSerializer<String> {
        @Override
        public void serialize(String value, JsonGenerator out, SerializationContext context) {
            out.writeString(value.toUpperCase(Locale.ROOT));
        }
    }

    /** Reads in small letters. */
    public static final class Whisper extends ValueDeserializer<String> {
        @Override
        public String deserialize(JsonParser in, DeserializationContext context) {
            return in.getString().toLowerCase(Locale.ROOT);
        }

        @Override
        public String getAbsentValue(DeserializationContext context) {
            return "absent";
        }
    }

    /** A private field with a getter, which Jackson sets by reflection. */
    @Wire
    public static class Reflective {
        private int a;

        @JsonProperty
        @SuppressWarnings("UnusedVariable") // Jackson reads it
        private String b = "x";

        public int getA() {
            return a;
        }
    }

    /** Values that are read into those that are there. */
    @Wire
    public static class Merged {
        @JsonMerge
        public List<String> names = new ArrayList<>(List.of("first"));

        @JsonSetter(nulls = Nulls.SKIP)
        public String kept = "kept";

        @JsonSetter(nulls = Nulls.FAIL)
        public String refused = "refused";

        @JsonSetter(contentNulls = Nulls.SKIP)
        public List<String> dense;

        @JsonSetter(nulls = Nulls.AS_EMPTY)
        public Inner inner;
    }

    /** A constructor with such a parameter, and one that is set behind it. */
    @Wire
    public static class Created {
        private final String loud;
        private final int number;

        @JsonFormat(pattern = "dd.MM.yyyy")
        public LocalDate day;

        public Created(
                @JsonProperty("loud") @JsonDeserialize(using = Whisper.class) String loud,
                @JsonProperty("number") int number) {
            this.loud = loud;
            this.number = number;
        }

        public String getLoud() {
            return loud;
        }

        public int getNumber() {
            return number;
        }
    }

    /** A generic class with such a property. */
    public static class Box<T> {
        @JsonMerge
        public List<T> all = new ArrayList<>();
    }

    /** It with an argument. */
    @Wire
    public static class Boxes {
        public Box<LocalDate> days;
    }

    /** A class that only Jackson writes and reads. */
    @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
    public static class Node {
        public String name;
        public List<Node> next;
    }

    /** It inside a class with a codec. */
    @Wire
    public static class Graph {
        public String title;
        public Node root;
    }

    /** Parts of another object written as its own. */
    @Wire
    public static class Unwrapping {
        public int id;

        @JsonUnwrapped(prefix = "in_")
        public Inner inner;
    }

    /** A part of which Jackson writes other names than it reads, on which it depends. */
    @Wire
    public static class Deeply {
        @JsonUnwrapped(prefix = "out_")
        public Unwrapping unwrapping;
    }

    /** An inner object of a class that Jackson has to be asked for. */
    public static class Subclass extends Inner {
        public int more = 7;
    }

    /** A property with type ids of its own. */
    @Wire
    public static class Typed {
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
        public Inner inner;
    }

    /** An enum whose constants are written as numbers. */
    public enum Level {
        LOW,
        HIGH;

        @com.fasterxml.jackson.annotation.JsonValue
        public int level() {
            return this == LOW ? 10 : 11;
        }
    }

    /** It in a property. */
    @Wire
    public record Levels(@Nullable Level level, @Nullable List<Level> all) {}
}
