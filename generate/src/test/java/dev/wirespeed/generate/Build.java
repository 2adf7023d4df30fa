package dev.wirespeed.generate;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** What the build of somebody's application does: it compiles sources without the processor, and makes jars of class files. */
final class Build {
    private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
    private static final Pattern TYPE = Pattern.compile("(?:class|record|interface|enum) ([\\w$]+)");

    private Build() {}

    /** Class files by their paths in a jar; parameters have their names. */
    static Map<String, byte[]> compile(String... sources) {
        return compile(List.of("-parameters"), sources);
    }

    static Map<String, byte[]> compile(List<String> options, String... sources) {
        return compile(options, List.of(), sources);
    }

    static Map<String, byte[]> compile(List<String> options, List<Path> libraries, String... sources) {
        String classPath = Stream.concat(Stream.of(RunTime.annotations(), RunTime.codec()), libraries.stream())
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        List<String> all = new ArrayList<>(List.of("-proc:none", "--release", "17", "-classpath", classPath));
        all.addAll(options);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        Map<String, byte[]> files = new TreeMap<>();
        compiler.getTask(
                        null,
                        new Memory(compiler.getStandardFileManager(diagnostics, Locale.ROOT, UTF_8), files),
                        diagnostics,
                        all,
                        null,
                        Stream.of(sources).map(Source::new).toList())
                .call();
        if (diagnostics.getDiagnostics().stream().anyMatch(each -> each.getKind() == Diagnostic.Kind.ERROR)) {
            throw new AssertionError(diagnostics.getDiagnostics());
        }
        return files;
    }

    /** All of them. */
    @SafeVarargs
    @SuppressWarnings("varargs") // they are read alone
    static Map<String, byte[]> files(Map<String, byte[]>... files) {
        Map<String, byte[]> all = new TreeMap<>();
        for (Map<String, byte[]> each : files) {
            all.putAll(each);
        }
        return all;
    }

    static Map<String, byte[]> below(String folder, Map<String, byte[]> files) {
        Map<String, byte[]> all = new TreeMap<>();
        files.forEach((name, content) -> all.put(folder + name, content));
        return all;
    }

    static Map<String, byte[]> file(String name, String text) {
        return Map.of(name, text.getBytes(UTF_8));
    }

    static Path folder(Path folder, Map<String, byte[]> files) throws IOException {
        for (Map.Entry<String, byte[]> each : files.entrySet()) {
            Path file = folder.resolve(each.getKey());
            Files.createDirectories(file.getParent());
            Files.write(file, each.getValue());
        }
        return folder;
    }

    static Path jar(Path jar, Map<String, byte[]> files) throws IOException {
        return Files.write(jar, jar(files));
    }

    static byte[] jar(Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> each : files.entrySet()) {
                out.putNextEntry(new ZipEntry(each.getKey()));
                out.write(each.getValue());
                out.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String text) {
            super(URI.create("string:///" + name(text) + ".java"), Kind.SOURCE);
            this.text = text;
        }

        private static String name(String text) {
            Matcher type = TYPE.matcher(text);
            if (!type.find()) {
                return "module-info";
            }
            Matcher named = PACKAGE.matcher(text);
            return (named.find() ? named.group(1).replace('.', '/') + "/" : "") + type.group(1);
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, byte[]> classes;

        Memory(JavaFileManager files, Map<String, byte[]> classes) {
            super(files);
            this.classes = classes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            String file = name.replace('.', '/') + kind.extension;
            return new SimpleJavaFileObject(URI.create("memory:///" + file), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return new ByteArrayOutputStream() {
                        @Override
                        public void close() {
                            classes.put(file, toByteArray());
                        }
                    };
                }
            };
        }
    }
}
