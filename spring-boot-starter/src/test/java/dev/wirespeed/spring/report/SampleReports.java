package dev.wirespeed.spring.report;

import com.example.shop.answers.Item;
import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.Payload;
import dev.wirespeed.spring.meter.Payload.Node;
import dev.wirespeed.spring.report.Report.Advice;
import dev.wirespeed.spring.report.Report.Row;
import dev.wirespeed.spring.report.Report.Spread;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import org.springframework.util.unit.DataSize;

/** Reports as a shop would have them. */
final class SampleReports {

    static final String MARKUP = "</script><b onclick=\"x()\">'bold' & \uD83D\uDE80</b><!--";

    private static final Thresholds THRESHOLDS = new Thresholds(
            0.2, Duration.ofNanos(100_000), 1_000_000, 10_000_000, 100_000_000, DataSize.ofKilobytes(100), 1_000);
    private static final Assumptions ASSUMPTIONS = new Assumptions(0.04, 0.5, 0.09, 30, "USD");
    private static final Adviser ADVISER = new Adviser(
            THRESHOLDS, (type, direction) -> Optional.of(new CodecUse.Reason("it has no codec (@Wire)", true)));
    private static final double SECONDS = 11_520;

    private SampleReports() {}

    static Report empty() {
        return report(List.of());
    }

    static Report shop() {
        return report(Stream.of(
                        read("POST", "/orders", 13_600_000, 62, 48.0, 2_140, 0.031),
                        read("POST", "/carts/{cart}/items", 31_000_000, 9.4, 11.2, 212, 0.012),
                        read("PUT", "/users/{id}/address", 210_000, 14, null, 388, 0.008),
                        read("POST", "/events", 240_000_000, 21, 24.0, 640, 0.37),
                        read("PATCH", "/products/{sku}", 44_000, 33, 31.0, 940, 0.02),
                        write("/products", 18_200_000, 1_840, 1_910.0, 186_000, 0.41, products()),
                        write("/products/{sku}", 92_000_000, 44, 41.0, 3_800, 0.09, null),
                        write("/users/{id}", 9_100_000, 118, 121.0, 7_963, 0.22, user()),
                        write("/orders/{id}", 5_400_000, 131, 128.0, 11_400, 0.27, null),
                        write("/search", 140_000_000, 312, 298.0, 22_700, 0.34, null),
                        write("/carts/{cart}", 61_000_000, 24, 22.0, 1_870, 0.11, null),
                        write("/categories", 800_000, 2_210, 2_080.0, 402_000, 0.88, null),
                        write("/export/orders", 1_100, 184_000, 171_000.0, 10_400_000, 0.62, export()),
                        write("/health/dependencies", 1_440, 3.1, 2.8, 94, 0.001, null),
                        write("/recommendations/{user}", 27_000_000, 88, 85.0, 9_120, 0.13, null),
                        write("/stock/{warehouse}/{sku}", 310_000_000, 2.2, null, 61, 0.04, null),
                        write("/reviews", 3_900_000, 420, 402.0, 51_000, 0.19, null),
                        write("/prices", 74_000_000, 160, 152.0, 14_900, null, null),
                        write("/invoices/{id}", 90_000, 204, 199.0, 19_800, 0.06, null),
                        write(
                                "/a/very/long/pattern/{ofANestedResource}/with/{many}/parts/{andALastOne}/details",
                                12_000,
                                6,
                                5.5,
                                310,
                                0.02,
                                null))
                .toList());
    }

    /** The largest endpoint comes first, as {@code /e/0}. */
    static Report many(int endpoints) {
        return report(IntStream.range(0, endpoints)
                .mapToObj(i -> write("/e/" + i, 1_000.0 * (endpoints - i), 100, 100.0, 1_000, 0.1, null))
                .toList());
    }

    /** A body of objects in objects, each with some more parts. */
    static Report deep(int levels, int parts) {
        Node node = node("leaf", 1, 1_000);
        for (int level = 0; level < levels; level++) {
            Node inner = node;
            Node[] all = IntStream.range(0, parts)
                    .mapToObj(i -> i == 0 ? inner : node("other" + i, 1, 40))
                    .toArray(Node[]::new);
            node = node(level == levels - 1 ? "$" : "part0", 1, inner.bytes() + 40 * parts, all);
        }
        Payload payload = new Payload(node.bytes(), node.bytes(), levels, node);
        return report(List.of(write("/deep", 20_000_000, 300, 300.0, node.bytes(), 0.5, payload)));
    }

    /** Names without a place to break at, and the largest figures. */
    static Report huge() {
        String name = "x".repeat(300);
        Payload payload = new Payload(Long.MAX_VALUE, 262_144, 9, node("$", 1, 262_144, node(name, 1, 200_000)));
        return report(List.of(write("/" + name, 8.7e12, 9.9e9, 9.9e9, 9.9e11, 1.0, payload)));
    }

    /** All names look like markup. */
    static Report odd() {
        Payload payload = new Payload(90, 90, 1, node("$", 1, 90, node(MARKUP, 1, 80)));
        Row row = write("/" + MARKUP, 2_000_000, 300, 300.0, 90, 0.5, payload);
        return report(List.of(new Row(
                MARKUP,
                row.pattern(),
                row.direction(),
                MARKUP,
                true,
                row.count(),
                row.failures(),
                row.aDay(),
                row.micros(),
                row.cpuMicros(),
                row.bytes(),
                row.objects(),
                row.share(),
                row.costAMonth(),
                row.verdict(),
                List.of(new Advice(MARKUP, 1.0, MARKUP)),
                List.of(MARKUP),
                row.payload())));
    }

    private static Report report(List<Row> rows) {
        return new Report(
                Instant.parse("2026-03-02T08:15:00Z"),
                SECONDS,
                Report.Limits.of(THRESHOLDS),
                ASSUMPTIONS,
                rows.stream()
                        .sorted(Comparator.comparingDouble(Row::costAMonth).reversed())
                        .toList());
    }

    private static Row read(
            String method,
            String pattern,
            double aDay,
            double micros,
            @Nullable Double cpu,
            double bytes,
            double share) {
        return row(method, pattern, "read", aDay, micros, cpu, bytes, share, null);
    }

    private static Row write(
            String pattern,
            double aDay,
            double micros,
            @Nullable Double cpu,
            double bytes,
            @Nullable Double share,
            @Nullable Payload payload) {
        return row("GET", pattern, "write", aDay, micros, cpu, bytes, share, payload);
    }

    private static Row row(
            String method,
            String pattern,
            String direction,
            double aDay,
            double micros,
            @Nullable Double cpu,
            double bytes,
            @Nullable Double share,
            @Nullable Payload payload) {
        boolean writes = direction.equals("write");
        double cpuCost = ASSUMPTIONS.cpuMonth(aDay, 1_000 * (cpu == null ? micros : cpu));
        Verdict verdict = Verdict.of(THRESHOLDS, aDay, 1_000 * micros, share == null ? 0 : share);
        Class<?> type = writes ? Item.class : com.example.shop.requests.Item.class;
        Adviser.Work work = new Adviser.Work(
                writes ? Direction.WRITE : Direction.READ,
                Map.of(type, new Converter(JacksonJsonHttpMessageConverter.class, true, true)),
                payload,
                bytes,
                cpuCost + (writes ? ASSUMPTIONS.egressMonth(aDay, bytes) : 0),
                cpuCost);
        return new Row(
                method,
                pattern,
                direction,
                "json",
                ADVISER.isByCodecs(work),
                (long) (aDay * SECONDS / 86_400),
                writes ? 0 : 17,
                aDay,
                new Spread(micros, 0.8 * micros, 4.1 * micros),
                cpu,
                new Spread(bytes, 0.9 * bytes, 2.7 * bytes),
                payload == null ? null : payload.objects(),
                share,
                cpuCost + (writes ? ASSUMPTIONS.egressMonth(aDay, bytes) : 0),
                verdict,
                ADVISER.advise(work, verdict),
                List.of(type.getName(), "com.example.shop.Money"),
                payload);
    }

    /** 40 products with variants, and prices and stock of these. */
    private static Payload products() {
        Node variants = node(
                "variants",
                40,
                118_000,
                node(
                        "[]",
                        610,
                        116_400,
                        node("sku", 610, 12_800),
                        node(
                                "prices",
                                610,
                                61_000,
                                node(
                                        "[]",
                                        1_830,
                                        58_000,
                                        node("amount", 1_830, 21_000),
                                        node("currency", 1_830, 23_000),
                                        node("validFrom", 610, 9_000))),
                        node(
                                "stock",
                                610,
                                26_000,
                                node(
                                        "*",
                                        1_220,
                                        24_600,
                                        node("count", 1_220, 9_400),
                                        node("warehouse", 1_220, 12_000))),
                        node("attributes", 610, 12_000, node("*", 1_400, 11_000))));
        return new Payload(
                186_000,
                186_000,
                4_310,
                node(
                        "$",
                        1,
                        186_000,
                        node("page", 1, 60, node("number", 1, 11), node("size", 1, 10)),
                        node(
                                "items",
                                1,
                                185_800,
                                node(
                                        "[]",
                                        40,
                                        185_700,
                                        node("id", 40, 1_400),
                                        node("name", 40, 3_900),
                                        node("description", 40, 41_000),
                                        variants,
                                        node("images", 40, 15_000, node("[]", 160, 14_600)),
                                        node(
                                                "seo",
                                                40,
                                                5_200,
                                                node("title", 40, 2_000),
                                                node("keywords", 40, 2_900))))));
    }

    private static Payload user() {
        return new Payload(
                7_963,
                7_963,
                80,
                node(
                        "$",
                        1,
                        7_963,
                        node("id", 1, 9),
                        node("email", 1, 31),
                        node(
                                "orders",
                                1,
                                7_669,
                                node(
                                        "[]",
                                        25,
                                        7_658,
                                        node("id", 25, 300),
                                        node("createdAt", 25, 875),
                                        node("items", 25, 5_186, node("[]", 54, 4_936, node("title", 54, 1_243)))))));
    }

    /** Of 10 MB only the first 256 KB were kept. */
    private static Payload export() {
        return new Payload(
                10_400_000,
                262_144,
                2_900,
                node(
                        "$",
                        1,
                        262_144,
                        node(
                                "[]",
                                700,
                                262_140,
                                node("id", 700, 14_000),
                                node(
                                        "lines",
                                        700,
                                        190_000,
                                        node("[]", 2_200, 187_000, node("text", 2_200, 120_000))))));
    }

    private static Node node(String name, int count, int bytes, Node... parts) {
        return new Node(name, count, bytes, List.of(parts));
    }
}
