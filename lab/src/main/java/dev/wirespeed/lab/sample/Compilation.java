package dev.wirespeed.lab.sample;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.contestant.Generation;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
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
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** One run of this JDK's compiler with one annotation processor. */
final class Compilation {

    private final ClassPath classPath;
    private final int release;
    private final Path folder;
    private final DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    private boolean generated;

    /**
     * A compilation that has not started.
     *
     * @param folder where class files and the generated sources go
     */
    Compilation(ClassPath classPath, int release, Path folder) {
        this.classPath = classPath;
        this.release = release;
        this.folder = folder;
    }

    /** Compiles one class and what the processor makes for it; says what went wrong first, if anything did. */
    Optional<String> run(Generation generation, String name, String source) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new LabException("this Java has no compiler, which makes the codecs; run the lab on a JDK");
        }
        List<String> options = List.of(
                "--release", "" + release, "-proc:full", "-Xlint:none", "-parameters", "-classpath", compilePath());
        try (Files files = new Files(compiler.getStandardFileManager(diagnostics, Locale.ROOT, UTF_8))) {
            files.useFolder(folder);
            JavaCompiler.CompilationTask task = compiler.getTask(
                    new StringWriter(),
                    files,
                    diagnostics,
                    Stream.concat(options.stream(), generation.options().stream())
                            .toList(),
                    null,
                    List.of(new Source(name, source)));
            task.setProcessors(List.of(processor(generation.processor())));
            return task.call() ? Optional.empty() : Optional.of(firstError());
        } catch (IOException e) {
            throw new LabException("cannot write to " + folder + ": " + e.getMessage());
        } catch (RuntimeException | LinkageError e) { // what the processor threw, wrapped by the compiler
            return Optional.of("its annotation processor failed: " + rootCause(e));
        }
    }

    /** The lab's own libraries first, as in the forks. */
    private String compilePath() {
        return System.getProperty("java.class.path") + File.pathSeparator + classPath;
    }

    private static Processor processor(String name) {
        try {
            return Class.forName(name)
                    .asSubclass(Processor.class)
                    .getConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the processor " + name + " is not on the lab's class path", e);
        }
    }

    private static String rootCause(Throwable thrown) {
        Throwable cause = thrown;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause.toString().lines().findFirst().orElse("");
    }

    private String firstError() {
        return messages(Set.of(Diagnostic.Kind.ERROR)).stream().findFirst().orElse("the compiler said nothing");
    }

    /** What the processor said without calling it an error. */
    List<String> notes() {
        return messages(Set.of(Diagnostic.Kind.NOTE, Diagnostic.Kind.WARNING, Diagnostic.Kind.MANDATORY_WARNING));
    }

    private List<String> messages(Set<Diagnostic.Kind> kinds) {
        return diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> kinds.contains(diagnostic.getKind()))
                .map(diagnostic ->
                        diagnostic.getMessage(Locale.ROOT).lines().findFirst().orElse(""))
                .toList();
    }

    /** Whether the processor made any source. */
    boolean hasGenerated() {
        return generated;
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name.replace('.', '/') + Kind.SOURCE.extension), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Notes what is generated, and hides codecs that the user's class path has: they may be of another version. */
    private final class Files extends ForwardingJavaFileManager<StandardJavaFileManager> {

        Files(StandardJavaFileManager standard) {
            super(standard);
        }

        void useFolder(Path target) throws IOException {
            fileManager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(target));
            fileManager.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(target));
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                JavaFileManager.Location location, String className, JavaFileObject.Kind kind, FileObject sibling)
                throws IOException {
            generated |= kind == JavaFileObject.Kind.SOURCE;
            return super.getJavaFileForOutput(location, className, kind, sibling);
        }

        @Override
        public Iterable<JavaFileObject> list(
                JavaFileManager.Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
                throws IOException {
            Iterable<JavaFileObject> all = super.list(location, packageName, kinds, recurse);
            return location == StandardLocation.CLASS_PATH
                    ? StreamSupport.stream(all.spliterator(), false)
                            .filter(file -> !file.getName().endsWith("_JsonCodec.class"))
                            .toList()
                    : all;
        }
    }
}
