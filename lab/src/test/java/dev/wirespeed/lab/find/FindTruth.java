package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirespeed.lab.find.FindResult.Prices;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
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
 * Shares that are found against shares that are known: programs whose threads hold the part of their CPU time that
 * serialization has, and of their allocation. It takes some minutes, and prints each pair; see {@code CONTRIBUTING.md}.
 */
final class FindTruth {

    /** In points; the estimate of older JDKs is held to what was seen of plain code, and where code is intrinsic to nothing. */
    private static final double CPU = 0.05;

    private static final double BYTES = 0.03;
    private static final double ESTIMATE = 0.15;
    private static final int SECONDS = 30;

    /** As a service's; in a small heap with many threads, Flight Recorder leaves out samples of allocation. */
    private static final String HEAP = "-Xmx1g";

    private static final String SHARE = """
            package truth;

            import java.lang.management.ManagementFactory;
            import java.security.MessageDigest;
            import java.util.List;
            import java.util.SplittableRandom;
            import java.util.stream.IntStream;
            import tools.jackson.databind.json.JsonMapper;

            public final class Share {
                public record Item(String name, double price, int count) {}
                private static final com.sun.management.ThreadMXBean THREADS =
                        (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
                private static final JsonMapper MAPPER = JsonMapper.builder().build();
                private static final List<Item> ITEMS =
                        IntStream.range(0, 100).mapToObj(i -> new Item("item " + i, i * 1.25, i)).toList();
                private static final byte[] DATA = new byte[1 << 16];
                static volatile double sink;
                static volatile Object kept;

                public static void main(String[] arguments) throws Exception {
                    double share = Double.parseDouble(arguments[0]);
                    for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
                        Thread thread = new Thread(() -> work(share, arguments[1]));
                        thread.setDaemon(true);
                        thread.start();
                    }
                    Thread.sleep(8_000);
                    System.out.println("ready");
                    while (System.in.read() >= 0) { }
                }

                /**
                 * Whoever has had too little of the CPU, or of the bytes, is next, for a random time: samples are taken at regular ones.
                 * For some milliseconds, since asking for the time of a thread has Linux look at its time slice, and end it between two
                 * of the ticks that take samples.
                 */
                private static void work(double share, String kind) {
                    SplittableRandom random = new SplittableRandom(Thread.currentThread().getName().hashCode());
                    long cpu = 0, cpuOfOthers = 0, bytes = 0, bytesOfOthers = 0;
                    while (true) {
                        long start = THREADS.getCurrentThreadCpuTime();
                        long allocated = THREADS.getCurrentThreadAllocatedBytes();
                        boolean serializes = cpu <= share * (cpu + cpuOfOthers);
                        if (serializes) {
                            for (int i = random.nextInt(150); i >= 0; i--) convert();
                        } else {
                            double more = Math.max(0, bytes / share - bytes - bytesOfOthers);
                            bytesOfOthers += other(kind, random, more);
                        }
                        long took = THREADS.getCurrentThreadCpuTime() - start;
                        if (serializes) {
                            cpu += took;
                            bytes += THREADS.getCurrentThreadAllocatedBytes() - allocated;
                        } else {
                            cpuOfOthers += took;
                        }
                    }
                }

                private static void convert() {
                    sink += MAPPER.readValue(MAPPER.writeValueAsBytes(ITEMS), Item[].class).length;
                }

                /** Allocates all the while, in pieces as small as those of a conversion: what is allocated in a burst is told as of what comes after it. */
                private static long other(String kind, SplittableRandom random, double bytes) {
                    int times = 1 + random.nextInt(300);
                    long sum = 0;
                    for (int i = 0; i < times; i++) {
                        sum += allocate(bytes / times, random);
                        if (kind.equals("intrinsic")) {
                            hash();
                        } else {
                            compute();
                        }
                    }
                    return sum;
                }

                private static long allocate(double size, SplittableRandom random) {
                    long sum = 0;
                    while (sum < size) {
                        int length = 16 + 8 * random.nextInt(64);
                        kept = new byte[length];
                        sum += 16 + length;
                    }
                    return sum;
                }

                private static void hash() {
                    try {
                        sink += MessageDigest.getInstance("SHA-256").digest(DATA)[0];
                    } catch (java.security.GeneralSecurityException e) { throw new IllegalStateException(e); }
                }

                private static void compute() {
                    double sum = sink;
                    for (int i = 1; i < 2_000; i++) sum += Math.cbrt(i) / (1 + sum % 7);
                    sink = sum;
                }
            }
            """;

    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private static Programs programs;

    @TempDir
    Path folder;

    static Stream<Arguments> shares() {
        return JdkDiscovery.onThisMachine().stream()
                .flatMap(jdk -> Stream.of("plain", "intrinsic")
                        .flatMap(kind -> Stream.of(0.2, 0.5, 0.8)
                                .map(share -> Arguments.of(jdk, kind, share, share == 0.5 ? 8 : 1))));
    }

    @BeforeAll
    static void compile(@TempDir Path folder) throws IOException {
        programs = Programs.compiled(folder, "Share", SHARE);
    }

    @AfterAll
    static void end() {
        programs.close();
    }

    @ParameterizedTest
    @MethodSource("shares")
    void sharesAreWhatTheyAreMadeOf(Jdk jdk, String kind, double share, int threads) throws Exception {
        Process process =
                programs.start(jdk, "truth.Share", List.of(HEAP, Programs.OPTIMIZED), "" + share, kind, "" + threads);
        Path file = folder.resolve("truth.jfr");
        try (FlightRecording recording = FlightRecording.start(process.pid(), RecordingPlan.of(SECONDS))) {
            Thread.sleep(SECONDS * 1_000);
            recording.stop(file);
        } finally {
            process.destroyForcibly();
        }

        FindResult result = Analysis.of(
                List.of(file), new Prices(BigDecimal.TEN, BigDecimal.ONE, BigDecimal.ONE, ""), false, "1.0");

        print(jdk, kind, share, threads, result);
        assertThat(result.cpu().samples()).isGreaterThan(500);
        if (result.cpu().event().equals("jdk.CPUTimeSample")) {
            assertThat(result.cpu().serialization().value()).isCloseTo(share, within(CPU));
        } else if (kind.equals("plain")) {
            assertThat(result.cpu().serialization().value()).isCloseTo(share, within(ESTIMATE));
        } else {
            assertThat(result.notes()).anyMatch(note -> note.startsWith("CPU is an estimate: "));
        }
        assertThat(result.allocation().serialization().value()).isCloseTo(share, within(BYTES));
    }

    @SuppressWarnings("SystemOut") // who runs this wants the figures
    private static void print(Jdk jdk, String kind, double share, int threads, FindResult result) {
        System.out.printf(
                Locale.ROOT,
                "JDK %d, %s, %d threads, true share %.0f %%: CPU %.1f %% (%.1f to %.1f, n = %d), allocation %.1f %% (n = %d)%n",
                jdk.feature(),
                kind,
                threads,
                share * 100,
                result.cpu().serialization().value() * 100,
                result.cpu().serialization().low() * 100,
                result.cpu().serialization().high() * 100,
                result.cpu().samples(),
                result.allocation().serialization().value() * 100,
                result.allocation().samples());
    }
}
