package dev.wirespeed.jackson;

import dev.wirespeed.Wire;
import java.io.ByteArrayInputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.jspecify.annotations.NullUnmarked;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads documents of 100 bytes to 100 KB by mappers without the module, with it, and with its factory, too, by turns in one JVM: it prints
 * how many times as fast the latter two are. What counts is the time that the thread had a processor, so that others on the machine matter little.
 */
@NullUnmarked
public final class ReadingBenchmark {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long SLICE = 20_000_000;
    private static final int WARM_UP = 15;
    private static final int ROUNDS = 25;

    /** What was read last, so that nothing is read in vain. */
    static volatile Object last;

    private ReadingBenchmark() {}

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

    /** Has no codec. */
    public static class Memo {
        public int id;
        public String title;
        public String text;
    }

    /** Has none, but holds what has. */
    public static class Page {
        public int number;
        public List<Customer> items;
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
        ORDERS_200,
        /** 100 bytes without a codec. */
        MEMO,
        /** 5 KB, around which there is none. */
        PAGE;

        private Object value() {
            return switch (this) {
                case CUSTOMER -> customer(1);
                case ORDER -> order(1);
                case CUSTOMERS_5 -> many(5, ReadingBenchmark::customer);
                case CUSTOMERS_50 -> many(50, ReadingBenchmark::customer);
                case ORDERS_10 -> many(10, ReadingBenchmark::order);
                case ORDERS_200 -> many(200, ReadingBenchmark::order);
                case MEMO -> memo();
                case PAGE -> page();
            };
        }

        private TypeReference<?> type() {
            return switch (this) {
                case CUSTOMER -> new TypeReference<Customer>() {};
                case ORDER -> new TypeReference<Order>() {};
                case CUSTOMERS_5, CUSTOMERS_50 -> new TypeReference<List<Customer>>() {};
                case ORDERS_10, ORDERS_200 -> new TypeReference<List<Order>>() {};
                case MEMO -> new TypeReference<Memo>() {};
                case PAGE -> new TypeReference<Page>() {};
            };
        }
    }

    /** How a document comes. */
    public enum Source {
        BYTES {
            @Override
            Reading of(ObjectReader reader, byte[] json) {
                return () -> reader.readValue(json);
            }
        },
        /** As Spring has it. */
        STREAM {
            @Override
            Reading of(ObjectReader reader, byte[] json) {
                return () -> reader.readValue(new ByteArrayInputStream(json));
            }
        },
        TEXT {
            @Override
            Reading of(ObjectReader reader, byte[] json) {
                String text = new String(json, StandardCharsets.UTF_8);
                return () -> reader.readValue(text);
            }
        };

        abstract Reading of(ObjectReader reader, byte[] json);
    }

    /** Reads a document. */
    interface Reading {
        Object read() throws JacksonException;
    }

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

    private static Memo memo() {
        Memo memo = new Memo();
        memo.id = 7;
        memo.title = "On reading";
        memo.text = "What has no codec is to be read as fast as without.";
        return memo;
    }

    private static Page page() {
        Page page = new Page();
        page.number = 3;
        page.items = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            page.items.add(customer(i));
        }
        return page;
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

    /** Nanoseconds for one document. */
    private static double slice(Reading reading) throws JacksonException {
        long start = THREADS.getCurrentThreadCpuTime();
        long taken = 0;
        int count = 0;
        while (taken < SLICE) {
            for (int i = 0; i < 64; i++) {
                last = reading.read();
            }
            count += 64;
            taken = THREADS.getCurrentThreadCpuTime() - start;
        }
        return (double) taken / count;
    }

    private static String compared(Document document, Source source) throws JacksonException {
        byte[] json = With.JACKSON.mapper().writeValueAsBytes(document.value());
        Reading[] all = Arrays.stream(With.values())
                .map(with -> source.of(with.mapper().readerFor(document.type()), json))
                .toArray(Reading[]::new);
        double[][] found = new double[all.length][ROUNDS];
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            for (int i = 0; i < all.length; i++) {
                double taken = slice(all[i]);
                if (round >= 0) {
                    found[i][round] = taken;
                }
            }
        }
        return String.format(
                Locale.ROOT,
                "%-12s %-6s %,7d bytes: %,9.0f ns, module %.2f, factory %.2f",
                document,
                source,
                json.length,
                median(found[0]),
                median(ratios(found[0], found[1])),
                median(ratios(found[0], found[2])));
    }

    private static double[] ratios(double[] some, double[] others) {
        double[] ratios = new double[some.length];
        Arrays.setAll(ratios, i -> some[i] / others[i]);
        return ratios;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    /** Prints a line for each document and each way in which it comes. */
    public static void main(String[] arguments) throws JacksonException {
        for (Document document : Document.values()) {
            for (Source source : Source.values()) {
                System.out.println(compared(document, source));
            }
        }
    }
}
