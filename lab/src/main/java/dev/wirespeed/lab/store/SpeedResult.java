package dev.wirespeed.lab.store;

import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Machine;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All that was measured of the store; the report is drawn from it alone. Its fields are explained in {@code docs/store.md}.
 *
 * @param kind always {@code store}
 * @param finished null while rounds go on, and if they were interrupted
 * @param loadAverageAfter over the last minute, when the last round ended; negative if unknown, null before that
 */
public record SpeedResult(
        int schemaVersion,
        String kind,
        Instant started,
        @Nullable Instant finished,
        String wirespeed,
        Machine machine,
        @Nullable Double loadAverageAfter,
        JdkUsed jdk,
        SpeedSettings settings,
        List<Answered> answered,
        List<Converted> converted,
        List<Profiled> profiled) {

    static final int SCHEMA_VERSION = 1;

    /**
     * An endpoint that was asked for some seconds, in one JVM.
     *
     * @param requests all were answered with success
     * @param bytes of all bodies together
     * @param cpuSeconds of the service's process
     * @param compilerSeconds what its JIT compilers have of that
     * @param loadCpuSeconds of the process that asked
     * @param otherCpuSeconds what others took of the service's core, interrupts included
     */
    record Answered(
            int round,
            Framework framework,
            Variant variant,
            String target,
            long requests,
            long bytes,
            double seconds,
            double cpuSeconds,
            double compilerSeconds,
            double loadCpuSeconds,
            double otherCpuSeconds) {

        double perSecond() {
            return requests / seconds;
        }

        /** The same endpoint of the same JVM, asked again. */
        Answered plus(Answered again) {
            return new Answered(
                    round,
                    framework,
                    variant,
                    target,
                    requests + again.requests,
                    bytes + again.bytes,
                    seconds + again.seconds,
                    cpuSeconds + again.cpuSeconds,
                    compilerSeconds + again.compilerSeconds,
                    loadCpuSeconds + again.loadCpuSeconds,
                    otherCpuSeconds + again.otherCpuSeconds);
        }

        /** Without that of the JIT compilers, which a service has behind it after a while. */
        double cpuMicros() {
            return (cpuSeconds - compilerSeconds) / requests * 1e6;
        }
    }

    /**
     * What an endpoint converts, done without a server for some seconds, in one JVM.
     *
     * @param framework of the services that were timed in turn with it; null in earlier results, where it had minutes of its own
     * @param codecs whether codecs did it
     * @param bytes of all that was written
     * @param cpuSeconds of the process
     */
    record Converted(
            int round,
            @Nullable Framework framework,
            boolean codecs,
            String target,
            long conversions,
            long bytes,
            double cpuSeconds) {

        boolean isOf(Framework services) {
            return framework == null || framework == services;
        }

        /** The same in the same JVM, done again. */
        Converted plus(Converted again) {
            return new Converted(
                    round,
                    framework,
                    codecs,
                    target,
                    conversions + again.conversions,
                    bytes + again.bytes,
                    cpuSeconds + again.cpuSeconds);
        }

        double cpuMicros() {
            return cpuSeconds / conversions * 1e6;
        }
    }

    /**
     * An endpoint that was asked by one connection while a profiler took samples, in one JVM.
     *
     * @param cpuSeconds of the service's process, without its JIT compilers
     * @param meterSeconds that conversions took by the meter, waiting for the core included
     * @param waiting part of the time in which others or the JIT compilers had the service's core
     * @param meterCpuSeconds CPU time of conversions by the meter, output included, by the mean of those measured; null if none was
     * @param samples of stacks, each for as much CPU
     * @param conversionSamples those of them that are in a conversion
     * @param outputSamples those of them that are in a conversion's output
     * @param meterSamples those of them in which the meter itself is at work
     */
    record Profiled(
            int round,
            Framework framework,
            Variant variant,
            String target,
            double cpuSeconds,
            double meterSeconds,
            double waiting,
            @Nullable Double meterCpuSeconds,
            long samples,
            long conversionSamples,
            long outputSamples,
            long meterSamples) {

        boolean has(MeterClock clock) {
            return clock == MeterClock.TIME || meterCpuSeconds != null;
        }

        /** Time includes the waiting for the core in conversions; how much of all waiting that is, nobody knows. */
        double meterShare(MeterClock clock) {
            Double seconds = clock == MeterClock.TIME ? Double.valueOf(meterSeconds) : meterCpuSeconds;
            return seconds == null ? Double.NaN : seconds / cpuSeconds;
        }

        /** Of the same CPU as the meter's: some samples have no stack, such as those in system calls of Netty. */
        double profilerShare(MeterClock clock) {
            long counted = clock == MeterClock.TIME ? conversionSamples : conversionSamples + outputSamples;
            return share(counted);
        }

        /** What the meter itself takes. */
        double ownShare() {
            return share(meterSamples);
        }

        private double share(long counted) {
            return counted * Profiler.PERIOD.toNanos() / 1e9 / cpuSeconds;
        }
    }

    /** Earlier runs timed conversions without a server apart from services, and profiled while compilers were at work. */
    boolean wasInTurn() {
        return converted.stream().anyMatch(each -> each.framework() != null);
    }

    /** Earlier runs did not look for the meter in samples. */
    boolean tellsOwnShares() {
        return profiled.stream().anyMatch(each -> each.meterSamples() > 0);
    }

    SpeedResult with(List<Answered> more, List<Converted> moreConverted, List<Profiled> moreProfiled) {
        return new SpeedResult(
                schemaVersion,
                kind,
                started,
                finished,
                wirespeed,
                machine,
                loadAverageAfter,
                jdk,
                settings,
                Stream.concat(answered.stream(), more.stream()).toList(),
                Stream.concat(converted.stream(), moreConverted.stream()).toList(),
                Stream.concat(profiled.stream(), moreProfiled.stream()).toList());
    }

    SpeedResult ended(@Nullable Instant end, double loadAverage) {
        return new SpeedResult(
                schemaVersion,
                kind,
                started,
                end,
                wirespeed,
                machine,
                loadAverage,
                jdk,
                settings,
                answered,
                converted,
                profiled);
    }
}
