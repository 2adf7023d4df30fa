package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.OptBoolean;
import dev.wirespeed.Wire;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import tools.jackson.databind.annotation.JsonDeserialize;

/** Classes of which a creator's parameter, or what a property leaves out, is Jackson's. */
@NullUnmarked
final class LeftParts {
    private LeftParts() {}

    /** Made of a whole document, without the nulls in it. */
    @Wire
    public static class Dense {
        private final Map<String, Integer> numbers;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Dense(@JsonSetter(contentNulls = Nulls.SKIP) Map<String, Integer> numbers) {
            this.numbers = numbers;
        }

        public Map<String, Integer> getNumbers() {
            return numbers;
        }
    }

    /** Made of a whole document in a form of its own. */
    @Wire
    public static class Dated {
        private final LocalDate day;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Dated(@JsonFormat(pattern = "dd.MM.uuuu") LocalDate day) {
            this.day = day;
        }

        public LocalDate getDay() {
            return day;
        }
    }

    /** Made of a whole document by a deserializer of its own. */
    @Wire
    public static class Loudly {
        private final String text;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Loudly(@JsonDeserialize(using = Foreign.Whisper.class) String text) {
            this.text = text;
        }

        public String getText() {
            return text;
        }
    }

    /** Leaves out nulls at any depth, be it in maps that no declaration tells of. */
    @Wire
    public static class Sparse {
        @JsonInclude(content = JsonInclude.Include.NON_NULL)
        public Map<String, List<Object>> lists;

        @JsonInclude(content = JsonInclude.Include.NON_NULL)
        public Object any;

        public int id;
    }

    /** Never reads what it would unwrap. */
    @Wire
    @JsonIncludeProperties("id")
    public static class Excluding {
        private final int id;
        private final Left.Item item;

        public Excluding(@JsonProperty("id") int id, @JsonProperty("item") @JsonUnwrapped Left.Item item) {
            this.id = id;
            this.item = item;
        }

        public int getId() {
            return id;
        }

        public Left.Item getItem() {
            return item;
        }
    }

    /** Types of which one may stand without its id, where it is declared. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, requireTypeIdForSubtypes = OptBoolean.FALSE)
    @JsonSubTypes(@JsonSubTypes.Type(value = Known.class, name = "known"))
    public interface Lenient {}

    /** It. */
    @Wire
    public record Known(int i) implements Lenient {}

    /** It in places where it is declared, and where it is not. */
    @Wire
    public record Placed(Known known, Lenient any, List<Known> all) {}

    /** Types of which one is written without its id. */
    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = Usual.class, writeTypeIdForDefaultImpl = OptBoolean.FALSE)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Usual.class, name = "usual"),
        @JsonSubTypes.Type(value = Other.class, name = "other")
    })
    public interface Habit {}

    /** It. */
    @Wire
    public record Usual(int i) implements Habit {}

    /** The other one. */
    @Wire
    public record Other(int i) implements Habit {}

    /** Both of them. */
    @Wire
    public record Habits(Habit any, Usual usual, List<Habit> all) {}

    /** Two properties with an alias in common, of which Jackson takes one. */
    @Wire
    public static class Aliases {
        @JsonAlias("z")
        public int a;

        @JsonAlias("z")
        public int b;
    }

    /** The same of a creator. */
    @Wire
    public record AliasesOfRecord(
            @JsonAlias("z") int a, @JsonAlias("z") int b) {}

    /** Made of an object or of an array. */
    @Wire
    public static class Several {
        public String text;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Several(Map<String, Integer> map) {
            text = "map " + map;
        }

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Several(List<Integer> list) {
            text = "list " + list;
        }
    }

    /** Made of its properties or of an array. */
    @Wire
    public record Second(int a) {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Second of(List<Integer> list) {
            return new Second(list.size());
        }
    }

    /** Abstract, but made by a factory. */
    @Wire
    public abstract static class Factory {
        public abstract int getA();

        @JsonCreator
        static Factory of(@JsonProperty("a") int a) {
            return new Made(a);
        }
    }

    /** An interface that is made of a text. */
    @Wire
    public interface Text {
        @JsonValue
        String text();

        /** Found by its name. */
        static Text valueOf(String text) {
            return () -> text;
        }
    }

    /** What the others make. */
    public static class Made extends Factory implements Built {
        private final int a;

        Made(int a) {
            this.a = a;
        }

        @Override
        public int getA() {
            return a;
        }
    }

    /** An interface with a builder. */
    @Wire
    @JsonDeserialize(builder = Builder.class)
    public interface Built {
        int getA();
    }

    /** Makes another class. */
    public static class Builder {
        private int a;

        public Builder withA(int a) {
            this.a = a;
            return this;
        }

        public Built build() {
            return new Made(a);
        }
    }

    /** What has all of them. */
    @Wire
    public record Users(
            Aliases aliases, List<Several> several, Second second, Factory factory, Text text, Built built) {}
}
