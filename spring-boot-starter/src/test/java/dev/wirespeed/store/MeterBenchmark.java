package dev.wirespeed.store;

import com.sun.management.ThreadMXBean;
import dev.wirespeed.store.mvc.ServletService;
import dev.wirespeed.store.webflux.ReactiveService;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The time and memory that the meter adds to a request of Spring MVC and of WebFlux. Two services in one JVM, with the meter and without, are asked in
 * turn, from the filter on and without a socket; in several JVMs.
 *
 * <p>Arguments: how many JVMs for each framework, 5 if there are none. For comparison the benchmark also times a whole response over HTTP, without a
 * meter.
 */
public final class MeterBenchmark {
    private static final int PAIRS = Integer.getInteger("pairs", 60);
    private static final long NANOS = 50_000_000;
    private static final long WARM_UP = Long.getLong("warmup.seconds", 25) * 1_000_000_000;

    private static final Map<String, Function<Boolean, AskedService>> FRAMEWORKS =
            Map.of("Spring MVC", ServletService::new, "WebFlux", ReactiveService::new);

    private MeterBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        if (arguments.length > 1) {
            fork(FRAMEWORKS.get(arguments[1]));
            return;
        }
        int count = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 5;
        for (String framework : FRAMEWORKS.keySet().stream().sorted().toList()) {
            System.out.println(framework);
            forks(count, framework);
        }
    }

    private static void forks(int count, String framework) throws IOException {
        List<List<Figure>> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Process fork = new ProcessBuilder(
                            ProcessHandle.current().info().command().orElse("java"),
                            "-Xmx1g",
                            "-cp",
                            System.getProperty("java.class.path"),
                            MeterBenchmark.class.getName(),
                            "fork",
                            framework)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            try (InputStream output = fork.getInputStream()) {
                all.add(new String(output.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .filter(line -> line.startsWith("= "))
                        .map(Figure::parse)
                        .toList());
            }
        }
        for (int i = 0; i < all.get(0).size(); i++) {
            int index = i;
            Figure.tell(all.stream().map(each -> each.get(index)).toList());
        }
    }

    /** What was found in one JVM. */
    private record Figure(String name, double value) {
        static Figure parse(String line) {
            int tab = line.indexOf('\t');
            return new Figure(line.substring(2, tab), Double.parseDouble(line.substring(tab + 1)));
        }

        static void tell(List<Figure> same) {
            List<Double> values = same.stream().map(Figure::value).sorted().toList();
            System.out.printf(
                    Locale.ROOT,
                    "%-58s %,10.0f (%,.0f to %,.0f in %d JVMs)%n",
                    same.get(0).name,
                    median(values),
                    values.get(0),
                    values.get(values.size() - 1),
                    values.size());
        }

        void print() {
            System.out.println("= " + name + "\t" + value);
        }
    }

    private static void fork(Function<Boolean, AskedService> framework) throws Exception {
        try (AskedService without = framework.apply(false);
                AskedService with = framework.apply(true)) {
            for (String path : without.paths()) {
                compare(path, without.asking(path), with.asking(path));
            }
            String path = without.paths().get(0);
            Client client = new Client(without.port());
            Callable<Object> overHttp = () -> client.get(path).body();
            warmUp(overHttp, overHttp);
            double whole = median(
                    IntStream.range(0, PAIRS).mapToObj(i -> nanos(overHttp)).toList());
            new Figure(path + ": ns over HTTP without the meter, client included", whole).print();
        }
    }

    private static void compare(String path, Callable<Object> without, Callable<Object> with) throws Exception {
        warmUp(without, with);
        List<Double> times = new ArrayList<>();
        List<Double> more = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
            double first = nanos(i % 2 == 0 ? without : with);
            double second = nanos(i % 2 == 0 ? with : without);
            times.add(i % 2 == 0 ? first : second);
            more.add(i % 2 == 0 ? second - first : first - second);
        }
        new Figure(path + ": ns without a socket and without the meter", median(times)).print();
        new Figure(path + ": ns more with the meter", median(more)).print();
        double bytes = bytes(without);
        new Figure(path + ": bytes allocated without the meter", bytes).print();
        new Figure(path + ": bytes more with the meter", bytes(with) - bytes).print();
    }

    private static void warmUp(Callable<Object> one, Callable<Object> other) {
        long end = System.nanoTime() + WARM_UP;
        while (System.nanoTime() < end) {
            nanos(one);
            nanos(other);
        }
    }

    private static double nanos(Callable<Object> call) {
        long start = System.nanoTime();
        long calls = 0;
        long used = 0;
        do {
            used += call(call).hashCode();
            calls++;
        } while (System.nanoTime() - start < NANOS);
        return used == 42 ? 0 : (double) (System.nanoTime() - start) / calls;
    }

    private static double bytes(Callable<Object> call) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        int calls = 500;
        long start = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < calls; i++) {
            call(call);
        }
        return (double) (threads.getCurrentThreadAllocatedBytes() - start) / calls;
    }

    private static Object call(Callable<Object> call) {
        try {
            return call.call();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
    }
}
