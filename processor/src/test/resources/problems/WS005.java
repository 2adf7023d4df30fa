package acme;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.annotation.OptBoolean;
import dev.wirespeed.Wire;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

public class WS005 {
    @JacksonAnnotationsInside
    @JsonFormat(lenient = OptBoolean.FALSE)
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Text {}

    @Wire(strict = true)
    @JsonFilter("x")
    //! WS005: No code can be made for @JsonFilter here. Remove it, or exclude the annotated element with @JsonIgnore and leave this class to Jackson.
    public static class Bean {
        @Text
        //! WS005: No code can be made for @JsonFormat here. Remove it, or exclude the annotated element with @JsonIgnore and leave this class to Jackson.
        public int a;

        @JacksonInject
        //! WS005: No code can be made for @JacksonInject here. Remove it, or exclude the annotated element with @JsonIgnore and leave this class to Jackson.
        public int getB() {
            return 1;
        }
    }

    @Wire(strict = true)
    public record Components(
            @JsonFormat(lenient = OptBoolean.FALSE)
            //! WS005: No code can be made for @JsonFormat here. Remove it, or exclude the annotated element with @JsonIgnore and leave this class to Jackson.
            int a,
            //! WS005: No code can be made for @JsonFormat here. Remove it, or exclude the annotated element with @JsonIgnore and leave this class to Jackson.
            int b) {
        @JsonFormat(lenient = OptBoolean.FALSE)
        //! WS005: No code can be made for @JsonFormat here. Remove it, or exclude the annotated element with @JsonIgnore and leave this class to Jackson.
        public int b() {
            return b;
        }
    }

    @Wire(strict = true)
    public static class Patterns {
        @JsonFormat(pattern = "yyyy-bb")
        //! WS005: No code can be made for @JsonFormat(pattern = "yyyy-bb") here. Remove it, or exclude the annotated element with @JsonIgnore and leave this class to Jackson.
        public List<LocalDate> days;

        @JsonFormat(pattern = "FORTNIGHTS")
        //! WS005: No code can be made for @JsonFormat(pattern = "FORTNIGHTS") here. Remove it, or exclude the annotated element with @JsonIgnore and leave this class to Jackson.
        public Duration taken;
    }

    @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
    public static class Part {
        public int o;
    }

    @Wire(strict = true)
    @JsonIgnoreProperties("part")
    //! WS005: No code can be made for @JsonUnwrapped on what the class leaves out here. Remove it, or exclude the annotated element with @JsonIgnore and leave this class to Jackson.
    public static class Leaving {
        public int a;

        @JsonUnwrapped
        public Part part;
    }

    @Wire(strict = true)
    @JsonIncludeProperties("a")
    //! WS005: No code can be made for @JsonUnwrapped on what the class leaves out here. Remove it, or exclude the annotated element with @JsonIgnore and leave this class to Jackson.
    public static class Keeping {
        public int a;

        @JsonUnwrapped
        public Part getPart() {
            return new Part();
        }
    }

    @Wire(strict = true)
    //! WS005: No code can be made for @JsonAnyGetter beside another one here. Remove it, or exclude the annotated element with @JsonIgnore and leave this class to Jackson.
    public static class Entries {
        @JsonAnyGetter
        public Map<String, Integer> some;

        @JsonAnyGetter
        public Map<String, Integer> others() {
            return Map.of();
        }
    }

    @Wire(strict = true)
    @JsonIncludeProperties("a")
    //! WS005: No code can be made for @JsonAnySetter beside @JsonIncludeProperties here. Remove it, or exclude the annotated element with @JsonIgnore and leave this class to Jackson.
    public static class Place {
        public int a;

        @JsonAnySetter
        public Map<String, Integer> more;
    }

    private static class Hidden {}

    @Wire(strict = true)
    //! WS005: No code can be made for @JsonInclude with a filter that it can't make here. Remove it, or exclude the annotated element with @JsonIgnore and leave this class to Jackson.
    public static class Filtered {
        @JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = Hidden.class)
        public String a;
    }
}
