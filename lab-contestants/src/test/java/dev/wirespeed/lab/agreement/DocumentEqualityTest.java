package dev.wirespeed.lab.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workload.Equality;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Agreement on a class without {@code equals()}. */
class DocumentEqualityTest {
    public static class Item {
        public String name = "";
    }

    public static final class Basket {
        public int id;
        public List<Item> items = new ArrayList<>();
        public Item @Nullable [] more;
        public Map<String, Item> named = new LinkedHashMap<>();
        public @Nullable Object anything;
    }

    private static final Workload<Basket> BASKETS = workload(
            "{\"id\":7,\"items\":[{\"name\":\"a\"}],\"more\":[{\"name\":\"b\"}],\"named\":{\"c\":{\"name\":\"c\"}},\"anything\":5}");

    private static Workload<Basket> workload(String json) {
        Basket value = JsonMapper.shared().readValue(json, Basket.class);
        return new Workload<>("baskets", "Baskets", Basket.class, List.of(value), Equality.DOCUMENT);
    }

    @Test
    void theSameDocumentIsEnough() {
        Verdict verdict = Agreement.check(reading(basket -> basket), BASKETS);

        assertThat(verdict.reason()).isNull();
        assertThat(verdict.sameBytes()).isTrue();
    }

    @Test
    void anotherDocumentIsNot() {
        assertThat(reason(basket -> {
                    basket.id = 8;
                    return basket;
                }))
                .isEqualTo("reads its own document to another value: $.id: expected 7, was 8");
        assertThat(reason(basket -> null))
                .isEqualTo("reads its own document to another value: $: expected an object, was null");
    }

    @Test
    @SuppressWarnings("unchecked") // what libraries do that lose the type of a list's elements
    void mapsInPlaceOfObjectsAreNoticed() {
        String difference = ": expected " + Item.class.getName() + ", was java.util.LinkedHashMap";

        assertThat(reason(basket -> {
                    basket.items = (List<Item>) (List<?>) List.of(new LinkedHashMap<>(Map.of("name", "a")));
                    return basket;
                }))
                .isEqualTo("reads its own document to another value: $.items[0]" + difference);
        assertThat(reason(basket -> {
                    basket.named =
                            (Map<String, Item>) (Map<String, ?>) Map.of("c", new LinkedHashMap<>(Map.of("name", "c")));
                    return basket;
                }))
                .isEqualTo("reads its own document to another value: $.named.c" + difference);
    }

    @Test
    void aSubclassInPlaceOfTheClassIsNoticed() {
        final class Special extends Item {}

        assertThat(reason(basket -> {
                    Item special = new Special();
                    special.name = "b";
                    basket.more = new Item[] {special};
                    return basket;
                }))
                .isEqualTo("reads its own document to another value: $.more[0]: expected " + Item.class.getName()
                        + ", was " + Special.class.getName());
    }

    @Test
    void whatTheOracleReadsIsNoGarbage() {
        Workload<Basket> untyped = workload("{\"items\":[],\"named\":{},\"more\":null,\"anything\":5}");

        assertThat(Agreement.check(reading(basket -> basket), untyped).reason()).isNull();
    }

    private static @Nullable String reason(Function<Basket, @Nullable Basket> change) {
        return Agreement.check(reading(change), BASKETS).reason();
    }

    /** Jackson 3 with something done to what it read. */
    private static Contestant reading(Function<Basket, @Nullable Basket> change) {
        return new Contestant() {
            @Override
            public String id() {
                return "fake";
            }

            @Override
            public String title() {
                return "Fake";
            }

            @Override
            public String version() {
                return "1";
            }

            @Override
            public <T> Binding<T, ?> bind(Workload<T> workload) {
                return new Binding.Direct<>() {
                    @Override
                    public byte[] write(T model) {
                        return JsonMapper.shared().writeValueAsBytes(model);
                    }

                    @Override
                    @SuppressWarnings({"unchecked", "NullAway"
                    }) // the workload is of baskets; null is one of the changes
                    public T read(byte[] document) {
                        return (T) change.apply(JsonMapper.shared().readValue(document, Basket.class));
                    }
                };
            }
        };
    }
}
