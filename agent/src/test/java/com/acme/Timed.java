package com.acme;

import com.google.gson.Gson;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/** Times small conversions, and prints of each how many nanoseconds it takes; the argument is for how long they warm up. */
public final class Timed {
    private static final int ROUNDS = 30;
    private static final long NANOS = 50_000_000;
    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final Gson GSON = new Gson();
    private static final ObjectReader READER = MAPPER.readerFor(Order.class);
    private static final byte[] BYTES = Order.DOCUMENT.getBytes(StandardCharsets.UTF_8);
    private static final Order ORDER = Order.one();
    private static final List<Order> LIST = List.of(ORDER);
    private static final List<Order> ORDERS = List.copyOf(Collections.nCopies(20, ORDER));

    private Timed() {}

    public static void main(String[] arguments) {
        Map<String, Supplier<Object>> conversions = new TreeMap<>(Map.of(
                "Jackson 3 writes null", () -> MAPPER.writeValueAsBytes(null),
                "Jackson 3 writes an object", () -> MAPPER.writeValueAsBytes(ORDER),
                "Jackson 3 writes a list", () -> MAPPER.writeValueAsBytes(LIST),
                "Jackson 3 reads an object", () -> READER.readValue(BYTES),
                "Gson writes an object", () -> GSON.toJson(ORDER),
                "Gson writes 20 objects", () -> GSON.toJson(ORDERS)));
        long end = System.nanoTime() + Long.parseLong(arguments[0]) * 1_000_000_000;
        while (System.nanoTime() < end) {
            conversions.values().forEach(Timed::nanos);
        }
        conversions.forEach((name, conversion) -> {
            double[] rounds = new double[ROUNDS];
            Arrays.setAll(rounds, i -> nanos(conversion));
            Arrays.sort(rounds);
            System.out.println("= " + name + "\t" + rounds[ROUNDS / 2]);
        });
    }

    private static double nanos(Supplier<Object> conversion) {
        long start = System.nanoTime();
        long calls = 0;
        long used = 0;
        do {
            for (int i = 0; i < 1000; i++) {
                used += conversion.get().hashCode();
            }
            calls += 1000;
        } while (System.nanoTime() - start < NANOS);
        return used == 42 ? 0 : (double) (System.nanoTime() - start) / calls;
    }
}
