package dev.wirespeed.lab.workload.clients;

import dev.wirespeed.lab.workload.Lorem;
import dev.wirespeed.lab.workload.clients.Client.Partner;
import dev.wirespeed.lab.workload.clients.Client.Purchase;
import dev.wirespeed.lab.workload.clients.Client.Rank;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;

/** Makes pages of clients, of about a kilobyte of JSON each client. */
public final class ClientLists {
    private static final long FIRST_MILLI = 1_600_000_000_000L;

    private ClientLists() {}

    /** So many pages of so many clients, the same ones each time. */
    public static List<Clients> values(int count, int clients) {
        Lorem lorem = new Lorem(6);
        return Lorem.times(count, page -> new Clients(Lorem.times(clients, i -> client(lorem))));
    }

    private static Client client(Lorem lorem) {
        String name = lorem.name();
        String company = lorem.word() + " " + lorem.word();
        return new Client(
                lorem.random().nextLong() >>> 12,
                lorem.uuid(),
                name,
                company,
                lorem.random().nextBoolean(),
                BigDecimal.valueOf(lorem.between(-100_000, 9_999_999), 2),
                lorem.pick(Rank.values()),
                Lorem.times(lorem.between(1, 3), i -> Lorem.email(i == 0 ? name : lorem.name(), company)),
                Lorem.times(lorem.between(1, 3), i -> 44_000_000_000L + lorem.between(0, 999_999_999)),
                lorem.between(1, 999) + " " + lorem.words(2) + ", " + lorem.word(),
                LocalDate.of(2006, 1, 1).plusDays(lorem.between(0, 7_000)),
                Lorem.times(lorem.between(2, 5), i -> partner(lorem)),
                Lorem.times(lorem.between(2, 5), i -> purchase(lorem)));
    }

    /** Since when is never a full minute: without seconds some libraries write none, and would take no part for that alone. */
    private static Partner partner(Lorem lorem) {
        Instant minute = Instant.ofEpochMilli(FIRST_MILLI).plusSeconds(60L * lorem.between(0, 2_000_000) - 40);
        return new Partner(
                lorem.between(100_000, 9_999_999),
                lorem.name(),
                OffsetDateTime.ofInstant(minute.plusSeconds(lorem.between(1, 59)), ZoneOffset.UTC));
    }

    private static Purchase purchase(Lorem lorem) {
        return new Purchase(
                lorem.between(1_000_000, Integer.MAX_VALUE - 1),
                lorem.words(lorem.between(1, 3)),
                lorem.between(1, 20),
                lorem.decimal(500, 2),
                Instant.ofEpochMilli(FIRST_MILLI + 7_919L * lorem.between(0, Integer.MAX_VALUE - 1)));
    }
}
