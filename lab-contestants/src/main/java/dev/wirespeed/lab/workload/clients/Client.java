package dev.wirespeed.lab.workload.clients;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;

/** A client of a company. */
public record Client(
        long id,
        UUID guid,
        String name,
        String company,
        boolean active,
        BigDecimal balance,
        Rank rank,
        List<String> emails,
        List<Long> phones,
        String address,
        LocalDate since,
        List<Partner> partners,
        List<Purchase> orders) {

    /** How much a client matters. */
    public enum Rank {
        BRONZE,
        SILVER,
        GOLD
    }

    /** Whom a client works with. */
    public record Partner(long id, String name, OffsetDateTime since) {}

    /** What a client has ordered. */
    public record Purchase(long number, String product, int quantity, double price, Instant placed) {}
}
