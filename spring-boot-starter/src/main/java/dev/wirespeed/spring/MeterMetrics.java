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
import java.util.concurrent.TimeUnit;
import org.springframework.util.function.SingletonSupplier;

/** Publishes conversions as {@link ConversionMetric}s. */
final class MeterMetrics implements ConversionListener {

    /** @param cpu registered once a CPU time is known */
    private record Meters(Timer time, DistributionSummary size, SingletonSupplier<Timer> cpu) {}

    private final MeterRegistry registry;

    MeterMetrics(MeterRegistry registry) {
        this.registry = registry;
    }

    @Override
    public Recorder recorder(Conversions conversions) {
        SingletonSupplier<Meters> successes = SingletonSupplier.of(() -> register(conversions, false));
        SingletonSupplier<Meters> failures = SingletonSupplier.of(() -> register(conversions, true));
        return (nanos, cpuNanos, bytes, failed) ->
                record((failed ? failures : successes).obtain(), nanos, cpuNanos, bytes);
    }

    private static void record(Meters meters, long nanos, long cpuNanos, long bytes) {
        meters.time().record(nanos, TimeUnit.NANOSECONDS);
        meters.size().record((double) bytes);
        if (cpuNanos != Clock.UNKNOWN) {
            meters.cpu().obtain().record(cpuNanos, TimeUnit.NANOSECONDS);
        }
    }

    private Meters register(Conversions of, boolean failed) {
        Tags tags = Tags.of(
                tag(ConversionMetric.Key.METHOD, of.endpoint().method()),
                tag(ConversionMetric.Key.URI, of.endpoint().pattern()),
                tag(ConversionMetric.Key.DIRECTION, of.direction().label()),
                tag(ConversionMetric.Key.FORMAT, of.format()));
        if (!failed) {
            Gauge.builder(ConversionMetric.SHARE.getName(), of, MeterMetrics::share)
                    .description(ConversionMetric.SHARE.description())
                    .tags(tags)
                    .register(registry);
        }
        Tags all = tags.and(tag(ConversionMetric.Key.OUTCOME, failed ? "ERROR" : "SUCCESS"));
        return new Meters(
                timer(ConversionMetric.TIME, all),
                DistributionSummary.builder(ConversionMetric.SIZE.getName())
                        .description(ConversionMetric.SIZE.description())
                        .baseUnit("bytes")
                        .tags(all)
                        .register(registry),
                SingletonSupplier.of(() -> timer(ConversionMetric.CPU, all)));
    }

    private Timer timer(ConversionMetric metric, Tags tags) {
        return Timer.builder(metric.getName())
                .description(metric.description())
                .tags(tags)
                .register(registry);
    }

    private static double share(Conversions of) {
        long all = of.endpoint().responseNanos();
        return all == 0 ? Double.NaN : Math.min(1, (double) of.nanos() / all);
    }

    private static Tag tag(ConversionMetric.Key key, String value) {
        return Tag.of(key.asString(), value);
    }
}
