package dev.wirespeed.conformance.json;

import java.util.List;
import java.util.Random;

/** Numbers and moments that are put together from parts, most of them usual and now and then one that almost is. */
final class Forms {
    private static final List<String> SIGNIFICANDS = List.of(
            "0",
            "1",
            "-1",
            "12",
            "0.0",
            "-0.0",
            "0.5",
            "1.50",
            "-1.5",
            "0.0000000009",
            "123456789.123456789123",
            "31556889864403199.999999999",
            "-31557014167219200.5",
            "9223372036854775807",
            "18446744073709551616.5",
            "1" + "0".repeat(600),
            "0." + "0".repeat(600) + "1");

    /** Around them exponents begin to mean something else. */
    private static final List<Long> EDGES = List.of(
            0L, 9L, 19L, 38L, 63L, 72L, 308L, 324L, 1_000L, 100_000L, 999_999_999L, 2_147_483_647L, 4_294_967_296L);

    private static final List<String> DATES = List.of(
            "2020-01-02T03:04:05",
            "2020-01-02T03:04",
            "-0001-01-02T03:04:05",
            "+12020-01-02T03:04:05",
            "2020-10-25T02:30:00",
            "2020-07-02t03:04:05",
            "2020-01-02T24:00:00",
            "2016-12-31T23:59:60",
            "-999999999-01-01T00:00:00",
            "2020-01-02",
            "03:04:05",
            "");

    private static final List<String> FRACTIONS = List.of("", ".1", ".123456789", ".000", ".", ",1", ".1234567890");

    private static final List<String> OFFSETS = List.of(
            "Z",
            "+01:00",
            "-01:30",
            "+0100",
            "-0130",
            "+01",
            "-01",
            "+1",
            "+00:00",
            "+0000",
            "+00",
            "-0000",
            "+00:",
            "+01:02:03",
            "+010203",
            "+0102:03",
            "+01:0203",
            "+0000:00",
            "-0000:01",
            "+18:00",
            "+1801",
            "+01:60",
            "+100",
            "+01000",
            "z",
            "UTC",
            "");

    private static final List<String> REGIONS = List.of(
            "",
            "[Europe/Paris]",
            "[UTC]",
            "[Z]",
            "[+01:00]",
            "[+0100]",
            "[GMT+1]",
            "[UTC+0100]",
            "[Etc/GMT-05]",
            "[America/Port-au-Prince]",
            "[Nowhere/X]",
            "[europe/paris]",
            "[Europe/Paris",
            "[]",
            "[X+00");

    private Forms() {}

    static String number(Random random) {
        String significand = usual(SIGNIFICANDS, random);
        if (random.nextInt(8) == 0) {
            return significand;
        }
        long exponent = EDGES.get(random.nextInt(EDGES.size())) + random.nextInt(21) - 10;
        String sign = random.nextBoolean() ? "" : random.nextInt(4) == 0 ? "+" : "-";
        String zeros = random.nextInt(10) == 0 ? "0".repeat(20) : "";
        return significand + (random.nextBoolean() ? 'e' : 'E') + sign + zeros + Math.abs(exponent);
    }

    static String moment(Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> usual(OFFSETS, random);
            case 1 -> usual(REGIONS, random).replaceAll("[\\[\\]]", "");
            default -> usual(DATES, random) + usual(FRACTIONS, random) + any(OFFSETS, random) + usual(REGIONS, random);
        };
    }

    /** One of the first three in two thirds of all cases. */
    private static String usual(List<String> parts, Random random) {
        return random.nextInt(3) == 0 ? any(parts, random) : parts.get(random.nextInt(3));
    }

    private static String any(List<String> parts, Random random) {
        return parts.get(random.nextInt(parts.size()));
    }
}
