package dev.wirespeed.generate;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** One run of this JDK's compiler, with its output in memory. */
final class Compilation {
    /** Since this version, processors must be requested. */
    private static final int PROCESSORS_ASKED_FOR = 21;

    private final Map<String, byte[]> classes = new TreeMap<>();
    private final Map<String, byte[]> sources = new TreeMap<>();
    private final DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    private final StringWriter output = new StringWriter();
    private final List<String> libraries;
    private boolean succeeded;

    /** @param libraries the part of the class path whose codecs are kept */
    Compilation(Collection<Path> libraries) {
        this.libraries = libraries.stream().map(each -> each.toUri().toString()).toList();
    }

    /**
     * Has a processor generate codecs.
     *
     * @param outermost the names of classes that have class files
     */
    void run(
            Collection<Path> classPath,
            int release,
            Map<String, String> options,
            Collection<String> outermost,
            Processor processor) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new GenerateException("this Java has no compiler, which codecs need; use a JDK");
        }
        List<String> all = new ArrayList<>(List.of(
                "--release",
                "" + release,
                "-Xlint:none",
                "-Xmaxerrs",
                "100000",
                "-implicit:none",
                "-classpath",
                String.join(
                        File.pathSeparator,
                        classPath.stream().map(Path::toString).toList())));
        if (Runtime.version().feature() >= PROCESSORS_ASKED_FOR) {
            all.add("-proc:full");
        }
        options.forEach((name, value) -> all.add("-A" + name + "=" + value));
        try (Files files = new Files(compiler.getStandardFileManager(diagnostics, Locale.ROOT, UTF_8))) {
            JavaCompiler.CompilationTask task = compiler.getTask(output, files, diagnostics, all, outermost, null);
            task.setProcessors(List.of(processor));
            succeeded = task.call();
        } catch (IOException e) {
            throw new GenerateException("can't compile: " + e.getMessage());
        }
    }

    /** Class files by the binary names of their classes. */
    Map<String, byte[]> classes() {
        return classes;
    }

    /** The generated sources, by the names of their classes. */
    Map<String, byte[]> sources() {
        return sources;
    }

    /** The compiler's errors in generated sources, by class; other errors under an empty name. */
    Map<String, String> errors() {
        Map<String, String> errors = new TreeMap<>();
        for (Diagnostic<? extends JavaFileObject> each : diagnostics.getDiagnostics()) {
            if (each.getKind() == Diagnostic.Kind.ERROR) {
                String name = each.getSource() instanceof Made made ? made.name : "";
                errors.putIfAbsent(
                        name, each.getMessage(Locale.ROOT).lines().findFirst().orElse(""));
            }
        }
        if (errors.isEmpty() && !succeeded) {
            errors.put("", "the compiler gave up: " + thrown());
        }
        return errors;
    }

    /** The reason of a compiler crash, which the compiler shows below a few lines of advice. */
    private String thrown() {
        List<String> lines = output.toString().lines().toList();
        return lines.stream()
                .filter(line -> line.matches("\\S+(Error|Exception)(: .*)?"))
                .findFirst()
                .orElse(lines.isEmpty() ? "it does not say why" : lines.get(0));
    }

    /** A file made by the compiler. */
    private static final class Made extends SimpleJavaFileObject {
        private final String name;
        private final Map<String, byte[]> target;

        Made(String name, Kind kind, Map<String, byte[]> target) {
            super(URI.create("mem:///" + name.replace('.', '/') + kind.extension), kind);
            this.name = name;
            this.target = target;
        }

        @Override
        public OutputStream openOutputStream() {
            return new ByteArrayOutputStream() {
                @Override
                public void close() {
                    target.put(name, toByteArray());
                }
            };
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return new String(target.getOrDefault(name, new byte[0]), UTF_8);
        }
    }

    /** Keeps output in memory, and hides existing codecs, which are generated again, except those of libraries. */
    private final class Files extends ForwardingJavaFileManager<StandardJavaFileManager> {
        Files(StandardJavaFileManager standard) {
            super(standard);
        }

        @Override
        public Iterable<JavaFileObject> list(
                Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
                throws IOException {
            List<JavaFileObject> shown = new ArrayList<>();
            for (JavaFileObject each : super.list(location, packageName, kinds, recurse)) {
                if (!CodecNames.isCodec(inferBinaryName(location, each)) || isOfLibrary(each)) {
                    shown.add(each);
                }
            }
            return shown;
        }

        private boolean isOfLibrary(JavaFileObject file) {
            String uri = file.toUri().toString();
            return libraries.stream().anyMatch(each -> uri.startsWith(each) || uri.startsWith("jar:" + each + "!"));
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                JavaFileManager.Location location,
                String name,
                JavaFileObject.Kind kind,
                @Nullable FileObject sibling) {
            return new Made(name, kind, kind == JavaFileObject.Kind.SOURCE ? sources : classes);
        }

        @Override
        public String inferBinaryName(Location location, JavaFileObject file) {
            return file instanceof Made made ? made.name : super.inferBinaryName(location, file);
        }

        @Override
        public boolean isSameFile(FileObject one, FileObject other) {
            return one instanceof Made || other instanceof Made ? one.equals(other) : super.isSameFile(one, other);
        }
    }
}
