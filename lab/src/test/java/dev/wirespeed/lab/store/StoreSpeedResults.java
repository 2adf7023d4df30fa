package dev.wirespeed.lab.store;

import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.store.SpeedResult.Answered;
import dev.wirespeed.lab.store.SpeedResult.Converted;
import dev.wirespeed.lab.store.SpeedResult.Profiled;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A result with figures that one can work out in one's head: two rounds, the second ten percent slower. */
final class StoreSpeedResults {
    private static final double COMPILERS = 0.02;
    static final String USER = "GET /users/{id}/cached";
    private static final Instant START = Instant.parse("2026-01-02T03:04:05Z");

    private StoreSpeedResults() {}

    static SpeedResult result() {
        return result(false);
    }

    /** One JVM of each framework, whose codecs save as much. */
    static SpeedResult ofTwoMappers() {
        SpeedResult other = result(true);
        List<Answered> answered = new ArrayList<>();
        for (int round = 1; round <= 2; round++) {
            answered.add(answered(round, Framework.MVC, Variant.JACKSON_OF_TWO, 600));
            answered.add(answered(round, Framework.MVC, Variant.CODECS_OF_TWO, 400));
        }
        return new SpeedResult(
                other.schemaVersion(),
                other.kind(),
                other.started(),
                other.finished(),
                other.wirespeed(),
                other.machine(),
                other.loadAverageAfter(),
                other.jdk(),
                other.settings(),
                answered,
                other.converted(),
                List.of());
    }

    private static SpeedResult result(boolean twoMappers) {
        List<Answered> answered = new ArrayList<>();
        List<Converted> converted = new ArrayList<>();
        List<Profiled> profiled = new ArrayList<>();
        for (int round = 1; round <= 2; round++) {
            double slower = round == 1 ? 1 : 1.1;
            answered.add(answered(round, Framework.MVC, Variant.WITHOUT, slower * 500));
            answered.add(answered(round, Framework.MVC, Variant.METER, slower * 510));
            answered.add(answered(round, Framework.MVC, Variant.METER_AND_CODECS, slower * 320));
            answered.add(answered(round, Framework.MVC, Variant.CODECS, slower * 310));
            answered.add(answered(round, Framework.WEBFLUX, Variant.METER, slower * 600));
            answered.add(answered(round, Framework.WEBFLUX, Variant.METER_AND_CODECS, slower * 500));
            profiled.add(profiled(round, Variant.METER, slower * 0.5));
            profiled.add(profiled(round, Variant.METER_AND_CODECS, slower * 0.25));
            for (Framework framework : Framework.values()) {
                double busier = framework == Framework.MVC ? slower : slower * 2;
                converted.add(new Converted(round, framework, false, USER, 1_000, 80_000_000, busier * 0.4));
                converted.add(new Converted(round, framework, true, USER, 1_000, 80_000_000, busier * 0.2));
            }
        }
        return new SpeedResult(
                SpeedResult.SCHEMA_VERSION,
                "store",
                START,
                START.plusSeconds(60),
                "1.0",
                new Machine("Example CPU 9000", 2, 8_000_000_000L, "Linux 6 (amd64)", 0.25),
                1.5,
                new JdkUsed(25, "25.0.1", "Example"),
                new SpeedSettings(2, 2.5, 30, 4, 0, 1, List.of("-Xmx512m"), twoMappers, 7),
                answered,
                converted,
                profiled);
    }

    private static Profiled profiled(int round, Variant variant, double meterSeconds) {
        return new Profiled(round, Framework.MVC, variant, USER, 2, meterSeconds, 0.2, 0.88, 450, 100, 100, 5);
    }

    /** One core, which is busy for all of 2 seconds, and a little more than that with the compilers'. */
    private static Answered answered(int round, Framework framework, Variant variant, double micros) {
        long requests = Math.round(2e6 / micros);
        return new Answered(
                round,
                framework,
                variant,
                USER,
                requests,
                requests * 80_000,
                2,
                requests * micros / 1e6 + COMPILERS,
                COMPILERS,
                0.5,
                0.04);
    }
}
