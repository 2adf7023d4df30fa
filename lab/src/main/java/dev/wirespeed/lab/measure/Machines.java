package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Machine;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Describes the machine that this runs on. */
public final class Machines {

    private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

    private Machines() {}

    public static Machine current() {
        var system = ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class);
        return new Machine(
                cpu(),
                system.getAvailableProcessors(),
                system.getTotalMemorySize(),
                system.getName() + " " + system.getVersion() + " (" + system.getArch() + ")",
                system.getSystemLoadAverage());
    }

    private static String cpu() {
        try {
            return Files.isReadable(CPU_INFO) ? fromCpuInfo(Files.readString(CPU_INFO)) : fromSysctl();
        } catch (IOException e) {
            return unknownCpu();
        }
    }

    /**
     * The model's name as Linux has it, without the runs of blanks that some makers put in, and with its numbers where there are any:
     * virtual machines give different processors the same name.
     */
    static String fromCpuInfo(String text) {
        String name = value(text, "model name|Model").orElseGet(Machines::unknownCpu);
        return value(text, "cpu family")
                .flatMap(family ->
                        value(text, "model").map(model -> name + " (family " + family + ", model " + model + ")"))
                .orElse(name);
    }

    private static Optional<String> value(String text, String key) {
        return Pattern.compile("^(?:" + key + ")\\h*:(.*)$", Pattern.MULTILINE)
                .matcher(text)
                .results()
                .map(line -> line.group(1).strip().replaceAll("\\s+", " "))
                .findFirst();
    }

    private static String fromSysctl() throws IOException {
        Process process = new ProcessBuilder("sysctl", "-n", "machdep.cpu.brand_string").start();
        try (Stream<String> lines = process.inputReader().lines()) {
            String name = lines.findFirst().orElseGet(Machines::unknownCpu);
            process.waitFor(1, TimeUnit.SECONDS);
            return name;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return unknownCpu();
        }
    }

    private static String unknownCpu() {
        return "unknown CPU (" + System.getProperty("os.arch") + ")";
    }
}
