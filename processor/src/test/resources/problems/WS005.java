package acme;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.OptBoolean;
import dev.wirespeed.Wire;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;

public class WS005 {
    @JacksonAnnotationsInside
    @JsonFormat(lenient = OptBoolean.FALSE)
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Text {}

    @Wire(strict = true)
    @JsonFilter("x")
    //! WS005: No code can be made for @JsonFilter here. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
    public static class Bean {
        @Text
        //! WS005: No code can be made for @JsonFormat here. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
        public int a;

        @JacksonInject
        //! WS005: No code can be made for @JacksonInject here. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
        public int getB() {
            return 1;
        }
    }

    @Wire(strict = true)
    public record Components(
            @JsonFormat(lenient = OptBoolean.FALSE)
            //! WS005: No code can be made for @JsonFormat here. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
            int a,
            //! WS005: No code can be made for @JsonFormat here. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
            int b) {
        @JsonFormat(lenient = OptBoolean.FALSE)
        //! WS005: No code can be made for @JsonFormat here. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
        public int b() {
            return b;
        }
    }

    @Wire(strict = true)
    public static class Patterns {
        @JsonFormat(pattern = "yyyy-bb")
        //! WS005: No code can be made for @JsonFormat(pattern = "yyyy-bb") here. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
        public List<LocalDate> days;

        @JsonFormat(pattern = "FORTNIGHTS")
        //! WS005: No code can be made for @JsonFormat(pattern = "FORTNIGHTS") here. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
        public Duration taken;
    }
}
