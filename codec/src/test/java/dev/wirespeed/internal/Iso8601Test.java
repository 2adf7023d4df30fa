package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.time.format.DateTimeFormatter.ISO_INSTANT;
import static java.time.format.DateTimeFormatter.ISO_LOCAL_DATE_TIME;
import static java.time.format.DateTimeFormatter.ISO_LOCAL_TIME;
import static java.time.format.DateTimeFormatter.ISO_OFFSET_DATE_TIME;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class Iso8601Test {
    private static final int START = 3;
    private static final List<Integer> NANOS = List.of(
            0,
            1,
            9,
            10,
            99,
            100,
            999,
            1_000,
            1_001,
            9_990,
            10_000,
            100_000,
            999_000,
            999_999,
            1_000_000,
            1_000_001,
            1_001_000,
            10_000_000,
            100_000_000,
            123_000_000,
            123_456_000,
            123_456_789,
            500_000_000,
            999_999_999);

    private final byte[] buffer = new byte[64];
    private final Random random = Randoms.create();

    @Test
    void writesAndReadsEveryDateOfSixCenturies() {
        LocalDate end = LocalDate.of(2201, 1, 1);
        for (LocalDate v = LocalDate.of(1599, 12, 31); v.isBefore(end); v = v.plusDays(1)) {
            checkDate(v);
        }
    }

    @Test
    void writesAndReadsTheEdgesOfYears() {
        for (int year = -12_000; year <= 12_000; year += 1) {
            checkDate(LocalDate.of(year, 1, 1));
            checkDate(LocalDate.of(year, 2, 1).plusDays(28));
            checkDate(LocalDate.of(year, 12, 31));
        }
        checkDate(LocalDate.MIN);
        checkDate(LocalDate.MAX);
        checkDate(LocalDate.EPOCH);
    }

    @Test
    void knowsTheLengthOfEveryMonth() {
        for (int year = 0; year <= 9_999; year++) {
            for (int month = 1; month <= 12; month++) {
                assertThat(CivilDays.lengthOfMonth(year, month))
                        .isEqualTo(Year.of(year).atMonth(month).lengthOfMonth());
            }
        }
    }

    @Test
    void writesAndReadsEverySecondOfADay() {
        for (int second = 0; second < 86_400; second++) {
            checkTime(LocalTime.ofSecondOfDay(second));
        }
        for (int nano : NANOS) {
            checkTime(LocalTime.of(23, 59, 59, nano));
        }
        for (int i = Randoms.count(50_000); i > 0; i--) {
            checkTime(LocalTime.ofNanoOfDay(random.nextLong() >>> 18));
        }
    }

    @Test
    void writesAndReadsInstants() {
        for (int nano : NANOS) {
            checkInstant(Instant.EPOCH.plusNanos(nano));
            checkInstant(Instant.EPOCH.minusNanos(nano));
        }
        checkInstant(Instant.MIN);
        checkInstant(Instant.MAX);
        long span = Instant.MAX.getEpochSecond() - Instant.MIN.getEpochSecond() + 1;
        for (int i = Randoms.count(100_000); i > 0; i--) {
            long second = Instant.MIN.getEpochSecond() + Math.floorMod(random.nextLong(), span);
            checkInstant(Instant.ofEpochSecond(second, randomNano()));
            checkInstant(Instant.ofEpochSecond(random.nextInt() * 100L, randomNano()));
            checkInstant(Instant.ofEpochMilli(1_700_000_000_000L + i));
        }
    }

    @Test
    void writesAndReadsDateTimes() {
        for (int i = Randoms.count(100_000); i > 0; i--) {
            LocalDateTime local = LocalDateTime.ofEpochSecond(random.nextInt() * 100L, randomNano(), ZoneOffset.UTC);
            checkDateTime(local);
            checkOffset(local.atOffset(ZoneOffset.ofTotalSeconds((random.nextInt(145) - 72) * 900)));
            checkOffset(local.atOffset(ZoneOffset.ofTotalSeconds(random.nextInt(129_601) - 64_800)));
        }
        checkDateTime(LocalDateTime.MIN);
        checkDateTime(LocalDateTime.MAX);
        checkOffset(OffsetDateTime.MIN);
        checkOffset(OffsetDateTime.MAX);
    }

    @Test
    void writesDurations() {
        List<Long> seconds = List.of(0L, 1L, 59L, 60L, 61L, 3_599L, 3_600L, 3_661L, 86_400L, Long.MAX_VALUE);
        for (long second : seconds) {
            for (int nano : NANOS) {
                checkDuration(Duration.ofSeconds(second, nano));
                checkDuration(Duration.ofSeconds(-second, nano));
            }
        }
        checkDuration(Duration.ofSeconds(Long.MIN_VALUE, 0));
        checkDuration(Duration.ofSeconds(Long.MIN_VALUE, 1));
        for (int i = Randoms.count(200_000); i > 0; i--) {
            checkDuration(Duration.ofSeconds(Randoms.anyLength(random), randomNano() & ~(i & 1)));
        }
    }

    @Test
    void refusesOrAgreesOnDamagedTexts() {
        List<String> seeds = List.of(
                "2020-02-29T23:59:59Z",
                "2019-12-31T00:00:00.123Z",
                "2000-01-01T12:34:56.123456789+17:59",
                "1999-06-30T18:00:60-00:00",
                "0000-01-01T24:00:00+00:00",
                "2020-01-02",
                "03:04:05",
                "03:04:05.5",
                "2020-01-02T03:04:05",
                "2020-01-02T03:04:05.000000001",
                "9999-12-31T23:59:59.9-18:00",
                "2020-01-02T03:04");
        for (String seed : seeds) {
            for (int length = 0; length <= seed.length(); length++) {
                checkReaders(seed.substring(0, length));
            }
        }
        for (int i = Randoms.count(50_000); i > 0; i--) {
            checkReaders(damaged(seeds.get(random.nextInt(seeds.size()))));
        }
    }

    @Test
    void readsCommonFormsItself() {
        byte[] text = "x2020-01-02T03:04:05.5+01:30x".getBytes(ISO_8859_1);
        assertThat(Iso8601.parseInstant(text, 1, text.length - 1)).isEqualTo("2020-01-02T01:34:05.500Z");
        assertThat(Iso8601.parseOffsetDateTime(text, 1, text.length - 1)).hasToString("2020-01-02T03:04:05.500+01:30");
        assertThat(Iso8601.parseLocalDateTime(text, 1, 22)).isEqualTo("2020-01-02T03:04:05.5");
        assertThat(Iso8601.parseLocalTime(text, 12, 22)).isEqualTo("03:04:05.5");
        assertThat(Iso8601.parseLocalDate(text, 1, 11)).isEqualTo("2020-01-02");
    }

    private int randomNano() {
        int nano = random.nextInt(1_000_000_000);
        int power = NANOS.get(random.nextInt(3) * 6 + 1);
        return switch (random.nextInt(4)) {
            case 0 -> nano;
            case 1 -> nano / 1_000 * 1_000;
            case 2 -> nano / 1_000_000 * 1_000_000;
            default -> nano / power * power;
        };
    }

    private String damaged(String seed) {
        StringBuilder text = new StringBuilder(seed);
        String alphabet = "0123456789-+:.TZ tz/,\u00ff\0";
        for (int edits = 1 + random.nextInt(2); edits > 0 && !text.isEmpty(); edits--) {
            int at = random.nextInt(text.length());
            char c = random.nextInt(4) == 0
                    ? (char) random.nextInt(256)
                    : alphabet.charAt(random.nextInt(alphabet.length()));
            switch (random.nextInt(6)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, c);
                default -> text.setCharAt(at, c);
            }
        }
        return text.toString();
    }

    private void checkReaders(String text) {
        byte[] b = ("0" + text + "0").getBytes(ISO_8859_1);
        int to = b.length - 1;
        agree(text, Iso8601.parseInstant(b, 1, to), t -> ISO_INSTANT.parse(t, Instant::from));
        agree(text, Iso8601.parseOffsetDateTime(b, 1, to), OffsetDateTime::parse);
        agree(text, Iso8601.parseLocalDateTime(b, 1, to), LocalDateTime::parse);
        agree(text, Iso8601.parseLocalDate(b, 1, to), LocalDate::parse);
        agree(text, Iso8601.parseLocalTime(b, 1, to), LocalTime::parse);
        byte[] exact = text.getBytes(ISO_8859_1);
        agree(text, Iso8601.parseInstant(exact, 0, exact.length), t -> ISO_INSTANT.parse(t, Instant::from));
    }

    private static void agree(String text, @Nullable Object actual, Function<String, Object> jdk) {
        if (actual == null) {
            return;
        }
        Object expected;
        try {
            expected = jdk.apply(text);
        } catch (DateTimeException e) {
            expected = e;
        }
        assertThat(actual).as("%s, %s", text, Randoms.seed()).isEqualTo(expected);
    }

    private void checkDate(LocalDate v) {
        int end = Iso8601.writeLocalDate(v, buffer, START);
        check(v.toString(), end, Iso8601.MAX_LOCAL_DATE);
        if (0 <= v.getYear() && v.getYear() <= 9_999) {
            same(v, Iso8601.parseLocalDate(buffer, START, end));
            assertThat(CivilDays.epochDay(v.getYear(), v.getMonthValue(), v.getDayOfMonth()))
                    .isEqualTo((int) v.toEpochDay());
        }
        long civil = CivilDays.civil(v.toEpochDay());
        same(v, LocalDate.of((int) (civil >> 16), (int) (civil >> 8) & 0xff, (int) civil & 0xff));
    }

    private void checkTime(LocalTime v) {
        int end = Iso8601.writeLocalTime(v, buffer, START);
        check(ISO_LOCAL_TIME.format(v), end, Iso8601.MAX_LOCAL_TIME);
        same(v, Iso8601.parseLocalTime(buffer, START, end));
    }

    private void checkInstant(Instant v) {
        int end = Iso8601.writeInstant(v, buffer, START);
        check(v.toString(), end, Iso8601.MAX_INSTANT);
        if (buffer[START + 4] == '-' && buffer[START] != '-') {
            same(v, Iso8601.parseInstant(buffer, START, end));
        }
    }

    private void checkDateTime(LocalDateTime v) {
        int end = Iso8601.writeLocalDateTime(v, buffer, START);
        check(ISO_LOCAL_DATE_TIME.format(v), end, Iso8601.MAX_LOCAL_DATE_TIME);
        if (0 <= v.getYear() && v.getYear() <= 9_999) {
            same(v, Iso8601.parseLocalDateTime(buffer, START, end));
        }
    }

    private void checkOffset(OffsetDateTime v) {
        int end = Iso8601.writeOffsetDateTime(v, buffer, START);
        check(ISO_OFFSET_DATE_TIME.format(v), end, Iso8601.MAX_OFFSET_DATE_TIME);
        int seconds = v.getOffset().getTotalSeconds();
        if (0 <= v.getYear() && v.getYear() <= 9_999 && seconds % 60 == 0 && Math.abs(seconds) < 64_800) {
            same(v, Iso8601.parseOffsetDateTime(buffer, START, end));
            same(v.toInstant(), Iso8601.parseInstant(buffer, START, end));
        }
    }

    private void checkDuration(Duration v) {
        check(v.toString(), Iso8601.writeDuration(v, buffer, START), Iso8601.MAX_DURATION);
    }

    private void check(String expected, int end, int max) {
        String actual = new String(buffer, START, end - START, ISO_8859_1);
        if (!actual.equals(expected) || actual.length() > max) {
            assertThat(actual).as(Randoms.seed()).isEqualTo(expected).hasSizeLessThanOrEqualTo(max);
        }
    }

    private static void same(Object expected, @Nullable Object actual) {
        if (!expected.equals(actual)) {
            assertThat(actual).as(Randoms.seed()).isEqualTo(expected);
        }
    }
}
