package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import dev.wirespeed.processor.WireProcessor;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.annotation.JsonNaming;

/** Sources compiled in memory by the running JDK, with the processor or without. */
final class Compiled {
    private static final String CLASS_PATH = Stream.of(
                    Wire.class, JsonProperty.class, JsonParser.class, JsonNaming.class)
            .map(Compiled::place)
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));

    /** Kept, so that jars are not opened for each compilation. */
    private static final ThreadLocal<JavaFileManager> FILES = ThreadLocal.withInitial(Compiled::standardFiles);

    private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();
    private final DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();

    private final Map<String, StringWriter> generated = new TreeMap<>();
    private RuntimeException crash;
    private ClassLoader loader;

    private Compiled() {}

    /** @param sources by the full name of their class */
    static Compiled of(Map<String, String> sources, boolean processing) {
        return of(sources, processing, List.of());
    }

    /** @param further options of the compiler */
    static Compiled of(Map<String, String> sources, boolean processing, List<String> further) {
        List<String> options = new ArrayList<>(List.of("-parameters", "-g:none", "-classpath", CLASS_PATH));
        options.addAll(further);
        options.addAll(processing ? List.of("-Xlint:all,-processing,-options,-serial") : List.of("-proc:none"));
        return new Compiled().run(FILES.get(), sources, options, processing);
    }

    /**
     * Codecs for classes that were compiled elsewhere.
     *
     * @param files can be shared, so that jars are not opened again
     * @param classPath what those classes need, and they themselves
     * @param dialect of the codecs
     */
    static Compiled of(JavaFileManager files, Map<String, String> sources, List<Path> classPath, String dialect) {
        String all = Stream.concat(Stream.of(CLASS_PATH), classPath.stream().map(Path::toString))
                .collect(Collectors.joining(File.pathSeparator));
        List<String> options = List.of(
                "-g:none", "-Xlint:none", "-Xmaxerrs", "1000000", "-Awirespeed.dialect=" + dialect, "-classpath", all);
        return new Compiled().run(files, sources, options, true);
    }

    static JavaFileManager standardFiles() {
        return ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, Locale.ROOT, UTF_8);
    }

    private Compiled run(JavaFileManager files, Map<String, String> sources, List<String> options, boolean processing) {
        List<Source> units = sources.entrySet().stream()
                .map(s -> new Source(s.getKey(), s.getValue()))
                .toList();
        JavaCompiler.CompilationTask task = ToolProvider.getSystemJavaCompiler()
                .getTask(null, new Memory(files), diagnostics, options, null, units);
        if (processing) {
            task.setProcessors(List.of(new WireProcessor()));
        }
        try {
            task.call();
        } catch (RuntimeException e) { // what the processor threw, wrapped by the compiler
            crash = e;
        }
        return this;
    }

    static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What was said about the source file of a class, or about what was generated from it. */
    record Message(Diagnostic.Kind kind, String file, String text) {
        boolean isError() {
            return kind == Diagnostic.Kind.ERROR;
        }

        /** Of the processor's own; else the compiler's. */
        boolean isProblem() {
            return text.startsWith("WS");
        }

        String id() {
            return text.substring(0, 5);
        }

        @Override
        public String toString() {
            return kind + " " + file + ": " + text;
        }
    }

    /** What the processor wrote, by the simple names of the classes. */
    Map<String, StringWriter> sources() {
        return generated;
    }

    /** What stopped the compiler, or null. */
    RuntimeException crash() {
        return crash;
    }

    List<Message> messages() {
        return diagnostics.getDiagnostics().stream()
                .map(d -> new Message(d.getKind(), file(d.getSource()), d.getMessage(Locale.ROOT)))
                .toList();
    }

    private static String file(JavaFileObject source) {
        if (source == null) {
            return "";
        }
        String path = source.toUri().getPath();
        return path.substring(path.lastIndexOf('/') + 1).replace(".java", "");
    }

    /** The class files, by the full names of the classes. */
    Map<String, byte[]> classes() {
        return classes.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, c -> c.getValue().toByteArray()));
    }

    /** The same loader each time. */
    ClassLoader load() {
        if (loader == null) {
            loader = newLoader();
        }
        return loader;
    }

    private ClassLoader newLoader() {
        return new ClassLoader(Compiled.class.getClassLoader()) {
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
            return kind == JavaFileObject.Kind.SOURCE ? new Generated(uri) : new Output(uri, name);
        }
    }

    private final class Generated extends SimpleJavaFileObject {
        private final StringWriter text = new StringWriter();

        Generated(URI uri) {
            super(uri, Kind.SOURCE);
            generated.put(file(this), text);
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

    private final class Output extends SimpleJavaFileObject {
        private final String name;

        Output(URI uri, String name) {
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
