package acme;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.OptBoolean;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class Unions {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes({@JsonSubTypes.Type(value = Dog.class, name = "dog"), @JsonSubTypes.Type(Cat.class)})
    public interface Animal {}

    //: Dog {"@type":"Unions$Dog","name":"a","age":1}
    //: Dog {"@type":"dog","name":"a","age":1}
    //: Dog {"name":"a"}
    public record Dog(String name, int age) implements Animal {}

    //: Cat {"@type":"cat","lives":9}
    @JsonTypeName("cat")
    public static class Cat implements Animal {
        public int lives;
    }

    //: Zoo {"one":{"@type":"dog","name":"a","age":3},"all":[{"@type":"cat","lives":2},null,{"lives":1,"@type":"cat"}],"dog":{"@type":"Unions$Dog","name":"d"}}
    //: Zoo {"one":{"name":"a","@type":"dog","age":3,"x":{"@type":"cat"}}}
    //: Zoo {"one":{"@type":"bird"}}
    //: Zoo {"one":{"lives":1}}
    //: Zoo {"one":{}}
    //: Zoo {"one":["cat",{"lives":3}]}
    //: Zoo {"one":["cat",{"lives":3},4]}
    //: Zoo {"one":["cat"]}
    //: Zoo {"one":[]}
    //: Zoo {"one":["bird",{}]}
    //: Zoo {"one":["cat",null]}
    //: Zoo {"one":"cat"}
    //: Zoo {"one":5}
    //: Zoo {"one":{"@type":null,"lives":1}}
    //: Zoo {"one":{"@type":{"a":1},"lives":1}}
    //: Zoo {"one":{"@type":null,"@type":"cat","lives":1}}
    //: Zoo {"one":{"@type":"c\u0061t","lives":1}}
    //: Zoo {"one":{"@type":5,"lives":1}}
    //: Zoo {"one":{"@type":"cat","lives":1,"@type":"dog"}}
    //: Zoo {"byName":{"x":{"@type":"cat","lives":2}},"maybe":{"@type":"dog"}}
    //: Zoo {"one":{"@type":"dog","age":"x"}}
    @Wire
    public static class Zoo {
        public Animal one;
        public List<Animal> all;
        public Dog dog;
        public Map<String, Animal> byName;
        public Optional<Animal> maybe;
        public Animal[] array;
    }

    //: Circle {"kind":"Circle","radius":1.5}
    //: Holder {"shape":{"kind":"Circle","radius":1.5}}
    //: Holder {"shape":{"kind":"Square","side":2}}
    //: Holder {"shape":{"kind":"Unions$Square","side":2}}
    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "kind")
    public sealed interface Shape permits Circle, Square {}

    public record Circle(double radius) implements Shape {}

    public record Square(double side) implements Shape {}

    @Wire
    public record Holder(Shape shape) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes({@JsonSubTypes.Type(value = Left.class, names = {"left", "l"}), @JsonSubTypes.Type(value = Right.class, name = "right")})
    public abstract static class Side {
        public int common = 1;
    }

    //: Left {"left":{"a":1}}
    //: Left {"Unions$Left":{"a":1}}
    public static class Left extends Side {
        public int a;
    }

    public static class Right extends Side {
        public int b;
    }

    //: Sides {"first":{"left":{"a":1,"common":5}},"rest":[{"l":{"a":2}},{"right":{}}]}
    //: Sides {"first":{"up":{}}}
    //: Sides {"first":{}}
    //: Sides {"first":{"left":null}}
    //: Sides {"first":{"left":{"a":1},"right":{}}}
    //: Sides {"first":["left",{"a":1}]}
    //: Sides {"first":"left"}
    @Wire
    public record Sides(Side first, List<Side> rest) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
    @JsonSubTypes({@JsonSubTypes.Type(value = Red.class, name = "red"), @JsonSubTypes.Type(value = Blue.class, name = "blue")})
    public interface Color {}

    public record Red(int a) implements Color {}

    public record Blue(int b) implements Color {}

    //: Colors {"one":["red",{"a":1}],"all":[["blue",{"b":2}],["red",{}]]}
    //: Colors {"one":["green",{"a":1}]}
    //: Colors {"one":["red",{"a":1},2]}
    //: Colors {"one":["red"]}
    //: Colors {"one":{"red":{"a":1}}}
    //: Colors {"one":[5,{"a":1}]}
    @Wire
    public record Colors(Color one, List<Color> all) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY, property = "type", visible = true)
    @JsonSubTypes({@JsonSubTypes.Type(value = Card.class, name = "card"), @JsonSubTypes.Type(value = Cash.class, name = "cash")})
    public interface Payment {
        String type();
    }

    public record Card(String type, String number) implements Payment {}

    public static class Cash implements Payment {
        @JsonProperty
        public String type;

        public int amount;

        @Override
        public String type() {
            return type;
        }
    }

    //: Payments {"all":[{"type":"card","number":"1"},{"number":"2","type":"card"},{"type":"cash","amount":3}]}
    //: Payments {"all":[{"type":"gold"}]}
    @Wire
    public record Payments(List<Payment> all) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY, property = "type")
    @JsonSubTypes({@JsonSubTypes.Type(value = Wire1.class, name = "wire")})
    public interface Transfer {}

    public record Wire1(String type, String iban) implements Transfer {}

    //: Transfers {"all":[{"type":"wire","iban":"1"},{"iban":"2","type":"wire"}]}
    @Wire
    public record Transfers(List<Transfer> all) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    @JsonSubTypes({@JsonSubTypes.Type(ByName.class), @JsonSubTypes.Type(ByAge.class), @JsonSubTypes.Type(ByBoth.class)})
    public interface Key {}

    public record ByName(String name) implements Key {}

    public record ByAge(int age, int size) implements Key {}

    public record ByBoth(String name, int height) implements Key {}

    //: Keys {"one":{"age":1},"all":[{"age":1,"size":2},{"name":"a","height":2},{"height":1}]}
    //: Keys {"one":{"name":"a"}}
    //: Keys {"one":{}}
    //: Keys {"one":{"x":1}}
    //: Keys {"one":{"x":1,"size":2,"name":"a"}}
    //: Keys {"one":[1]}
    @Wire
    public record Keys(Key one, List<Key> all) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = Other.class)
    @JsonSubTypes({@JsonSubTypes.Type(value = Known.class, name = "known")})
    public interface Event {}

    public record Known(int a) implements Event {}

    public record Other(int a, String b) implements Event {}

    //: Events {"all":[{"@type":"known","a":1},{"@type":"what","a":2,"b":"x"},{"a":3},{}]}
    //: Events {"all":[["known",{"a":1}]]}
    //: Events {"all":["known"]}
    @Wire
    public record Events(List<Event> all) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = Void.class)
    @JsonSubTypes({@JsonSubTypes.Type(value = Thing.class, name = "thing")})
    public interface Maybe {}

    public record Thing(int a) implements Maybe {}

    //: Maybes {"all":[{"@type":"thing","a":1},{"@type":"what","a":2,"b":[1,{}]},{"a":3},{}],"x":{"@type":"thing"}}
    @Wire
    public record Maybes(List<Maybe> all, Maybe x) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
    @JsonSubTypes({@JsonSubTypes.Type(value = Base.class, name = "base"), @JsonSubTypes.Type(value = Derived.class, name = "derived")})
    public static class Base {
        public int a;
    }

    public static class Derived extends Base {
        public int b;
        public Base inner;
    }

    //: Base {"t":"base","a":1}
    //: Base {"t":"derived","a":1,"b":2,"inner":{"t":"derived","inner":{"t":"base"}}}
    //: Derived {"t":"derived","b":1}
    //: Derived {"t":"base","b":1}
    //: Derived {"t":"Unions$Derived","b":1}
    //: Bases {"all":[{"t":"base"},{"a":5,"t":"derived","b":1}]}
    @Wire
    public record Bases(List<Base> all, Derived derived) {}

    public static class Made implements Animal {
        public final int x;

        @JsonCreator
        public Made(@JsonProperty("x") int x) {
            this.x = x;
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY, defaultImpl = Sparrow.class)
    @JsonSubTypes({@JsonSubTypes.Type(Sparrow.class), @JsonSubTypes.Type(Eagle.class)})
    public interface Bird {}

    //: Sparrow {"size":1}
    //: Sparrow ["Unions$Sparrow",{"size":1}]
    public record Sparrow(int size) implements Bird {}

    //: Eagle {"span":1}
    public record Eagle(int span) implements Bird {}

    //: Nest {"any":{"size":2},"eagle":{"span":3},"all":[{"size":1},["Unions$Eagle",{"span":2}],["x",{"size":4}]]}
    //: Nest {"any":"x"}
    //: Nest {"any":[null,{"size":2}],"all":[[5,{"size":2}],[true,{"size":3}]]}
    //: Nest {"any":[[],{"size":2}]}
    //: Nest {"any":[{},{"size":2}]}
    @Wire
    public record Nest(Bird any, Eagle eagle, List<Bird> all) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    @JsonSubTypes({
        @JsonSubTypes.Type(Disc.class),
        @JsonSubTypes.Type(Crate.class),
        @JsonSubTypes.Type(Hollow.class)
    })
    public interface Solid {}

    //: Disc {"name":"n"}
    //: Disc {"name":"n","radius":1}
    //: Disc {"name":"n","width":1}
    //: Disc {"x":1,"radius":1,"width":1}
    //: Disc {}
    public record Disc(String name, int radius) implements Solid {}

    //: Crate {"width":1,"radius":1}
    //: Crate {"radius":1,"width":1}
    public record Crate(String name, int width) implements Solid {}

    //: Hollow {}
    //: Hollow {"x":1}
    //: Hollow {"name":"n"}
    public record Hollow() implements Solid {}

    //: Solids {"any":{"width":1},"circle":{"radius":2,"name":"c"}}
    //: Solids {"circle":{"width":2}}
    //: Solids {"circle":{"name":"c"}}
    //: Solids {"circle":{}}
    //: Solids {"any":{}}
    @Wire
    public record Solids(Solid any, Disc circle) {}

    @JsonTypeInfo(
            use = JsonTypeInfo.Id.NAME,
            requireTypeIdForSubtypes = OptBoolean.TRUE,
            writeTypeIdForDefaultImpl = OptBoolean.TRUE)
    @JsonSubTypes({@JsonSubTypes.Type(value = Told.class, name = "told"), @JsonSubTypes.Type(Heir.class)})
    public static class Teller {
        public int i;
    }

    //: Told {"i":3}
    //: Told {"@type":"told","i":3}
    public static class Told extends Teller {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, requireTypeIdForSubtypes = OptBoolean.DEFAULT)
    @JsonTypeName("heir")
    public static class Heir extends Teller {}

    //: Tellers {"told":{"i":3}}
    //: Tellers {"heir":{"i":3}}
    //: Tellers {"any":{"i":3}}
    //: Tellers {"told":{"@type":"told","i":3},"heir":{"@type":"heir","i":3},"any":{"@type":"told","i":3}}
    @Wire
    public record Tellers(Told told, Heir heir, Teller any) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY, property = "kind", visible = true)
    @JsonSubTypes({@JsonSubTypes.Type(value = Text.class, name = "1"), @JsonSubTypes.Type(value = Coin.class, name = "true"),
        @JsonSubTypes.Type(value = Coin.class, name = "0")})
    public interface Sort {}

    public record Text(String kind) implements Sort {}

    public record Coin(Face kind) implements Sort {}

    public enum Face {
        HEADS,
        @JsonProperty("tails")
        TAILS
    }

    //: Sorts {"any":{"kind":1}}
    //: Sorts {"any":{"kind":true}}
    //: Sorts {"any":{"kind":0}}
    @Wire
    public record Sorts(Sort any) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY, defaultImpl = Void.class)
    @JsonSubTypes({@JsonSubTypes.Type(Letter.class), @JsonSubTypes.Type(Parcel.class)})
    public static class Mail {
        public int weight;
    }

    //: Letter {"weight":1}
    //: Letter ["Unions$Letter",{"weight":1}]
    public static class Letter extends Mail {}

    public static class Parcel extends Mail {}

    //: Mails {"any":{"weight":1},"letter":{"weight":1}}
    //: Mails {"any":["Unions$Mail",{"weight":1}],"letter":["Unions$Mail",{"weight":1}]}
    //: Mails {"any":5}
    //: Mails {"any":"x"}
    //: Mails {"letter":5}
    @Wire
    public record Mails(Mail any, Letter letter) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY, defaultImpl = Mug.class)
    @JsonSubTypes({@JsonSubTypes.Type(Cup.class), @JsonSubTypes.Type(Mug.class)})
    public static class Cup {
        public int size;
    }

    public static class Mug extends Cup {}

    //: Cups {"any":{"size":1}}
    //: Cups {"mug":{"size":1}}
    //: Cups {"mug":["Unions$Cup",{"size":1}]}
    @Wire
    public record Cups(Cup any, Mug mug) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes({@JsonSubTypes.Type(value = Oar.class, name = "tool"), @JsonSubTypes.Type(Paddle.class)})
    @JsonTypeName("tool")
    public interface Tool {}

    public static class Oar implements Tool {
        public int length;
    }

    public static class Paddle extends Oar {}

    //: Tools {"any":{"@type":"tool"},"oar":{"@type":"tool"},"paddle":{"@type":"Unions$Paddle"}}
    //: Tools {"paddle":{"@type":"tool"}}
    //: Tools {"any":{"@type":"Unions$Paddle"},"oar":{"@type":"Unions$Paddle"}}
    @Wire
    public record Tools(Tool any, Oar oar, Paddle paddle) {}
}
