package dev.wirespeed.conformance;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.util.List;
import java.util.Random;

/** Random dates and times, most of them near our days, fractions of all lengths. */
public final class Moments {
    private static final List<String> ZONES =
            List.of("UTC", "Z", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "-03:30");

    private final Random random;

    public Moments(Random random) {
        this.random = random;
    }

    public LocalDate nextDate() {
        long day = switch (random.nextInt(8)) {
            case 0 ->
                between(
                        ChronoField.EPOCH_DAY.range().getMinimum(),
                        ChronoField.EPOCH_DAY.range().getMaximum());
            case 1 -> between(-4_000_000, 4_000_000);
            default -> between(-10_000, 30_000);
        };
        return LocalDate.ofEpochDay(day);
    }

    public LocalTime nextTime() {
        int second = random.nextInt(5) == 0 ? 0 : random.nextInt(60);
        return LocalTime.of(random.nextInt(24), random.nextInt(60), second, nextNano());
    }

    public Instant nextInstant() {
        long second = random.nextInt(8) == 0
                ? between(Instant.MIN.getEpochSecond(), Instant.MAX.getEpochSecond())
                : between(-3_000_000_000L, 5_000_000_000L);
        return Instant.ofEpochSecond(second, nextNano());
    }

    public Duration nextDuration() {
        long second = random.nextInt(8) == 0 ? random.nextLong() : between(-1_000_000, 1_000_000);
        return Duration.ofSeconds(second, nextNano());
    }

    public ZoneOffset nextOffset() {
        return switch (random.nextInt(4)) {
            case 0 -> ZoneOffset.UTC;
            case 1 -> ZoneOffset.ofTotalSeconds((int) between(-18 * 3600, 18 * 3600));
            default -> ZoneOffset.ofTotalSeconds(900 * (int) between(-48, 48));
        };
    }

    public ZoneId nextZone() {
        return ZoneId.of(ZONES.get(random.nextInt(ZONES.size())));
    }

    private int nextNano() {
        int unit = (int) Math.pow(10, random.nextInt(10));
        return random.nextInt(3) == 0 ? 0 : random.nextInt(1_000_000_000) / unit * unit;
    }

    private long between(long least, long most) {
        return least + Math.floorMod(random.nextLong(), most - least + 1);
    }
}
