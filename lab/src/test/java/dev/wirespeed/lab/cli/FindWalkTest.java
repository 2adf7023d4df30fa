package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.find.Programs;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Goes the way that {@code docs/find.md} shows, command by command, with a program of two classes. */
final class FindWalkTest {

    private static final Path PAGE = Path.of("../docs/find.md");
    private static final String WALK = "\n## From \"my pod burns CPU\" to the first codec\n";
    private static final Pattern COMMAND = Pattern.compile("```sh\n\\./wirespeed ([^\n]*)\n```");
    private static final Jdk NEWEST = JdkDiscovery.onThisMachine().getLast();

    private static final String ORDER = """
            package com.acme.dto;

            import java.util.List;

            public record Order(long id, String customer, List<Item> items) {
                public record Item(String name, double price, int count) {}
            }
            """;

    private static final String APP = """
            package com.acme;

            import com.acme.dto.Order;
            import java.util.List;
            import java.util.stream.IntStream;
            import tools.jackson.databind.json.JsonMapper;

            public final class App {
                private static final JsonMapper MAPPER = JsonMapper.builder().findAndAddModules().build();

                public static void main(String[] arguments) throws Exception {
                    Order order = new Order(1, "Ann",
                            IntStream.range(0, 100).mapToObj(i -> new Order.Item("item " + i, i * 1.25, i)).toList());
                    System.out.println("ready");
                    while (true) {
                        for (int i = 0; i < 20; i++) order = load(export(order));
                        Thread.sleep(2); // a core is not all its own
                    }
                }

                static byte[] export(Order order) { return MAPPER.writeValueAsBytes(order); }

                static Order load(byte[] json) { return MAPPER.readValue(json, Order.class); }
            }
            """;

    @TempDir
    Path folder;

    private final Commands commands = new Commands();
    private final List<Process> started = new ArrayList<>();

    @AfterEach
    void end() {
        started.forEach(Process::destroyForcibly);
    }

    @Test
    void theDocsLeadFromAPidToCodecs() throws Exception {
        Path jar = Programs.jar(folder, "com.acme.dto.Order", ORDER, "com.acme.App", APP);
        System.setProperty("wirespeed.libraries", libraries().toString());
        Iterator<String> walk = commands();
        long pid = start(jar);

        assertThat(run(walk.next(), pid)).containsPattern("\n {2}" + pid + " +com\\.acme\\.App ");
        assertThat(run(walk.next(), pid))
                .contains("\nSerialization in com.acme.App ", "\n  Jackson 3, write ", "\n  com.acme.App.export ")
                .contains("\nNext: ./wirespeed check app.jar ");
        assertThat(run(walk.next(), pid))
                .containsPattern(
                        "\n  1\\. com\\.acme\\.dto\\.Order: (?:at most )?[\\d.]+ cores, .* a month; a codec writes and reads it\n")
                .contains(
                        "\nNext: ./wirespeed generate app.jar --packages com.acme.dto --into app-fast.jar; start that, and when it is warm: ");
        assertThat(run(walk.next(), pid)).contains("Codecs for 2 of 2 classes, dialect jackson3\n");
        assertThat(run(walk.next(), pid)).contains("Codecs for 2 of 2 classes, dialect jackson3\n");
        end();
        assertThat(run(walk.next(), start(folder.resolve("app-fast.jar"))))
                .contains("\n  Jackson 3, write ", "\n  Wirespeed's codecs ", "\nAgainst the run of ")
                .containsPattern("\nBefore: .* of the CPU.*; now .*\\. Only runs ");
        assertThat(walk).isExhausted();
    }

    private static Iterator<String> commands() throws IOException {
        String page = Files.readString(PAGE);
        assertThat(page).contains(WALK);
        String walk = page.substring(page.indexOf(WALK) + WALK.length());
        return COMMAND.matcher(walk.substring(0, walk.indexOf("\n## ")))
                .results()
                .map(command -> command.group(1))
                .toList()
                .iterator();
    }

    private String run(String command, long pid) {
        Stream<String> given = Stream.of(command.split(" "))
                .map(word -> word.equals("4711")
                        ? "" + pid
                        : word.endsWith(".jar") || word.endsWith(".json") || word.equals("before")
                                ? folder.resolve(word).toString()
                                : word);
        Stream<String> here = command.contains("--pid") ? Stream.of("--for", "1s") : Stream.of();
        Stream<String> out = command.contains("--pid") && !command.contains("--out")
                ? Stream.of("--out", folder.resolve("out").toString())
                : Stream.of();
        String[] all = Stream.of(given, here, out).flatMap(Function.identity()).toArray(String[]::new);
        assertThat(commands.run(all)).as(commands.errors()).isZero();
        return commands.output();
    }

    /** With the module for mappers beside it, which finds codecs where there are some. */
    private long start(Path jar) throws IOException {
        String beside = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.matches(".*[/\\\\]jackson-(?:core|databind|annotations)-[\\d.]+\\.jar")
                        || entry.matches(".*[/\\\\](?:codec|jackson)[/\\\\]target[/\\\\].*"))
                .collect(Collectors.joining(File.pathSeparator));
        Process process = new ProcessBuilder(
                        NEWEST.java().toString(),
                        "-XX:+UseSerialGC",
                        "-Xmx128m",
                        "-cp",
                        jar + File.pathSeparator + beside,
                        "com.acme.App")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        started.add(process);
        assertThat(process.inputReader().readLine()).isEqualTo("ready");
        return process.pid();
    }

    /** As the build makes it; what only copies of executable jars get is empty. */
    private Path libraries() throws IOException {
        Path libraries = Files.createDirectory(folder.resolve("libraries"));
        for (String name : List.of("wirespeed-codec-1.jar", "wirespeed-jackson-1.jar")) {
            try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(libraries.resolve(name)))) {
                jar.putNextEntry(new ZipEntry("META-INF/"));
            }
        }
        Files.copy(Programs.agent(), libraries.resolve(Programs.agent().getFileName()));
        return libraries;
    }
}
