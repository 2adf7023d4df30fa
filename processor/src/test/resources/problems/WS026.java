package acme;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Set;

public class WS026 {
    @Wire
    //! WS026: acme.WS026.Sum is only written, since it has no constructor without parameters and no other that Jackson would choose, so that Jackson can't read it either. Mark one constructor or static factory of a class with @JsonCreator, one of conflicting members with @JsonProperty, or name the subtypes of an abstract type with @JsonTypeInfo and @JsonSubTypes; @Wire(strict = true) makes this an error.
    public static class Sum {
        Sum(int a, int b) {}
    }

    @Wire
    //! WS026: acme.WS026.Shape is only written, since it is an interface, so that Jackson can't read it either. Mark one constructor or static factory of a class with @JsonCreator, one of conflicting members with @JsonProperty, or name the subtypes of an abstract type with @JsonTypeInfo and @JsonSubTypes; @Wire(strict = true) makes this an error.
    public interface Shape {}

    @Wire
    //! WS026: acme.WS026.Animal is only written, since it is an abstract class, so that Jackson can't read it either. Mark one constructor or static factory of a class with @JsonCreator, one of conflicting members with @JsonProperty, or name the subtypes of an abstract type with @JsonTypeInfo and @JsonSubTypes; @Wire(strict = true) makes this an error.
    public abstract static class Animal {}

    @Wire
    //! WS026: acme.WS026.Setters is only written, since property "a" has conflicting setters: Setters.setA(java.util.List<java.lang.String>) and Setters.setA(java.util.Set<java.lang.String>), so that Jackson can't read it either. Mark one constructor or static factory of a class with @JsonCreator, one of conflicting members with @JsonProperty, or name the subtypes of an abstract type with @JsonTypeInfo and @JsonSubTypes; @Wire(strict = true) makes this an error.
    public static class Setters {
        public void setA(List<String> a) {}

        public void setA(Set<String> a) {}
    }

    @Wire(strict = true)
    //! WS026: acme.WS026.Fields is only written, since property "a" has conflicting fields: Fields.b and Fields.c, so that Jackson can't read it either. Mark one constructor or static factory of a class with @JsonCreator, one of conflicting members with @JsonProperty, or name the subtypes of an abstract type with @JsonTypeInfo and @JsonSubTypes; @Wire(strict = true) makes this an error.
    public static class Fields {
        @JsonProperty("a")
        public int b;

        @JsonProperty("a")
        public int c;

        public int getA() {
            return 1;
        }
    }

    @Wire
    //! WS026: acme.WS026.Names is only written, since two parameters of its creator are the property "b", so that Jackson can't read it either. Mark one constructor or static factory of a class with @JsonCreator, one of conflicting members with @JsonProperty, or name the subtypes of an abstract type with @JsonTypeInfo and @JsonSubTypes; @Wire(strict = true) makes this an error.
    public record Names(@JsonProperty("b") int a, int b) {}

    @Wire
    //! WS026: acme.WS026.Text is only written, since both valueOf(java.lang.String) and fromString(java.lang.String) take the same value, so that Jackson can't read it either. Mark one constructor or static factory of a class with @JsonCreator, one of conflicting members with @JsonProperty, or name the subtypes of an abstract type with @JsonTypeInfo and @JsonSubTypes; @Wire(strict = true) makes this an error.
    public static class Text {
        public static Text valueOf(String text) {
            return new Text();
        }

        public static Text fromString(String text) {
            return new Text();
        }
    }
}
