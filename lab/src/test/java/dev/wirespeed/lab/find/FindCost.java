package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What recording costs a JVM that does nothing but convert, on more threads than there are processors: CPU time of the
 * whole process for each conversion, in turns without a recording, right after its start, and later. It takes a
 * quarter of an hour, and prints the figures; see {@code CONTRIBUTING.md}.
 */
final class FindCost {

    private static final int TURNS = 7;
    private static final int SECONDS = 5;
    /** How long it may take until what an agent changes is compiled again. */
    private static final int SETTLING = 10;

    private static final String CONVERSIONS = """
            package truth;

            import java.io.BufferedReader;
            import java.io.InputStreamReader;
            import java.lang.management.ManagementFactory;
            import java.util.List;
            import java.util.concurrent.atomic.LongAdder;
            import java.util.stream.IntStream;
            import tools.jackson.databind.json.JsonMapper;

            public final class Conversions {
                public record Item(String name, double price, int count) {}
                private static final JsonMapper MAPPER = JsonMapper.builder().build();
                private static final LongAdder DONE = new LongAdder();

                public static void main(String[] arguments) throws Exception {
                    List<Item> items = IntStream.range(0, 20).mapToObj(i -> new Item("item " + i, i * 1.25, i)).toList();
                    for (int i = 0; i < 4; i++) {
                        Thread thread = new Thread(() -> work(items, 40));
                        thread.setDaemon(true);
                        thread.start();
                    }
                    Thread.sleep(8_000);
                    System.out.println("ready");
                    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
                    var system = (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
                    while (in.readLine() != null) {
                        System.out.println(DONE.sum() + " " + system.getProcessCpuTime());
                    }
                }

                /** On stacks as deep as those of servers. */
                private static void work(List<Item> items, int depth) {
                    if (depth > 0) {
                        work(items, depth - 1);
                        return;
                    }
                    while (true) {
                        if (MAPPER.readValue(MAPPER.writeValueAsBytes(items), Item[].class).length != 20) return;
                        DONE.increment();
                    }
                }
            }
            """;

    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private static Programs programs;

    @TempDir
    Path folder;

    static Stream<Arguments> kinds() {
        return JdkDiscovery.onThisMachine().stream()
                .flatMap(jdk -> Stream.of(false, true).map(agent -> Arguments.of(jdk, agent)));
    }

    @BeforeAll
    static void compile(@TempDir Path folder) throws IOException {
        programs = Programs.compiled(folder, "Conversions", CONVERSIONS);
    }

    @AfterAll
    static void end() {
        programs.close();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void recordingTakesLittle(Jdk jdk, boolean withAgent) throws Exception {
        Process process = programs.start(jdk, "truth.Conversions", List.of(Programs.OPTIMIZED));
        List<Double> without = new ArrayList<>();
        List<Double> atFirst = new ArrayList<>();
        List<Double> later = new ArrayList<>();
        Path agent = withAgent ? Programs.agent() : null;
        for (int turn = 0; turn < TURNS; turn++) {
            double cost = cost(process);
            try (FlightRecording recording = FlightRecording.start(process.pid(), new RecordingPlan(60, agent, null))) {
                atFirst.add(cost(process) / cost);
                Thread.sleep(SETTLING * 1_000);
                later.add(cost(process) / cost);
                recording.stop(folder.resolve("cost.jfr"));
            }
            without.add(cost);
            Thread.sleep(SETTLING * 1_000);
        }
        process.destroyForcibly();

        print(jdk, withAgent, sorted(without), sorted(atFirst), sorted(later));
        assertThat(without).allMatch(micros -> micros > 0);
    }

    private static List<Double> sorted(List<Double> values) {
        return values.stream().sorted().toList();
    }

    /** CPU time of the process for each conversion in some seconds, in microseconds. */
    private static double cost(Process process) throws Exception {
        double[] before = counters(process);
        Thread.sleep(SECONDS * 1_000);
        double[] after = counters(process);
        return (after[1] - before[1]) / 1e3 / (after[0] - before[0]);
    }

    private static double[] counters(Process process) throws IOException {
        process.outputWriter().write("now\n");
        process.outputWriter().flush();
        return Stream.of(process.inputReader().readLine().split(" "))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }

    @SuppressWarnings("SystemOut") // who runs this wants the figures
    private static void print(Jdk jdk, boolean agent, List<Double> without, List<Double> atFirst, List<Double> later) {
        System.out.printf(
                Locale.ROOT,
                "JDK %d, recording%s: %s of the CPU a conversion in the first %d s, %s later (%d turns; %.1f us without)%n",
                jdk.feature(),
                agent ? " with the agent" : "",
                spread(atFirst),
                SECONDS,
                spread(later),
                TURNS,
                without.get(TURNS / 2));
    }

    private static String spread(List<Double> ratios) {
        return String.format(
                Locale.ROOT, "%.2f (%.2f to %.2f)", ratios.get(TURNS / 2), ratios.getFirst(), ratios.getLast());
    }
}
