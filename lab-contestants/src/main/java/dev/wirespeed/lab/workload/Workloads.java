package dev.wirespeed.lab.workload;

import dev.wirespeed.lab.workload.Workload.Equality;
import dev.wirespeed.lab.workload.graph.Graphs;
import dev.wirespeed.lab.workload.graph.User;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** The data of the experiments, the same in every process; what no one asks for is never made. */
public final class Workloads {
    private static final List<String> TAGS = List.of("a", "b", "c", "d", "e", "f");
    private static final long FIRST_ITEM_MILLIS = 1_700_000_000_000L;
    private static final String TELEMETRY = "telemetry-";
    private static final Map<String, Made<?>> ALL = new LinkedHashMap<>();
    private static final Map<String, Workload<?>> FOUND = new ConcurrentHashMap<>();

    static {
        add("small", "Small", SmallDto.class, () -> List.of(small()));
        add("big-1000", "Big, 1,000 items", BigDto.class, () -> List.of(big(1_000)));
        add("big-10000", "Big, 10,000 items", BigDto.class, () -> List.of(big(10_000)));
        add("contacts-immutable", "Contacts, immutable", Contacts.class, () -> List.of(AddressBook.immutable()));
        add(new Made<>(
                "contacts-mutable",
                "Contacts, mutable",
                () -> new Workload<>(
                        "contacts-mutable",
                        "Contacts, mutable",
                        MutableContacts.class,
                        List.of(AddressBook.mutable()),
                        Equality.DOCUMENT)));
        addGraph("graph-full", "User, the whole graph", JsonMapper.shared().writerFor(User.class));
        addGraph(
                "graph-basic",
                "User, basic fields",
                JsonMapper.shared().writerWithView(User.Basic.class).forType(User.class));
        IntStream.of(10_000, 20_000, 50_000, 100_000).forEach(Workloads::addTelemetry);
    }

    /** Nobody reads: a document without the rest of the graph can't be read to the value that it was written for. */
    private static void addGraph(String id, String title, ObjectWriter oracle) {
        add(new Made<>(
                id,
                title,
                () -> new Workload<>(id, title, User.class, Graphs.users(), Equality.DOCUMENT, oracle, true)));
    }

    private static void addTelemetry(int count) {
        String title = String.format(Locale.ROOT, "Telemetry, %,d records", count);
        add(TELEMETRY + count, title, TelemetryBatch.class, () -> List.of(Telemetry.batch(count)));
    }

    private static <T> void add(String id, String title, Class<T> type, Supplier<List<T>> values) {
        add(new Made<>(id, title, () -> new Workload<>(id, title, type, values.get())));
    }

    private static void add(Made<?> made) {
        ALL.put(made.id(), made);
    }

    /** A workload that is made when it is asked for. */
    private record Made<T>(String id, String title, Supplier<Workload<T>> workload) {}

    private Workloads() {}

    /** The titles of all built-in workloads by their ids, in the order in which they are shown. */
    public static Map<String, String> titles() {
        Map<String, String> titles = new LinkedHashMap<>();
        ALL.forEach((id, made) -> titles.put(id, made.title()));
        return titles;
    }

    /** How many messages there are in a document of a workload: the records of telemetry, which are sent in batches. */
    public static int messages(String id) {
        return id.startsWith(TELEMETRY) ? Integer.parseInt(id.substring(TELEMETRY.length())) : 1;
    }

    /** The workload with this id, if there is one: a built-in one, or the {@linkplain Sample sample} of this JVM. */
    public static Optional<Workload<?>> find(String id) {
        if (id.equals(Sample.ID)) {
            return Sample.ofThisJvm();
        }
        Made<?> made = ALL.get(id);
        return made == null
                ? Optional.empty()
                : Optional.of(
                        FOUND.computeIfAbsent(id, ignored -> made.workload().get()));
    }

    private static SmallDto small() {
        return new SmallDto(
                123456789,
                "jeonghyeongil",
                "jeonghyeongil@gmail.com",
                29,
                98.76,
                true,
                Status.ACTIVE,
                Instant.parse("2025-12-20T00:00:00Z"),
                Instant.parse("2025-12-20T01:02:03Z"),
                "3f2b8c1e-5d47-4a90-9e6b-7c0d1f8a2b34");
    }

    private static BigDto big(int size) {
        Random random = new Random(1);
        return new BigDto(
                1,
                IntStream.range(0, size)
                        .mapToObj(i -> item(i, 1_000 + random.nextInt(99_000)))
                        .toList());
    }

    private static Item item(int i, int price) {
        List<String> tags = IntStream.range(i, i + 3)
                .mapToObj(t -> TAGS.get(t % TAGS.size()))
                .toList();
        Instant createdAt = Instant.ofEpochMilli(FIRST_ITEM_MILLIS + i);
        return new Item(i, "SKU-" + i, "Item Title " + i, price, tags, attrs(i), createdAt);
    }

    private static @Nullable Map<String, String> attrs(int i) {
        if (i % 10 == 0) {
            return null;
        }
        Map<String, String> attrs = new LinkedHashMap<>();
        attrs.put("color", "black");
        attrs.put("size", "M");
        attrs.put("idx", Integer.toString(i));
        return attrs;
    }
}
