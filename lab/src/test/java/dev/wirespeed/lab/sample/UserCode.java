package dev.wirespeed.lab.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles what stands for a user's code: elsewhere, without any annotation processor, into a jar. */
public final class UserCode {

    private final Path folder;
    private final int release;

    /**
     * A compiler of code.
     *
     * @param folder an empty one
     * @param release the JDK that the code is compiled for
     */
    public UserCode(Path folder, int release) {
        this.folder = folder;
        this.release = release;
    }

    /** The folder with the class files of some sources, each given by the full name of its class and its text. */
    public Path compile(String... namesAndTexts) {
        List<JavaFileObject> sources = Stream.iterate(0, i -> i < namesAndTexts.length, i -> i + 2)
                .map(i -> (JavaFileObject) new Text(namesAndTexts[i], namesAndTexts[i + 1]))
                .toList();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> options = List.of(
                "--release",
                "" + release,
                "-proc:none",
                "-classpath",
                System.getProperty("java.class.path"),
                "-d",
                folder.toString());
        assertThat(compiler.getTask(null, null, null, options, null, sources).call())
                .isTrue();
        return folder;
    }

    /** A jar with those of the compiled files whose path contains a text. */
    public Path jar(Path jar, String part) throws IOException {
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out);
                Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = folder.relativize(file).toString();
                if (name.contains(part)) {
                    entries.putNextEntry(new JarEntry(name));
                    Files.copy(file, entries);
                }
            }
        }
        return jar;
    }

    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(String name, String text) {
            super(URI.create("string:///" + name.replace('.', '/') + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
