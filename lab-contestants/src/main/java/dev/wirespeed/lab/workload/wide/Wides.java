package dev.wirespeed.lab.workload.wide;

import dev.wirespeed.lab.workload.Lorem;
import dev.wirespeed.lab.workload.Status;
import java.time.Instant;
import java.util.List;

/** Makes objects with sixty properties, of about 1,500 bytes of JSON each. */
public final class Wides {
    private static final long FIRST_MILLIS = 1_700_000_000_000L;

    private Wides() {}

    /** So many, the same ones each time. */
    public static List<Wide> values(int count) {
        Lorem lorem = new Lorem(7);
        return Lorem.times(count, i -> wide(i, lorem));
    }

    private static Instant time(Lorem lorem) {
        return Instant.ofEpochMilli(FIRST_MILLIS + lorem.random().nextLong(1L << 36));
    }

    private static String phone(Lorem lorem) {
        return "+49 " + lorem.between(30, 999) + " " + lorem.between(100_000, 9_999_999);
    }

    private static Wide wide(int i, Lorem lorem) {
        long net = lorem.between(1_000, 100_000_000);
        return new Wide(
                1_000_000L + i,
                "ORD-" + lorem.between(100_000, 999_999),
                lorem.name(),
                lorem.random().nextInt(3) == 0 ? null : lorem.hex(8),
                lorem.between(1, 99),
                lorem.random().nextBoolean(),
                lorem.random().nextBoolean(),
                lorem.random().nextBoolean(),
                lorem.pick(Status.values()),
                time(lorem),
                time(lorem),
                lorem.random().nextInt(3) == 0 ? null : time(lorem),
                lorem.word() + " street",
                "" + lorem.between(1, 400),
                "" + lorem.between(10_000, 99_999),
                lorem.word(),
                lorem.word(),
                lorem.word(),
                lorem.degrees(90),
                lorem.degrees(180),
                lorem.between(-2, 40),
                lorem.random().nextInt(3) == 0 ? null : lorem.hex(4),
                phone(lorem),
                lorem.random().nextInt(3) == 0 ? null : phone(lorem),
                lorem.random().nextInt(3) == 0 ? null : phone(lorem),
                lorem.word() + "@" + lorem.word() + ".example",
                lorem.pick(List.of("de", "en", "ko")),
                lorem.pick(List.of("EUR", "KRW", "USD")),
                lorem.pick(List.of("Asia/Seoul", "Europe/Berlin", "America/New_York")),
                net,
                net * 19 / 100,
                net + net * 19 / 100,
                0.19,
                lorem.decimal(1, 2),
                lorem.decimal(2, 6),
                lorem.between(1, 250),
                lorem.between(1, 20),
                lorem.between(0, 3),
                lorem.decimal(500, 2),
                lorem.decimal(10, 4),
                lorem.decimal(200, 1),
                lorem.decimal(200, 1),
                lorem.decimal(200, 1),
                lorem.random().nextBoolean(),
                lorem.random().nextBoolean(),
                lorem.random().nextBoolean(),
                lorem.random().nextBoolean(),
                lorem.random().nextBoolean(),
                lorem.word(),
                lorem.word(),
                lorem.random().nextInt(3) == 0 ? null : lorem.hex(18),
                lorem.pick(Status.values()),
                time(lorem),
                lorem.random().nextInt(3) == 0 ? null : time(lorem),
                lorem.between(0, 5),
                lorem.random().nextLong(1L << 40),
                lorem.between(1, 5),
                lorem.decimal(100, 2),
                lorem.word(),
                lorem.random().nextInt(3) == 0 ? null : lorem.sentence(12));
    }
}
