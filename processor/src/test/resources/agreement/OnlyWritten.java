package acme;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.wirespeed.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Classes that Jackson writes but can't read. */
public final class OnlyWritten {
    private OnlyWritten() {}

    //: Holder {}
    //: Holder {"sum":null,"shape":null,"shapes":[null],"maybe":null,"byName":{"a":null},"base":null}
    //: Holder {"sum":{}}
    //: Holder {"sum":{"a":1,"b":2}}
    //: Holder {"sum":1}
    //: Holder {"shape":{"side":1}}
    //: Holder {"shape":"x"}
    //: Holder {"shapes":[{}]}
    //: Holder {"base":{"id":1}}
    //: Holder {"base":[]}
    @Wire
    public static class Holder {
        public Sum sum = new Sum(1, 2);
        public Shape shape = new Square(3);
        public List<Shape> shapes = new ArrayList<>(List.of(new Square(4), new Dot()));
        public Optional<Shape> maybe = Optional.of(new Square(5));
        public Map<String, Shape> byName = Map.of("a", new Dot());
        public Base base = new Sub();
    }

    //: Sum {"a":1,"b":2}
    //: Sum {}
    @Wire
    public static final class Sum {
        private final int a;
        private final int b;

        Sum(int a, int b) {
            this.a = a;
            this.b = b;
        }

        public int getSum() {
            return a + b;
        }
    }

    //: Shape {"side":1}
    //: Shape 1
    //: Shape null
    @Wire
    public interface Shape {
        default String getKind() {
            return getClass().getSimpleName();
        }
    }

    @Wire
    public record Square(int side) implements Shape {}

    @Wire
    public static class Dot implements Shape {
        @Override
        public String toString() {
            return "dot";
        }
    }

    //: Base {"id":1}
    @Wire
    public abstract static class Base {
        public int id = 6;

        public abstract String getName();
    }

    @Wire
    public static class Sub extends Base {
        public String more = "m";

        @Override
        public String getName() {
            return "sub";
        }
    }

    //: Sealed {"name":"x"}
    @Wire
    public sealed interface Sealed permits One {}

    @Wire
    public record One(String name) implements Sealed {}

    //: SealedHolder {}
    //: SealedHolder {"sealed":{"name":"y"}}
    @Wire
    public static final class SealedHolder {
        public Sealed sealed = new One("x");
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(Whole.class), @JsonSubTypes.Type(Torn.class)})
    public interface Piece {}

    public record Whole(int a) implements Piece {}

    public static final class Torn implements Piece {
        @JsonProperty("x")
        public String value = "v";

        @JsonProperty(value = "x", access = JsonProperty.Access.WRITE_ONLY)
        private String other;
    }

    //: Pieces {}
    //: Pieces {"piece":{"kind":"OnlyWritten$Whole","a":1}}
    //: Pieces {"piece":{"kind":"OnlyWritten$Torn"}}
    @Wire
    public static final class Pieces {
        public Piece piece = new Torn();
    }
}
