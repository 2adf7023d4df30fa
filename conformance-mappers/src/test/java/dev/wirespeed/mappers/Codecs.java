package dev.wirespeed.mappers;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.conformance.generator.Fixtures;
import dev.wirespeed.mappers.fork.AllClasses;
import dev.wirespeed.processor.WireProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles what runs in forks: what starts a framework, and once for each set of options the classes that are written and read. */
abstract class Codecs {
    private static final Path SOURCES = Path.of("src/test/resources/forked");
    private static final Path TARGET = Path.of("target/forked");
    private static final ClassPath JACKSONS = ClassPath.of("jackson-3.3").with(ClassPath.of("jackson-2.23"), "");
    private final Map<String, Path> compiled = new ConcurrentHashMap<>();

    /** The folder of what starts the framework. */
    Path subject(Row row, ClassPath classPath) {
        return compiled.computeIfAbsent(row.subject(), name -> {
            Path to = TARGET.resolve(name);
            String mapper = row.isJackson2() ? "Mapper2" : "Mapper3";
            requireNone(compile(to, List.of("-proc:none"), classPath, List.of(source(mapper), source(name))));
            return to;
        });
    }

    /** The folder of the classes and their codecs. */
    Path classes(Row row, ClassPath module) {
        String name = getClass().getSimpleName() + row.options();
        return compiled.computeIfAbsent(name, any -> {
            Path to = TARGET.resolve(name);
            empty(to);
            fill(to, row, module.with(JACKSONS, ""));
            return to;
        });
    }

    abstract void fill(Path to, Row row, ClassPath classPath);

    /** Those that are made for the purpose. */
    static final class Own extends Codecs {
        @Override
        void fill(Path to, Row row, ClassPath classPath) {
            requireNone(compile(to, arguments(row), classPath, List.of(source("Values"))));
        }
    }

    /** The fixtures of {@code conformance}, and random classes. */
    static final class All extends Codecs {
        private static final Path FIXTURES = Path.of("../conformance/src/test/java/dev/wirespeed/conformance/fixture");
        private static final long SEED = Long.getLong("wirespeed.classes.seed", 20_261_126L);
        private static final int COUNT = Integer.getInteger("wirespeed.classes.count", 20);

        @Override
        void fill(Path to, Row row, ClassPath classPath) {
            List<String> arguments = arguments(row);
            boolean refusesNone = row.options().stream().allMatch(option -> option.startsWith("dialect="));
            List<Source> fixtures = fixtures();
            if (refusesNone) {
                requireNone(compile(to, arguments, classPath, fixtures));
            } else {
                fixtures = compiled(to, arguments, classPath, fixtures);
            }
            List<Source> random = compiled(to, arguments, classPath, random(row));
            List<String> names = Stream.concat(fixtures.stream(), random.stream())
                    .map(source -> source.className)
                    .toList();
            try {
                Files.write(to.resolve(AllClasses.LIST), names);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** Those that can have codecs with these options; they are compiled then. */
        private static List<Source> compiled(
                Path to, List<String> arguments, ClassPath classPath, List<Source> sources) {
            List<Source> left = sources;
            for (Set<String> refused = Set.of(""); !refused.isEmpty(); ) {
                List<Diagnostic<? extends JavaFileObject>> errors = compile(to, arguments, classPath, left);
                requireNone(errors.stream()
                        .filter(error -> !error.getMessage(Locale.ROOT).startsWith("WS"))
                        .toList());
                Set<String> wrong = errors.stream()
                        .map(error -> ((Source) Objects.requireNonNull(error.getSource())).className)
                        .collect(Collectors.toSet());
                refused = wrong;
                left = left.stream()
                        .filter(source -> !wrong.contains(source.className))
                        .toList();
            }
            return left;
        }

        private static List<Source> fixtures() {
            try (Stream<Path> files = Files.list(FIXTURES)) {
                return files.sorted().map(Codecs::source).toList();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static List<Source> random(Row row) {
            return IntStream.range(0, COUNT)
                    .mapToObj(index -> Fixtures.of(SEED, index))
                    .map(fixture -> row.isJackson2() ? fixture.ofJackson2() : fixture)
                    .map(fixture -> new Source(fixture.outer(), fixture.source()))
                    .toList();
        }
    }

    /** What an earlier run has left would count. */
    private static void empty(Path folder) {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static List<String> arguments(Row row) {
        return row.options().stream().map(option -> "-Awirespeed." + option).toList();
    }

    private static void requireNone(List<Diagnostic<? extends JavaFileObject>> errors) {
        if (!errors.isEmpty()) {
            throw new IllegalStateException(errors.toString());
        }
    }

    /** The errors. */
    private static List<Diagnostic<? extends JavaFileObject>> compile(
            Path to, List<String> further, ClassPath classPath, List<Source> sources) {
        List<String> arguments =
                new ArrayList<>(List.of("-parameters", "-nowarn", "-d", to.toString(), "-cp", classPath.toString()));
        arguments.addAll(further);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, Locale.ROOT, UTF_8)) {
            Files.createDirectories(to);
            JavaCompiler.CompilationTask task = compiler.getTask(null, files, messages, arguments, null, sources);
            if (!further.contains("-proc:none")) {
                task.setProcessors(List.of(new WireProcessor()));
            }
            task.call();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return messages.getDiagnostics().stream()
                .filter(message -> message.getKind() == Diagnostic.Kind.ERROR)
                .toList();
    }

    private static Source source(String name) {
        return source(SOURCES.resolve(name + ".java"));
    }

    private static Source source(Path file) {
        try {
            String text = Files.readString(file);
            String type = file.getFileName().toString().replace(".java", "");
            String start = "package ";
            int from = text.indexOf(start) + start.length();
            return new Source(text.substring(from, text.indexOf(';', from)) + "." + type, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String className;
        private final String text;

        Source(String className, String text) {
            super(URI.create("string:///" + className.replace('.', '/') + ".java"), Kind.SOURCE);
            this.className = className;
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
