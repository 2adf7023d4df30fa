package dev.wirespeed.lab.workload;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Makes small objects: the published one, and others like it. */
final class SmallDtos {
    private static final long FIRST_MILLIS = 1_700_000_000_000L;

    private SmallDtos() {}

    /** So many, the published one first; the same ones each time. */
    static List<SmallDto> values(int count) {
        Lorem lorem = new Lorem(1);
        List<SmallDto> values = new ArrayList<>(List.of(published()));
        values.addAll(Lorem.times(count - 1, i -> like(i, lorem)));
        return values;
    }

    static SmallDto published() {
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

    private static SmallDto like(int i, Lorem lorem) {
        String name = lorem.name();
        Instant createdAt = Instant.ofEpochMilli(FIRST_MILLIS + lorem.random().nextLong(1L << 36));
        return new SmallDto(
                lorem.random().nextLong(1L << 40),
                name,
                i % 5 == 4 ? null : name.replace(' ', '.') + "@" + lorem.word() + ".example",
                lorem.between(0, 120),
                lorem.decimal(100, 1 + i % 2),
                lorem.random().nextBoolean(),
                lorem.pick(Status.values()),
                createdAt,
                i % 3 == 0 ? null : createdAt.plusNanos(lorem.random().nextLong(1L << 54)),
                new UUID(lorem.random().nextLong(), lorem.random().nextLong()).toString());
    }
}
