package dev.wirespeed.mappers;

import dev.wirespeed.jackson.WirespeedModule;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.mappers.fork.Check;
import dev.wirespeed.mappers.fork.Fork;
import dev.wirespeed.spring.meter.Direction;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs rows in JVMs of their own; those that differ in settings only, in one. */
final class Forks {
    private static final Path TARGET = Path.of("target/forks");
    private static final long SECONDS = 900;

    /** What codecs are compiled with. */
    private static final ClassPath CODECS = new ClassPath(
            Stream.of(Fork.class, JsonCodec.class, WirespeedModule.class, dev.wirespeed.jackson2.WirespeedModule.class)
                    .map(type -> place(type).toString())
                    .toList());

    private final Class<? extends Check> check;
    private final Codecs codecs;

    /** @param codecs of the classes that the check is about */
    Forks(Class<? extends Check> check, Codecs codecs) {
        this.check = check;
        this.codecs = codecs;
    }

    /** What was found of each row, in their order. */
    Map<Row, Finding> run(List<Row> rows) throws Exception {
        Files.createDirectories(TARGET);
        Map<Object, List<Row>> groups = rows.stream()
                .collect(Collectors.groupingBy(
                        row -> List.of(row.subject(), row.application(), row.options()),
                        LinkedHashMap::new,
                        Collectors.toList()));
        ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        Map<Row, Finding> found = new LinkedHashMap<>();
        try {
            List<Future<Map<Row, Finding>>> all = new ArrayList<>();
            for (List<Row> group : groups.values()) {
                int number = all.size();
                all.add(pool.submit(() -> fork(number, group)));
            }
            for (Future<Map<Row, Finding>> each : all) {
                found.putAll(result(each));
            }
        } finally {
            pool.shutdownNow();
        }
        return found;
    }

    private static Map<Row, Finding> result(Future<Map<Row, Finding>> future) throws Exception {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private Map<Row, Finding> fork(int number, List<Row> rows) throws Exception {
        Row first = rows.get(0);
        Path module = place(first.isJackson2() ? dev.wirespeed.jackson2.WirespeedModule.class : WirespeedModule.class);
        Path registered = Path.of("src/test/resources/registered", first.isJackson2() ? "jackson2" : "jackson3");
        List<Path> hidden = new ArrayList<>(List.of(module, registered));
        if (first.subject().equals(Row.WITH_STARTER)) {
            hidden.add(place(Direction.class));
        }
        ClassPath base = first.application().with(hidden).with(List.of(place(Fork.class), place(JsonCodec.class)));
        ClassPath classPath = base.with(List.of(codecs.subject(first, base), codecs.classes(first, CODECS)));
        String name = check.getSimpleName() + number;
        Path lines = TARGET.resolve(name + ".lines");
        Path findings = TARGET.resolve(name + ".findings");
        Path log = TARGET.resolve(name + ".log");
        Files.write(
                lines,
                rows.stream().map(row -> String.join(Fork.TAB, row.settings())).toList());
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xshare:auto"));
        System.getProperties().stringPropertyNames().stream()
                .filter(property -> property.startsWith("wirespeed.mappers."))
                .forEach(property -> command.add("-D" + property + "=" + System.getProperty(property)));
        command.addAll(List.of(
                "-cp",
                place(Fork.class).toString(),
                Fork.class.getName(),
                "dev.wirespeed.mappers.forked." + first.subject(),
                check.getName(),
                lines.toString(),
                findings.toString(),
                classPath.toString(),
                hidden.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator))));
        run(log, command);
        List<String> found = Files.readAllLines(findings);
        Map<Row, Finding> all = new LinkedHashMap<>();
        for (int i = 0; i < rows.size(); i++) {
            all.put(rows.get(i), Finding.of(found.get(i)));
        }
        return all;
    }

    private static void run(Path log, List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
                throw new IllegalStateException(Files.readString(log));
            }
        } finally {
            process.destroyForcibly();
        }
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
