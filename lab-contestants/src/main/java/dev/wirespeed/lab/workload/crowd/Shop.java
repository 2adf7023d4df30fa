package dev.wirespeed.lab.workload.crowd;

import dev.wirespeed.Wire;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What is bought and sold. */
public final class Shop {
    private Shop() {}

    /** With a decimal number and something that may be absent. */
    @Wire
    public record Product(
            long id,
            String name,
            BigDecimal price,
            List<String> labels,
            @Nullable String note) {}

    /** With a list of records. */
    @Wire
    public record Cart(UUID id, List<Line> lines, Instant opened) {}

    /** In a {@link Cart}. */
    public record Line(String sku, int amount) {}

    /** With dates. */
    @Wire
    public record Voucher(
            String code,
            double percent,
            LocalDate from,
            @Nullable LocalDate until,
            boolean used) {}

    /** With a map of numbers. */
    @Wire
    public record Stock(Map<String, Integer> bySku, int total) {}

    /** With an enum. */
    @Wire
    public record Rating(int stars, String text, Mood mood) {}

    /** In a {@link Rating}. */
    public enum Mood {
        GLAD,
        CALM,
        ANGRY
    }
}
