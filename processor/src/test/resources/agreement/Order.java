package acme;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.wirespeed.Wire;

public class Order {
    //: Alphabetic {"a":0}
    @Wire
    public static class Alphabetic {
        public int b = 1, a = 2, C = 3, Z = 4, _u = 5, aa = 6, aB = 7, ab = 8, é = 9;

        @JsonProperty("0ren")
        public int zz = 10;
    }

    //: Explicit {"a":0}
    @Wire
    @JsonPropertyOrder({"c", "zz", "nope", "a"})
    public static class Explicit {
        public int a = 1, b = 2, c = 3, d = 4;

        @JsonProperty("y")
        public int zz = 5;
    }

    //: NotAlphabetic {"a":0}
    @Wire
    @JsonPropertyOrder(alphabetic = false)
    public static class NotAlphabetic {
        public int b = 1, a = 2;

        public int getD() {
            return 3;
        }

        public int getC() {
            return 4;
        }
    }

    //: AlphabeticRecord {"x":0,"z":1,"w":3}
    @Wire
    @JsonPropertyOrder(
            value = {"x"},
            alphabetic = true)
    public record AlphabeticRecord(int z, int y, int x, int w) {}

    //: IndexedRecord {"x":0,"z":1,"w":3}
    @Wire
    public record IndexedRecord(int z, @JsonProperty(index = 5) int y, @JsonProperty(index = 1) int x, int w) {
        public int getExtra() {
            return 1;
        }

        public int getAaa() {
            return 2;
        }
    }

    //: Indexed {"a":0}
    @Wire
    public static class Indexed {
        @JsonProperty(index = 2)
        public int a = 1;

        @JsonProperty(index = 1)
        public int b = 2;

        public int c = 3;

        @JsonProperty(index = -1)
        public int e = 5;
    }

    //: WithCreator {"m":1,"b":2,"x":3}
    @Wire
    public static class WithCreator {
        public int x = 1;
        public int a = 2;
        private final int m, b;

        @JsonCreator
        public WithCreator(@JsonProperty("m") int m, @JsonProperty("b") int b) {
            this.m = m;
            this.b = b;
        }

        public int getM() {
            return m;
        }

        public int getB() {
            return b;
        }
    }

    //: AlphabeticCreator {"m":1,"b":2,"x":3}
    @Wire
    @JsonPropertyOrder(alphabetic = true)
    public static class AlphabeticCreator extends WithCreator {
        @JsonCreator
        public AlphabeticCreator(@JsonProperty("m") int m, @JsonProperty("b") int b) {
            super(m, b);
        }
    }

    //: ExplicitCreator {"m":1,"b":2,"x":3}
    @Wire
    @JsonPropertyOrder({"a", "m"})
    public static class ExplicitCreator extends WithCreator {
        @JsonCreator
        public ExplicitCreator(@JsonProperty("m") int m, @JsonProperty("b") int b) {
            super(m, b);
        }
    }

    //: ImplicitCreator {"m":1,"b":2,"x":3}
    @Wire
    public static class ImplicitCreator {
        public int x = 1;
        public int a = 2;
        private int m, b;

        public ImplicitCreator() {}

        public ImplicitCreator(int m, int b) {
            this.m = m;
            this.b = b;
        }

        public int getM() {
            return m;
        }

        public int getB() {
            return b;
        }
    }

    //: FactoryOrder {"z":1,"a":2}
    @Wire
    public static class FactoryOrder {
        public int a = 1;
        final int z;

        private FactoryOrder(int z) {
            this.z = z;
        }

        @JsonCreator
        static FactoryOrder of(@JsonProperty("z") int z) {
            return new FactoryOrder(z);
        }

        public int getZ() {
            return z;
        }
    }

    @JsonPropertyOrder({"q"})
    public static class Parent {
        public int a = 1, q = 2;
    }

    //: Child {"q":1}
    @Wire
    public static class Child extends Parent {
        public int b = 0;
    }
}
