package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Wire;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.NullUnmarked;

/** What settings have an effect on when it is written. */
@NullUnmarked
final class Shown {
    private Shown() {}

    /** Has a text with characters beyond ASCII. */
    enum Size {
        SMALL,
        @JsonProperty("GRÖSSE")
        LARGE
    }

    /** Has no order. */
    record Key(String text) {
        @Override
        public String toString() {
            return text;
        }
    }

    @SafeVarargs
    private static <K, V> Map<K, V> map(V value, K... keys) {
        Map<K, V> map = new LinkedHashMap<>();
        for (K key : keys) {
            map.put(key, value);
        }
        return map;
    }

    /** Each kind of map. */
    @Wire
    public static class Maps {
        public Map<String, Integer> texts = map(1, "b", "a", "c");
        public Map<Integer, String> numbers = map("x", 10, 9, -1);
        public Map<BigDecimal, Integer> decimals =
                map(1, new BigDecimal("2"), new BigDecimal("1.0"), new BigDecimal("1"));
        public Map<Size, Integer> sizes = map(1, Size.LARGE, Size.SMALL);
        public Map<String, Map<String, Integer>> nested = map(map(1, "b", "a"), "d", "c");
        public Map<String, Integer> reverse = new TreeMap<>(Collections.reverseOrder());
        public Map<String, Integer> empty = map(1);
        public Object any = map(map(1, "b", "a"), "d", "c");
        public List<Object> list = List.of(map(1, "b", "a"), map(List.of(map(1, "b", "a")), "d", "c"));
        public Optional<Map<String, Integer>> maybe = Optional.of(map(1, "b", "a"));

        public Maps() {
            reverse.putAll(map(1, "a", "b"));
        }

        @JsonAnyGetter
        public Map<String, Object> more() {
            return map(1, "z", "y");
        }

        public int getN() {
            Settable.note();
            return 0;
        }
    }

    /** Numbers with an exponent, and others. */
    @Wire
    public static class Numbers {
        public BigDecimal large = new BigDecimal("1E+20");
        public BigDecimal small = new BigDecimal("1E-20");
        public BigDecimal zero = BigDecimal.valueOf(0, 9);
        public BigDecimal none;

        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public BigDecimal text = new BigDecimal("1E+20");

        public Number number = new BigDecimal("-1E+3");
        public Object any = List.of(new BigDecimal("1E+4"), 1, 2.5, new BigInteger("12345678901234567890"));
        public Map<BigDecimal, BigDecimal> map = map(new BigDecimal("1E+2"), new BigDecimal("1E+2"));
        public Instant instant = Instant.EPOCH;
        public int[] all = {1, -2};
        public double d = 1e20;
        public float nan = Float.NaN;
        public long l = -5;
        public Byte b = 1;

        public int getN() {
            Settable.note();
            return 0;
        }
    }

    /** An enum that is written by its texts. */
    public enum Word {
        @JsonProperty("schön")
        NICE;

        @JsonValue
        public String text() {
            return "häßlich";
        }
    }

    /** Is an object with a type id. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "größe")
    @JsonSubTypes(@JsonSubTypes.Type(value = Apple.class, name = "öpfel"))
    public interface Fruit {}

    /** One. */
    public record Apple(String kind) implements Fruit {}

    /** Characters beyond ASCII wherever there may be some. */
    @Wire
    public static class Texts {
        public String text = "aäß\u2028€\"\n\u007f";
        public String longer = "x".repeat(300) + "ä€ö";

        @JsonProperty("straße")
        public String street = "ascii";

        public char character = 'ä';
        public char[] characters = {'a', 'ä'};
        public CharSequence sequence = "ä";
        public URI uri = URI.create("http://ä");
        public Size size = Size.LARGE;
        public Word word = Word.NICE;
        public Map<String, String> map = map("ü", "ö\"€");
        public Map<Size, String> sizes = map("ü", Size.LARGE);
        public Map<Word, String> words = map("ü", Word.NICE);
        public Object any = List.of("ä", map("ü", "ö"));

        @JsonProperty("ÿ")
        public Optional<String> maybe = Optional.of("ä");

        @JsonAnyGetter
        public Map<String, Object> more() {
            return map("ä", "öö");
        }

        public int getN() {
            Settable.note();
            return 0;
        }
    }

    /** Characters that are pairs, and half of one. */
    @Wire
    public static class Pairs {
        public String text = "ä😀";
        public String half = "x".repeat(30) + "\ud83d€";
        public Map<String, String> map = map("😀", "\ud83d");

        public int getN() {
            Settable.note();
            return 0;
        }
    }

    /** Objects with type ids. */
    @Wire
    public static class Ids {
        public Fruit fruit = new Apple("ü");
        public List<Fruit> fruits = List.of(new Apple("ü"));

        public int getN() {
            Settable.note();
            return 0;
        }
    }

    /** JSON as it is. */
    @Wire
    public static class Raw {
        @JsonRawValue
        public String raw = "[\"ä\",1,{\"ö\":2}]";

        public String text = "ä";

        public int getN() {
            Settable.note();
            return 0;
        }
    }

    /** A map with keys that have no order. */
    @Wire
    public static class Keys {
        public Map<Key, Integer> keys = map(1, new Key("b"), new Key("a"));

        public int getN() {
            Settable.note();
            return 0;
        }
    }
}
