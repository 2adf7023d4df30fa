package acme;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Wire;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class WS005 {
    @JacksonAnnotationsInside
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Sparse {}

    @Wire
    @JsonIgnoreProperties("x")
    //! WS005: @JsonIgnoreProperties is not supported yet. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
    public static class Bean {
        @JsonFormat(shape = JsonFormat.Shape.STRING)
        //! WS005: @JsonFormat is not supported yet. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
        public int a;

        @JsonUnwrapped
        //! WS005: @JsonUnwrapped is not supported yet. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
        public int getB() {
            return 1;
        }
    }

    @Wire
    @Sparse
    //! WS005: @Sparse is not supported yet. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
    public static class Bundled {
        public Letter letter;
    }

    @Wire
    public record Components(
            @JsonFormat(shape = JsonFormat.Shape.STRING)
            //! WS005: @JsonFormat is not supported yet. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
            int a,
            int b) {
        @JsonFormat(shape = JsonFormat.Shape.STRING)
        //! WS005: @JsonFormat is not supported yet. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
        public int b() {
            return b;
        }
    }

    public enum Letter {
        A;

        @JsonValue
        //! WS005: @JsonValue is not supported yet. Remove it, or exclude what it stands on with @JsonIgnore and leave this class to Jackson.
        public int value() {
            return 1;
        }
    }
}
