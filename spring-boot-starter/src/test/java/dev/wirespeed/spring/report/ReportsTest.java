package dev.wirespeed.spring.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.Endpoint;
import dev.wirespeed.spring.meter.FakeClock;
import dev.wirespeed.spring.meter.SamplingSettings;
import dev.wirespeed.spring.meter.SerializationMeter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.http.converter.json.GsonHttpMessageConverter;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import org.springframework.util.unit.DataSize;

/** What a report makes of conversions. */
class ReportsTest {

    private static final long SECOND = 1_000_000_000L;
    private static final long MILLISECOND = 1_000_000;
    private static final Converter JACKSON = new Converter(JacksonJsonHttpMessageConverter.class, true, true);
    private static final Converter GSON = new Converter(GsonHttpMessageConverter.class, false, true);
    private static final CodecUse BY_JACKSON = (type, direction) -> Optional.of(new CodecUse.Reason("no codec", true));
    private static final CodecUse BY_CODECS = (type, direction) -> Optional.empty();

    private final FakeClock clock = new FakeClock();
    private final SerializationMeter meter = new SerializationMeter(
            clock, 1_000, new SamplingSettings(0, 1_000_000, types -> name -> true, Runnable::run), List.of());
    private final Endpoint endpoint = meter.endpoint("GET", "/users");

    private record User(long id) {}

    private record Order(long id) {}

    @Test
    void figuresFollowFromWhatWasCounted() {
        write(new User(1));
        write(new Order(1));
        meter.responded(endpoint, 2 * SECOND);
        clock.idle(98 * SECOND);
        Report report = report(BY_JACKSON);
        assertThat(report.seconds()).isEqualTo(100);
        Report.Row row = report.conversions().get(0);
        assertThat(row.aDay()).isEqualTo(2 * 864.0, within(1e-6));
        assertThat(row.micros().mean()).isEqualTo(1e6);
        assertThat(row.share()).isEqualTo(1);
        assertThat(row.bytes().mean()).isEqualTo(500);
        // 1,728 s a day, 30 days, half used: 28.8 vCPU-hours at 0.04, and 0.02592 GB at 0.09
        assertThat(row.costAMonth()).isEqualTo(28.8 * 0.04 + 0.02592 * 0.09, within(1e-9));
        assertThat(row.verdict()).isEqualTo(Verdict.LOOK);
    }

    @Test
    void whatCostsMostComesFirst() {
        for (int millis : new int[] {20, 50, 10, 40, 30}) {
            Conversion conversion = meter.start(
                    meter.endpoint("GET", "/of/" + millis),
                    Direction.WRITE,
                    MediaType.APPLICATION_JSON,
                    new User(1),
                    JACKSON);
            clock.pass(millis * MILLISECOND);
            conversion.end(false);
        }
        List<Report.Row> rows = report(BY_JACKSON).conversions();
        assertThat(rows).extracting(Report.Row::costAMonth).isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(rows)
                .extracting(Report.Row::pattern)
                .containsExactly("/of/50", "/of/40", "/of/30", "/of/20", "/of/10");
    }

    // ---- CPU time

    @Test
    void aSlowStartIsNotTakenForAll() {
        convert(SECOND);
        for (int i = 1; i < 60; i++) {
            convert(MILLISECOND);
        }
        Report.Row row = row(BY_JACKSON);
        assertThat(row.cpuMicros()).isNull();
        assertThat(cpuHours(row)).isEqualTo(row.aDay() * 30 * (SECOND + 59 * MILLISECOND) / 60 / 3_600e9, within(1e-9));
    }

    @Test
    void cpuTimeCountsOnceItWasMeasuredOftenEnough() {
        for (int i = 0; i < 8 * 64; i++) {
            assertThat(i == 0 ? null : row(BY_JACKSON).cpuMicros()).isNull();
            Conversion conversion = start(Direction.WRITE, new User(1), JACKSON);
            clock.pass(MILLISECOND);
            clock.idle(MILLISECOND);
            conversion.end(false);
        }
        Report.Row row = row(BY_JACKSON);
        assertThat(row.micros().mean()).isEqualTo(2_000);
        assertThat(row.cpuMicros()).isEqualTo(1_000);
        assertThat(cpuHours(row)).isEqualTo(row.aDay() * 30 * MILLISECOND / 3_600e9, within(1e-9));
    }

    private void convert(long nanos) {
        Conversion conversion = start(Direction.WRITE, new User(1), JACKSON);
        clock.pass(nanos);
        conversion.end(false);
    }

    private static double cpuHours(Report.Row row) {
        return row.costAMonth() * 0.5 / 0.04;
    }

    // ---- advice: codecs

    @Test
    void theSavingIsStatedOnceForAllTypes() {
        write(new User(1));
        write(new Order(1));
        clock.idle(98 * SECOND);
        List<Report.Advice> advice = row(BY_JACKSON).advice();
        assertThat(advice)
                .extracting(Report.Advice::text)
                .containsExactly(
                        Order.class.getName() + " is written by Jackson: no codec",
                        User.class.getName() + " is written by Jackson: no codec");
        assertThat(advice.get(0).savingAMonth()).isEqualTo(28.8 * 0.04 * (1 - 1 / 2.2), within(1e-9));
        assertThat(advice.get(0).restsOn()).contains("codecs wrote");
        assertThat(advice.get(1).savingAMonth()).isNull();
    }

    @Test
    void readingHasAnEstimateOfItsOwn() {
        for (int i = 0; i < 2; i++) {
            Conversion conversion = start(Direction.READ, ResolvableType.forClass(User.class), JACKSON);
            clock.pass(SECOND);
            conversion.moved(1_000_000);
            conversion.end(false);
        }
        clock.idle(98 * SECOND);
        assertThat(row(BY_JACKSON).advice()).singleElement().satisfies(advice -> {
            assertThat(advice.text()).isEqualTo(User.class.getName() + " is read by Jackson: no codec");
            assertThat(advice.savingAMonth()).isEqualTo(28.8 * 0.04 * (1 - 1 / 4.5), within(1e-9));
            assertThat(advice.restsOn()).contains("codecs read");
        });
    }

    @Test
    void whatCodecsDoAlreadyIsNotToBeDoneByCodecs() {
        for (int i = 0; i < 20; i++) {
            write(new User(1));
        }
        clock.idle(80 * SECOND);
        assertThat(row(BY_JACKSON).byCodecs()).isFalse();
        assertThat(row(BY_JACKSON).verdict()).isEqualTo(Verdict.CODECS);
        assertThat(row(BY_CODECS).byCodecs()).isTrue();
        assertThat(row(BY_CODECS).verdict()).isEqualTo(Verdict.LOOK);
        assertThat(texts(BY_CODECS))
                .containsExactly("Codecs do this already. What is left is the data, and what getters load.");
    }

    @Test
    void whereJacksonDoesSomeOfItNothingIsEstimated() {
        CodecUse unknown = (type, direction) -> Optional.of(new CodecUse.Reason("what is in it?", false));
        CodecUse orders =
                (type, direction) -> type == Order.class ? Optional.empty() : BY_JACKSON.whyNot(type, direction);
        write(new User(1));
        write(new Order(1));
        for (CodecUse codecs : List.of(unknown, orders)) {
            assertThat(row(codecs).advice())
                    .isNotEmpty()
                    .extracting(Report.Advice::savingAMonth)
                    .containsOnlyNulls();
        }
        assertThat(texts(orders)).containsExactly(User.class.getName() + " is written by Jackson: no codec");
    }

    @Test
    void codecsDoNothingForOtherConverters() {
        Conversion conversion = start(Direction.WRITE, new User(1), GSON);
        clock.pass(SECOND);
        conversion.end(false);
        assertThat(texts(BY_CODECS))
                .containsExactly(User.class.getName() + " is written by " + GsonHttpMessageConverter.class.getName()
                        + ": codecs only work in Spring's converters of JSON with Jackson");
        assertThat(row(BY_CODECS).verdict()).isEqualTo(Verdict.CODECS);
    }

    @Test
    void codecsAreAskedOnceForATypeInAReport() {
        for (int i = 0; i < 500; i++) {
            meter.start(
                            meter.endpoint("GET", "/" + i),
                            Direction.WRITE,
                            MediaType.APPLICATION_JSON,
                            new User(i),
                            JACKSON)
                    .end(false);
        }
        List<Class<?>> asked = new ArrayList<>();
        CodecUse codecs = (type, direction) -> {
            asked.add(type);
            return Optional.empty();
        };
        assertThat(report(codecs).conversions()).hasSize(500);
        assertThat(asked).containsExactly(User.class);
        report(codecs);
        assertThat(asked).containsExactly(User.class, User.class);
    }

    // ---- advice: data

    @Test
    void aLargeBodyIsTooMuch() {
        String text = "x".repeat(70_000);
        write("{\"page\":1,\"items\":[{\"text\":\"" + text + "\",\"tags\":[\"" + text + "\"]}],\"next\":2}");
        assertThat(texts(BY_JACKSON))
                .containsExactly(
                        "Much data: 2 objects, and 50 % of the bytes are items[].text, 50 % of the bytes are items[].tags[]."
                                + " Leave out what callers don't need, by a view (@JsonView), a DTO, or fields that they"
                                + " ask for.",
                        User.class.getName() + " is written by Jackson: no codec");
    }

    @Test
    void aLargePartIsWorthItsShare() {
        String text = "x".repeat(70_000);
        write("{\"items\":[{\"text\":\"" + text + "\",\"tags\":[\"" + text + text + "\"]}]}");
        Report.Row row = row(BY_JACKSON);
        assertThat(row.advice().get(0).savingAMonth()).isCloseTo(row.costAMonth() * 2 / 3, withinPercentage(0.1));
        assertThat(row.advice().get(0).restsOn())
                .startsWith("one body: without items[].tags[] it has 67 % fewer bytes");
    }

    @Test
    void codecsSaveNothingOfTheSocket() {
        for (int i = 0; i < 8 * 64; i++) {
            Conversion conversion = start(Direction.WRITE, new User(1), JACKSON);
            clock.pass(MILLISECOND);
            conversion.leave();
            clock.pass(3 * MILLISECOND);
            conversion.end(false);
        }
        Report.Row row = row(BY_JACKSON);
        assertThat(row.cpuMicros()).isEqualTo(4_000);
        assertThat(row.advice().get(0).savingAMonth())
                .isCloseTo(row.costAMonth() / 4 * (1 - 1 / 2.2), withinPercentage(0.1));
    }

    @Test
    void manyObjectsAreTooMuch() {
        write("[" + "{},".repeat(999) + "{}]");
        assertThat(texts(BY_JACKSON)).noneMatch(each -> each.startsWith("Much data"));
        write("[" + "{},".repeat(1_000) + "{}]");
        assertThat(texts(BY_JACKSON))
                .first()
                .isEqualTo(
                        "Much data: 1001 objects, and 67 % of the bytes are []. Leave out what callers don't need, by a"
                                + " view (@JsonView), a DTO, or fields that they ask for.");
    }

    @Test
    void aBodyOfAModestSizeIsNotTooMuch() {
        write("\"" + "x".repeat(100 * 1_024 - 2) + "\"");
        assertThat(texts(BY_JACKSON)).noneMatch(each -> each.startsWith("Much data"));
        write("\"" + "x".repeat(100 * 1_024) + "\"");
        assertThat(texts(BY_JACKSON)).first().asString().startsWith("Much data: 0 objects.");
    }

    @Test
    void whatIsVeryFrequentIsForABinaryFormat() {
        for (int i = 0; i < 20; i++) {
            convert(MILLISECOND);
        }
        assertThat(row(BY_CODECS).verdict()).isEqualTo(Verdict.BINARY);
        assertThat(texts(BY_CODECS))
                .containsExactly(
                        "Codecs do this already. What is left is the data, and what getters load.",
                        "So often that a binary format pays between your own services.");
        clock.idle(1_000_000 * SECOND);
        assertThat(row(BY_CODECS).verdict()).isEqualTo(Verdict.LEAVE);
        assertThat(texts(BY_CODECS)).containsExactly("Codecs do this already.");
    }

    private void write(Object value) {
        Conversion conversion = start(Direction.WRITE, value, JACKSON);
        clock.pass(SECOND);
        conversion.moved(500);
        conversion.end(false);
    }

    private void write(String document) {
        Conversion conversion = start(Direction.WRITE, new User(1), JACKSON);
        clock.pass(SECOND);
        byte[] bytes = document.getBytes(UTF_8);
        conversion.moved(bytes, 0, bytes.length);
        conversion.end(false);
    }

    private Conversion start(Direction direction, Object value, Converter converter) {
        return meter.start(endpoint, direction, MediaType.APPLICATION_JSON, value, converter);
    }

    private List<String> texts(CodecUse codecs) {
        return row(codecs).advice().stream().map(Report.Advice::text).toList();
    }

    private Report.Row row(CodecUse codecs) {
        return report(codecs).conversions().get(0);
    }

    private Report report(CodecUse codecs) {
        Thresholds thresholds = new Thresholds(
                0.2, Duration.ofNanos(100_000), 1_000, 10_000, 100_000, DataSize.ofKilobytes(100), 1_000);
        Assumptions assumptions = new Assumptions(0.04, 0.5, 0.09, 30, "USD");
        return new Reports(meter, thresholds, assumptions, codecs).report();
    }
}
