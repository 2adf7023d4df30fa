package dev.wirespeed.spring.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.Endpoint;
import dev.wirespeed.spring.meter.FakeClock;
import dev.wirespeed.spring.meter.SamplingSettings;
import dev.wirespeed.spring.meter.SerializationMeter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.springframework.http.MediaType;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import org.springframework.util.unit.DataSize;

/** What a report makes of conversions. */
class ReportsTest {

    private static final long SECOND = 1_000_000_000L;
    private static final Converter JACKSON = new Converter(JacksonJsonHttpMessageConverter.class, true, true);

    private final FakeClock clock = new FakeClock();
    private final SerializationMeter meter = new SerializationMeter(clock, 10, SamplingSettings.NONE, List.of());

    private record User(long id) {}

    private record Order(long id) {}

    @Test
    void figuresFollowFromWhatWasCounted() {
        Endpoint endpoint = meter.endpoint("GET", "/users");
        write(endpoint, new User(1));
        write(endpoint, new Order(1));
        meter.responded(endpoint, 2 * SECOND);
        clock.idle(98 * SECOND);
        Report report = report();
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
    void theSavingIsStatedOnceForAllTypes() {
        Endpoint endpoint = meter.endpoint("GET", "/users");
        write(endpoint, new User(1));
        write(endpoint, new Order(1));
        clock.idle(98 * SECOND);
        List<Report.Advice> advice = report().conversions().get(0).advice();
        assertThat(advice)
                .extracting(Report.Advice::text)
                .containsExactly(
                        Order.class.getName() + " is written by Jackson: it has no codec",
                        User.class.getName() + " is written by Jackson: it has no codec");
        assertThat(advice.get(0).savingAMonth()).isEqualTo(28.8 * 0.04 * (1 - 1 / 2.2), within(1e-9));
        assertThat(advice.get(1).savingAMonth()).isNull();
    }

    @Test
    void whatCodecsDoAlreadyIsNotToBeDoneByCodecs() {
        Endpoint endpoint = meter.endpoint("GET", "/users");
        for (int i = 0; i < 20; i++) {
            write(endpoint, new User(1));
        }
        clock.idle(80 * SECOND);
        assertThat(report().conversions().get(0).verdict()).isEqualTo(Verdict.CODECS);
        Report.Row row =
                report((type, direction) -> Optional.empty()).conversions().get(0);
        assertThat(row.verdict()).isEqualTo(Verdict.LOOK);
        assertThat(row.advice())
                .extracting(Report.Advice::text)
                .containsExactly("Codecs do this already. What is left is the data, and what getters load.");
    }

    private void write(Endpoint endpoint, Object value) {
        Conversion conversion = meter.start(endpoint, Direction.WRITE, MediaType.APPLICATION_JSON, value, JACKSON);
        clock.pass(SECOND);
        conversion.moved(500);
        conversion.end(false);
    }

    private Report report() {
        return report((type, direction) -> Optional.of("it has no codec"));
    }

    private Report report(CodecUse codecs) {
        Thresholds thresholds = new Thresholds(
                0.2, Duration.ofNanos(100_000), 1_000, 10_000, 100_000, DataSize.ofKilobytes(100), 1_000);
        Assumptions assumptions = new Assumptions(0.04, 0.5, 0.09, 30, "USD");
        return new Reports(meter, thresholds, assumptions, codecs).report();
    }
}
