package acme;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.util.Date;

public class Creators {
    //: Annotated {}
    //: Annotated {"a":1,"b":"x"}
    //: Annotated {"b":"x","a":1}
    //: Annotated {"b":null,"a":null}
    @Wire
    public static class Annotated {
        private final int a;
        private final String b;

        @JsonCreator
        public Annotated(@JsonProperty("a") int a, @JsonProperty("b") String b) {
            this.a = a;
            this.b = b;
        }

        public int getA() {
            return a;
        }

        public String getB() {
            return b;
        }

        @Override
        public String toString() {
            return a + "," + b;
        }
    }

    //: Unnamed {"a":1,"b":"x"}
    @Wire
    public static class Unnamed {
        private final int a;
        private final String b;

        @JsonCreator
        Unnamed(int a, String b) {
            this.a = a;
            this.b = b;
        }

        public int getA() {
            return a;
        }

        public String getB() {
            return b;
        }
    }

    //: Implicit {"a":1,"b":"x"}
    //: Implicit {}
    @Wire
    public static class Implicit {
        private final int a;
        private final String b;

        public Implicit(int a, String b) {
            this.a = a;
            this.b = b;
        }

        public int getA() {
            return a;
        }

        public String getB() {
            return b;
        }
    }

    //: ImplicitOne {"a":1}
    //: ImplicitOne 1
    @Wire
    public static class ImplicitOne {
        private final int a;

        public ImplicitOne(int a) {
            this.a = a;
        }

        public int getA() {
            return a;
        }
    }

    //: DefaultAndFull {"a":1,"b":"x"}
    //: DefaultAndFull {}
    @Wire
    public static class DefaultAndFull {
        public int a;
        public String b;

        public DefaultAndFull() {
            a = -5;
        }

        public DefaultAndFull(int a, String b) {
            this.a = a * 100;
            this.b = b;
        }
    }

    //: Factory {"a":1,"b":2}
    @Wire
    public static class Factory {
        final int a;

        private Factory(int a) {
            this.a = a;
        }

        @JsonCreator
        static Factory make(@JsonProperty("a") int a, @JsonProperty("b") int b) {
            return new Factory(a + b);
        }

        public int getA() {
            return a;
        }
    }

    //: FactoryOfOne {"a":1}
    //: FactoryOfOne 1
    @Wire
    public static class FactoryOfOne {
        final int a;

        private FactoryOfOne(int a) {
            this.a = a;
        }

        @JsonCreator
        static FactoryOfOne make(int a) {
            return new FactoryOfOne(a);
        }

        public int getA() {
            return a;
        }
    }

    //: CalledSetters {"b":1,"c":2,"a":5}
    @Wire
    public static class CalledSetters {
        final int a;
        String log = "";

        @JsonCreator
        CalledSetters(@JsonProperty("a") int a) {
            this.a = a;
        }

        public int getA() {
            return a;
        }

        public void setB(int b) {
            log += "b" + b;
        }

        public void setC(int c) {
            log += "c" + c;
        }

        @Override
        public String toString() {
            return a + log;
        }
    }

    //: OnlyParameters {"a":1,"b":2}
    @Wire
    public static class OnlyParameters {
        final int a;
        final int b;

        OnlyParameters(@JsonProperty("a") int a, @JsonProperty("b") int b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public String toString() {
            return a + "," + b;
        }
    }

    //: PartialNames {"x":1,"b":2}
    @Wire
    public static class PartialNames {
        final int a;
        final int b;

        @JsonCreator
        PartialNames(@JsonProperty("x") int a, int b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public String toString() {
            return a + "," + b;
        }
    }

    //: Required {}
    //: Required {"a":"x"}
    //: Required {"b":1}
    //: Required {"a":null,"b":1}
    //: Required {"a":"","b":null}
    @Wire
    public static class Required {
        final String a;
        final int b;

        @JsonCreator
        Required(
                @JsonProperty(value = "a", required = true) String a,
                @JsonProperty(value = "b", isRequired = com.fasterxml.jackson.annotation.OptBoolean.TRUE) int b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public String toString() {
            return a + "," + b;
        }
    }

    //: NullFactory {"a":0,"b":1}
    //: NullFactory {"a":1,"b":1}
    @Wire
    public static class NullFactory {
        int b;

        @JsonCreator
        static NullFactory of(@JsonProperty("a") int a) {
            return a == 0 ? null : new NullFactory();
        }

        public void setB(int b) {
            this.b = b;
        }

        @Override
        public String toString() {
            return "b" + b;
        }
    }

    //: IgnoredGetter {"a":1,"old":2}
    @Wire
    public static class IgnoredGetter {
        private final int a;

        @JsonCreator
        public IgnoredGetter(@JsonProperty("a") @JsonAlias("old") int a) {
            this.a = a;
        }

        @JsonIgnore
        public int getA() {
            return a;
        }

        @Override
        public String toString() {
            return "a" + a;
        }
    }

    //: ParameterAndSetter {"a":5,"a":6}
    @Wire
    public static class ParameterAndSetter {
        int a;

        @JsonCreator
        ParameterAndSetter(@JsonProperty("a") int a) {
            this.a = a;
        }

        public int getA() {
            return a;
        }

        public void setA(int a) {
            this.a = 100 + a;
        }
    }

    //: NeverRead {"a":1,"day":"2020-01-02"}
    @Wire
    public static class NeverRead {
        private final int a;
        private final String given;

        @JsonCreator
        public NeverRead(
                @JsonProperty("a") int a,
                @JsonProperty(value = "day", access = JsonProperty.Access.READ_ONLY) Date day) {
            this.a = a;
            this.given = String.valueOf(day);
        }

        public int getA() {
            return a;
        }

        @Override
        public String toString() {
            return a + ", " + given;
        }
    }

    public interface Some {}

    //: IgnoredInView {}
    //: IgnoredInView {"two":"x"}
    @Wire
    @com.fasterxml.jackson.annotation.JsonIgnoreProperties("two")
    public record IgnoredInView(@com.fasterxml.jackson.annotation.JsonView(Some.class) java.util.Optional<String> two, int a) {}

    //: IgnoredAlias {}
    //: IgnoredAlias {"old":"x"}
    @Wire
    @com.fasterxml.jackson.annotation.JsonIgnoreProperties("two")
    public record IgnoredAlias(@com.fasterxml.jackson.annotation.JsonAlias("old") java.util.Optional<String> two, int a) {}

    //: IgnoredOnly {}
    //: IgnoredOnly {"two":"x"}
    @Wire
    @com.fasterxml.jackson.annotation.JsonIgnoreProperties("two")
    public record IgnoredOnly(java.util.Optional<String> two, int a) {}
}
