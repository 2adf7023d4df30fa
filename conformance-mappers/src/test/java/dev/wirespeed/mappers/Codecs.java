package dev.wirespeed.mappers;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.processor.WireProcessor;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles the classes that are written and read, their codecs, and what starts a framework; once for each set of options. */
final class Codecs {
    private static final Path SOURCES = Path.of("src/test/resources/forked");
    private static final Path TARGET = Path.of("target/forked");
    private final Map<String, Path> compiled = new ConcurrentHashMap<>();

    /** The folder of classes. */
    Path of(Row row, ClassPath classPath) {
        String name = String.join(",", row.subject(), String.join(",", row.options()));
        return compiled.computeIfAbsent(name, any -> compile(TARGET.resolve(name), row, classPath));
    }

    private static Path compile(Path to, Row row, ClassPath classPath) {
        String mapper = row.isJackson2() ? "Mapper2" : "Mapper3";
        List<String> options =
                new ArrayList<>(List.of("-parameters", "-nowarn", "-d", to.toString(), "-cp", classPath.toString()));
        row.options().forEach(option -> options.add("-Awirespeed." + option));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, Locale.ROOT, UTF_8)) {
            Files.createDirectories(to);
            JavaCompiler.CompilationTask task = compiler.getTask(
                    messages,
                    files,
                    null,
                    options,
                    null,
                    files.getJavaFileObjects(source("Values"), source(mapper), source(row.subject())));
            task.setProcessors(List.of(new WireProcessor()));
            if (!task.call()) {
                throw new IllegalStateException(messages.toString());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return to;
    }

    private static Path source(String name) {
        return SOURCES.resolve(name + ".java");
    }
}
