package dev.wirespeed.spring;

import dev.wirespeed.spring.meter.Clock;
import dev.wirespeed.spring.meter.ConversionListener;
import dev.wirespeed.spring.meter.Conversions;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** Publishes conversions as {@link ConversionMetric}s. */
final class MeterMetrics implements ConversionListener {

    private record Outcome(Conversions of, boolean failed) {}

    private record Meters(Timer time, DistributionSummary size, Timer cpu) {}

    private final MeterRegistry registry;
    private final Map<Outcome, Meters> meters = new ConcurrentHashMap<>();

    MeterMetrics(MeterRegistry registry) {
        this.registry = registry;
    }

    @Override
    public void ended(Conversions conversions, long nanos, long cpuNanos, long bytes, boolean failed) {
        Outcome outcome = new Outcome(conversions, failed);
        Meters known = meters.get(outcome);
        Meters of = known == null ? meters.computeIfAbsent(outcome, this::register) : known;
        of.time().record(nanos, TimeUnit.NANOSECONDS);
        of.size().record((double) bytes);
        if (cpuNanos != Clock.UNKNOWN) {
            of.cpu().record(cpuNanos, TimeUnit.NANOSECONDS);
        }
    }

    private Meters register(Outcome outcome) {
        Conversions of = outcome.of();
        Tags tags = Tags.of(
                tag(ConversionMetric.Key.METHOD, of.endpoint().method()),
                tag(ConversionMetric.Key.URI, of.endpoint().pattern()),
                tag(ConversionMetric.Key.DIRECTION, of.direction().label()),
                tag(ConversionMetric.Key.FORMAT, of.format()));
        if (!outcome.failed()) {
            Gauge.builder(ConversionMetric.SHARE.getName(), of, MeterMetrics::share)
                    .description(ConversionMetric.SHARE.description())
                    .tags(tags)
                    .register(registry);
        }
        Tags all = tags.and(tag(ConversionMetric.Key.OUTCOME, outcome.failed() ? "ERROR" : "SUCCESS"));
        return new Meters(
                Timer.builder(ConversionMetric.TIME.getName())
                        .description(ConversionMetric.TIME.description())
                        .tags(all)
                        .register(registry),
                DistributionSummary.builder(ConversionMetric.SIZE.getName())
                        .description(ConversionMetric.SIZE.description())
                        .baseUnit("bytes")
                        .tags(all)
                        .register(registry),
                Timer.builder(ConversionMetric.CPU.getName())
                        .description(ConversionMetric.CPU.description())
                        .tags(all)
                        .register(registry));
    }

    private static double share(Conversions of) {
        long all = of.endpoint().responseNanos();
        return all == 0 ? Double.NaN : Math.min(1, (double) of.nanos() / all);
    }

    private static Tag tag(ConversionMetric.Key key, String value) {
        return Tag.of(key.asString(), value);
    }
}
