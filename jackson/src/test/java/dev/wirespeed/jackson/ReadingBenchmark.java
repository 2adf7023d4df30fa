package dev.wirespeed.jackson;

import dev.wirespeed.Wire;
import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.jspecify.annotations.NullUnmarked;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/** Reads documents of 100 bytes to 100 KB by mappers with the module and without it. */
@NullUnmarked
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ReadingBenchmark {
    /** A customer. */
    @Wire
    public static class Customer {
        public int id;
        public String name;
        public boolean active;
        public String email;
        public long createdAt;
    }

    /** A part of an order. */
    @Wire
    public static class Line {
        public String sku;
        public int quantity;
        public BigDecimal price;
        public String note;
    }

    /** An order. */
    @Wire
    public static class Order {
        public long id;
        public Customer customer;
        public String status;
        public List<Line> lines;
        public List<String> tags;
        public Double weight;
    }

    public enum With {
        JACKSON,
        MODULE,
        FACTORY;

        private JsonMapper mapper() {
            return switch (this) {
                case JACKSON -> JsonMapper.builder().build();
                case MODULE ->
                    JsonMapper.builder().addModule(new WirespeedModule()).build();
                case FACTORY ->
                    JsonMapper.builder(new WirespeedJsonFactory())
                            .addModule(new WirespeedModule())
                            .build();
            };
        }
    }

    public enum Document {
        /** 100 bytes. */
        CUSTOMER,
        /** 0.5 KB. */
        ORDER,
        /** 0.5 KB. */
        CUSTOMERS_5,
        /** 5 KB. */
        CUSTOMERS_50,
        /** 5 KB. */
        ORDERS_10,
        /** 100 KB. */
        ORDERS_200;

        private Object value() {
            return switch (this) {
                case CUSTOMER -> customer(1);
                case ORDER -> order(1);
                case CUSTOMERS_5 -> many(5, ReadingBenchmark::customer);
                case CUSTOMERS_50 -> many(50, ReadingBenchmark::customer);
                case ORDERS_10 -> many(10, ReadingBenchmark::order);
                case ORDERS_200 -> many(200, ReadingBenchmark::order);
            };
        }

        private TypeReference<?> type() {
            return switch (this) {
                case CUSTOMER -> new TypeReference<Customer>() {};
                case ORDER -> new TypeReference<Order>() {};
                case CUSTOMERS_5, CUSTOMERS_50 -> new TypeReference<List<Customer>>() {};
                case ORDERS_10, ORDERS_200 -> new TypeReference<List<Order>>() {};
            };
        }
    }

    @Param
    private With with;

    @Param
    private Document document;

    private ObjectReader reader;
    private byte[] bytes;
    private String text;

    private static List<Object> many(int count, IntFunction<Object> one) {
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(one.apply(i));
        }
        return all;
    }

    private static Customer customer(int id) {
        Customer customer = new Customer();
        customer.id = id;
        customer.name = "Ada Lovelace " + id;
        customer.active = id % 2 == 0;
        customer.email = "ada" + id + "@example.com";
        customer.createdAt = 1_700_000_000_000L + id;
        return customer;
    }

    private static Order order(int id) {
        Order order = new Order();
        order.id = id;
        order.customer = customer(id);
        order.status = "SHIPPED";
        order.tags = List.of("fragile", "gift");
        order.weight = 12.75 + id;
        order.lines = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Line line = new Line();
            line.sku = "SKU-" + (1_000 + i);
            line.quantity = i + 1;
            line.price = new BigDecimal("19.9" + i);
            line.note = i == 0 ? "leave at the door, ring twice" : null;
            order.lines.add(line);
        }
        return order;
    }

    @Setup
    public void setUp() {
        JsonMapper mapper = with.mapper();
        reader = mapper.readerFor(document.type());
        bytes = JsonMapper.builder().build().writeValueAsBytes(document.value());
        text = new String(bytes, StandardCharsets.UTF_8);
    }

    @Benchmark
    public Object bytes() {
        return reader.readValue(bytes);
    }

    /** As Spring does. */
    @Benchmark
    public Object stream() {
        return reader.readValue(new ByteArrayInputStream(bytes));
    }

    @Benchmark
    public Object text() {
        return reader.readValue(text);
    }
}
