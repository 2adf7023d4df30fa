package dev.wirespeed.lab.store;

import java.util.List;

/**
 * How the store's speed is measured.
 *
 * @param rounds how often each JVM is started
 * @param seconds for which what is in memory is asked for; what waits for a database is asked for half as long. As long again goes before each, to
 *     warm up
 * @param connections each waits for an answer before it asks again
 * @param serviceCore the number of the core that the service, and conversions without one, are pinned to
 * @param loadCore that of who asks
 * @param jvmArguments the flags of all that is measured
 * @param seed decides the order of the JVMs
 */
public record SpeedSettings(
        int rounds,
        double seconds,
        int connections,
        int serviceCore,
        int loadCore,
        List<String> jvmArguments,
        long seed) {

    private static final int CONNECTIONS = 4;
    private static final double START_SECONDS = 9;
    private static final double HALF = 0.5;

    /** So often all endpoints are asked before they are timed, at most. */
    static final int MOST_WARM_UPS = 6;

    /** The part of a service's CPU that its JIT compilers take when it is warm. */
    static final double WARM = 0.03;

    /** So often it takes, mostly. */
    private static final int USUAL_WARM_UPS = 4;

    /** So many times as long as it is timed, a conversion alone is done before. */
    static final int WARM_UPS_ALONE = 5;

    /**
     * On the first two cores of this machine.
     *
     * @throws dev.wirespeed.lab.LabException if JVMs can't be pinned to two
     */
    public static SpeedSettings of(int rounds, double seconds, long seed) {
        Cores cores = Cores.ofThisMachine();
        return new SpeedSettings(
                rounds,
                seconds,
                CONNECTIONS,
                cores.service(),
                cores.load(),
                List.of("-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch", "-XX:+UseSerialGC"),
                seed);
    }

    double seconds(Target target) {
        return Target.cached().contains(target) ? seconds : seconds * HALF;
    }

    /** How long all of it takes, about. */
    public long expectedSeconds() {
        double round =
                SpeedOrder.jvms().stream().mapToDouble(this::expectedSeconds).sum();
        return Math.round(rounds * round);
    }

    private double expectedSeconds(SpeedOrder.Jvm jvm) {
        int warmUps = jvm.framework() == null ? WARM_UPS_ALONE : USUAL_WARM_UPS;
        return START_SECONDS
                + (1 + warmUps)
                        * jvm.targets().stream().mapToDouble(this::seconds).sum();
    }
}
