package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.store.Profiler.Samples;
import dev.wirespeed.lab.store.SpeedResult.Answered;
import dev.wirespeed.lab.store.SpeedResult.Converted;
import dev.wirespeed.lab.store.SpeedResult.Profiled;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;

/**
 * Services that differ in their variant alone, and JVMs that convert the same without a server: all run at once, and one after the other is
 * asked while the others have nothing to do.
 */
final class ServicesUnderLoad implements AutoCloseable {

    private static final double WARM_UP_SLICE_SECONDS = 1;

    private final SpeedSettings settings;
    private final List<Target> targets;
    private final LoadProcess load;
    private final List<Running> all = new ArrayList<>();
    private final List<ConversionsAlone> alone = new ArrayList<>();
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();

    ServicesUnderLoad(SpeedSettings settings, List<Target> targets, LoadProcess load) {
        this.settings = settings;
        this.targets = targets;
        this.load = load;
    }

    private record Running(Variant variant, int port, Service service) {}

    /**
     * Starts one more, which warms up on all cores and is pinned to its own then.
     *
     * @param variants of which a request chooses one
     */
    void start(List<Variant> variants, IntFunction<List<String>> commandForPort, Path log) {
        int port = freePort();
        Service service = Service.start(commandForPort.apply(port), port, log, http);
        List<Running> started = variants.stream()
                .map(variant -> new Running(variant, port, service))
                .toList();
        all.addAll(started);
        warmUp(started);
        pin(service, settings.serviceCore());
    }

    /** Starts one that converts without a server, pinned from the start. */
    void startAlone(List<Variant> variants, List<String> command, Path log) {
        alone.add(ConversionsAlone.start(variants, Cores.pinned(settings.serviceCore(), command), log));
    }

    /** For as long as it is to, and on while the compilers are at work: code that they have not done yet is slow. */
    private void warmUp(List<Running> variants) {
        Running running = variants.getFirst();
        long begun = System.nanoTime();
        double compilers = 1;
        for (double seconds = 0; settings.isToWarmUp(seconds, compilers); seconds = secondsSince(begun)) {
            long cycle = System.nanoTime();
            double left = settings.secondsToWarmUp(seconds) / targets.size() / variants.size();
            double slice = Math.min(WARM_UP_SLICE_SECONDS, left);
            CpuTime before = cpu(running);
            for (Target target : targets) {
                variants.forEach(variant -> load.run(order(variant, target, settings.connections(), slice)));
            }
            compilers = cpu(running).since(before).compilers() / secondsSince(cycle);
        }
    }

    /**
     * Has one connection ask until the compilers have done, on a second core, what a profiler's start has them do, and the first
     * look at what the meter has counted: of an answer of its own the JVM had no knowledge.
     */
    private void settle(Running running, Target target) {
        metered(running, target);
        pin(running.service(), settings.serviceCore(), settings.loadCore());
        long begun = System.nanoTime();
        double compilers = 1;
        while (settings.isToSettle(secondsSince(begun), compilers)) {
            long slice = System.nanoTime();
            CpuTime before = cpu(running);
            load.run(order(running, target, 1, settings.seconds()));
            compilers = cpu(running).since(before).compilers() / secondsSince(slice);
        }
        pin(running.service(), settings.serviceCore());
    }

    private static double secondsSince(long nanoTime) {
        return (System.nanoTime() - nanoTime) / 1e9;
    }

    private CpuTime cpu(Running running) {
        return CpuTime.now(running.service().handle(), load.handle(), settings.serviceCore());
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new LabException("no port can be had: " + e.getMessage());
        }
    }

    private void pin(Service service, int... cores) {
        try {
            Cores.pin(service.handle(), cores);
        } catch (IOException e) {
            throw new LabException("the service can't be pinned to a core: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LabException("interrupted");
        }
    }

    /** What was measured of all endpoints: of the services, and of the same conversions without a server. */
    record Asked(List<Answered> answered, List<Converted> converted) {}

    Asked ask(int round, Framework framework) {
        Asked asked = new Asked(new ArrayList<>(), new ArrayList<>());
        for (Target target : targets) {
            double seconds = settings.seconds(target) / settings.passes();
            Map<Variant, Answered> answered = new EnumMap<>(Variant.class);
            Map<Boolean, Converted> converted = new TreeMap<>();
            List<Runnable> turns = new ArrayList<>();
            for (Running each : all) {
                turns.add(() ->
                        answered.merge(each.variant(), ask(round, framework, each, target, seconds), Answered::plus));
            }
            for (ConversionsAlone each : Target.cached().contains(target) ? alone : List.<ConversionsAlone>of()) {
                for (Variant variant : each.variants()) {
                    turns.add(() -> converted.merge(
                            variant.hasCodecs(),
                            each.run(round, framework, variant, target, seconds),
                            Converted::plus));
                }
            }
            for (int pass = 0; pass < settings.passes(); pass++) {
                (pass % 2 == 0 ? turns : turns.reversed()).forEach(Runnable::run);
            }
            asked.answered.addAll(answered.values());
            asked.converted.addAll(converted.values());
        }
        return asked;
    }

    private Answered ask(int round, Framework framework, Running running, Target target, double seconds) {
        CpuTime before = cpu(running);
        Answers answers = load.run(order(running, target, settings.connections(), seconds));
        CpuTime cpu = cpu(running).since(before);
        return new Answered(
                round,
                framework,
                running.variant(),
                target.toString(),
                answers.requests(),
                answers.bytes(),
                answers.seconds(),
                cpu.service(),
                cpu.compilers(),
                cpu.load(),
                cpu.others());
    }

    /** Those with a meter, whose figures are held against a profiler's. One connection asks, so that no conversion waits for a core. */
    List<Profiled> profile(int round, Framework framework, Path folder) {
        return all.stream()
                .filter(running -> running.variant().hasMeter())
                .flatMap(running -> targets.stream()
                        .filter(Target.profiled()::contains)
                        .map(target -> profile(round, framework, running, target, folder)))
                .toList();
    }

    /** What was measured while a profiler took its samples. */
    private record Metered(double cpuSeconds, double meterSeconds, double waiting) {}

    private Profiled profile(int round, Framework framework, Running running, Target target, Path folder) {
        ProcessHandle service = running.service().handle();
        Metered[] during = new Metered[1];
        Samples samples = Profiler.during(service, target.pattern(), folder, () -> settle(running, target), () -> {
            double counted = metered(running, target);
            CpuTime before = cpu(running);
            Answers answers = load.run(order(running, target, 1, SpeedSettings.PROFILED * settings.seconds()));
            CpuTime cpu = cpu(running).since(before);
            during[0] = new Metered(
                    cpu.service() - cpu.compilers(),
                    metered(running, target) - counted,
                    Math.min(1, (cpu.others() + cpu.compilers()) / answers.seconds()));
        });
        return new Profiled(
                round,
                framework,
                running.variant(),
                target.toString(),
                during[0].cpuSeconds,
                during[0].meterSeconds,
                during[0].waiting,
                samples.cpuSeconds(),
                samples.all(),
                samples.conversions(),
                samples.outputs(),
                samples.meter());
    }

    /** Seconds that conversions of an endpoint have taken until now, by the meter. */
    private static double metered(Running running, Target target) {
        try {
            return running.service().counted().stream()
                            .filter(counted -> counted.isOf(target))
                            .mapToDouble(Counted::micros)
                            .sum()
                    / 1e6;
        } catch (IOException e) {
            throw new LabException(
                    "the service answers no more" + running.service().said());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LabException("interrupted");
        }
    }

    private static LoadOrder order(Running running, Target target, int connections, double seconds) {
        return LoadOrder.of(
                running.port(), connections, seconds, running.variant().mediaType(), target);
    }

    @Override
    public void close() {
        all.stream().map(Running::service).distinct().forEach(Service::close);
        alone.forEach(ConversionsAlone::close);
    }
}
