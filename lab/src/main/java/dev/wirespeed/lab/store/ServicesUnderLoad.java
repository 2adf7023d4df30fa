package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.store.SpeedResult.Answered;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Services that differ in their variant alone: all run at once, and one after the other is asked while the others have nothing to do. */
final class ServicesUnderLoad implements AutoCloseable {

    private static final double WARM_UP_SLICE_SECONDS = 1;

    private final SpeedSettings settings;
    private final List<Target> targets;
    private final LoadProcess load;
    private final List<Running> all = new ArrayList<>();
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

    /** Starts one more, which warms up on all cores and is pinned to its own then. */
    void start(Variant variant, IntFunction<List<String>> commandForPort, Path log) {
        int port = freePort();
        Running running = new Running(variant, port, Service.start(commandForPort.apply(port), port, log, http));
        all.add(running);
        long end = System.nanoTime() + Math.round(settings.warmUpSeconds() * 1e9);
        while (System.nanoTime() < end) {
            double left = (end - System.nanoTime()) / 1e9 / targets.size();
            targets.forEach(target -> load.run(order(running, target, Math.min(WARM_UP_SLICE_SECONDS, left))));
        }
        pin(running.service());
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new LabException("no port can be had: " + e.getMessage());
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

    /** All endpoints of all services. */
    List<Answered> ask(int round, Framework framework) {
        List<Answered> answered = new ArrayList<>();
        for (Target target : targets) {
            @Nullable Answered[] sums = new Answered[all.size()];
            for (int pass = 0; pass < SpeedSettings.PASSES; pass++) {
                for (int i = 0; i < sums.length; i++) {
                    int turn = pass % 2 == 0 ? i : sums.length - 1 - i;
                    Answered once = ask(round, framework, all.get(turn), target);
                    Answered sum = sums[turn];
                    sums[turn] = sum == null ? once : sum.plus(once);
                }
            }
            for (Answered sum : sums) {
                answered.add(Objects.requireNonNull(sum));
            }
        }
        return answered;
    }

    private Answered ask(int round, Framework framework, Running running, Target target) {
        ProcessHandle service = running.service().handle();
        CpuTime before = CpuTime.now(service, load.handle(), settings.serviceCore());
        Answers answers = load.run(order(running, target, settings.seconds(target) / SpeedSettings.PASSES));
        CpuTime cpu =
                CpuTime.now(service, load.handle(), settings.serviceCore()).since(before);
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

    private LoadOrder order(Running running, Target target, double seconds) {
        return LoadOrder.of(running.port(), settings.connections(), seconds, target);
    }

    @Override
    public void close() {
        all.forEach(running -> running.service().close());
    }
}
