package dev.wirespeed.lab.find;

import dev.wirespeed.generate.Verdict.Kind;
import dev.wirespeed.generate.Verdict.Reason;
import dev.wirespeed.lab.find.FindResult.Caller;
import dev.wirespeed.lab.find.FindResult.Candidate;
import dev.wirespeed.lab.find.FindResult.Cores;
import dev.wirespeed.lab.find.FindResult.Inside;
import dev.wirespeed.lab.find.FindResult.Node;
import dev.wirespeed.lab.find.FindResult.Part;
import dev.wirespeed.lab.find.FindResult.Prices;
import dev.wirespeed.lab.find.FindResult.Recording;
import dev.wirespeed.lab.find.FindResult.RootType;
import dev.wirespeed.lab.find.FindResult.Shares;
import dev.wirespeed.lab.statistics.Interval;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A result as a service would give it. */
final class SampleFind {

    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final String SERVLET = "org.springframework.http.converter.AbstractMessageConverter.write";

    private static final String MAIN = "com.acme.Main";

    private SampleFind() {}

    static FindResult result() {
        return with(new Cores(4, 2.5, 2.0), types());
    }

    /** One whose class files were at hand. */
    static FindResult checked() {
        return result().with(List.of(
                new Candidate("com.acme.Order", 0.36, false, Kind.LEFT, List.of(new Reason("WS001", "it is odd")))));
    }

    /** One of a JVM that was started with a jar. */
    static FindResult of(String main) {
        return of(main, cpu(), allocation(), new Cores(4, 2.5, 2.0), types());
    }

    /** One of a service with other libraries, and no agent. */
    static FindResult of(List<String> libraries) {
        Part[] parts = libraries.stream()
                .map(library -> part(library, "write", 0.1, 0.1))
                .toArray(Part[]::new);
        return of(
                MAIN,
                shares("jdk.CPUTimeSample", 2, parts),
                shares("jdk.ObjectAllocationSample", 2e7, parts),
                new Cores(4, 2.5, 2.0),
                List.of());
    }

    /** One of the same service, after something was done about it. */
    static FindResult faster() {
        return of(
                MAIN,
                shares("jdk.CPUTimeSample", 1.5, part("Jackson 3", "write", 0.2, 0.1)),
                shares("jdk.ObjectAllocationSample", 1e7, part("Jackson 3", "write", 0.1, 0.1)),
                new Cores(4, 2.0, 1.5),
                fasterTypes());
    }

    /** One of the types has two callers, and one has CPU times only now. */
    private static List<RootType> fasterTypes() {
        return List.of(
                type("com.acme.Order", "Jackson 3", "write", "com.acme.Api.orders", 10_000, 30.0, 35.0),
                type("com.acme.Order", "Jackson 3", "write", "com.acme.Api.order", 30_000, 50.0, 60.0),
                type("com.acme.Order", "Jackson 3", "read", "com.acme.Api.add", 1_000, 50.0, 60.0),
                type("com.acme.User", "Wirespeed", "read", "com.acme.Api.users", 9_000, 18.0, 20.0),
                type("java.util.HashMap", "Gson", "write", "com.acme.Api.map", 10, null, null));
    }

    private static RootType type(
            String type,
            String library,
            String direction,
            String caller,
            long count,
            @Nullable Double cpu,
            @Nullable Double wall) {
        return new RootType(type, library, direction, caller, count, 0, null, cpu, wall, null);
    }

    /** One whose mapper has codecs, and that no agent has counted. */
    static FindResult withCodecs() {
        FindResult result = with(new Cores(4, 2.5, 2.0), List.of());
        List<Node> stacks = Stream.concat(result.stacks().stream(), Stream.of(node("Order_JsonCodec.write", 4, 1)))
                .toList();
        return new FindResult(
                result.schemaVersion(),
                result.kind(),
                result.started(),
                result.seconds(),
                result.interrupted(),
                result.wirespeed(),
                result.recordings(),
                result.cpu(),
                result.allocation(),
                result.cores(),
                result.prices(),
                result.savings(),
                result.agent(),
                result.rootTypes(),
                result.classes(),
                stacks,
                result.before(),
                result.notes());
    }

    static FindResult with(Cores cores, List<RootType> types) {
        return of(MAIN, cpu(), allocation(), cores, types);
    }

    private static Shares cpu() {
        return shares(
                "jdk.CPUTimeSample",
                2,
                part("Jackson 3", "write", 0.3, 0.2),
                part("Jackson 3", "read", 0.1, 0.1),
                part("Kryo", "?", 0.01, 0.01));
    }

    private static Shares allocation() {
        return shares(
                "jdk.ObjectAllocationSample", 2e7, part("Jackson 3", "write", 0.6, 0.5), part("Avro", "read", 0.1, 0));
    }

    private static FindResult of(String main, Shares cpu, Shares allocation, Cores cores, List<RootType> types) {
        return new FindResult(
                FindResult.SCHEMA_VERSION,
                FindResult.KIND,
                START,
                30,
                true,
                "1.0 (abc)",
                List.of(new Recording("recording.jfr", main, 4711, 25, "25.0.3", START, 30)),
                cpu,
                allocation,
                cores,
                new Prices(BigDecimal.valueOf(30), new BigDecimal("0.04"), new BigDecimal("0.5"), "USD"),
                Remedies.savings(cpu),
                !types.isEmpty(),
                types,
                Candidates.of(types),
                nodes(),
                null,
                List.of("Only a sample, with <b>markup</b>."));
    }

    static List<RootType> types() {
        return List.of(
                new RootType(
                        "com.acme.Order",
                        "Jackson 3",
                        "write",
                        "com.acme.Api.orders",
                        90_000,
                        3,
                        812.5,
                        120.0,
                        150.0,
                        0.36),
                new RootType(
                        "com.acme.User", "Jackson 3", "read", "com.acme.Api.users", 9_000, 0, null, null, 40.0, 0.012),
                new RootType("java.util.HashMap", "Gson", "write", "com.acme.Api.map", 10, 0, null, null, null, null));
    }

    private static Shares shares(String event, double amount, Part... parts) {
        double sum = Stream.of(parts).mapToDouble(part -> part.share().value()).sum();
        return new Shares(
                event,
                1_000,
                900,
                amount,
                share(sum),
                0.04,
                0.2,
                List.of(parts),
                List.of(
                        new Caller("com.acme.Api.orders", null, "Jackson 3", "write", share(0.2)),
                        new Caller("com.acme.LogFilter.doFilter", SERVLET, "Jackson 3", "write", share(0.1)),
                        new Caller(null, SERVLET, "Jackson 3", "read", share(0.1)),
                        new Caller(null, null, "Kryo", "?", share(0.01))),
                Stream.of(Work.values())
                        .map(work -> new Inside(
                                work.title(),
                                List.of(Work.CODECS, Work.STRUCTURE, Work.STREAMS, Work.AGAIN, Work.APPLICATION)
                                                .contains(work)
                                        ? 0
                                        : 0.2))
                        .toList());
    }

    private static Part part(String library, String direction, double share, double own) {
        return new Part(library, direction, share(share), own);
    }

    private static Interval share(double value) {
        return new Interval(value, value * 0.9, value * 1.1);
    }

    private static List<Node> nodes() {
        return List.of(
                node("serialization", -1, 8),
                node("Jackson 3, write", 0, 6),
                node("com.acme.Api.orders", 1, 4),
                node("ObjectWriter.writeValueAsBytes", 2, 4),
                node("BeanSerializer.serialize", 3, 3),
                node("com.acme.LogFilter.doFilter", 1, 2),
                node("Jackson 3, read", 0, 2));
    }

    private static Node node(String label, int parent, double cpu) {
        return new Node(
                label,
                parent,
                cpu,
                cpu * 1e6,
                IntStream.range(0, Work.values().length)
                        .mapToObj(work -> work < 2 ? cpu / 2 : 0.0)
                        .toList());
    }
}
