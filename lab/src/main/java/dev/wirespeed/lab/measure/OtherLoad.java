package dev.wirespeed.lab.measure;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * What other processes took of the machine while a fork ran.
 *
 * <p>On Linux the time that all CPUs were busy, from {@code /proc/stat}, less that of this process and of its children that
 * have ended, from {@code /proc/self/stat} (see proc(5)); time that a hypervisor gave to others counts. Elsewhere nothing
 * tells what an ended child took, so the machine's load is sampled just before the fork starts.
 */
public final class OtherLoad {

    private static final Path MACHINE = Path.of("/proc/stat");
    private static final Path SELF = Path.of("/proc/self/stat");
    private static final int SAMPLE_MILLIS = 200;

    private final Ticks start;
    private final OptionalDouble sampled;

    private OtherLoad(Ticks start, OptionalDouble sampled) {
        this.start = start;
        this.sampled = sampled;
    }

    /** Starts to watch. */
    public static OtherLoad watch() {
        Ticks start = Ticks.now();
        return new OtherLoad(start, start.known() ? OptionalDouble.empty() : sample());
    }

    /**
     * How many of the cores that this JVM may use the others kept busy on average since the start, if they spread evenly over
     * all of the machine; empty if this system doesn't tell.
     */
    OptionalDouble cores() {
        return start.known() ? Ticks.now().since(start, Runtime.getRuntime().availableProcessors()) : sampled;
    }

    /** The same to a hundredth of a core; null if unknown. */
    public @Nullable Double rounded() {
        OptionalDouble cores = cores();
        return cores.isPresent() ? Math.round(cores.getAsDouble() * 100) / 100.0 : null;
    }

    /**
     * Clock ticks since the machine started, of all its CPUs together.
     *
     * @param total busy or not
     * @param busy of all processes
     * @param own of this process and its children that have ended
     */
    record Ticks(long total, long busy, long own) {

        private static final Ticks UNKNOWN = new Ticks(0, 0, 0);

        boolean known() {
            return total > 0;
        }

        static Ticks now() {
            try {
                return Files.isReadable(MACHINE) && Files.isReadable(SELF)
                        ? of(Files.readString(MACHINE), Files.readString(SELF))
                        : UNKNOWN;
            } catch (IOException e) {
                return UNKNOWN;
            }
        }

        /** From the two files' texts. */
        static Ticks of(String machine, String self) {
            // user, nice, system, idle, iowait, irq, softirq, steal; what follows is part of the first two
            long[] all = machine.lines()
                    .filter(line -> line.startsWith("cpu "))
                    .flatMapToLong(line -> numbers(line.substring(4)).limit(8))
                    .toArray();
            // the name in parentheses may hold blanks; behind it come the state and 10 numbers, then the 4 times
            long own = numbers(self.substring(self.lastIndexOf(')') + 3))
                    .skip(10)
                    .limit(4)
                    .sum();
            long total = Arrays.stream(all).sum();
            return all.length < 5 ? UNKNOWN : new Ticks(total, total - all[3] - all[4], own);
        }

        private static LongStream numbers(String text) {
            return Arrays.stream(text.strip().split("\\s+")).mapToLong(Long::parseLong);
        }

        /**
         * What the others took of so many cores. A container may have a few of the machine's CPUs, and which they are isn't
         * known: so it is their share of the whole machine that counts.
         */
        OptionalDouble since(Ticks earlier, int cores) {
            long passed = total - earlier.total;
            long others = busy - earlier.busy - (own - earlier.own);
            return !known() || passed <= 0
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(Math.max(0, others) * (double) cores / passed);
        }
    }

    private static OptionalDouble sample() {
        var system = ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class);
        system.getCpuLoad();
        try {
            Thread.sleep(SAMPLE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return OptionalDouble.empty();
        }
        double load = system.getCpuLoad();
        return load < 0 ? OptionalDouble.empty() : OptionalDouble.of(load * system.getAvailableProcessors());
    }
}
