package acme;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.util.Map;

public class Delegating {
    //: DelegatingFactory {"a":1}
    //: DelegatingFactory 1
    //: DelegatingFactory {"q":3}
    @Wire
    public static class DelegatingFactory {
        final int q;

        private DelegatingFactory(int a) {
            this.q = a;
        }

        @JsonCreator
        static DelegatingFactory make(int a) {
            return new DelegatingFactory(a);
        }

        public int getQ() {
            return q;
        }
    }

    //: ByMode {"a":1}
    @Wire
    public static class ByMode {
        final int q;

        @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
        ByMode(int a) {
            this.q = a;
        }

        public int getQ() {
            return q;
        }
    }

    //: DelegatingMap {"a":1}
    //: DelegatingMap []
    @Wire
    public static class DelegatingMap {
        final Map<String, Integer> m;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        DelegatingMap(Map<String, Integer> m) {
            this.m = m;
        }

        public Map<String, Integer> getM() {
            return m;
        }
    }

    //: Mixed {"c":null,"b":2,"a":3}
    //: Mixed {"a":3,"b":2,"c":"x"}
    //: Mixed {"b":2}
    //: Mixed {"b":2,"b":3,"a":5,"a":6}
    //: Mixed {"b":"x","b":3}
    //: Mixed {"b":4,"b":"x"}
    @Wire
    public static class Mixed {
        final int a;
        int b;
        String c = "dc";

        @JsonCreator
        Mixed(@JsonProperty("a") int a) {
            this.a = a;
        }

        public int getA() {
            return a;
        }

        public int getB() {
            return b;
        }

        public void setB(int b) {
            this.b = b;
        }

        public String getC() {
            return c;
        }

        public void setC(String c) {
            this.c = c;
        }

        @Override
        public String toString() {
            return a + "," + b + "," + c;
        }
    }
}
