package dev.wirespeed.agent;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Programs;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A JVM of the tests' own version that runs one of the programs in {@code com.acme}. */
final class Jvm implements AutoCloseable {
    static final Path AGENT = Path.of(System.getProperty("wirespeed.agent.jar"));

    private final Process process;
    private final Path errors;
    private final BufferedReader output;
    private final Writer input;

    private Jvm(Process process, Path errors) {
        this.process = process;
        this.errors = errors;
        output = process.inputReader(StandardCharsets.UTF_8);
        input = process.outputWriter(StandardCharsets.UTF_8);
    }

    static String agent(String options) {
        return "-javaagent:" + AGENT + options;
    }

    /** What the programs need; neither the agent nor what it is made of. */
    static String classPath() {
        return String.join(
                File.pathSeparator,
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .filter(entry -> !entry.contains("byte-buddy"))
                        .filter(entry -> !Path.of(entry).startsWith(AGENT.resolveSibling("classes")))
                        .toList());
    }

    static Jvm start(List<String> options, Class<?> main, String... arguments) throws IOException {
        List<String> all = new ArrayList<>(options);
        all.addAll(List.of("-cp", classPath(), main.getName()));
        all.addAll(List.of(arguments));
        return start(all);
    }

    /** Runs an executable jar to its end. */
    static Said runJar(List<String> options, Path jar) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(options);
        all.addAll(List.of("-jar", jar.toString()));
        try (Jvm jvm = start(all)) {
            return jvm.end();
        }
    }

    /** One that runs a program after another, with the agent if options say so. */
    static Jvm ofPrograms(String... options) throws IOException {
        return start(List.of(options), Programs.class);
    }

    private static Jvm start(List<String> options) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx256m"));
        command.addAll(options);
        Path errors = Files.createTempFile("wirespeed-agent-test", ".txt");
        return new Jvm(
                new ProcessBuilder(command).redirectError(errors.toFile()).start(), errors);
    }

    /** Runs a program to its end, which is a good one. */
    static Said run(List<String> options, Class<?> main, String... arguments) throws IOException, InterruptedException {
        try (Jvm jvm = start(options, main, arguments)) {
            return jvm.end();
        }
    }

    static Said runWithAgent(Class<?> main, String... arguments) throws IOException, InterruptedException {
        return run(List.of(agent("")), main, arguments);
    }

    long pid() {
        return process.pid();
    }

    /** Runs a program, and tells what was counted meanwhile. */
    List<Row> runs(Class<?> program, String... arguments) throws IOException {
        input.write(program.getName());
        for (String argument : arguments) {
            input.write(" " + argument);
        }
        input.write("\n");
        input.flush();
        return Row.in(untilReady());
    }

    private List<String> untilReady() throws IOException {
        List<String> lines = new ArrayList<>();
        String line = output.readLine();
        while (line != null && !line.equals("ready")) {
            lines.add(line);
            line = output.readLine();
        }
        assertThat(line).as("after %s and %s", lines, errors()).isNotNull();
        return lines;
    }

    Said end() throws IOException, InterruptedException {
        input.close();
        List<String> lines = output.lines().toList();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        Said said = new Said(lines, errors());
        assertThat(process.exitValue()).as("%s", said).isZero();
        return said;
    }

    /** All but what the JVM itself says of agents: that it can't share their classes, and where the stack is full. */
    String errors() {
        try {
            return Files.readString(errors, StandardCharsets.UTF_8)
                    .replaceAll("(?m)^OpenJDK .* warning: Sharing is only supported .*\n", "")
                    .replaceAll("(?m)^\\*\\*\\* java.lang.instrument ASSERTION FAILED .*\n", "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        process.destroyForcibly();
        Files.deleteIfExists(errors);
    }

    /** What a program has said. */
    record Said(List<String> lines, String errors) {
        List<Row> rows() {
            return Row.in(lines);
        }
    }

    /** What has been counted, as {@code Told} prints it. */
    record Row(
            String library,
            String direction,
            String type,
            String caller,
            long count,
            long failures,
            long bytes,
            long sized,
            long wallNanos,
            long timed,
            long cpuNanos,
            long cpuTimed) {
        static List<Row> in(List<String> lines) {
            return lines.stream()
                    .filter(line -> line.startsWith("= "))
                    .map(line -> of(line.substring(2).split("\t", -1)))
                    .toList();
        }

        private static Row of(String[] parts) {
            long[] numbers = Stream.of(parts).skip(4).mapToLong(Long::parseLong).toArray();
            return new Row(
                    parts[0],
                    parts[1],
                    parts[2],
                    parts[3],
                    numbers[0],
                    numbers[1],
                    numbers[2],
                    numbers[3],
                    numbers[4],
                    numbers[5],
                    numbers[6],
                    numbers[7]);
        }

        /** All of it that does not depend on time. */
        String text() {
            return String.join(
                    " ",
                    direction,
                    type,
                    "by",
                    caller.replace("com.acme.", ""),
                    "count " + count,
                    "failures " + failures,
                    "bytes " + bytes,
                    "of " + sized);
        }
    }
}
