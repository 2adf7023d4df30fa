package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.measure.Machines;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.store.SpeedOrder.Jvm;
import dev.wirespeed.lab.store.SpeedResult.Answered;
import dev.wirespeed.lab.store.SpeedResult.Converted;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Starts the store in all its variants, round by round, and measures each. */
public final class SpeedRun {

    private static final List<String> SMALL = List.of(
            "--store.users=20",
            "--spring.main.banner-mode=off",
            "--server.tomcat.max-keep-alive-requests=-1"); // else Tomcat ends a connection after 100

    private final StoreJvm store;
    private final SpeedSettings settings;
    private final int port;
    private final Path folder;
    private final Path logs;
    private final Interruption interruption;
    private final Consumer<String> progress;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();

    /**
     * A run that has not started.
     *
     * @param build what the build has made of the store
     * @param folder where the result and logs go
     * @param progress is told a line at a time
     */
    public SpeedRun(
            Path build,
            SpeedSettings settings,
            int port,
            Path folder,
            Interruption interruption,
            Consumer<String> progress) {
        this.store = new StoreJvm(build);
        this.settings = settings;
        this.port = port;
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
                List.of());
        try (LoadProcess load = LoadProcess.start(settings.loadCore(), logs.resolve("load.log"))) {
            int round = 0;
            for (List<Jvm> order : SpeedOrder.rounds(settings.rounds(), settings.seed())) {
                round++;
                result = round(result, round, order, load);
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
    private SpeedResult round(SpeedResult before, int round, List<Jvm> order, LoadProcess load) {
        List<Answered> answered = new ArrayList<>();
        List<Converted> converted = new ArrayList<>();
        for (Jvm jvm : order) {
            progress.accept("round " + round + " of " + settings.rounds() + ", JVM " + (order.indexOf(jvm) + 1) + " of "
                    + order.size() + ": " + jvm);
            Path log = logs.resolve("round-" + round + "-jvm-" + (order.indexOf(jvm) + 1) + ".log");
            Framework framework = jvm.framework();
            if (framework == null) {
                converted.addAll(new ConversionsAlone(store, settings, SMALL).run(round, jvm.variant(), log));
            } else {
                answered.addAll(answered(round, framework, jvm, load, log));
            }
        }
        return before.with(answered, converted);
    }

    private List<Answered> answered(int round, Framework framework, Jvm jvm, LoadProcess load, Path log) {
        List<String> arguments = Stream.of(
                        SMALL, List.of(framework.argument()), jvm.variant().arguments())
                .flatMap(List::stream)
                .toList();
        List<String> command = jvm.variant().hasStarter()
                ? store.service(settings.jvmArguments(), port, arguments)
                : store.serviceWithoutStarter(settings.jvmArguments(), port, arguments);
        List<Answered> all = new ArrayList<>();
        try (Service service = Service.start(command, port, log, http)) {
            warmUp(service, load, jvm.targets());
            pin(service);
            for (Target target : jvm.targets()) {
                CpuTime before = CpuTime.now(service.handle(), load.handle(), settings.serviceCore());
                Answers answers = load.run(order(target));
                CpuTime cpu = CpuTime.now(service.handle(), load.handle(), settings.serviceCore())
                        .since(before);
                all.add(answered(round, framework, jvm.variant(), target, answers, cpu));
            }
        }
        return all;
    }

    /** On all cores, until its JIT compilers have little to do, or long enough. */
    private void warmUp(Service service, LoadProcess load, List<Target> targets) {
        double compilers = 1;
        for (int i = 0; i < SpeedSettings.MOST_WARM_UPS && compilers > SpeedSettings.WARM; i++) {
            CpuTime before = CpuTime.now(service.handle(), load.handle(), settings.serviceCore());
            targets.forEach(target -> load.run(order(target)));
            CpuTime took = CpuTime.now(service.handle(), load.handle(), settings.serviceCore())
                    .since(before);
            compilers = took.compilers() / took.service();
        }
    }

    private void pin(Service service) {
        try {
            Cores.pin(service.handle(), settings.serviceCore());
        } catch (IOException e) {
            throw new LabException("the service can't be pinned to a core: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LabException("interrupted");
        }
    }

    private LoadOrder order(Target target) {
        return LoadOrder.of(port, settings.connections(), settings.seconds(target), target);
    }

    private static Answered answered(
            int round, Framework framework, Variant variant, Target target, Answers answers, CpuTime cpu) {
        return new Answered(
                round,
                framework,
                variant,
                target.toString(),
                answers.requests(),
                answers.bytes(),
                answers.seconds(),
                cpu.service(),
                cpu.compilers(),
                cpu.load(),
                cpu.others());
    }
}
