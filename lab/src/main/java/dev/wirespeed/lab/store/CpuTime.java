package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Seconds of CPU since something started, as Linux counts them (proc(5)), in steps of 10 ms.
 *
 * @param service of the whole process that is measured
 * @param compilers what its JIT compilers have of that
 * @param load of the process that sends requests
 * @param core that the core of the service was busy, whoever had it
 */
record CpuTime(double service, double compilers, double load, double core) {

    private static final double TICKS_A_SECOND = 100; // USER_HZ, on all that Linux runs on
    private static final Path PROC = Path.of("/proc");

    static CpuTime now(ProcessHandle service, ProcessHandle load, int core) {
        try {
            return new CpuTime(
                    seconds(service),
                    compilers(service.pid()),
                    seconds(load),
                    busy(Files.readString(PROC.resolve("stat")), core) / TICKS_A_SECOND);
        } catch (IOException e) {
            throw new LabException("the CPU that the service has used can't be read; has it ended? " + e.getMessage());
        }
    }

    CpuTime since(CpuTime earlier) {
        return new CpuTime(
                service - earlier.service, compilers - earlier.compilers, load - earlier.load, core - earlier.core);
    }

    /** What others took of the service's core, the kernel's interrupts included. */
    double others() {
        return Math.max(0, core - service);
    }

    private static double seconds(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e9;
    }

    private static double compilers(long process) throws IOException {
        long ticks = 0;
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(PROC.resolve(process + "/task"))) {
            for (Path thread : threads) {
                ticks += compiler(thread);
            }
        }
        return ticks / TICKS_A_SECOND;
    }

    private static long compiler(Path thread) throws IOException {
        try {
            return compiler(Files.readString(thread.resolve("stat")));
        } catch (NoSuchFileException e) {
            return 0; // it has ended in between
        }
    }

    /** The ticks of a thread if it compiles, from its {@code stat}: user and system are the 12th and 13th number behind the name. */
    static long compiler(String stat) {
        int nameEnd = stat.lastIndexOf(')');
        String name = stat.substring(stat.indexOf('(') + 1, nameEnd);
        boolean compiles = name.startsWith("C1 Compiler") || name.startsWith("C2 Compiler");
        return compiles ? numbers(stat.substring(nameEnd + 3)).skip(10).limit(2).sum() : 0;
    }

    /** The ticks in which a core was neither idle nor waiting for a disk, from {@code /proc/stat}. */
    static long busy(String machine, int core) {
        long[] all = machine.lines()
                .filter(line -> line.startsWith("cpu" + core + " "))
                .flatMapToLong(
                        line -> numbers(line.substring(line.indexOf(' '))).limit(8))
                .toArray();
        return all.length < 5 ? 0 : LongStream.of(all).sum() - all[3] - all[4];
    }

    private static LongStream numbers(String text) {
        return Stream.of(text.strip().split("\\s+")).mapToLong(Long::parseLong);
    }
}
