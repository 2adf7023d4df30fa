package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.measure.Machines;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.store.ServicesUnderLoad.Asked;
import dev.wirespeed.lab.store.SpeedOrder.Block;
import dev.wirespeed.lab.store.SpeedResult.Answered;
import dev.wirespeed.lab.store.SpeedResult.Converted;
import dev.wirespeed.lab.store.SpeedResult.Profiled;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/** Starts the store in all its variants, round by round, and measures each. */
public final class SpeedRun {

    private static final List<String> SMALL = List.of(
            "--store.users=20",
            "--wirespeed.fields.enabled=false", // nobody selects, and what is measured is the meter and codecs alone
            "--spring.main.banner-mode=off",
            "--server.tomcat.max-keep-alive-requests=-1"); // else Tomcat ends a connection after 100

    private final StoreJvm store;
    private final SpeedSettings settings;
    private final Path folder;
    private final Path logs;
    private final Interruption interruption;
    private final Consumer<String> progress;

    /**
     * A run that has not started.
     *
     * @param build what the build has made of the store
     * @param folder where the result and logs go
     * @param progress is told a line at a time
     */
    public SpeedRun(
            Path build, SpeedSettings settings, Path folder, Interruption interruption, Consumer<String> progress) {
        this.store = new StoreJvm(build);
        this.settings = settings;
        this.folder = folder;
        this.logs = logs(folder);
        this.interruption = interruption;
        this.progress = progress;
    }

    private static Path logs(Path folder) {
        try {
            return Files.createDirectories(folder.resolve("logs"));
        } catch (IOException e) {
            throw new LabException("cannot write to " + folder + ": " + e.getMessage());
        }
    }

    /**
     * Measures until all is done or Ctrl-C comes.
     *
     * @param wirespeed the version of the lab
     */
    public SpeedResult run(String wirespeed) {
        SpeedResult result = new SpeedResult(
                SpeedResult.SCHEMA_VERSION,
                "store",
                Instant.now(),
                null,
                wirespeed,
                Machines.current(),
                null,
                new JdkUsed(
                        Runtime.version().feature(),
                        System.getProperty("java.version"),
                        System.getProperty("java.vendor")),
                settings,
                List.of(),
                List.of(),
                List.of());
        try (LoadProcess load = LoadProcess.start(settings.loadCore(), logs.resolve("load.log"))) {
            int round = 0;
            for (List<Block> blocks : SpeedOrder.rounds(settings.rounds(), settings.twoMappers(), settings.seed())) {
                round++;
                result = round(result, round, blocks, load);
                SpeedFile.write(result, folder);
            }
            result = result.ended(Instant.now(), Machines.current().loadAverage());
        } catch (LabException e) {
            if (!interruption.requestedSoon()) { // Ctrl-C ends all JVMs
                throw e;
            }
            result = result.ended(null, Machines.current().loadAverage());
        }
        SpeedFile.write(result, folder);
        return result;
    }

    /** A whole round, so that each of its pairs is complete. */
    private SpeedResult round(SpeedResult before, int round, List<Block> blocks, LoadProcess load) {
        List<Answered> answered = new ArrayList<>();
        List<Converted> converted = new ArrayList<>();
        List<Profiled> profiled = new ArrayList<>();
        for (Block block : blocks) {
            Framework framework = block.framework();
            try (ServicesUnderLoad services = new ServicesUnderLoad(settings, block.targets(), load)) {
                start(services, round, framework, block);
                tell(round, framework.title() + ", all of them are timed in turn");
                Asked asked = services.ask(round, framework);
                answered.addAll(asked.answered());
                converted.addAll(asked.converted());
                if (block.variants().stream().anyMatch(Variant::hasMeter)) {
                    tell(round, framework.title() + ", a profiler is held against the meter");
                    profiled.addAll(services.profile(round, framework, logs));
                }
            }
        }
        return before.with(answered, converted, profiled);
    }

    private void start(ServicesUnderLoad services, int round, Framework framework, Block block) {
        for (List<Variant> jvm : block.jvms()) {
            tell(round, framework.title() + ", " + title(jvm) + ", warms up");
            services.start(jvm, command(framework, jvm.getFirst()), log(round, framework.argument(), jvm));
        }
        for (List<Variant> jvm : block.alone()) {
            String mappers =
                    jvm.size() > 1 ? title(jvm) : jvm.getFirst().hasCodecs() ? "with codecs" : "without codecs";
            tell(round, "conversions alone, " + mappers + ", warm up");
            services.startAlone(jvm, aloneCommand(jvm.getFirst()), log(round, framework.argument() + "-alone", jvm));
        }
    }

    private List<String> aloneCommand(Variant variant) {
        double warmUp = settings.warmUpSeconds() / Target.cached().size();
        String body = Objects.requireNonNull(Target.cached().getLast().body());
        return store.conversions(
                settings.jvmArguments(),
                Stream.of(List.of("" + warmUp, body), SMALL, variant.arguments())
                        .flatMap(List::stream)
                        .toList());
    }

    private IntFunction<List<String>> command(Framework framework, Variant variant) {
        List<String> arguments = Stream.of(SMALL, List.of(framework.argument()), variant.arguments())
                .flatMap(List::stream)
                .toList();
        return port -> variant.hasStarter()
                ? store.service(settings.jvmArguments(), port, arguments)
                : store.serviceWithoutStarter(settings.jvmArguments(), port, arguments);
    }

    private static String title(List<Variant> jvm) {
        return jvm.size() > 1 ? "two mappers" : jvm.getFirst().title();
    }

    private void tell(int round, String what) {
        progress.accept("round " + round + " of " + settings.rounds() + ": " + what);
    }

    private Path log(int round, String what, List<Variant> jvm) {
        return logs.resolve(("round-" + round + "-" + what + "-" + title(jvm))
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9]+", "-")
                + ".log");
    }
}
