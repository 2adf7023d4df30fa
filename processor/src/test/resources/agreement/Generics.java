package acme;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;

public class Generics {
    public record Item(String sku) {}

    public record Page<T>(List<T> content, T first, @JsonProperty("total_count") int total, Page<T> next) {}

    public static class Box<T, U> {
        public T value;
        private U other;

        public U getOther() {
            return other;
        }

        public void setOther(U other) {
            this.other = other;
        }
    }

    public static class GenericBase<T> {
        private T v;
        public List<T> list;

        public T getV() {
            return v;
        }

        public void setV(T v) {
            this.v = v;
        }
    }

    //: Bound {"v":"5","list":["6",7]}
    @Wire
    public static class Bound extends GenericBase<Integer> {}

    //: Overriding {"v":"5","list":["6",7]}
    @Wire
    public static class Overriding extends GenericBase<Long> {
        @Override
        public void setV(Long v) {
            super.setV(v + 1);
        }
    }

    //: Shop {"items":{"content":[{"sku":"a"},null],"first":{"sku":"b"},"total_count":3,"next":{"total_count":4}},"names":{"content":["x"],"first":"y"},"box":{"value":1,"other":["z"]},"boxes":[{"value":"k","other":{"sku":"q"}}],"deep":{"m":{"first":{"value":5,"other":6}}}}
    //: Shop {}
    //: Shop {"names":{"content":[{}]}}
    @Wire
    public record Shop(
            Page<Item> items,
            Page<String> names,
            Box<Integer, List<String>> box,
            List<Box<String, Item>> boxes,
            Map<String, Page<Box<Long, Double>>> deep) {}

    //: GenericItself {"left":{"left":{},"v":1},"v":2}
    @Wire
    public record GenericItself(GenericItself left, int v) {}
}
