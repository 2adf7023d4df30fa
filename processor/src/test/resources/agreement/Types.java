package acme;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class Types {
    //: Primitives {"z":true,"b":1,"s":2,"i":3,"j":4,"f":1.5,"d":2.5,"c":"x"}
    //: Primitives {"b":200,"s":"7","i":1.5,"f":"NaN","c":65}
    //: Primitives {"b":300}
    @Wire
    public record Primitives(boolean z, byte b, short s, int i, long j, float f, double d, char c) {}

    //: Boxes {"z":true,"b":1,"s":2,"i":3,"j":4,"f":1.5,"d":2.5,"c":"x"}
    //: Boxes {"z":null,"b":null,"s":"","i":null,"j":null,"f":null,"d":null,"c":null}
    @Wire
    public record Boxes(Boolean z, Byte b, Short s, Integer i, Long j, Float f, Double d, Character c) {}

    //: Scalars {"s":"x","bi":12345678901234567890,"bd":1.50,"u":"00000000-0000-0001-abcd-00000000000f","i":"2020-01-02T03:04:05Z","ld":"2020-01-02","lt":"03:04","ldt":"2020-01-02T03:04:05","odt":"2020-01-02T03:04:05+01:00","zdt":"2020-01-02T03:04:05+01:00[Europe/Paris]","du":"PT1.5S"}
    //: Scalars {}
    //: Scalars {"s":1.50,"i":1700000000}
    //: Scalars {"u":"x"}
    @Wire
    public record Scalars(
            String s,
            BigInteger bi,
            BigDecimal bd,
            UUID u,
            Instant i,
            LocalDate ld,
            LocalTime lt,
            LocalDateTime ldt,
            OffsetDateTime odt,
            ZonedDateTime zdt,
            Duration du) {}

    //: Arrays {"b":"AQID","z":[true],"s":[1],"i":[1,2],"j":[3],"f":[1.5],"d":[2.5],"c":"xy","t":["a",null],"g":[[1],null,[]],"n":[null,7],"e":["A"],"bb":["AQ=="],"ll":[["x"]],"p":[{"z":true},null]}
    //: Arrays {}
    //: Arrays {"t":"x"}
    //: Arrays {"t":""}
    //: Arrays {"i":[null]}
    @Wire
    public record Arrays(
            byte[] b,
            boolean[] z,
            short[] s,
            int[] i,
            long[] j,
            float[] f,
            double[] d,
            char[] c,
            String[] t,
            int[][] g,
            Integer[] n,
            Letter[] e,
            byte[][] bb,
            List<String>[] ll,
            Primitives[] p) {
        @Override
        public String toString() {
            return "";
        }
    }

    public enum Letter {
        A,
        B {
            @Override
            public String toString() {
                return "bee";
            }
        },
        @JsonProperty("see")
        @JsonAlias({"sea", "c"})
        C
    }

    //: Enums {"e":"A"}
    //: Enums {"e":"bee"}
    //: Enums {"e":"see"}
    //: Enums {"e":"sea"}
    //: Enums {"e":"B"}
    //: Enums {"e":"C"}
    //: Enums {"e":1}
    //: Enums {"e":"1"}
    //: Enums {"e":9}
    //: Enums {"e":null,"s":["see","A"],"m":{"see":1,"A":2},"l":["bee",null]}
    //: Enums {"s":[null]}
    //: Enums {"m":{"C":1}}
    //: Enums {"es":["A"],"em":{"bee":["x"]},"hs":["A"],"tm":{"A":1}}
    @Wire
    public record Enums(
            Letter e,
            Set<Letter> s,
            Map<Letter, Integer> m,
            List<Letter> l,
            EnumSet<Letter> es,
            EnumMap<Letter, List<String>> em,
            LinkedHashSet<Letter> hs,
            TreeMap<Letter, Integer> tm) {
        @Override
        public String toString() {
            return type(s) + type(m) + type(l) + type(es) + type(em) + type(hs) + type(tm);
        }
    }

    static String type(Object o) {
        return o == null ? "null" : o.getClass().getName();
    }

    //: Collections {"c":["b","a","b"],"l":["b","a","b"],"s":["b","a","b"],"ss":["b","a"],"ns":["b","a"],"q":["b"],"d":["b"],"i":["b"],"al":["b"],"ll":["b"],"hs":["b"],"lhs":["b","a"],"ts":["b","a"],"ad":["b"],"pq":["b","a"],"v":["b"],"cow":["b"],"abs":["b"],"w":["b"]}
    //: Collections {}
    //: Collections {"c":null,"ts":[],"w":[null]}
    //: Collections {"c":[["x"]]}
    @Wire
    public record Collections(
            Collection<String> c,
            List<String> l,
            Set<String> s,
            SortedSet<String> ss,
            NavigableSet<String> ns,
            Queue<String> q,
            Deque<String> d,
            Iterable<String> i,
            ArrayList<String> al,
            LinkedList<String> ll,
            HashSet<String> hs,
            LinkedHashSet<String> lhs,
            TreeSet<String> ts,
            ArrayDeque<String> ad,
            PriorityQueue<String> pq,
            Vector<String> v,
            CopyOnWriteArrayList<String> cow,
            AbstractList<String> abs,
            List<? extends String> w) {
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (Object each : new Object[] {c, l, s, ss, ns, q, d, i, al, ll, hs, lhs, ts, ad, pq, v, cow, abs, w}) {
                text.append(type(each)).append(' ');
            }
            return text.toString();
        }
    }

    //: Maps {"m":{"b":1,"a":2},"h":{"b":1},"l":{"b":1},"s":{"b":1,"a":2},"n":{"b":1},"t":{"b":1},"c":{"b":1},"ch":{"b":1},"a":{"b":1},"w":{"b":1}}
    //: Maps {"m":{"a":null,"a":3}}
    //: Maps {"m":[]}
    //: Maps {}
    @Wire
    public record Maps(
            Map<String, Integer> m,
            HashMap<String, Integer> h,
            LinkedHashMap<String, Integer> l,
            SortedMap<String, Integer> s,
            NavigableMap<String, Integer> n,
            TreeMap<String, Integer> t,
            ConcurrentMap<String, Integer> c,
            ConcurrentHashMap<String, Integer> ch,
            AbstractMap<String, Integer> a,
            Map<String, ? extends Number2> w) {
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (Object each : new Object[] {m, h, l, s, n, t, c, ch, a}) {
                text.append(type(each)).append(' ');
            }
            return text.toString();
        }
    }

    public record Number2(int n) {}

    //: Keys {"i":{"1":0,"+2":3},"j":{"1":0},"s":{"1":0},"b":{"255":0},"f":{"1.5":0},"d":{"1e2":0},"z":{"true":0},"c":{"x":0},"bi":{"12":0},"bd":{"1.50":0},"u":{"1-1-1-1-1":0}}
    //: Keys {"i":{"a":0}}
    //: Keys {"c":{"ab":0}}
    @Wire
    public record Keys(
            Map<Integer, Integer> i,
            Map<Long, Integer> j,
            Map<Short, Integer> s,
            Map<Byte, Integer> b,
            Map<Float, Integer> f,
            Map<Double, Integer> d,
            Map<Boolean, Integer> z,
            Map<Character, Integer> c,
            Map<BigInteger, Integer> bi,
            Map<BigDecimal, Integer> bd,
            Map<UUID, Integer> u) {}

    //: Nesting {"a":{"x":[{"1":{"z":true}}]},"b":[["p",null],null],"c":[{"k":"v"}],"d":"x","e":[null,"y"],"f":[null,1,""],"g":{"a":null,"b":1}}
    //: Nesting {"a":{"x":[{"1":null}]},"d":null}
    @Wire
    public record Nesting(
            Map<String, List<Map<Integer, Primitives>>> a,
            List<List<String>> b,
            Set<Map<String, String>> c,
            Optional<Optional<String>> d,
            List<Optional<String>> e,
            List<OptionalInt> f,
            Map<String, Optional<Integer>> g) {}

    //: Optionals {"i":1,"j":2,"d":1.5,"r":{"n":1},"l":["x"],"m":{"a":1},"u":"A"}
    //: Optionals {"i":"1","j":null,"d":"NaN"}
    //: Optionals {"i":"x"}
    //: Optionals {}
    @Wire
    public record Optionals(
            OptionalInt i,
            OptionalLong j,
            OptionalDouble d,
            Optional<Number2> r,
            Optional<List<String>> l,
            Optional<Map<String, Integer>> m,
            Optional<Letter> u) {}

    //: OptionalBean {"i":null,"d":null}
    //: OptionalBean {"i":4,"s":"x","d":"y"}
    //: OptionalBean {}
    @Wire
    public static class OptionalBean {
        public OptionalInt i;
        public Optional<String> s;
        public Optional<String> d = Optional.of("def");

        @Override
        public String toString() {
            return i + " " + s + " " + d;
        }
    }
}
