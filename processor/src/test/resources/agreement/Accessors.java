package acme;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class Accessors {
    //: Fields {"a":101,"b":102,"c":103,"d":104,"e":105,"f":106,"g":107,"i":109,"I":1090,"j":110,"k":111,"m":113}
    @Wire
    public static class Fields {
        public int a = 1;
        private int b = 2;
        protected int c = 3;
        int d = 4;
        public final int e = 5;
        public static int f = 6;
        public transient int g = 7;

        @JsonProperty("I")
        int i = 9;

        public transient int j = 10;

        public int getJ() {
            return j;
        }

        private transient int k = 11;

        public int getK() {
            return k;
        }

        public void setK(int k) {
            this.k = k;
        }

        private final int m;

        Fields() {
            m = 13;
        }

        public int getM() {
            return m;
        }

        @Override
        public String toString() {
            return a + "," + b + "," + c + "," + d + "," + e + "," + f + "," + g + "," + i + "," + j + "," + k + "," + m;
        }
    }

    //: Setters {"b":1}
    //: Setters {"c":1}
    //: Setters {"d":1}
    //: Setters {"d":"x"}
    //: Setters {"e":1}
    //: Setters {"f":1}
    //: Setters {"_f":1}
    //: Setters {"g":1}
    //: Setters {"h":1}
    //: Setters {"i":1}
    //: Setters {"URL":1}
    //: Setters {"url":1}
    //: Setters {"j":[1]}
    @Wire
    public static class Setters {
        String log = "";

        void setB(int x) {
            log += "b" + x;
        }

        public Setters setC(int x) {
            log += "c" + x;
            return this;
        }

        public void setD(int x) {
            log += "d:int" + x;
        }

        public void setD(String x) {
            log += "d:str" + x;
        }

        public void setE(Integer x) {
            log += "e:Int" + x;
        }

        public void setE(String x) {
            log += "e:str" + x;
        }

        public void set_f(int x) {
            log += "f" + x;
        }

        public void setg(int x) {
            log += "g" + x;
        }

        protected void setH(int x) {
            log += "h" + x;
        }

        public static void setI(int x) {}

        public void with(int x) {}

        public void setURL(int x) {
            log += "URL" + x;
        }

        public void setJ(int... x) {
            log += "j" + x.length;
        }

        @Override
        public String toString() {
            return log;
        }
    }

    //: Setterless {"list":["a"],"computed":["r"]}
    @Wire
    public static class Setterless {
        private final List<String> list = new ArrayList<>(List.of("init"));

        public List<String> getList() {
            return list;
        }

        public List<String> getComputed() {
            return List.of("c");
        }
    }

    //: ExplicitGetter {"a":7}
    @Wire
    public static class ExplicitGetter {
        public int getA() {
            return 1;
        }

        @JsonProperty("a")
        public int getB() {
            return 2;
        }
    }

    //: FieldAndGetter {"a":3}
    @Wire
    public static class FieldAndGetter {
        public int a = 1;

        @JsonProperty("a")
        public String getB() {
            return "viaB";
        }

        public int getA() {
            return 5;
        }
    }

    //: TypesDiffer {"a":"12"}
    @Wire
    public static class TypesDiffer {
        private int a = 7;

        public String getA() {
            return "s" + a;
        }

        public void setA(long s) {
            a = (int) s;
        }

        @Override
        public String toString() {
            return "" + a;
        }
    }

    //: Ignored {"a":1,"b":2,"c":3,"d":4,"e":5,"x":6}
    @Wire
    public static class Ignored {
        @JsonIgnore
        public int a = 1;

        private int b = 2;

        @JsonIgnore
        public int getB() {
            return b;
        }

        public void setB(int b) {
            this.b = b;
        }

        private int c = 3;

        @JsonIgnore
        public int getC() {
            return c;
        }

        @JsonProperty
        public void setC(int c) {
            this.c = c;
        }

        private int d = 4;

        @JsonProperty
        public int getD() {
            return d;
        }

        @JsonIgnore
        public void setD(int d) {
            this.d = d;
        }

        @JsonIgnore
        private int e = 5;

        @JsonProperty("x")
        public int getE() {
            return e;
        }

        public void setE(int e) {
            this.e = e;
        }

        @Override
        public String toString() {
            return a + "," + b + "," + c + "," + d + "," + e;
        }
    }

    //: Renamed {"q":1,"a":2}
    //: Renamed {"r":3,"s":4,"t":5}
    @Wire
    public static class Renamed {
        private int a;

        @JsonProperty("q")
        public int getA() {
            return a;
        }

        public void setA(int a) {
            this.a = a;
        }

        private int b = 7;

        @JsonProperty("r")
        public int getB() {
            return b;
        }

        @JsonProperty("s")
        public void setB(int b) {
            this.b = b;
        }

        @JsonAlias({"t", "u"})
        public int c = 8;
    }

    //: Access {"a":7,"b":8}
    @Wire
    public static class Access {
        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        public int a = 1;

        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
        public int b = 2;

        @Override
        public String toString() {
            return a + "," + b;
        }
    }

    //: Defaults {"s":null,"l":null,"o":null,"I":null}
    //: Defaults {"i":null}
    //: Defaults {"b":null}
    //: Defaults {"i":""}
    //: Defaults {}
    @Wire
    public static class Defaults {
        public int i = 5;
        public Integer I = 6;
        public String s = "s";
        public List<String> l = List.of("q");
        public Optional<String> o = Optional.of("z");
        public boolean b = true;
    }
}
