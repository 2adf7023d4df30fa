package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import tools.jackson.databind.JsonNode;

/** Classes that generated serializers elsewhere got wrong; see {@link LessonsTest}. */
@NullUnmarked
final class Lessons {
    private Lessons() {}

    /** Boxes without a value are written as null, not left out; so is a character. */
    @Wire
    public record Boxes(
            Integer i,
            Long l,
            Boolean b,
            Double d,
            Character c,
            Byte y,
            Short s,
            Float f,
            String text,
            List<Integer> many) {}

    /** Field and getter carry the same name twice. */
    @Wire
    public static final class NamedTwice {
        @JsonProperty("the_name")
        private String name;

        @JsonProperty("the_name")
        public String getName() {
            return name;
        }

        @JsonProperty("the_name")
        public void setName(String name) {
            this.name = name;
        }
    }

    /** A getter that nobody else may call is not a property; one that is annotated is, by reflection. */
    @Wire
    public static final class PrivateGetters {
        private int hidden = 1;
        private int shown = 2;

        private int getHidden() {
            return hidden;
        }

        @JsonProperty
        private int getShown() {
            return shown;
        }

        public void setHidden(int hidden) {
            this.hidden = hidden + shown + getHidden() + getShown();
        }
    }

    /** What stands for an object is said by an interface of its class. */
    public interface HasCode {
        @JsonValue
        String code();
    }

    /** A class with such an interface. */
    @Wire
    public record Currency(String code, int digits) implements HasCode {}

    /** An enum with such an interface. */
    public enum Size implements HasCode {
        SMALL,
        LARGE;

        @Override
        public String code() {
            return name().substring(0, 1);
        }
    }

    /** Holds both, and maps of both. */
    @Wire
    public static final class Coded {
        public Currency currency;
        public Size size;
        public List<HasCode> all;
        public Map<String, Size> sizes;
    }

    /** A tree as a part of a body. */
    @Wire
    public record Body(String name, JsonNode tree, List<JsonNode> trees) {}

    /** What all resources have. */
    public abstract static class Resource<I, D extends Resource.Details> {
        public I id;
        public D details;
        public List<D> history;
        public Map<String, I> links;

        /** Parts of a resource. */
        public static class Details {
            public String by;
        }

        @JsonIgnore
        public boolean isNew() {
            return id == null;
        }
    }

    /** One of them. */
    @Wire
    public static final class Invoice extends Resource<Long, Invoice.Lines> {
        public String number;

        /** Its details. */
        public static final class Lines extends Details {
            public List<String> lines;
        }
    }

    /** As values that may be undefined are often modelled. */
    public static final class Undefinable<T> {
        private final boolean present;
        private final T value;

        /** One that is undefined. */
        public Undefinable() {
            this(false, null);
        }

        Undefinable(boolean present, T value) {
            this.present = present;
            this.value = value;
        }

        public boolean isPresent() {
            return present;
        }

        public T get() {
            return value;
        }
    }

    /** Has such a value, which a mapper's own module knows how to write. */
    @Wire
    public static final class Patch {
        public Undefinable<String> name = new Undefinable<>(false, null);
        public int version = 1;
    }

    /** Annotations of another class count in its codec. */
    public record Vendor(String name, int secret) {}

    /** The annotations. */
    public abstract static class VendorMixin {
        @JsonProperty("vendor_name")
        abstract String name();

        @JsonIgnore
        abstract int secret();
    }

    /** Refers to it. */
    @Wire(mixins = @Wire.Mixin(target = Vendor.class, source = VendorMixin.class))
    public record Sale(int id, Vendor vendor) {}

    /** Asks for a property that it never reads. */
    @Wire
    public record AsksInVain(
            @JsonProperty(required = true, access = JsonProperty.Access.READ_ONLY)
            int a,

            int b) {}

    /** Two of its constants have one name, which Jackson refuses. */
    public enum Twice {
        @JsonProperty("x")
        A,
        @JsonProperty("x")
        B
    }

    /** Holds it. */
    @Wire
    public record TwiceInside(Twice twice) {}

    /** A constant that Jackson sets all the same. */
    @Wire
    public static final class Constant {
        @JsonProperty
        public final int number = 5;

        public int other;
    }
}
