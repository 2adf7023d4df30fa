package acme;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonGetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSetter;
import dev.wirespeed.Wire;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.annotation.JsonNaming;

public class Classes {
    //: Snake {"first_name":"a","url_path":"b","a_b_c":1,"x1_y":2,"fixed":"f","HTTPCode":3,"http_code":4}
    //: Snake {"firstName":"a"}
    @Wire
    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    public record Snake(
            String firstName, String urlPath, int aBC, int x1Y, @JsonProperty("fixed") String fixedName, int HTTPCode) {}

    //: SnakeBean {"first_name":"a","url":"b","_odd":"c","odd":"d"}
    @Wire
    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    public static class SnakeBean {
        private String firstName;
        private String url;
        public String _odd;

        public String getFirstName() {
            return firstName;
        }

        public void setFirstName(String value) {
            firstName = value;
        }

        public String getURL() {
            return url;
        }

        public void setURL(String value) {
            url = value;
        }
    }

    //: Kebab {"first-name":"a","http-code":3,"url-of-it":"c"}
    @Wire
    @JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
    public record Kebab(String firstName, int HTTPCode, String urlOFIt) {}

    //: Dotted {"first.name":"a"}
    @Wire
    @JsonNaming(PropertyNamingStrategies.LowerDotCaseStrategy.class)
    public record Dotted(String firstName) {}

    //: Upper {"FirstName":"a","X":1}
    @Wire
    @JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class)
    public record Upper(String firstName, int x) {}

    //: UpperSnake {"FIRST_NAME":"a"}
    @Wire
    @JsonNaming(PropertyNamingStrategies.UpperSnakeCaseStrategy.class)
    public record UpperSnake(String firstName) {}

    //: Lower {"firstname":"a"}
    @Wire
    @JsonNaming(PropertyNamingStrategies.LowerCaseStrategy.class)
    public record Lower(String firstName) {}

    //: SnakeSecret {"id":1,"pass_word":"x","passWord":"y"}
    @Wire
    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    public record SnakeSecret(int id, @JsonIgnore String passWord) {}

    //: SnakeSecretBean {"id":1,"pass_word":"x","passWord":"y","read_only":3}
    @Wire
    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    public static class SnakeSecretBean {
        public int id;

        @JsonIgnore
        public String passWord = "p";

        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        public int readOnly = 2;
    }

    //: Without {"a":1,"b":2,"c":3}
    @Wire
    @JsonIgnoreProperties("b")
    public record Without(int a, int b, int c) {}

    //: WithoutBean {"a":1,"b":2,"c":3,"bee":4}
    @Wire
    @JsonIgnoreProperties({"b", "bee"})
    public static class WithoutBean {
        public int a;
        public int b = 7;

        @JsonProperty("bee")
        public int c = 8;
    }

    //: OnlyWritten {"a":1,"b":2}
    @Wire
    @JsonIgnoreProperties(value = "b", allowGetters = true)
    public static class OnlyWritten {
        public int a;
        public int b = 7;
    }

    //: OnlyRead {"a":1,"b":2}
    @Wire
    @JsonIgnoreProperties(value = "b", allowSetters = true)
    public static class OnlyRead {
        public int a;
        public int b = 7;
    }

    //: OnlyReadRecord {"a":1,"b":2}
    @Wire
    @JsonIgnoreProperties(value = "b", allowSetters = true)
    public record OnlyReadRecord(int a, int b) {}

    //: Renamed {"a":1,"b":2,"x":3}
    @Wire
    @JsonIgnoreProperties("b")
    public static class Renamed {
        public int a;

        @JsonProperty("x")
        public int b = 7;
    }

    //: Aliased {"a":1,"b":2,"bb":3}
    @Wire
    @JsonIgnoreProperties("b")
    public record Aliased(int a, @JsonAlias("bb") int b) {}

    //: Kept {"a":1,"b":2,"c":3}
    @Wire
    @JsonIncludeProperties({"a", "c"})
    public record Kept(int a, int b, int c) {}

    //: KeptBean {"a":1,"b":2,"c":3}
    @Wire
    @JsonIncludeProperties({"a", "c"})
    @JsonIgnoreProperties("c")
    public static class KeptBean {
        public int a;
        public int b = 5;
        public int c = 6;
    }

    @JsonIgnoreType
    public static class Hidden {
        public int x = 1;
    }

    public static class HiddenToo extends Hidden {
        public int y = 2;
    }

    //: Hiding {"a":1,"hidden":{"x":2},"too":{"y":3},"all":[{"x":4}]}
    @Wire
    public static class Hiding {
        public int a;
        public Hidden hidden = new Hidden();
        public HiddenToo too;
        public List<Hidden> all = List.of(new Hidden());
    }

    //: Fields {"a":1,"b":2,"c":3,"d":4,"e":5}
    @Wire
    @JsonAutoDetect(
            fieldVisibility = JsonAutoDetect.Visibility.NON_PRIVATE,
            getterVisibility = JsonAutoDetect.Visibility.NONE)
    public static class Fields {
        public int a;
        int b;
        protected int c;
        private int d;

        public int getE() {
            return d;
        }
    }

    //: NoSetters {"a":1,"b":2}
    @Wire
    @JsonAutoDetect(setterVisibility = JsonAutoDetect.Visibility.NONE)
    public static class NoSetters {
        private int value = 3;
        public int b;

        public void setA(int a) {
            value = a;
        }
    }

    //: ProtectedGetters {"a":1,"on":true}
    @Wire
    @JsonAutoDetect(
            getterVisibility = JsonAutoDetect.Visibility.PROTECTED_AND_PUBLIC,
            isGetterVisibility = JsonAutoDetect.Visibility.NONE)
    public static class ProtectedGetters {
        protected int getA() {
            return 1;
        }

        int getB() {
            return 2;
        }

        public boolean isOn() {
            return true;
        }
    }

    //: Accessors {"x":1,"y":2,"z":3,"w":4}
    @Wire
    public static class Accessors {
        private int value;

        @JsonGetter("x")
        public int value() {
            return value;
        }

        @JsonSetter("y")
        public void value(int v) {
            value = v;
        }

        @JsonGetter
        public int getW() {
            return 5;
        }

        @JsonSetter
        void setZ(int v) {
            value += 10 * v;
        }
    }

    @JacksonAnnotationsInside
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({"c", "a"})
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Sparse {}

    @JacksonAnnotationsInside
    @JsonProperty("short")
    @JsonAlias({"s", "sh"})
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Short {}

    @JacksonAnnotationsInside
    @JsonProperty("tall")
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Tall {}

    //: DirectFirst {"a":"1","b":null,"short":"s","long":"l","c":"3"}
    //: DirectFirst {}
    @Wire
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    @Sparse
    @JsonPropertyOrder({"b", "a"})
    public static class DirectFirst {
        public String a = "";
        public String b;
        public String c = "x";

        @JsonProperty("long")
        @Short
        public String d = "y";

        @Tall
        @JsonProperty("long")
        public String e = "z";
    }

    //: BundleFirst {"a":"1","b":null,"c":"3"}
    //: BundleFirst {"a":""}
    @Wire
    @Sparse
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    @JsonPropertyOrder({"b", "a"})
    public static class BundleFirst {
        public String a = "1";
        public String b = "2";
        public String c = "3";
    }

    //: Bundled {"a":"1","s":"2","b":null}
    //: Bundled {"short":"2","c":"x"}
    @Wire
    @Sparse
    public static class Bundled {
        public String a;
        public String b;
        public String c;

        @Short
        public String d;
    }

    public static class Vendor {
        public String name;
        public String code;

        public String getSecret() {
            return "s";
        }
    }
}
