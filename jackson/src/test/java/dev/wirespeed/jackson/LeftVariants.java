package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.Nulls;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.NullUnmarked;

/** Classes of which visible type ids, arguments of types, or aliases of what is unwrapped are Jackson's. */
@NullUnmarked
final class LeftVariants {
    private LeftVariants() {}

    /** Has an id that may be any value. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", visible = true, defaultImpl = Open.class)
    public interface Labelled {}

    /** Takes the id as what else there is. */
    public static class Open implements Labelled {
        private final Map<String, Object> more = new TreeMap<>();

        @JsonAnyGetter
        public Map<String, Object> getMore() {
            return more;
        }

        @JsonAnySetter
        public void put(String name, Object value) {
            more.put(name, value);
        }
    }

    /** Has one. */
    @Wire
    public record Labels(Labelled any) {}

    /** Has an id that subtypes read as something else than a text. */
    @JsonTypeInfo(
            use = JsonTypeInfo.Id.NAME,
            include = JsonTypeInfo.As.EXISTING_PROPERTY,
            property = "version",
            visible = true,
            defaultImpl = Later.class)
    @JsonSubTypes(@JsonSubTypes.Type(value = First.class, name = "1.0"))
    public interface Versioned {}

    /** As a constant. */
    public record First(Version version) implements Versioned {}

    /** As a number. */
    public record Later(int version) implements Versioned {}

    /** Which look like numbers. */
    public enum Version {
        ZERO,
        @JsonProperty("1.0")
        ONE
    }

    /** Has one. */
    @Wire
    public record Versions(Versioned any) {}

    /** What is unwrapped. */
    public record Name(String first, String last) {}

    /** Has it by an alias, too. */
    @Wire
    public record Renamed(@JsonUnwrapped @JsonAlias("old") Name name, int id) {}

    /** What can't be generated is found out with the arguments, for each place where they are the same. */
    public record Guarded<A>(
            A one,
            @JsonIgnore @JsonSetter(nulls = Nulls.AS_EMPTY) Map<String, Integer> many,
            Page<Guarded<A>> pages) {}

    /** A generic class in it. */
    public record Page<T>(List<T> content, T first) {}

    /** Has several. */
    @Wire
    public record Guards(
            Guarded<String> texts, Guarded<String> again, Guarded<Integer> numbers, Page<Guarded<String>> page) {}
}
