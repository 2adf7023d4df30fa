package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.store.SpeedResult.Converted;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Times in a JVM without a server what the cached answers convert. */
final class ConversionsAlone {

    private static final String START = "conversion ";
    private static final int LONGEST_START_SECONDS = 120;

    private final StoreJvm store;
    private final SpeedSettings settings;
    private final List<String> arguments;

    /** @param arguments of the store */
    ConversionsAlone(StoreJvm store, SpeedSettings settings, List<String> arguments) {
        this.store = store;
        this.settings = settings;
        this.arguments = arguments;
    }

    List<Converted> run(int round, Variant variant, Path log) {
        String body = Objects.requireNonNull(Target.cached().getLast().body());
        List<String> all = Stream.of(
                        List.of("" + warmUp(), "" + settings.seconds(), body), arguments, variant.arguments())
                .flatMap(List::stream)
                .toList();
        List<String> command = store.conversions(settings.jvmArguments(), all);
        await(Cores.pinned(settings.serviceCore(), command), log);
        return parse(round, variant == Variant.METER_AND_CODECS, text(log), log);
    }

    private void await(List<String> command, Path log) {
        long most = LONGEST_START_SECONDS
                + Math.round(
                        2 * (warmUp() + settings.seconds()) * Target.cached().size());
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
            try {
                if (!process.waitFor(most, TimeUnit.SECONDS) || process.exitValue() != 0) {
                    throw new LabException("the store's conversions failed; all that they said is in " + log);
                }
            } finally {
                process.destroyForcibly();
            }
        } catch (IOException e) {
            throw new LabException("the store's conversions could not be started: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LabException("interrupted");
        }
    }

    /** Seconds for each. */
    private double warmUp() {
        return settings.warmUpSeconds() / Target.cached().size();
    }

    private static String text(Path log) {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            throw new LabException("cannot read " + log + ": " + e.getMessage());
        }
    }

    /** What it printed, beside all that an application prints. */
    static List<Converted> parse(int round, boolean codecs, String output, Path log) {
        List<Converted> all = output.lines()
                .filter(line -> line.startsWith(START))
                .map(line -> line.split(" "))
                .map(parts -> new Converted(
                        round,
                        codecs,
                        target(parts[1]),
                        Long.parseLong(parts[2]),
                        Long.parseLong(parts[4]),
                        Double.parseDouble(parts[3])))
                .toList();
        if (all.size() != Target.cached().size()) {
            throw new LabException("the store's conversions are not complete; all that they said is in " + log);
        }
        return all;
    }

    private static String target(String pattern) {
        return Target.cached().stream()
                .filter(target -> target.pattern().equals(pattern))
                .map(Target::toString)
                .findFirst()
                .orElseThrow();
    }
}
