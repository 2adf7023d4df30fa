package acme;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import dev.wirespeed.Wire;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.UUID;

/** Nulls in documents, and what is done with them. */
public final class Nulls {
    private Nulls() {}

    public enum Color {
        RED,
        BLUE
    }

    //: Skipping {"number":null,"box":null,"text":null,"maybe":null,"maybeInt":null,"list":null,"inner":null,"set":null}
    //: Skipping {"number":1,"box":2,"text":"x","maybe":"y","maybeInt":3,"list":[null],"inner":{"color":null},"set":"s"}
    //: Skipping {"box":""}
    //: Skipping {"number":""}
    //: Skipping {"maybe":"","maybeInt":"","set":""}
    //: Skipping {"inner":{"color":"RED"},"inner":null,"number":null,"number":5,"set":"a","set":null}
    //: Skipping {}
    @Wire
    public static final class Skipping {
        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP)
        public int number = 7;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP)
        public Integer box = 8;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP)
        public String text = "kept";

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP)
        public Optional<String> maybe = Optional.of("kept");

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP)
        public OptionalInt maybeInt = OptionalInt.of(9);

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP)
        public List<String> list = List.of("kept");

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP)
        public Inner inner = new Inner();

        private String set = "kept";

        public String getSet() {
            return set;
        }

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP)
        public void setSet(String set) {
            this.set = set + "!";
        }
    }

    public static final class Inner {
        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP)
        public Color color = Color.BLUE;
    }

    //: SkippingRecord {"number":1,"box":null,"text":null,"maybe":null,"maybeInt":null}
    //: SkippingRecord {"number":null}
    //: SkippingRecord {"number":""}
    //: SkippingRecord {"box":"","maybe":"","maybeInt":""}
    //: SkippingRecord {"text":"a","text":null}
    //: SkippingRecord {}
    @Wire
    public record SkippingRecord(
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP) int number,
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP) Integer box,
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP) String text,
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP) Optional<String> maybe,
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP) OptionalInt maybeInt) {}

    //: Failing {"number":1,"box":2,"text":"x","maybe":"y","list":[],"inner":{}}
    //: Failing {"number":null}
    //: Failing {"box":null}
    //: Failing {"box":""}
    //: Failing {"text":null}
    //: Failing {"t":null}
    //: Failing {"maybe":null}
    //: Failing {"list":null}
    //: Failing {"inner":null}
    //: Failing {}
    @Wire
    public static final class Failing {
        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.FAIL)
        public int number = 7;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.FAIL)
        public Integer box;

        @JsonAlias("t")
        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.FAIL)
        public String text;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.FAIL)
        public Optional<String> maybe;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.FAIL)
        public List<String> list;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.FAIL)
        public Inner inner;
    }

    //: FailingRecord {"number":1,"text":"x","maybe":"y"}
    //: FailingRecord {"number":1,"text":null,"maybe":"y"}
    //: FailingRecord {"number":1,"text":"x","maybe":null}
    //: FailingRecord {"number":1,"text":"x"}
    //: FailingRecord {"text":"x","maybe":"y"}
    //: FailingRecord {"number":null,"text":"x","maybe":"y"}
    //: FailingRecord {}
    @Wire
    public record FailingRecord(
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.FAIL) int number,
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.FAIL) String text,
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.FAIL) Optional<String> maybe) {}

    //: Emptying {"int0":null,"int1":null,"long1":null,"double1":null,"float1":null,"byte1":null,"short1":null,"char1":null}
    //: Emptying {"char0":null,"bool1":null,"text":null,"big":null,"decimal":null,"uuid":null,"maybe":null,"maybeInt":null}
    //: Emptying {"list":null,"set":null,"sorted":null,"colors":null,"map":null,"byColor":null,"ints":null,"texts":null}
    //: Emptying {"grid":null,"color":null,"instant":null,"duration":null,"object":null,"bytes":null,"chars":null,"inners":null}
    //: Emptying {"int1":"","double1":"","decimal":"","uuid":"","duration":""}
    //: Emptying {"int0":1,"int1":2,"text":"x","list":["a"],"colors":["RED"],"grid":[["x"]],"inners":[{}]}
    //: Emptying {"int0":""}
    //: Emptying {}
    @Wire
    public static class Emptying {
        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public int int0 = 1;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public char char0 = 'c';

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Integer int1 = 1;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Long long1 = 1L;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Double double1 = 1.0;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Float float1 = 1f;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Byte byte1 = 1;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Short short1 = 1;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Character char1 = 'c';

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Boolean bool1 = true;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public String text = "x";

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public BigInteger big;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public BigDecimal decimal;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public UUID uuid;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Optional<String> maybe;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public OptionalInt maybeInt;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public List<String> list;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Set<String> set;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public SortedSet<String> sorted;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Set<Color> colors;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Map<String, Integer> map;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public EnumMap<Color, Integer> byColor;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public int[] ints;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public String[] texts;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public String[][] grid;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Color color = Color.RED;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Instant instant = Instant.EPOCH;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Duration duration = Duration.ZERO;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public Object object = 1;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public byte[] bytes;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public char[] chars;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public List<Inner> inners;
    }

    //: EmptyingRecord {"a":null,"b":null,"text":null,"list":null,"maybe":null,"color":null,"array":null}
    //: EmptyingRecord {"b":""}
    //: EmptyingRecord {}
    @Wire
    public record EmptyingRecord(
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY) int a,
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY) Integer b,
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY) String text,
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY) List<String> list,
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY) Optional<String> maybe,
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY) Color color,
            @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY) String[] array) {
        @Override
        public String toString() {
            return a + " " + b + text + list + maybe + color + Arrays.toString(array);
        }
    }

    //: Late {"id":1,"text":null,"number":null,"maybe":null,"fail":"x","list":null}
    //: Late {"text":"a","text":null,"id":1,"number":null,"number":2,"fail":"y"}
    //: Late {"text":null,"text":"b","number":3,"number":null,"maybe":null,"maybe":"m","maybe":"n"}
    //: Late {"fail":null}
    //: Late {}
    @Wire
    public static final class Late {
        private final int id;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP)
        public String text = "kept";

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP)
        public int number = 7;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP)
        public Optional<String> maybe = Optional.of("kept");

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.FAIL)
        public String fail;

        @JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.AS_EMPTY)
        public List<String> list;

        @JsonCreator
        public Late(@JsonProperty("id") int id) {
            this.id = id;
        }

        public int getId() {
            return id;
        }
    }
}
