package dev.wirespeed.lab.store;

import java.util.List;

/**
 * How the store's speed is measured.
 *
 * @param rounds how often each JVM is started
 * @param seconds for which what is in memory is asked for; what waits for a database is asked for half as long
 * @param warmUpSeconds for which each JVM works before anything is timed; a service works on, four times as long at
 *     most, until its JIT compilers have less than a twentieth of a core
 * @param connections each waits for an answer before it asks again
 * @param serviceCore the number of the core that the service, and conversions without one, are pinned to
 * @param loadCore that of who asks
 * @param jvmArguments the flags of all that is measured
 * @param twoMappers whether one service has a mapper with codecs and one without
 * @param seed decides the order of the JVMs
 */
public record SpeedSettings(
        int rounds,
        double seconds,
        double warmUpSeconds,
        int connections,
        int serviceCore,
        int loadCore,
        List<String> jvmArguments,
        boolean twoMappers,
        long seed) {

    private static final int CONNECTIONS = 4;
    private static final double START_SECONDS = 9;
    private static final double HALF = 0.5;

    private static final double COMPILED = 0.05;
    private static final double LONGEST_WARM_UP = 4;

    private static final int PASSES = 4;
    private static final int PASSES_OF_TWO = 20;

    /** So many times as long as an endpoint is timed, it is profiled. */
    static final int PROFILED = 4;

    /**
     * On the first two cores of this machine.
     *
     * @param twoMappers whether one service has a mapper with codecs and one without
     * @throws dev.wirespeed.lab.LabException if JVMs can't be pinned to two
     */
    public static SpeedSettings of(int rounds, double seconds, double warmUpSeconds, boolean twoMappers, long seed) {
        Cores cores = Cores.ofThisMachine();
        return new SpeedSettings(
                rounds,
                seconds,
                warmUpSeconds,
                CONNECTIONS,
                cores.service(),
                cores.load(),
                List.of(
                        "-Xms512m",
                        "-Xmx512m",
                        "-XX:+AlwaysPreTouch",
                        "-XX:+UseSerialGC",
                        "-XX:FlightRecorderOptions=stackdepth=512"), // Hibernate loads in conversions, deep within
                twoMappers,
                seed);
    }

    /** An endpoint's seconds are divided among so many passes over all variants; every second one is backwards. */
    int passes() {
        return twoMappers ? PASSES_OF_TWO : PASSES;
    }

    /**
     * Whether a service is still to warm up.
     *
     * @param compilers what its JIT compilers had of a core at last
     */
    boolean isToWarmUp(double seconds, double compilers) {
        return seconds < warmUpSeconds || compilers > COMPILED && seconds < LONGEST_WARM_UP * warmUpSeconds;
    }

    /** The same once a profiler has started: a service that is warm compiles anew what has events in it now. */
    boolean isToSettle(double seconds, double compilers) {
        return compilers > COMPILED && seconds < warmUpSeconds;
    }

    /** How long it warms up at most before its compilers are looked at again. */
    double secondsToWarmUp(double seconds) {
        double left = warmUpSeconds - seconds;
        return left > 0 ? left : Math.min(warmUpSeconds, LONGEST_WARM_UP * warmUpSeconds - seconds);
    }

    double seconds(Target target) {
        return Target.cached().contains(target) ? seconds : seconds * HALF;
    }

    /** How long all of it takes at most, about. */
    public long expectedSeconds() {
        double round = SpeedOrder.blocks(twoMappers).stream()
                .mapToDouble(this::expectedSeconds)
                .sum();
        return Math.round(rounds * round);
    }

    private double expectedSeconds(SpeedOrder.Block block) {
        double timed = block.targets().stream().mapToDouble(this::seconds).sum();
        long targets =
                block.targets().stream().filter(Target.profiled()::contains).count();
        double profiled = targets * 2 * (warmUpSeconds + PROFILED * seconds);
        double warmUp =
                (block.framework() == Framework.MVC ? LONGEST_WARM_UP : 1) * warmUpSeconds; // WebFlux's ends sooner
        double alone = START_SECONDS + warmUpSeconds + Target.cached().size() * seconds;
        return twoMappers
                ? 2 * (START_SECONDS + timed) + 2 * warmUp + alone + timed
                : block.variants().size() * (START_SECONDS + warmUp + timed)
                        + block.alone().size() * alone
                        + profiled;
    }
}
