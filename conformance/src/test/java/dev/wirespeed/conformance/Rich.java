package dev.wirespeed.conformance;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import dev.wirespeed.conformance.fixture.EnumTypes.Plain;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** A little of everything, small enough to damage at every place. */
@Wire
@SuppressWarnings("ArrayRecordComponent")
public record Rich(
        long id,
        @JsonProperty("first_name") @JsonAlias("fn") String name,
        boolean active,
        double score,
        float ratio,
        char grade,
        byte small,
        Plain colour,
        UUID key,
        Instant created,
        LocalDate day,
        OffsetDateTime sent,
        Duration took,
        BigDecimal price,
        BigInteger big,
        Optional<Integer> maybe,
        byte[] data,
        int[] counts,
        List<String> tags,
        Map<String, Long> attributes,
        Map<Plain, Integer> byColour,
        Rich child) {

    public static Rich sample() {
        return of(of(null));
    }

    private static Rich of(Rich child) {
        return new Rich(
                1234567890123L,
                "Zoë \"\n\u0001\uD83D\uDE00",
                true,
                -98.76e-5,
                1.5f,
                'x',
                (byte) -7,
                Plain.GREEN,
                new UUID(0x0123456789ABCDEFL, 0xFEDCBA9876543210L),
                Instant.parse("2025-12-20T01:02:03.456Z"),
                LocalDate.of(2024, 2, 29),
                OffsetDateTime.parse("2025-12-20T01:02:03+02:00"),
                Duration.ofMillis(61_500),
                new BigDecimal("12.50"),
                new BigInteger("123456789012345678901234567890"),
                Optional.of(5),
                new byte[] {1, 2, 3, -1},
                new int[] {0, -1, 1_000_000},
                Arrays.asList("a", "", null, "é"),
                Map.of("k\\", 1L),
                Map.of(Plain.RED, 1),
                child);
    }
}
