package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.wirespeed.Wire;
import java.math.BigDecimal;
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
        GRÖSSE
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
        public Map<BigDecimal, Integer> decimals = map(1, new BigDecimal("2"), new BigDecimal("1.0"), new BigDecimal("1"));
        public Map<Size, Integer> sizes = map(1, Size.GRÖSSE, Size.SMALL);
        public Map<String, Map<String, Integer>> nested = map(map(1, "b", "a"), "d", "c");
        public Map<String, Integer> reverse = new TreeMap<>(Collections.reverseOrder());
        public Map<String, Integer> empty = map(1);
        public Object any = map(map(1, "b", "a"), "d", "c");
        public List<Object> list = List.of(map(1, "b", "a"), map(List.of(map(1, "b", "a")), "d", "c"));
        public Optional<Map<String, Integer>> maybe = Optional.of(map(1, "b", "a"));

        @JsonIgnore
        private int n;

        public Maps() {
            reverse.putAll(map(1, "a", "b"));
        }

        @JsonAnyGetter
        public Map<String, Object> more() {
            return map(1, "z", "y");
        }

        public int getN() {
            Settable.note();
            return n;
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
