package dev.wirespeed.maven;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.generate.BuildStep;
import dev.wirespeed.generate.Selection;
import dev.wirespeed.json.JsonCodec;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.jspecify.annotations.Nullable;

/** A project whose classes are compiled, and in which the goal is run. */
final class Project {
    /** Before all that a test does, so that it can be told what was written. */
    private static final FileTime LONG_AGO = FileTime.from(Instant.parse("2020-01-01T00:00:00Z"));

    private final Path folder;
    private final List<String> lines = new ArrayList<>();

    List<String> packages = List.of("acme.dto");
    Map<String, String> options = Map.of("dialect", "jackson3");
    List<Path> dependencies = List.of(place(JsonCodec.class), place(JsonProperty.class));

    @Nullable
    Path sources;

    boolean failOnRefused;
    String version = "1";

    Project(Path folder) {
        this.folder = folder;
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    Path output() {
        return folder.resolve("classes");
    }

    /** Compiles one class. */
    Project compile(String name, String source) throws IOException {
        Path file = folder.resolve("src/" + name.replace('.', '/') + ".java");
        Files.createDirectories(file.getParent());
        Files.createDirectories(output());
        Files.writeString(file, "package " + name.substring(0, name.lastIndexOf('.')) + ";\n" + source);
        String classPath = Stream.concat(Stream.of(output()), dependencies.stream())
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        int result = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-d",
                        "" + output(),
                        "-cp",
                        classPath,
                        "--release",
                        "17",
                        "-proc:none",
                        "" + file);
        assertThat(result).isZero();
        return this;
    }

    /** Has what others compile among its dependencies. */
    void dependOn(Path output) {
        dependencies = Stream.concat(dependencies.stream(), Stream.of(output)).toList();
    }

    void delete(String name) throws IOException {
        Files.delete(output().resolve(name.replace('.', '/') + ".class"));
    }

    /** Runs the goal; all that is there seems old before. */
    List<String> run() throws IOException, MojoExecutionException, MojoFailureException {
        for (Path file : files()) {
            Files.setLastModifiedTime(file, LONG_AGO);
        }
        lines.clear();
        goal().run();
        return List.copyOf(lines);
    }

    Run goal() {
        BuildStep step = new BuildStep(
                new Selection(packages, List.of()),
                options,
                List.of(output()),
                output(),
                dependencies,
                sources,
                failOnRefused,
                version);
        return new Run(step, folder.resolve("work"), new Lines());
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    /** The files below the folder with the classes, and whether the last run wrote them. */
    Map<String, Boolean> written() throws IOException {
        return files().stream()
                .filter(file -> file.startsWith(output()))
                .collect(Collectors.toMap(
                        file -> output().relativize(file).toString().replace('\\', '/'),
                        Project::isNew,
                        (one, other) -> one,
                        TreeMap::new));
    }

    private static boolean isNew(Path file) {
        try {
            return !Files.getLastModifiedTime(file).equals(LONG_AGO);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private final class Lines extends SystemStreamLog {
        @Override
        public boolean isDebugEnabled() {
            return true;
        }

        @Override
        public void debug(CharSequence content) {
            lines.add("debug: " + content);
        }

        @Override
        public void info(CharSequence content) {
            lines.add("info: " + content);
        }

        @Override
        public void warn(CharSequence content) {
            lines.add("warn: " + content);
        }
    }
}
