package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.measure.Jdk;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Programs in JVMs of their own, with known work; they end with the JVM that starts them. */
public final class Programs implements AutoCloseable {

    /** Writes and reads orders with Jackson 3, and tells of counters as an agent does if that is its argument. */
    private static final String ORDERS = """
            package shop;

            import java.util.List;
            import java.util.stream.IntStream;
            import jdk.jfr.Event;
            import jdk.jfr.FlightRecorder;
            import jdk.jfr.Name;
            import jdk.jfr.Period;
            import jdk.jfr.StackTrace;
            import tools.jackson.databind.json.JsonMapper;

            public final class Orders {
                public record Item(String name, double price, int count) {}
                public record Order(long id, String customer, List<Item> items) {}

                @Name("dev.wirespeed.Conversions") @Period("everyChunk") @StackTrace(false)
                static final class Conversions extends Event {
                    String library = "Jackson 3"; String direction = "write"; String rootType = "shop.Orders$Order";
                    String caller = "shop.Orders.export";
                    long count; long failures; long bytes; long wallNanos; long timed; long cpuNanos; long cpuTimed;
                }

                private static final JsonMapper MAPPER = JsonMapper.builder().build();
                private static volatile long exports = 1_000;

                public static void main(String[] arguments) throws Exception {
                    Thread end = new Thread(Orders::awaitEnd);
                    end.setDaemon(true);
                    end.start();
                    if (arguments.length > 0) {
                        FlightRecorder.addPeriodicEvent(Conversions.class, Orders::tell);
                    }
                    List<Item> items = IntStream.range(0, 100).mapToObj(i -> new Item("item " + i, i * 1.25, i)).toList();
                    System.out.println("ready");
                    while (true) {
                        Order order = load(export(new Order(exports, "Ann", items)));
                        if (order.items().size() != 100) throw new AssertionError();
                    }
                }

                static byte[] export(Order order) {
                    exports++;
                    return MAPPER.writeValueAsBytes(order);
                }

                static Order load(byte[] json) {
                    return MAPPER.readValue(json, Order.class);
                }

                private static void tell() {
                    Conversions event = new Conversions();
                    event.count = exports;
                    event.bytes = exports * 4_000;
                    event.timed = exports;
                    event.wallNanos = exports * 30_000;
                    event.cpuTimed = exports / 64;
                    event.cpuNanos = exports / 64 * 20_000;
                    event.commit();
                }

                private static void awaitEnd() {
                    try {
                        while (System.in.read() >= 0) { }
                    } catch (java.io.IOException e) { }
                    System.exit(0);
                }
            }
            """;

    private final Path classes;
    private final List<Process> started = new ArrayList<>();

    private Programs(Path classes) {
        this.classes = classes;
    }

    /** Compiles it, for each JDK that the lab runs forks on. */
    public static Programs orders(Path folder) throws IOException {
        return compiled(folder, "Orders", ORDERS);
    }

    static Programs compiled(Path folder, String name, String source) throws IOException {
        Path file = Files.writeString(folder.resolve(name + ".java"), source);
        Path classes = Files.createDirectories(folder.resolve("classes"));
        int status = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-proc:none",
                        "--release",
                        "17",
                        "-cp",
                        jackson(),
                        "-d",
                        classes.toString(),
                        file.toString());
        assertThat(status).isZero();
        return new Programs(classes);
    }

    /** Starts it, and waits until it works. */
    public Process start(Jdk jdk, List<String> flags, String... arguments) throws IOException {
        return start(jdk, "shop.Orders", flags, arguments);
    }

    Process start(Jdk jdk, String main, List<String> flags, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(jdk.java().toString(), "-XX:+UseSerialGC", "-Xmx128m"));
        command.addAll(flags);
        command.addAll(List.of("-cp", classes + File.pathSeparator + jackson(), main));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        started.add(process);
        String line = process.inputReader().readLine();
        while (line != null && !line.equals("ready")) {
            line = process.inputReader().readLine();
        }
        assertThat(line).isEqualTo("ready");
        return process;
    }

    private static String jackson() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.matches(".*[/\\\\]jackson-(?:core|databind|annotations)-[\\d.]+\\.jar"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    @Override
    public void close() {
        started.forEach(Process::destroyForcibly);
    }
}
