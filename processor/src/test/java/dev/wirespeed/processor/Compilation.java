package dev.wirespeed.processor;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import lombok.Data;
import org.jspecify.annotations.NullMarked;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.annotation.JsonNaming;

/** Sources compiled in memory by the running JDK's compiler, with the processor and every lint. */
final class Compilation {
    private static final List<String> OPTIONS =
            List.of("-parameters", "-Xlint:all,-processing,-options", "-Werror", "-classpath", classPath());

    private final Map<String, StringWriter> generated = new TreeMap<>();
    private final Map<String, ByteArrayOutputStream> classes = new TreeMap<>();
    private final DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();

    private Compilation() {}

    /** Compiles files of one name and content each; the name is that of the class, packages with dots. */
    static Compilation of(Map<String, String> sources, Processor... more) {
        return of(sources, List.of(), more);
    }

    static Compilation of(Map<String, String> sources, List<String> options, Processor... more) {
        Compilation compilation = new Compilation();
        compilation.run(sources, options, more);
        return compilation;
    }

    static Compilation of(String name, String source, Processor... more) {
        return of(Map.of(name, source), more);
    }

    /** Compiles with these processors in this order. */
    static Compilation by(List<Processor> processors, String name, String source) {
        return by(processors, Map.of(name, source));
    }

    static Compilation by(List<Processor> processors, Map<String, String> sources, String... more) {
        Compilation compilation = new Compilation();
        List<String> options = new ArrayList<>(OPTIONS);
        options.addAll(List.of(more));
        compilation.compile(sources, options, processors);
        return compilation;
    }

    /** Compiles without processor and, but for options that say otherwise, without the names of parameters. */
    static Compilation library(Map<String, String> sources, String... more) {
        Compilation compilation = new Compilation();
        List<String> options = new ArrayList<>(List.of("-proc:none", "-classpath", classPath()));
        options.addAll(List.of(more));
        compilation.compile(sources, options, List.of());
        return compilation.succeeded();
    }

    private void run(Map<String, String> sources, List<String> extra, Processor... more) {
        List<String> options = new ArrayList<>(OPTIONS);
        options.addAll(extra);
        List<Processor> processors = new ArrayList<>(List.of(more));
        processors.add(new WireProcessor());
        compile(sources, options, processors);
    }

    private void compile(Map<String, String> sources, List<String> options, List<Processor> processors) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        JavaFileManager files = new Memory(compiler.getStandardFileManager(diagnostics, Locale.ROOT, UTF_8));
        List<Source> units = sources.entrySet().stream()
                .map(e -> new Source(e.getKey(), e.getValue()))
                .toList();
        JavaCompiler.CompilationTask task = compiler.getTask(null, files, diagnostics, options, null, units);
        if (!processors.isEmpty()) {
            task.setProcessors(processors);
        }
        task.call();
    }

    static String classPath() {
        return Stream.of(Wire.class, JsonProperty.class, JsonParser.class, JsonNaming.class, Data.class)
                .map(type -> place(type).toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** The class path and what the codec's module says that its users need. */
    static String modulePath() {
        return classPath() + File.pathSeparator + place(NullMarked.class);
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Everything that the processor said, notes included. */
    List<Diagnostic<? extends JavaFileObject>> problems() {
        return diagnostics.getDiagnostics().stream()
                .filter(d -> d.getMessage(Locale.ROOT).startsWith("WS"))
                .<Diagnostic<? extends JavaFileObject>>map(d -> d)
                .toList();
    }

    /** What the compiler said, but for notes. */
    List<Diagnostic<? extends JavaFileObject>> complaints() {
        return diagnostics.getDiagnostics().stream()
                .filter(d -> d.getKind() != Diagnostic.Kind.NOTE)
                .<Diagnostic<? extends JavaFileObject>>map(d -> d)
                .toList();
    }

    /** Notes of the processor. */
    List<String> notes() {
        return diagnostics.getDiagnostics().stream()
                .filter(d -> d.getKind() == Diagnostic.Kind.NOTE)
                .map(d -> d.getMessage(Locale.ROOT))
                .toList();
    }

    /** This compilation, if the compiler was content. */
    Compilation succeeded() {
        if (!complaints().isEmpty()) {
            throw new AssertionError(complaints() + "\n" + generated.keySet());
        }
        return this;
    }

    /** The source of a generated class. */
    String generated(String name) {
        StringWriter source = generated.get(name);
        if (source == null) {
            throw new AssertionError(name + " was not generated, only " + generated.keySet());
        }
        return source.toString();
    }

    List<String> generatedNames() {
        return List.copyOf(generated.keySet());
    }

    /** Writes the class files below a folder, which is returned. */
    Path save(Path folder) throws IOException {
        for (Map.Entry<String, ByteArrayOutputStream> each : classes.entrySet()) {
            Path file = folder.resolve(each.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, each.getValue().toByteArray());
        }
        return folder;
    }

    /** Loads what was compiled. */
    ClassLoader load() {
        succeeded();
        return new ClassLoader(Compilation.class.getClassLoader()) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                ByteArrayOutputStream bytes = classes.get(name);
                if (bytes == null) {
                    throw new ClassNotFoundException(name);
                }
                return defineClass(name, bytes.toByteArray(), 0, bytes.size());
            }
        };
    }

    /** The text of a file among the test's resources. */
    static String resource(String path) {
        try {
            return Files.readString(Path.of("src/test/resources", path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name.replace('.', '/') + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        Memory(JavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            URI uri = URI.create("memory:///" + name.replace('.', '/') + kind.extension);
            return kind == JavaFileObject.Kind.SOURCE ? new SourceOutput(uri, name) : new ClassOutput(uri, name);
        }
    }

    private final class SourceOutput extends SimpleJavaFileObject {
        private final StringWriter text = new StringWriter();

        SourceOutput(URI uri, String name) {
            super(uri, Kind.SOURCE);
            generated.put(name, text);
        }

        @Override
        public Writer openWriter() {
            return text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text.toString();
        }
    }

    private final class ClassOutput extends SimpleJavaFileObject {
        private final String name;

        ClassOutput(URI uri, String name) {
            super(uri, Kind.CLASS);
            this.name = name;
        }

        @Override
        public OutputStream openOutputStream() {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            classes.put(name, bytes);
            return bytes;
        }
    }
}
