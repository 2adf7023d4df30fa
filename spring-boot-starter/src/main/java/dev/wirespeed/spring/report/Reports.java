package dev.wirespeed.spring.report;

import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.Endpoint;
import dev.wirespeed.spring.meter.Payload;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.spring.report.Report.Row;
import dev.wirespeed.spring.report.Report.Spread;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/** Makes reports of the meter's counts. */
public final class Reports {

    private static final double NANOS_A_DAY = Duration.ofDays(1).toNanos();
    private static final double NANOS_A_MICRO = 1e3;

    /** With fewer, the first ones, whose code is not compiled yet, would count for all. */
    private static final int FEWEST_CPU_TIMES = 8;

    private final SerializationMeter meter;
    private final Thresholds thresholds;
    private final Assumptions assumptions;
    private final CodecUse codecs;

    public Reports(SerializationMeter meter, Thresholds thresholds, Assumptions assumptions, CodecUse codecs) {
        this.meter = meter;
        this.thresholds = thresholds;
        this.assumptions = assumptions;
        this.codecs = codecs;
    }

    /** A report as of now. */
    Report report() {
        long nanos = meter.nanosSinceStart();
        Adviser adviser = new Adviser(thresholds, codecs);
        List<Row> rows = meter.endpoints().stream()
                .flatMap(endpoint -> rows(endpoint, NANOS_A_DAY / Math.max(nanos, 1), adviser))
                .sorted(Comparator.comparingDouble(Row::costAMonth).reversed())
                .toList();
        return new Report(
                Instant.now().minusNanos(nanos), nanos / 1e9, Report.Limits.of(thresholds), assumptions, rows);
    }

    private Stream<Row> rows(Endpoint endpoint, double timesADay, Adviser adviser) {
        return endpoint.conversions().stream()
                .filter(each -> each.count() > 0)
                .map(each -> row(endpoint, each, timesADay, adviser));
    }

    private Row row(Endpoint endpoint, Conversions of, double timesADay, Adviser adviser) {
        long count = of.count();
        double aDay = count * timesADay;
        double nanos = (double) of.nanos() / count;
        double bytes = (double) of.bytes() / count;
        Double cpu = of.cpuCount() < FEWEST_CPU_TIMES ? null : (double) of.cpuNanos() / of.cpuCount();
        Double share = share(endpoint, of);
        double sent = of.direction() == Direction.WRITE ? assumptions.egressMonth(aDay, bytes) : 0;
        double cost = assumptions.cpuMonth(aDay, cpu == null ? nanos : cpu) + sent;
        double ownCost = assumptions.cpuMonth(aDay, cpu == null ? nanos : Math.min(cpu, nanos));
        Verdict byThresholds = Verdict.of(thresholds, aDay, nanos, share == null ? 0 : share);
        Payload payload = of.payload().orElse(null);
        Adviser.Work work = new Adviser.Work(of.direction(), of.converters(), payload, bytes, cost, ownCost);
        boolean byCodecs = adviser.isByCodecs(work);
        Verdict verdict = byCodecs ? byThresholds.besideCodecs() : byThresholds;
        return new Row(
                endpoint.method(),
                endpoint.pattern(),
                of.direction().label(),
                of.format(),
                byCodecs,
                count,
                of.failures(),
                aDay,
                spread(of.times(), nanos, NANOS_A_MICRO),
                cpu == null ? null : cpu / NANOS_A_MICRO,
                spread(of.sizes(), bytes, 1),
                payload == null ? null : payload.objects(),
                share,
                cost,
                verdict,
                adviser.advise(work, verdict),
                of.types().stream().map(Class::getName).sorted().toList(),
                payload);
    }

    private static @Nullable Double share(Endpoint endpoint, Conversions of) {
        long all = endpoint.responseNanos();
        return all == 0 ? null : Math.min(1, (double) of.nanos() / all);
    }

    private static Spread spread(Histogram of, double mean, double unit) {
        return new Spread(mean / unit, of.getValueAtPercentile(50) / unit, of.getValueAtPercentile(99) / unit);
    }
}
