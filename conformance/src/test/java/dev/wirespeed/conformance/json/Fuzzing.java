package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

/**
 * Runs Jazzer, a fuzzer guided by coverage, for {@code -Dwirespeed.fuzz.seconds}; a part of the profile {@code fuzz} alone. What
 * it learns stays in {@code target/fuzz} for the next run.
 */
class Fuzzing {
    private static final int SECONDS = Integer.getInteger("wirespeed.fuzz.seconds", 60);
    private static final Path FOLDER = Path.of("target", "fuzz").toAbsolutePath();

    @Test
    void findsNothing() throws IOException, InterruptedException {
        Path seeds = Files.createDirectories(FOLDER.resolve("seeds"));
        Path learnt = Files.createDirectories(FOLDER.resolve("learnt"));
        Path dictionary = FOLDER.resolve("json.dict");
        for (Map.Entry<String, byte[]> seed : seeds().entrySet()) {
            boolean words = seed.getKey().endsWith(".dict");
            Path file = words ? dictionary : seeds.resolve(seed.getKey().replace('/', '-'));
            Files.write(file, seed.getValue());
        }
        Path log = FOLDER.resolve("log.txt");
        List<String> options = new ArrayList<>(List.of(
                "-max_total_time=" + SECONDS,
                "-max_len=512",
                "-timeout=60",
                "-print_final_stats=1",
                "-artifact_prefix=" + FOLDER + "/",
                learnt.toString(),
                seeds.toString()));
        if (Files.exists(dictionary)) {
            options.add("-dict=" + dictionary);
        }
        Process jazzer = new ProcessBuilder(command(options))
                .directory(FOLDER.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        int exit = jazzer.waitFor();
        Files.readAllLines(log, ISO_8859_1).stream()
                .filter(line -> line.startsWith("stat::"))
                .forEach(System.out::println);
        assertThat(exit).as("what was found is in %s", FOLDER).isZero();
    }

    /** The public seeds, or one document where they are absent, from which less is reached in the same time. */
    private static Map<String, byte[]> seeds() {
        try {
            return FuzzSeeds.all();
        } catch (TestAbortedException absent) {
            System.out.println("Without the public seeds. " + absent.getMessage());
            return Map.of("empty.json", "{}".getBytes(ISO_8859_1));
        }
    }

    private static List<String> command(List<String> options) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-XX:-StackTraceInThrowable", // most inputs end in an exception
                "-XX:+EnableDynamicAgentLoading",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + FuzzTarget.class.getName(),
                "--instrumentation_includes=dev.wirespeed.**",
                "--reproducer_path=" + FOLDER));
        command.addAll(options);
        return command;
    }
}
