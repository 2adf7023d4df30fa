package dev.wirespeed.agent.boot;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Order;
import com.google.gson.reflect.TypeToken;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Names of root types, which are the same whoever describes the type. */
class AgentTypesTest {
    private static final JsonMapper MAPPER = JsonMapper.shared();

    @Test
    void typesThatAreAskedFor() {
        assertThat(asked(Order.class)).isEqualTo("com.acme.Order");
        assertThat(asked(Order[].class)).isEqualTo("com.acme.Order[]");
        assertThat(asked(new TypeToken<Order[]>() {})).isEqualTo("com.acme.Order[]");
        assertThat(asked(MAPPER.constructType(Order[].class))).isEqualTo("com.acme.Order[]");
        assertThat(asked(MAPPER.constructType(Order.class))).isEqualTo("com.acme.Order");
    }

    @Test
    void listsThatAreAskedFor() {
        assertThat(Stream.of(
                        new TypeReference<List<Order>>() {},
                        new TypeReference<ArrayList<Order>>() {},
                        new TypeToken<List<Order>>() {},
                        new TypeToken<List<Order>>() {}.getType(),
                        MAPPER.constructType(new TypeReference<List<Order>>() {})))
                .allSatisfy(type -> assertThat(asked(type)).isEqualTo("List<com.acme.Order>"));
    }

    @Test
    void otherGenericTypesThatAreAskedFor() {
        String name = "java.util.Map<java.lang.String,java.util.List<com.acme.Order>>";
        assertThat(asked(new TypeReference<Map<String, List<Order>>>() {})).isEqualTo(name);
        assertThat(asked(MAPPER.constructType(new TypeReference<Map<String, List<Order>>>() {})))
                .isEqualTo(name);
        assertThat(asked(new TypeReference<Set<? extends Order>>() {})).isEqualTo("java.util.Set<com.acme.Order>");
        assertThat(asked(new TypeReference<List<Order>[]>() {})).isEqualTo("List<com.acme.Order>[]");
    }

    @Test
    void typesWithoutEnd() {
        Type endless = Enum.class.getTypeParameters()[0].getBounds()[0];
        assertThat(asked(endless)).isEqualTo("java.lang.Enum<?>");
        assertThat(asked(new Object())).isEqualTo("null");
    }

    private static String asked(Object type) {
        return Roots.ofRead(type, null, null).name();
    }

    @Test
    void values() {
        Order order = new Order(1, "pi");
        assertThat(written(order)).isEqualTo("com.acme.Order");
        assertThat(Stream.of(
                        List.of(order),
                        List.of(order, order, order),
                        Arrays.asList(null, order),
                        Collections.singletonList(order),
                        new ArrayList<>(List.of(order))))
                .allSatisfy(list -> assertThat(written(list)).isEqualTo("List<com.acme.Order>"));
        assertThat(written(new Object[] {null, order})).isEqualTo("com.acme.Order[]");
        assertThat(written(new Order[0])).isEqualTo("com.acme.Order[]");
        assertThat(written(new byte[0])).isEqualTo("byte[]");
        assertThat(written(new ArrayDeque<>(List.of(order)))).isEqualTo("java.util.ArrayDeque");
        assertThat(written((Runnable) () -> {})).doesNotContain("/");
    }

    @Test
    void whatIsDeclaredCountsWhereValuesTellNothing() {
        Type orders = new TypeToken<List<Order>>() {}.getType();
        assertThat(Roots.ofValue(List.of(), orders).name()).isEqualTo("List<com.acme.Order>");
        assertThat(Roots.ofValue(new ArrayDeque<>(), orders).name()).isEqualTo("List<com.acme.Order>");
        assertThat(Roots.ofValue(new ArrayDeque<>(), Object.class).name()).isEqualTo("java.util.ArrayDeque");
        assertThat(Roots.ofValue(new Order(1, "pi"), Object.class).name()).isEqualTo("com.acme.Order");
    }

    private static String written(@Nullable Object value) {
        return Roots.ofValue(value, null).name();
    }

    @Test
    void longNamesAreCut() {
        assertThat(RootType.named("x".repeat(1000)).name()).hasSize(303).endsWith("x...");
    }
}
