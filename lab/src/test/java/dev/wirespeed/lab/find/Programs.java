package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.measure.Jdk;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Programs in JVMs of their own, with known work; they end with the JVM that starts them. */
public final class Programs implements AutoCloseable {

    /** Has the JVM compile as it does in production. */
    static final String OPTIMIZED = "-XX:TieredStopAtLevel=4";

    private static final Pattern LIBRARY = Pattern.compile(
            "[/\\\\](?:jackson-(?:core|databind|annotations)"
                    + "|spring-[a-z]+|commons-logging|micrometer-(?:commons|observation)|jakarta\\.servlet-api)-[\\d.]+\\.jar$");

    /** Writes and reads orders with Jackson 3. */
    private static final String ORDERS = """
            package shop;

            import java.util.List;
            import java.util.stream.IntStream;
            import tools.jackson.databind.json.JsonMapper;

            public final class Orders {
                public record Item(String name, double price, int count) {}
                public record Order(long id, String customer, List<Item> items) {}

                private static final JsonMapper MAPPER = JsonMapper.builder().build();

                public static void main(String[] arguments) throws Exception {
                    Thread end = new Thread(Orders::awaitEnd);
                    end.setDaemon(true);
                    end.start();
                    List<Item> items = IntStream.range(0, 100).mapToObj(i -> new Item("item " + i, i * 1.25, i)).toList();
                    System.out.println("ready");
                    while (true) {
                        for (int i = 0; i < 20; i++) {
                            Order order = load(export(new Order(1, "Ann", items)));
                            if (order.items().size() != 100) throw new AssertionError();
                        }
                        Thread.sleep(10); // half a core is enough for a recording
                    }
                }

                static byte[] export(Order order) {
                    return MAPPER.writeValueAsBytes(order);
                }

                static Order load(byte[] json) {
                    return MAPPER.readValue(json, Order.class);
                }

                private static void awaitEnd() {
                    try {
                        while (System.in.read() >= 0) { }
                    } catch (java.io.IOException e) { }
                    System.exit(0);
                }
            }
            """;

    /** Converts so much at a word, and nothing else. */
    private static final String COUNTED = """
            package shop;

            import java.io.BufferedReader;
            import java.io.InputStreamReader;
            import java.util.List;
            import java.util.stream.IntStream;
            import tools.jackson.core.JacksonException;
            import tools.jackson.databind.json.JsonMapper;

            public final class Counted {
                public record Item(String name, double price, int count) {}
                public record Order(long id, String customer, List<Item> items) {}
                public static class User {
                    private final String name;
                    public User(String first, String last) { name = first + last; }
                    public String getName() { return name; }
                }

                private static final JsonMapper MAPPER = JsonMapper.builder().build();
                private static final List<Item> ITEMS =
                        IntStream.range(0, 100).mapToObj(i -> new Item("item", 1.5, i)).toList();

                public static void main(String[] arguments) throws Exception {
                    convert();
                    System.out.println("ready");
                    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
                    while (in.readLine() != null) {
                        convert();
                        System.out.println("done");
                    }
                }

                private static void convert() {
                    byte[] json = export(new Order(1, "Ann", ITEMS));
                    for (int i = 1; i < 300; i++) export(new Order(1, "Ann", ITEMS));
                    for (int i = 0; i < 200; i++) load(json);
                    for (int i = 0; i < 7; i++) load(new byte[] {'['});
                    for (int i = 0; i < 70; i++) list(List.of(new User("Bob", "by")));
                }

                static byte[] export(Order order) { return MAPPER.writeValueAsBytes(order); }

                static String list(List<User> users) { return MAPPER.writeValueAsString(users); }

                static void load(byte[] json) {
                    try {
                        MAPPER.readValue(json, Order.class);
                    } catch (JacksonException e) {
                        if (json.length > 1) throw e;
                    }
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

    /** One that at a word writes 300 orders of some kB and 70 lists of users, reads 200 orders, and fails to read 7. */
    static Programs counted(Path folder) throws IOException {
        return compiled(folder, "Counted", COUNTED);
    }

    /** Has it do that, and waits until it is done. */
    static void convert(Process process) throws IOException {
        process.outputWriter().write("go\n");
        process.outputWriter().flush();
        assertThat(process.inputReader().readLine()).isEqualTo("done");
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
                        classes + File.pathSeparator + libraries(),
                        "-d",
                        classes.toString(),
                        file.toString());
        assertThat(status).isZero();
        return new Programs(classes);
    }

    /** A jar {@code app.jar} of some classes, each by its name and source. */
    public static Path jar(Path folder, String... sources) throws IOException {
        for (int i = 0; i < sources.length; i += 2) {
            String name = sources[i].substring(sources[i].lastIndexOf('.') + 1);
            compiled(folder, name, sources[i + 1]).close();
        }
        Path jar = folder.resolve("app.jar");
        Path classes = folder.resolve("classes");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(new JarEntry(classes.relativize(file).toString()));
                out.write(Files.readAllBytes(file));
            }
        }
        return jar;
    }

    /** Starts one of {@link #orders}, and waits until it works. */
    public Process start(Jdk jdk, List<String> flags, String... arguments) throws IOException {
        return start(jdk, "shop.Orders", flags, arguments);
    }

    /** How fast it works does not matter, unless flags say {@link #OPTIMIZED}. */
    Process start(Jdk jdk, String main, List<String> flags, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(
                List.of(jdk.java().toString(), "-XX:+UseSerialGC", "-Xmx128m", "-XX:TieredStopAtLevel=1"));
        command.addAll(flags);
        command.addAll(List.of("-cp", classes + File.pathSeparator + libraries(), main));
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

    /** The folder with their class files. */
    Path classes() {
        return classes;
    }

    /** The agent, which is on the class path of these tests so that it is made before them. */
    public static Path agent() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.matches(".*[/\\\\]wirespeed-agent-[^/\\\\]*\\.jar"))
                .map(Path::of)
                .findFirst()
                .orElseThrow();
    }

    /** Jackson 3, and Spring MVC with its needs. */
    private static String libraries() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> LIBRARY.matcher(entry).find())
                .collect(Collectors.joining(File.pathSeparator));
    }

    @Override
    public void close() {
        started.forEach(Process::destroyForcibly);
    }
}
