package dev.wirespeed.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is made of the meter's report. */
final class CountedTest {

    private static final Target ENTITY = Target.all().getFirst();
    private static final Target ORDERS = Target.all().getLast();

    @Test
    void whatWasCountedEarlierIsTakenOff() {
        List<Counted> earlier = Counted.parse(report(row("/users/{id}/entity", "write", 10, 300, 5_000, "0.5")));
        List<Counted> later = Counted.parse(report(row("/users/{id}/entity", "write", 30, 200, 6_000, "0.25")));

        Measured measured = new Measured(ENTITY, 20, later.getFirst().since(earlier));

        assertThat(measured.counted().count()).isEqualTo(20);
        assertThat(measured.micros()).isEqualTo((30 * 200 - 10 * 300) / 20.0);
        assertThat(measured.bytes()).isEqualTo(6_500);
        assertThat(measured.share()).isEqualTo(3_000 / (24_000.0 - 6_000));
        assertThat(later.getFirst().isOf(ENTITY)).isTrue();
        assertThat(later.getFirst().isOf(ORDERS)).isFalse();
    }

    @Test
    void whatHadNotBeenThereEarlierCountsWhole() {
        Counted first = Counted.parse(report(row("/users/{id}/entity", "write", 10, 300, 5_000, "null")))
                .getFirst();

        assertThat(first.since(List.of())).isEqualTo(first);
        assertThat(new Measured(ENTITY, 1, first).share()).isNaN();
    }

    /** The starter's tests compare it with what the endpoint answers. */
    @Test
    void aRecordedReportIsRead() throws IOException {
        String recorded = Files.readString(Path.of("../spring-boot-starter/src/test/golden/serialization.json"));
        assertThat(Counted.parse(recorded))
                .allSatisfy(row -> {
                    assertThat(row.count()).isEqualTo(1);
                    assertThat(row.failures()).isZero();
                    assertThat(row.micros()).isPositive();
                    assertThat(row.bytes()).isPositive();
                    assertThat(row.responseMicros()).isGreaterThanOrEqualTo(row.micros());
                })
                .extracting(row -> row.method() + " " + row.pattern() + " " + row.direction())
                .containsExactlyInAnyOrder("GET /users/{id} write", "POST /all read", "POST /all write");
    }

    @Test
    void whatIsNoReportIsSaidSo() {
        for (String other : List.of("", "{", "[]", "{\"conversions\":[{}]}")) {
            assertThatThrownBy(() -> Counted.parse(other))
                    .isInstanceOf(LabException.class)
                    .hasMessageStartingWith("the meter's report can't be read: ");
        }
    }

    @Test
    void theTableHasBeforeBesideAfter() {
        List<Measured> before = measured(200, "0.5");
        List<Measured> after = measured(100, "0.4");

        assertThat(StoreText.of(before, after)).isEqualTo("""
                        Before, by Jackson alone, and after, with codecs
                          endpoint                requests/s  after  conversion   after         bytes  after  of response   after
                          GET /users/{id}/entity         300    300      200 µs  100 µs  2.00×  5,000  5,000       50.0 %  40.0 %
                          POST /orders, read             300    300      200 µs  100 µs  2.00×    150    150            –       –
                        """);
    }

    private static List<Measured> measured(int micros, String share) {
        List<Counted> counted = Counted.parse(report(row("/users/{id}/entity", "write", 10, micros, 5_000, share) + ","
                + row("/orders", "read", 10, micros, 150, "null")));
        return List.of(new Measured(ENTITY, 300, counted.getFirst()), new Measured(ORDERS, 300, counted.getLast()));
    }

    private static String report(String rows) {
        return "{\"since\":\"2026-01-01T00:00:00Z\",\"conversions\":[" + rows + "]}";
    }

    private static String row(String pattern, String direction, int count, int micros, int bytes, String share) {
        return """
                {"method":"GET","pattern":"%s","direction":"%s","count":%d,"failures":0,"micros":{"mean":%d,"p50":1,"p99":2},
                "bytes":{"mean":%d},"share":%s}""".formatted(pattern, direction, count, micros, bytes, share);
    }
}
