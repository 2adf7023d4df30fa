package dev.wirespeed.lab.workload;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The data of the {@code versions} experiment: one value each, the same in every process. */
public final class Workloads {
    private static final List<String> TAGS = List.of("a", "b", "c", "d", "e", "f");
    private static final long FIRST_ITEM_MILLIS = 1_700_000_000_000L;
    private static final List<Workload<?>> ALL = List.of(
            new Workload<>("small", "Small", SmallDto.class, List.of(small())),
            new Workload<>("big-1000", "Big, 1,000 items", BigDto.class, List.of(big(1_000))),
            new Workload<>("big-10000", "Big, 10,000 items", BigDto.class, List.of(big(10_000))));

    private Workloads() {}

    /** Every built-in workload, from the smallest to the largest. */
    public static List<Workload<?>> all() {
        return ALL;
    }

    /** The workload with this id, if there is one: a built-in one, or the {@linkplain Sample sample} of this JVM. */
    public static Optional<Workload<?>> find(String id) {
        if (id.equals(Sample.ID)) {
            return Sample.ofThisJvm();
        }
        return ALL.stream().filter(workload -> workload.id().equals(id)).findFirst();
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
