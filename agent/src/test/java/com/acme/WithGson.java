package com.acme;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Gson's entry points. */
@SuppressWarnings("CheckReturnValue") // only conversions matter
final class WithGson {
    private static final Gson GSON = new Gson();

    private WithGson() {}

    static void all() throws Exception {
        writes();
        reads();
        EachLibrary.failing(() -> GSON.toJson(Order.one(), new Broken()));
        EachLibrary.failing(() -> GSON.fromJson("{", Order.class));
    }

    static void writes() throws Exception {
        Order order = Order.one();
        GSON.toJson(order);
        GSON.toJson(order, Order.class);
        GSON.toJson(order, new StringBuilder());
        GSON.toJson(order, Order.class, new StringBuilder());
        GSON.getAdapter(Order.class).toJson(order);
        GSON.getAdapter(Order.class).write(new JsonWriter(new StringWriter()), order);
        GSON.getAdapter(new TypeToken<List<Order>>() {}).write(new JsonWriter(new StringWriter()), List.of(order));
        GSON.getAdapter(new TypeToken<Map<String, Order>>() {})
                .write(new JsonWriter(new StringWriter()), Map.of("pi", order));
        GSON.toJson(List.of(order));
        GSON.toJson(Set.of(order), new TypeToken<Collection<Order>>() {}.getType());
        JsonElement tree = GSON.toJsonTree(order);
        GSON.toJson(tree);
    }

    static void reads() throws Exception {
        GSON.fromJson(Order.DOCUMENT, Order.class);
        GSON.fromJson(Order.DOCUMENT, TypeToken.get(Order.class));
        GSON.fromJson(new StringReader(Order.DOCUMENT), Order.class);
        GSON.getAdapter(Order.class).fromJson(Order.DOCUMENT);
        GSON.getAdapter(Order.class).read(new JsonReader(new StringReader(Order.DOCUMENT)));
        GSON.fromJson("[]", new TypeToken<List<Order>>() {}.getType());
        GSON.fromJson("[]", new TypeToken<List<Order>>() {});
    }

    /** Refuses all text. */
    private static final class Broken implements Appendable {
        @Override
        public Appendable append(CharSequence text) {
            throw new IllegalStateException("broken");
        }

        @Override
        public Appendable append(CharSequence text, int start, int end) {
            throw new IllegalStateException("broken");
        }

        @Override
        public Appendable append(char c) {
            throw new IllegalStateException("broken");
        }
    }
}
